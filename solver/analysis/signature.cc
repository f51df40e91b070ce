#include "solver/analysis/signature.h"

#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/analysis/replay.h"

namespace rushkit {
namespace {

void Append(const Move& move, std::string& out) {
  if (const auto* drive = std::get_if<Drive>(&move)) {
    absl::StrAppend(&out, " d", static_cast<int>(drive->vehicle), ",", drive->spaces.value());
    return;
  }
  const Shift& shift = std::get<Shift>(move);
  absl::StrAppend(&out, " s", static_cast<int>(shift.side), ",", shift.rows.value());
}

std::string ToText(const Line& line) {
  std::string out;
  if (const auto* moves = std::get_if<std::vector<Move>>(&line)) {
    for (const Move& move : *moves) Append(move, out);
    return out;
  }
  for (const Turn& turn : std::get<std::vector<Turn>>(line)) {
    absl::StrAppend(&out, " c", static_cast<int>(turn.card));
    for (const Move& move : turn.moves) Append(move, out);
  }
  return out;
}

absl::Status Wrong(absl::string_view what) { return absl::FailedPreconditionError(what); }

int LengthOf(const Replay& replay, Metric metric) {
  return metric == Metric::kSpaces ? replay.spaces : replay.length();
}

absl::Status CheckEscape(const BenchCase& bench_case, const Escape& escape) {
  const Replay replay = ReplayLine(bench_case.position, bench_case.request, escape.line);
  if (!replay.is_legal()) {
    return Wrong(
        absl::StrCat("its escape breaks at ", replay.breach->number, ": ", replay.breach->reason));
  }
  if (!replay.escapes) return Wrong("its escape does not take the hero off");
  const int length = LengthOf(replay, bench_case.request.metric);
  if (length != escape.length) {
    return Wrong(absl::StrCat("its escape counts ", length, ", not ", escape.length));
  }
  if (!bench_case.length.has_value()) return Wrong("it escapes where no escape is known");
  if (length < *bench_case.length) {
    return Wrong(absl::StrCat("its escape of ", length, " beats ", *bench_case.length));
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status CheckAnswer(const BenchCase& bench_case, const SearchResult& result) {
  if (result.status == SearchStatus::kUnsolvable) {
    return bench_case.length.has_value() ? Wrong("it calls a solvable position unsolvable")
                                         : absl::OkStatus();
  }
  if (bench_case.length.has_value() && result.lower_bound > *bench_case.length) {
    return Wrong(absl::StrCat("its bound ", result.lower_bound, " is above ", *bench_case.length));
  }
  if (!result.escape.has_value()) {
    return result.status == SearchStatus::kSolved ? Wrong("it shows no escape") : absl::OkStatus();
  }
  if (absl::Status status = CheckEscape(bench_case, *result.escape); !status.ok()) return status;
  if (result.status == SearchStatus::kSolved && result.escape->length != *bench_case.length) {
    return Wrong(absl::StrCat("it proves ", result.escape->length, ", not ", *bench_case.length));
  }
  return absl::OkStatus();
}

void Signature::Add(absl::string_view name, const SearchResult& result) {
  AddText(absl::StrCat(name, " ", static_cast<int>(result.status), " ",
                       static_cast<int>(result.algorithm), " ", result.lower_bound, " ",
                       result.statistics.expanded, " ", result.statistics.generated, " ",
                       result.solutions.value_or("-")));
  if (result.escape.has_value()) {
    AddText(absl::StrCat(" ", result.escape->length, ToText(result.escape->line)));
  }
  AddText("\n");
}

uint32_t Signature::value() const { return static_cast<uint32_t>(hash_ ^ (hash_ >> 32)); }

void Signature::AddText(absl::string_view text) {
  for (const char character : text) {
    hash_ = (hash_ ^ static_cast<unsigned char>(character)) * 0x100000001b3;
  }
}

}  // namespace rushkit
