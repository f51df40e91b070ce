// The text files of data/ that are part of the program.
#ifndef RUSHKIT_DATA_EMBEDDED_H_
#define RUSHKIT_DATA_EMBEDDED_H_

#include <optional>

#include "absl/strings/string_view.h"

namespace rushkit {

// The text of data/`path` ("setups/booklet.txt"), or nothing when there is no such file.
std::optional<absl::string_view> EmbeddedFile(absl::string_view path);

}  // namespace rushkit

#endif  // RUSHKIT_DATA_EMBEDDED_H_
