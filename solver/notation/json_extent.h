// How far a JSON object goes on, told by brackets and quotes alone.
#ifndef RUSHKIT_SOLVER_NOTATION_JSON_EXTENT_H_
#define RUSHKIT_SOLVER_NOTATION_JSON_EXTENT_H_

#include <cstddef>

#include "absl/strings/string_view.h"

namespace rushkit {

class JsonExtent {
 public:
  // How many bytes of `text`, which follows all that was added before, still belong to the object:
  // all of them if it goes on.
  size_t Add(absl::string_view text) {
    for (size_t i = 0; i < text.size(); ++i) {
      if (Ends(text[i])) return i + 1;
    }
    return text.size();
  }

  bool is_complete() const { return is_complete_; }
  // How many objects and arrays are open.
  int depth() const { return depth_; }

 private:
  bool Ends(char c) {
    if (is_escaped_) {
      is_escaped_ = false;
    } else if (is_in_string_) {
      is_escaped_ = c == '\\';
      is_in_string_ = c != '"';
    } else if (c == '"') {
      is_in_string_ = true;
    } else if (c == '{' || c == '[') {
      ++depth_;
    } else if (c == '}' || c == ']') {
      is_complete_ = --depth_ <= 0;
    }
    return is_complete_;
  }

  int depth_ = 0;
  bool is_in_string_ = false;
  bool is_escaped_ = false;
  bool is_complete_ = false;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_JSON_EXTENT_H_
