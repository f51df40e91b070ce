#include "cli/game_record_input.h"

#include <unistd.h>

#include <cstdio>
#include <memory>

#include "cli/line_reader.h"
#include "cli/options.h"
#include "cli/position_input.h"
#include "cli/render/words.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

constexpr char kStandardInput[] = "-";

// Puts `text` where standard input was, to be read once more; false when that fails.
bool GiveBack(const std::string& text) {
  const std::unique_ptr<FILE, int (*)(FILE*)> file(std::tmpfile(), std::fclose);
  if (file == nullptr || std::fwrite(text.data(), 1, text.size(), file.get()) != text.size()) {
    return false;
  }
  std::rewind(file.get());
  return dup2(fileno(file.get()), STDIN_FILENO) >= 0;
}

}  // namespace

RecordNames KnownNames() {
  return {.setup_code = [](absl::string_view name) -> std::optional<std::string> {
            for (const std::string& built_in : BuiltInNames()) {
              if (built_in != name) continue;
              auto input = PositionInput::Open(built_in, Connection::kAllThree, std::nullopt);
              return WritePositionCode(*input->Next()->position);
            }
            return std::nullopt;
          },
          .deck = [](absl::string_view name) -> std::optional<Deck> {
            if (name == "a" || name == "b") return BuiltInDeck(name);
            const std::string path(name);
            if (!FileExists(path)) return std::nullopt;
            const absl::StatusOr<std::string> text = ReadTextFile(path);
            if (!text.ok()) return std::nullopt;
            const absl::StatusOr<Deck> deck = ReadDeck(*text);
            return deck.ok() ? std::optional<Deck>(*deck) : std::nullopt;
          }};
}

std::optional<std::string> FindRecordText(const std::string& path) {
  const bool is_input = path == kStandardInput;
  if (!is_input && !NamesFile(path)) return std::nullopt;
  absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return std::nullopt;
  if (LooksLikeGameRecord(*text)) return *std::move(text);
  if (is_input && !GiveBack(*text)) return std::nullopt;
  return std::nullopt;
}

absl::StatusOr<std::vector<WrittenRecord>> ReadRecordFile(const std::string& path,
                                                          const std::string& text) {
  auto records = ReadGameRecords(text, KnownNames());
  if (records.ok()) return records;
  return absl::InvalidArgumentError(LocatedLines(path, FromStatus(records.status())));
}

}  // namespace rushkit
