#include "cli/selfplay_resume.h"

#include <cstdint>
#include <fstream>
#include <optional>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace rushkit {

WrittenGames::WrittenGames(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  for (std::string line; std::getline(file, line);) {
    if (IsHeaderLine(line)) {
      blocks_.push_back({line + "\n", {}, false});
    } else if (!blocks_.empty() && IsGameLine(line)) {
      blocks_.back().games.push_back(line);
    } else if (!blocks_.empty() && IsSummaryLine(line)) {
      blocks_.back().has_summary = true;
    }
  }
}

const WrittenBlock* WrittenGames::Next() {
  return next_ < blocks_.size() ? &blocks_[next_++] : nullptr;
}

absl::Status AddWritten(const WrittenBlock& written, const SelfPlayBlock& block,
                        SelfPlaySummary& summary) {
  if (written.header != HeaderLine(block)) {
    return absl::InvalidArgumentError(
        "the results that are there already are of other games: their header differs");
  }
  for (uint64_t number = 0; number < written.games.size(); ++number) {
    const std::optional<GameOutcome> game = ReadGameLine(written.games[number], block.run, number);
    if (!game) {
      return absl::InvalidArgumentError(
          absl::StrCat("the results that are there already are spoilt: where game ", number,
                       " is expected stands '", written.games[number], "'"));
    }
    summary.Add(*game);
  }
  return absl::OkStatus();
}

}  // namespace rushkit
