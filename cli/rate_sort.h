// The order of ratings that stand side by side.
#ifndef RUSHKIT_CLI_RATE_SORT_H_
#define RUSHKIT_CLI_RATE_SORT_H_

#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "cli/batch.h"
#include "cli/rate_question.h"

namespace rushkit {

enum class SortKey : uint8_t {
  kName,
  kDifficulty,  // of the hero who has it harder
  kMoves,       // of the hero who has it shorter, as the next two
  kSpaces,
  kTurns,
  kFair,   // fair, undecided, unfair; then by the distance of the first player's rate from 50 %
  kFirst,  // the first player's rate
  kUnfinished,  // the share of unfinished games
};

struct RateOrder {
  SortKey key = SortKey::kName;
  bool is_descending = false;

  // Whether only a card game has it.
  bool is_of_game() const { return key >= SortKey::kFair; }
};

// "difficulty|moves|...": the keys, for help.
std::string SortKeys();
// A key, with a minus before it for the descending order.
absl::StatusOr<std::optional<RateOrder>> ReadRateOrder(const std::string& text);

// The same order of the ratings in a store, as columns of the view `ratings` behind ORDER BY.
std::string SqlOrder(const std::optional<RateOrder>& order);

// Answers that wait for the last one. Several threads may add to it.
class SortedRatings {
 public:
  explicit SortedRatings(const RateOrder& order) : order_(order) {}

  void Add(const Question& question, const RatedPosition& rated, std::string text);
  // What cannot be rated: it comes last, in the order in which it was added.
  void AddBad(absl::string_view text);
  // In order, those without the figure behind those with it. Equal ones stay as they came in. False
  // when `write` is.
  bool Write(const std::function<bool(absl::string_view)>& write);

 private:
  struct Entry {
    uint64_t number = 0;          // of the position
    std::vector<double> figures;  // empty: it has none
    std::string name;
    std::string text;
  };

  bool IsBefore(const Entry& a, const Entry& b) const;

  RateOrder order_;
  std::mutex mutex_;  // guards all below
  std::vector<Entry> entries_;
  std::vector<std::string> bad_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RATE_SORT_H_
