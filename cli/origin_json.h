// Where a position came from, as JSON.
#ifndef RUSHKIT_CLI_ORIGIN_JSON_H_
#define RUSHKIT_CLI_ORIGIN_JSON_H_

#include "cli/position_input.h"
#include "cli/render/json.h"

namespace rushkit {

// Adds `name`, `source` and `fields`, each if there is one.
inline void AddOrigin(const Origin& origin, Json& object) {
  if (!origin.name.empty()) object["name"] = origin.name;
  if (origin.is_in_file) object["source"] = origin.ToString();
  if (!origin.fields.empty()) object["fields"] = origin.fields;
}

}  // namespace rushkit

#endif  // RUSHKIT_CLI_ORIGIN_JSON_H_
