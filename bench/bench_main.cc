#include "bench/bench_main.h"

#include <cassert>
#include <cstdlib>
#include <optional>
#include <utility>

#include "data/embedded.h"

namespace rushkit {
namespace {

bool any_wrong = false;

std::vector<PositionEntry> ReadBenchPositions() {
  const std::optional<absl::string_view> text = EmbeddedFile("bench/positions.txt");
  assert(text.has_value());
  std::vector<PositionEntry> entries;
  PositionFileReader reader(LinesOf(*text), Connection::kAllThree);
  while (std::optional<PositionEntry> entry = reader.Next()) {
    assert(entry->position.ok());
    entries.push_back(*std::move(entry));
  }
  return entries;
}

}  // namespace

const std::vector<PositionEntry>& BenchPositions() {
  static const auto* const kEntries = new std::vector<PositionEntry>(ReadBenchPositions());
  return *kEntries;
}

void ReportWrong(benchmark::State& state, const std::string& what) {
  any_wrong = true;
  state.SkipWithError(what.c_str());
}

}  // namespace rushkit

int main(int argc, char** argv) {
  rushkit::RegisterBenchmarks();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return EXIT_FAILURE;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return rushkit::any_wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
