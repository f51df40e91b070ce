#include "calculators/score_sheet/json_value.h"

#include <algorithm>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "nlohmann/json.hpp"

namespace rushkit {
namespace {

using Json = nlohmann::json;

constexpr size_t kDeepest = 32;
constexpr absl::string_view kByteOrderMark = "\xEF\xBB\xBF";

// Goes over the tokens of a JSON text, which nlohmann's reader has found to be right so far.
class TokenCursor {
 public:
  explicit TokenCursor(absl::string_view text) : text_(text) {
    if (text_.substr(0, kByteOrderMark.size()) == kByteOrderMark) Advance(kByteOrderMark.size());
  }

  // The next token. Afterwards `where` is its first character.
  absl::string_view Next() {
    Advance(std::min(text_.find_first_not_of(" \t\r\n,:", at_), text_.size()) - at_);
    where_ = here_;
    const size_t begin = at_;
    Advance(Length());
    return text_.substr(begin, at_ - begin);
  }
  TextLocation where() const { return where_; }

  // The place of the byte at `index`, which is not before the cursor.
  TextLocation PlaceOf(size_t index) {
    Advance(std::max(std::min(index, text_.size()), at_) - at_);
    return here_;
  }

 private:
  // How many bytes the token at the cursor has.
  size_t Length() const {
    if (at_ == text_.size()) return 0;
    if (text_[at_] != '"') {
      const size_t end = text_.find_first_of(" \t\r\n,:[]{}\"", at_ + 1);
      const bool is_mark = absl::string_view("[]{}").find(text_[at_]) != absl::string_view::npos;
      return is_mark ? 1 : std::min(end, text_.size()) - at_;
    }
    size_t end = at_ + 1;
    while (end < text_.size() && text_[end] != '"') end += text_[end] == '\\' ? 2 : 1;
    return std::min(end + 1, text_.size()) - at_;
  }

  void Advance(size_t bytes) {
    for (; bytes > 0; --bytes, ++at_) {
      const bool is_newline = text_[at_] == '\n';
      here_ =
          is_newline ? TextLocation{here_.line + 1, 1} : TextLocation{here_.line, here_.column + 1};
    }
  }

  absl::string_view text_;
  size_t at_ = 0;
  TextLocation here_;
  TextLocation where_;
};

// Builds the tree. The reader's events come in the order of the tokens, one each, so that a cursor
// that goes one token further at each event knows where it stands.
class Builder : public nlohmann::json_sax<Json> {
 public:
  explicit Builder(absl::string_view text) : cursor_(text) {}

  bool null() override { return Scalar(JsonKind::kNull); }
  bool boolean(bool) override { return Scalar(JsonKind::kBoolean); }
  bool number_integer(number_integer_t) override { return Scalar(JsonKind::kNumber); }
  bool number_unsigned(number_unsigned_t) override { return Scalar(JsonKind::kNumber); }
  bool number_float(number_float_t, const string_t&) override { return Scalar(JsonKind::kNumber); }
  bool binary(binary_t&) override { return false; }  // no text has any
  bool string(string_t& text) override {
    Place(Begin(JsonKind::kText)).text = std::move(text);
    return true;
  }
  bool key(string_t& key) override {
    cursor_.Next();
    if (!keys_.back().insert(key).second) {
      wrong_.push_back(
          {cursor_.where(), absl::StrCat("a second ", InQuotes(key), "; expected one")});
    }
    key_ = std::move(key);
    key_where_ = cursor_.where();
    return true;
  }
  bool start_object(size_t) override { return Open(JsonKind::kObject); }
  bool end_object() override { return Close(); }
  bool start_array(size_t) override { return Open(JsonKind::kList); }
  bool end_array() override { return Close(); }

  bool parse_error(size_t byte, const std::string&, const Json::exception&) override {
    wrong_.push_back({cursor_.PlaceOf(byte == 0 ? 0 : byte - 1), "no JSON from here on"});
    return false;
  }

  absl::StatusOr<JsonValue> Take() && {
    if (!wrong_.empty()) return ToStatus(InReadingOrder(std::move(wrong_)));
    return std::move(root_);
  }

 private:
  JsonValue Begin(JsonKind kind) {
    const absl::string_view token = cursor_.Next();
    return {kind, cursor_.where(), std::string(token), {}, std::exchange(key_, ""), key_where_};
  }

  JsonValue& Place(JsonValue value) {
    if (open_.empty()) return root_ = std::move(value);
    return open_.back().items.emplace_back(std::move(value));
  }

  bool Scalar(JsonKind kind) {
    Place(Begin(kind));
    return true;
  }

  bool Open(JsonKind kind) {
    open_.push_back(Begin(kind));
    keys_.emplace_back();
    if (open_.size() <= kDeepest) return true;
    wrong_.push_back({cursor_.where(), absl::StrCat("nested more than ", kDeepest, " deep")});
    return false;
  }

  bool Close() {
    cursor_.Next();
    JsonValue value = std::move(open_.back());
    open_.pop_back();
    keys_.pop_back();
    Place(std::move(value));
    return true;
  }

  TokenCursor cursor_;
  JsonValue root_;
  std::vector<JsonValue> open_;              // the lists and objects around the cursor
  std::vector<std::set<std::string>> keys_;  // of each of these
  std::string key_;                          // of the value to come
  TextLocation key_where_;
  Diagnostics wrong_;
};

}  // namespace

Item JsonValue::item() const {
  const int quote = kind == JsonKind::kText ? 1 : 0;
  return {text, {where.line, where.column + quote}};
}

absl::StatusOr<JsonValue> ParseJson(absl::string_view text) {
  Builder builder(text);
  Json::sax_parse(text.begin(), text.end(), &builder);
  return std::move(builder).Take();
}

}  // namespace rushkit
