// Letters that the code of a boxed grid can write, for vehicles that came under other names.
//
// In a code the hero is known by its letter: the first of X, A, R and r that is a vehicle. So no
// other vehicle may be called X, nor A beside a hero R; and o and x are no vehicles at all.
#ifndef RUSHKIT_SOLVER_NOTATION_LETTERS_H_
#define RUSHKIT_SOLVER_NOTATION_LETTERS_H_

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "solver/board/position.h"
#include "solver/board/setup.h"

namespace rushkit {

// The hero's letter is the first of these that is a vehicle.
inline constexpr absl::string_view kHeroLetters = "XARr";
// What vehicles that cannot keep their names are called, in this order: none is a hero's letter.
inline constexpr absl::string_view kFreeLetters = "BCDEFGHIJKLMNOPQSTUVWYZabcdefghijklmnpqstuvwyz";

// The hero's letter on a boxed grid with these cells; A where no vehicle can be the hero.
char HeroAmong(const std::vector<WrittenCell>& cells);

// A letter for the vehicle of that index, from 0 to 25, until it gets its own. It is in no text.
char PlaceholderOf(size_t index);
size_t IndexOfPlaceholder(char letter);

// The letter itself as a name.
std::string NameOfLetter(char letter);

// A vehicle that goes by another letter than the name it came under.
struct Renaming {
  std::string from;
  char to = 0;

  friend bool operator==(const Renaming&, const Renaming&) = default;
};

struct LetteredPosition {
  Position position;
  std::vector<Renaming> renamed;
};

struct WrittenPosition {
  std::string text;               // whole lines, each with its newline
  std::vector<Renaming> renamed;  // vehicles whose letters the format cannot write
};

// A letter for each vehicle, by the one that it has: its wish, if that is not 0, else the first of
// those that are free for it which nobody else has. Nothing when these run out; no two may wish for
// the same.
using Letters = std::map<char, char>;
std::optional<Letters> ChooseLetters(const Position& position,
                                     absl::FunctionRef<char(const Vehicle&)> wish,
                                     absl::FunctionRef<absl::string_view(const Vehicle&)> free_for);

// `position` with its vehicles under `letters`. `name_of` says under which name the vehicle of a
// letter came.
LetteredPosition WithLetters(const Position& position, const Letters& letters,
                             absl::FunctionRef<std::string(char)> name_of = NameOfLetter);

// `position` with letters that its code can write: a vehicle keeps its name where that is possible,
// else the hero becomes X and any other the first free letter. A grid with sides stays as it is.
LetteredPosition WithCodeLetters(const Position& position,
                                 absl::FunctionRef<std::string(char)> name_of = NameOfLetter);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_LETTERS_H_
