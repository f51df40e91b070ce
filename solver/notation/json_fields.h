// Takes the fields of a JSON object one by one and notes all that is wrong with them, each by its
// path: "view.pile is missing".
#ifndef RUSHKIT_SOLVER_NOTATION_JSON_FIELDS_H_
#define RUSHKIT_SOLVER_NOTATION_JSON_FIELDS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "nlohmann/json.hpp"

namespace rushkit {

inline constexpr int64_t kLargestJsonNumber = int64_t{1} << 53;  // that every reader can hold

class JsonFields {
 public:
  // `object` and `wrong` must outlive it. What is no object has no fields, which is noted.
  JsonFields(const nlohmann::ordered_json& object, std::string path,
             std::vector<std::string>& wrong);

  bool Has(absl::string_view key) const { return Find(key) != nullptr; }

  // Each notes it when the field is missing, unless there is something else to take then.
  std::optional<std::string> Text(absl::string_view key,
                                  std::optional<std::string> otherwise = std::nullopt);
  std::optional<int64_t> Number(absl::string_view key, int64_t least, int64_t most,
                                std::optional<int64_t> otherwise = std::nullopt);
  std::optional<double> Real(absl::string_view key, double otherwise);
  std::optional<bool> Truth(absl::string_view key, bool otherwise);
  // An object, or nothing where there is none.
  std::optional<JsonFields> Object(absl::string_view key, bool may_be_missing = true);
  // The elements of an array, each an object; none where there is no array.
  std::vector<JsonFields> Objects(absl::string_view key);
  std::vector<std::string> Keys() const;

  // Notes that a field, or with an empty key the object, is not as it should be:
  // "PATH.KEY: MESSAGE", a message for each line of a status.
  void Refuse(absl::string_view key, absl::string_view message);
  void Refuse(absl::string_view key, const absl::Status& status);

 private:
  const nlohmann::ordered_json* Find(absl::string_view key) const;
  std::string PathOf(absl::string_view key) const;
  // Null, and noted, when the field is missing; null when that is no mistake.
  const nlohmann::ordered_json* Take(absl::string_view key, bool may_be_missing);
  void RefuseKind(absl::string_view key, absl::string_view expected);

  const nlohmann::ordered_json* object_;
  std::string path_;
  std::vector<std::string>* wrong_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_JSON_FIELDS_H_
