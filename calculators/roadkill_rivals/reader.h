// What the readers of questions and of game logs share: an object whose keys speak of cards.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_READER_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_READER_H_

#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "calculators/roadkill_rivals/catalogue.h"
#include "calculators/roadkill_rivals/rules.h"
#include "calculators/score_sheet/json_reader.h"

namespace rushkit::roadkill {

inline constexpr size_t kFreewayCards = 4;

class Reader {
 public:
  // Learns "facts" and reads "rules", which may stand in every object beside `keys`.
  Reader(const JsonValue& asked, Catalogue catalogue, JsonKeys keys);

  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  const JsonObject& object() const { return object_; }
  const JsonValue* Find(absl::string_view key) const { return object_.Find(key); }
  const Catalogue& catalogue() const { return catalogue_; }
  const Rules& rules() const { return rules_; }
  Diagnostics& wrong() { return wrong_; }

  // The cards under a key; none when there is no such key.
  Cards ReadCards(absl::string_view key, std::optional<CardKind> bare = std::nullopt);
  Cards ReadCards(const JsonValue& value, std::optional<CardKind> bare = std::nullopt);
  // The one card under a key.
  std::optional<Card> ReadCard(const JsonObject& object, absl::string_view key,
                               std::optional<CardKind> bare = std::nullopt);
  // The four cards of the freeway.
  Cards ReadFreeway();
  // Complains, at the key or where it should be.
  void Complain(absl::string_view key, absl::string_view message);

  // `value`, unless something was wrong.
  template <class Value>
  absl::StatusOr<Value> Finish(Value value) {
    if (!wrong_.empty()) return ToStatus(InReadingOrder(std::move(wrong_)));
    return value;
  }

 private:
  const JsonValue& asked_;
  Catalogue catalogue_;
  Diagnostics wrong_;
  JsonObject object_;
  Rules rules_;
};

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_READER_H_
