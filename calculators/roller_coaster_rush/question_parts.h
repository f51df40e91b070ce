// What several questions have in common: players by name, and what is written for each of them.
// All of these complain about what is not as expected.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_QUESTION_PARTS_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_QUESTION_PARTS_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "calculators/roller_coaster_rush/auction.h"
#include "calculators/roller_coaster_rush/grand_opening.h"
#include "calculators/roller_coaster_rush/rules.h"
#include "calculators/roller_coaster_rush/run.h"
#include "calculators/roller_coaster_rush/showstopper.h"
#include "calculators/score_sheet/item.h"
#include "calculators/score_sheet/json_reader.h"
#include "calculators/score_sheet/json_value.h"
#include "solver/base/diagnostics.h"

namespace rushkit::coaster {

inline constexpr IntRange kMoneyRange = {0, 999};

// `value`, unless something was wrong.
template <class Value>
absl::StatusOr<Value> Unless(Diagnostics wrong, Value value) {
  if (!wrong.empty()) return ToStatus(InReadingOrder(std::move(wrong)));
  return value;
}

bool HasKey(const JsonValue& object, absl::string_view key);

// One text or number; nothing where there is no such key.
std::optional<Item> ReadWord(const JsonObject& object, absl::string_view key, Diagnostics& wrong);

// Names that differ.
std::vector<std::string> ReadNames(absl::Span<const Item> items, Diagnostics& wrong);
// Without players, what is wrong is that there are none.
std::optional<size_t> FindPlayer(Item name, absl::Span<const std::string> players,
                                 Diagnostics& wrong);

// A name with the list that is written for it: {"Ana": ["A", "B"]}, {"Ana": "A,B"}, or in a text
// "Ana=A+B,Ben=C".
struct NamedList {
  Item name;
  std::vector<Item> items;
};
// Nothing where there is no such key.
std::vector<NamedList> ReadNamedLists(const JsonObject& object, absl::string_view key,
                                      Diagnostics& wrong);

// Such a list for each player; where there is the key, nobody may be left out.
std::vector<std::vector<Item>> ReadByPlayer(const JsonObject& object, absl::string_view key,
                                            absl::Span<const std::string> players,
                                            Diagnostics& wrong);

Runs ReadRuns(absl::Span<const Item> items, size_t longest, Diagnostics& wrong);
// Money of several others, "7,5".
std::vector<Money> ReadMoney(absl::Span<const Item> items, Diagnostics& wrong);
// Separated by ";" in a text.
std::vector<Showstopper> ReadShowstoppers(const JsonValue& value, Diagnostics& wrong);
Rules ReadRules(const JsonObject& object, Diagnostics& wrong);

// The keys "bids", "side-bids" (several of them separated by ";" in a text), "owner", "winner" and,
// for the piece, `piece_key`.
Auction ReadAuction(const JsonObject& object, absl::string_view piece_key,
                    absl::Span<const std::string> players, Diagnostics& wrong);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_QUESTION_PARTS_H_
