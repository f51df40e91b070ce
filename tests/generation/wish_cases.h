// Each wish that there is about a set-up, with a question of its own whether it is kept: asked of
// the searches and of the rating, not of the generator.
#ifndef RUSHKIT_TESTS_GENERATION_WISH_CASES_H_
#define RUSHKIT_TESTS_GENERATION_WISH_CASES_H_

#include <string>
#include <vector>

#include "solver/board/position.h"
#include "solver/generation/generator.h"

namespace rushkit::testing {

struct WishCase {
  std::string name;
  void (*wish)(GenerationOrder&);
  bool (*is_kept)(const Position&, Player hero);
};

// Those about kinds come last: they have the last word on the design.
const std::vector<WishCase>& WishCases();

// Of a set-up found for `order`: for each of the heroes that count.
bool IsKept(const WishCase& one, const Position& position, const GenerationOrder& order);

// Not of two that contradict each other, nor of two that take long to find together.
bool GoTogether(const WishCase& one, const WishCase& other);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_GENERATION_WISH_CASES_H_
