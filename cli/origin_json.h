// Where a position came from, as JSON.
#ifndef RUSHKIT_CLI_ORIGIN_JSON_H_
#define RUSHKIT_CLI_ORIGIN_JSON_H_

#include "cli/position_input.h"
#include "cli/render/json.h"

namespace rushkit {

// {"o": "B"}: under which letter each vehicle goes instead of its own.
inline Json RenamedJson(const std::vector<Renaming>& renamed) {
  Json object = Json::object();
  for (const Renaming& one : renamed) object[one.from] = std::string(1, one.to);
  return object;
}

// Adds `name`, `source`, `fields`, the `format` that was read and what is `renamed`, each if there
// is one.
inline void AddOrigin(const Origin& origin, Json& object) {
  if (!origin.name.empty()) object["name"] = origin.name;
  if (origin.is_in_file) object["source"] = origin.ToString();
  if (!origin.fields.empty()) object["fields"] = origin.fields;
  if (origin.format.has_value()) object["format"] = std::string(FormatName(*origin.format));
  if (!origin.renamed.empty()) object["renamed"] = RenamedJson(origin.renamed);
}

}  // namespace rushkit

#endif  // RUSHKIT_CLI_ORIGIN_JSON_H_
