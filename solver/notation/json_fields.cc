#include "solver/notation/json_fields.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/base/diagnostics.h"

namespace rushkit {

using Json = nlohmann::ordered_json;

JsonFields::JsonFields(const Json& object, std::string path, std::vector<std::string>& wrong)
    : object_(&object), path_(std::move(path)), wrong_(&wrong) {
  if (object.is_object()) return;
  wrong_->push_back(absl::StrCat(path_.empty() ? "the message" : path_, " is no object"));
}

const Json* JsonFields::Find(absl::string_view key) const {
  if (!object_->is_object()) return nullptr;
  const auto found = object_->find(std::string(key));
  return found == object_->end() ? nullptr : &*found;
}

std::string JsonFields::PathOf(absl::string_view key) const {
  return absl::StrCat(path_, path_.empty() || key.empty() ? "" : ".", key);
}

const Json* JsonFields::Take(absl::string_view key, bool may_be_missing) {
  const Json* value = Find(key);
  if (value == nullptr && !may_be_missing && object_->is_object()) {
    wrong_->push_back(absl::StrCat(PathOf(key), " is missing"));
  }
  return value;
}

void JsonFields::RefuseKind(absl::string_view key, absl::string_view expected) {
  wrong_->push_back(absl::StrCat(PathOf(key), " is no ", expected));
}

void JsonFields::Refuse(absl::string_view key, absl::string_view message) {
  wrong_->push_back(absl::StrCat(PathOf(key), ": ", message));
}

void JsonFields::Refuse(absl::string_view key, const absl::Status& status) {
  for (const Diagnostic& one : FromStatus(status)) Refuse(key, one.message);
}

std::optional<std::string> JsonFields::Text(absl::string_view key,
                                            std::optional<std::string> otherwise) {
  const Json* value = Take(key, otherwise.has_value());
  if (value == nullptr) return otherwise;
  if (value->is_string()) return value->get<std::string>();
  RefuseKind(key, "string");
  return std::nullopt;
}

std::optional<int64_t> JsonFields::Number(absl::string_view key, int64_t least, int64_t most,
                                          std::optional<int64_t> otherwise) {
  const Json* value = Take(key, otherwise.has_value());
  if (value == nullptr) return otherwise;
  if (!value->is_number_integer()) {
    RefuseKind(key, "whole number");
    return std::nullopt;
  }
  const bool is_huge = value->is_number_unsigned() && value->get<uint64_t>() > uint64_t{INT64_MAX};
  const int64_t number = is_huge ? INT64_MAX : value->get<int64_t>();
  if (number >= least && number <= most) return number;
  Refuse(key, absl::StrCat("found ", value->dump(), ", expected ", least, " to ", most));
  return std::nullopt;
}

std::optional<double> JsonFields::Real(absl::string_view key, double otherwise) {
  const Json* value = Find(key);
  if (value == nullptr) return otherwise;
  if (value->is_number()) return value->get<double>();
  RefuseKind(key, "number");
  return std::nullopt;
}

std::optional<bool> JsonFields::Truth(absl::string_view key, bool otherwise) {
  const Json* value = Find(key);
  if (value == nullptr) return otherwise;
  if (value->is_boolean()) return value->get<bool>();
  RefuseKind(key, "boolean");
  return std::nullopt;
}

std::optional<JsonFields> JsonFields::Object(absl::string_view key, bool may_be_missing) {
  const Json* value = Take(key, may_be_missing);
  if (value == nullptr) return std::nullopt;
  return JsonFields(*value, PathOf(key), *wrong_);
}

std::vector<JsonFields> JsonFields::Objects(absl::string_view key) {
  std::vector<JsonFields> fields;
  const Json* value = Find(key);
  if (value == nullptr) return fields;
  if (!value->is_array()) RefuseKind(key, "array");
  for (size_t i = 0; value->is_array() && i < value->size(); ++i) {
    fields.emplace_back((*value)[i], absl::StrCat(PathOf(key), "[", i, "]"), *wrong_);
  }
  return fields;
}

std::vector<std::string> JsonFields::Keys() const {
  std::vector<std::string> keys;
  if (!object_->is_object()) return keys;
  for (const auto& item : object_->items()) keys.push_back(item.key());
  return keys;
}

}  // namespace rushkit
