#include "solver/notation/json_items.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "nlohmann/json.hpp"

namespace rushkit {
namespace {

using Json = nlohmann::json;

// Goes through the bytes of a text and keeps count of them, so that a value can be located.
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

class Listener : public nlohmann::json_sax<Json> {
 public:
  Listener(absl::string_view text, TextLocation start, const size_t* bytes_read)
      : text_(text), start_(start), bytes_read_(bytes_read) {}

  bool null() override { return Add(JsonItemKind::kOther); }
  bool boolean(bool value) override { return Add(JsonItemKind::kBoolean, value ? 1 : 0); }
  bool number_integer(number_integer_t value) override {
    return Add(JsonItemKind::kWholeNumber, value);
  }
  bool number_unsigned(number_unsigned_t value) override {
    constexpr auto kMost = static_cast<number_unsigned_t>(std::numeric_limits<int64_t>::max());
    return Add(JsonItemKind::kWholeNumber, static_cast<int64_t>(std::min(value, kMost)));
  }
  bool number_float(number_float_t, const string_t&) override { return Add(JsonItemKind::kOther); }
  bool binary(binary_t&) override { return Add(JsonItemKind::kOther); }
  bool string(string_t& text) override { return Add(JsonItemKind::kString, 0, text); }

  bool key(string_t& key) override {
    key_ = key;
    key_end_ = *bytes_read_;
    return true;
  }
  bool start_object(size_t) override { return Open(JsonItemKind::kObject); }
  bool end_object() override { return Close(); }
  bool start_array(size_t) override { return Open(JsonItemKind::kArray); }
  bool end_array() override { return Close(); }

  bool parse_error(size_t byte, const std::string&, const Json::exception&) override {
    result_.wrong.push_back({PlaceIn(text_, byte == 0 ? 0 : byte - 1, start_),
                             "no JSON from here on; expected an object such as "
                             "{\"position\": \"...\"}"});
    return false;
  }

  JsonItems Take() { return std::move(result_); }

 private:
  bool Add(JsonItemKind kind, int64_t number = 0, const std::string& text = "") {
    const std::string key = std::exchange(key_, "");
    if (depth_ > kDeepestItem) return true;
    const size_t end = key.empty() ? *bytes_read_ : key_end_;
    const size_t offset = end - std::min(end, key.empty() ? 1 : key.size() + 2);
    result_.items.push_back({depth_, key, kind, text, number, offset, key_end_});
    return true;
  }
  bool Open(JsonItemKind kind) {
    Add(kind);
    ++depth_;
    return true;
  }
  bool Close() {
    --depth_;
    return true;
  }

  absl::string_view text_;
  TextLocation start_;
  const size_t* bytes_read_;
  JsonItems result_;
  int depth_ = 0;
  std::string key_;
  size_t key_end_ = 0;
};

}  // namespace

const JsonItem* JsonItems::Find(absl::string_view key) const {
  const auto found = std::find_if(items.rbegin(), items.rend(), [key](const JsonItem& item) {
    return item.depth == 1 && item.key == key;
  });
  return found == items.rend() ? nullptr : &*found;
}

std::string JsonItems::name() const {
  const JsonItem* item = Find("name");
  return item != nullptr ? item->text : "";
}

TextLocation PlaceIn(absl::string_view text, size_t offset, TextLocation start) {
  const absl::string_view before = text.substr(0, offset);
  const auto lines = static_cast<int>(std::count(before.begin(), before.end(), '\n'));
  if (lines == 0) return {start.line, start.column + static_cast<int>(before.size())};
  const size_t line_begin = before.rfind('\n') + 1;
  return {start.line + lines, static_cast<int>(before.size() - line_begin) + 1};
}

JsonItems ScanJson(absl::string_view text, TextLocation start) {
  size_t bytes_read = 0;
  Listener listener(text, start, &bytes_read);
  const char* end = text.data() + text.size();
  Json::sax_parse(CountingIterator(text.data(), &bytes_read), CountingIterator(end, &bytes_read),
                  &listener);
  return listener.Take();
}

std::string JsonQuoted(absl::string_view text) {
  return Json(std::string(text)).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace rushkit
