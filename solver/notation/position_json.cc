#include "solver/notation/position_json.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "nlohmann/json.hpp"
#include "solver/notation/position_code.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

using Json = nlohmann::json;

// Goes through the bytes of a line and keeps count of them, so that a value can be located.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, size_t* read) : at_(at), read_(read) {}

  const char& operator*() const { return *at_; }
  CountingIterator& operator++() {
    ++at_;
    ++*read_;
    return *this;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) {
    return a.at_ == b.at_;
  }
  friend bool operator!=(const CountingIterator& a, const CountingIterator& b) { return !(a == b); }

 private:
  const char* at_;
  size_t* read_;
};

// A string value and the byte of the line just behind the quote that closes its key.
struct JsonString {
  std::string text;
  size_t key_end = 0;
};

// Listens to a JSON reader for the three keys that matter, without building the object.
class Listener : public nlohmann::json_sax<Json> {
 public:
  explicit Listener(const size_t* bytes_read) : bytes_read_(bytes_read) {}

  bool null() override { return OtherValue(); }
  bool boolean(bool) override { return OtherValue(); }
  bool number_integer(number_integer_t) override { return OtherValue(); }
  bool number_unsigned(number_unsigned_t) override { return OtherValue(); }
  bool number_float(number_float_t, const string_t&) override { return OtherValue(); }
  bool binary(binary_t&) override { return OtherValue(); }

  bool string(string_t& text) override {
    if (depth_ == 1 && key_ == "position") position_ = JsonString{text, key_end_};
    if (depth_ == 1 && key_ == "name") name_ = text;
    return true;
  }
  bool key(string_t& key) override {
    if (depth_ != 1) return true;
    key_ = key;
    key_end_ = *bytes_read_;
    if (key_ == "version") has_version_ = true;
    if (key_ == "position" && std::exchange(has_position_, true)) {
      wrong_.push_back({KeyStart(), "a second \"position\"; expected one"});
    }
    return true;
  }

  bool start_object(size_t) override { return Open(); }
  bool end_object() override { return Close(); }
  bool start_array(size_t) override { return Open(); }
  bool end_array() override { return Close(); }

  bool parse_error(size_t byte, const std::string&, const Json::exception&) override {
    wrong_.push_back({At(byte),
                      "no JSON from here on; expected an object such as "
                      "{\"position\": \"...\"}"});
    return false;
  }

  bool has_version() const { return has_version_; }
  const std::string& name() const { return name_; }
  const std::optional<JsonString>& position() const { return position_; }
  // Lines are 1; columns count in the JSON text.
  const Diagnostics& wrong() const { return wrong_; }

 private:
  // The place of the last of `bytes`.
  static TextLocation At(size_t bytes) { return {1, bytes == 0 ? 1 : static_cast<int>(bytes)}; }

  // Where the present key's opening quote stands.
  TextLocation KeyStart() const { return At(key_end_ - std::min(key_end_, key_.size() + 1)); }

  bool OtherValue() {
    if (depth_ == 1 && (key_ == "position" || key_ == "name")) {
      wrong_.push_back({KeyStart(), absl::StrCat("\"", key_, "\" is no string")});
    }
    return true;
  }
  bool Open() {
    OtherValue();
    ++depth_;
    return true;
  }
  bool Close() {
    --depth_;
    return true;
  }

  const size_t* bytes_read_;
  int depth_ = 0;
  std::string key_;
  size_t key_end_ = 0;
  bool has_version_ = false;
  bool has_position_ = false;
  std::string name_;
  std::optional<JsonString> position_;
  Diagnostics wrong_;
};

// How many bytes of JSON text write the character at `at`, which may be an escape.
size_t BytesOfCharacter(absl::string_view line, size_t at) {
  if (line[at] != '\\') return 1;
  return line[at + 1] == 'u' ? 6 : 2;
}

// Where each byte of the string stands whose key ends at `key_end`, and then its closing quote. An
// escape of a character outside ASCII, which is wrong in a code anyway, makes the rest inexact.
std::vector<int> ColumnsOf(absl::string_view line, const JsonString& value) {
  std::vector<int> columns;
  size_t at = line.find('"', value.key_end) + 1;
  for (size_t i = 0; i <= value.text.size(); ++i) {
    columns.push_back(static_cast<int>(at) + 1);
    if (at < line.size() && line[at] != '"') at += BytesOfCharacter(line, at);
  }
  return columns;
}

absl::StatusOr<Position> ReadCode(absl::string_view line, const JsonString& value,
                                  Connection connection, TextLocation start) {
  absl::StatusOr<Position> position = ReadPositionCode(value.text, connection);
  if (position.ok()) return position;
  const std::vector<int> columns = ColumnsOf(line, value);
  Diagnostics wrong = FromStatus(position.status());
  for (Diagnostic& one : wrong) {
    const int column = columns[static_cast<size_t>(one.where.column) - 1];
    one.where = {start.line, start.column + column - 1};
  }
  return ToStatus(InReadingOrder(std::move(wrong)));
}

}  // namespace

std::optional<PositionJson> ReadPositionJson(absl::string_view line, Connection connection,
                                             TextLocation start) {
  size_t bytes_read = 0;
  Listener listener(&bytes_read);
  const char* end = line.data() + line.size();
  Json::sax_parse(CountingIterator(line.data(), &bytes_read), CountingIterator(end, &bytes_read),
                  &listener);
  Diagnostics wrong = listener.wrong();
  if (wrong.empty() && listener.position()) {
    return PositionJson{listener.name(), ReadCode(line, *listener.position(), connection, start)};
  }
  if (wrong.empty()) {
    if (listener.has_version()) return std::nullopt;
    wrong.push_back({{1, 1}, "no \"position\" in this object"});
  }
  for (Diagnostic& one : wrong) one.where = {start.line, start.column + one.where.column - 1};
  return PositionJson{listener.name(), ToStatus(InReadingOrder(std::move(wrong)))};
}

}  // namespace rushkit
