#include "solver/notation/position_json.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/notation/position_code.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

// How many bytes of JSON text write the character at `at`, which may be an escape.
size_t BytesOfCharacter(absl::string_view text, size_t at) {
  if (text[at] != '\\') return 1;
  return text[at + 1] == 'u' ? 6 : 2;
}

// Where each byte of a string value stands, and then its closing quote. An escape of a character
// outside ASCII, which is wrong in a code anyway, makes the rest inexact.
std::vector<size_t> OffsetsOf(absl::string_view text, const JsonItem& value) {
  std::vector<size_t> offsets;
  size_t at = text.find('"', value.key_end) + 1;
  for (size_t i = 0; i <= value.text.size(); ++i) {
    offsets.push_back(at);
    if (at < text.size() && text[at] != '"') at += BytesOfCharacter(text, at);
  }
  return offsets;
}

absl::StatusOr<Position> ReadCode(absl::string_view text, const JsonItem& value,
                                  Connection connection, TextLocation start) {
  absl::StatusOr<Position> position = ReadPositionCode(value.text, connection);
  if (position.ok()) return position;
  const std::vector<size_t> offsets = OffsetsOf(text, value);
  Diagnostics wrong = FromStatus(position.status());
  for (Diagnostic& one : wrong) {
    one.where = PlaceIn(text, offsets[static_cast<size_t>(one.where.column) - 1], start);
  }
  return ToStatus(InReadingOrder(std::move(wrong)));
}

}  // namespace

bool IsJsonHeader(const JsonItems& json) {
  const bool is_of_results = json.Find("version") != nullptr || json.Find("unit") != nullptr;
  return json.wrong.empty() && is_of_results && json.Find("position") == nullptr &&
         json.Find("cars") == nullptr;
}

absl::StatusOr<Position> ReadPositionJson(absl::string_view text, const JsonItems& json,
                                          Connection connection, TextLocation start) {
  Diagnostics wrong = json.wrong;
  const JsonItem* code = nullptr;
  for (const JsonItem& item : json.items) {
    if (item.depth != 1 || (item.key != "position" && item.key != "name")) continue;
    const TextLocation where = PlaceIn(text, item.offset, start);
    if (item.kind != JsonItemKind::kString) {
      wrong.push_back({where, absl::StrCat("\"", item.key, "\" is no string")});
    }
    if (item.key != "position") continue;
    if (code != nullptr) wrong.push_back({where, "a second \"position\"; expected one"});
    code = &item;
  }
  if (wrong.empty() && code == nullptr) wrong.push_back({start, "no \"position\" in this object"});
  if (!wrong.empty()) return ToStatus(InReadingOrder(std::move(wrong)));
  return ReadCode(text, *code, connection, start);
}

std::string WritePositionJson(const Position& position, absl::string_view name) {
  return absl::StrCat("{", name.empty() ? "" : absl::StrCat("\"name\":", JsonQuoted(name), ","),
                      "\"position\":\"", WritePositionCode(position), "\"}\n");
}

}  // namespace rushkit
