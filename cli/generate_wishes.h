// The wishes of generate, as they are typed in.
#ifndef RUSHKIT_CLI_GENERATE_WISHES_H_
#define RUSHKIT_CLI_GENERATE_WISHES_H_

#include <string>

#include "cli/generate_options.h"
#include "solver/generation/wishes.h"

namespace rushkit {

Wishes WishesFrom(const GenerateOptions& options);

// How a wish is typed in: "--moves 5..8".
std::string WishText(WishKind kind, const Wishes& wishes);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_GENERATE_WISHES_H_
