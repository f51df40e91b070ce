// Whether track pieces, as they were put together, are a coaster.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_CONSTRUCTION_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_CONSTRUCTION_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "calculators/roller_coaster_rush/piece.h"
#include "calculators/score_sheet/score_sheet.h"
#include "solver/base/bounded.h"

namespace rushkit::coaster {

using Height = Bounded<struct HeightTag, 0, 99>;

struct Joint {
  Height entry;
  Height exit;
};

// At which heights the track begins and ends. The rulebook does not tell, so all of it may be
// unknown.
struct Joints {
  std::optional<Height> launch;  // where the launch piece ends
  PieceTable<Joint> pieces;

  // Where the track ends behind `piece`, or behind the launch piece.
  std::optional<Height> ExitOf(std::optional<Piece> piece) const;
  // Whether `piece` fits to a track that ends at `exit`; also where one of the two is not known.
  bool MayFollow(std::optional<Height> exit, Piece piece) const;
  // Whether all is known of how to join the pieces behind a launch piece, or nothing of any.
  bool Know(const PieceSet& pieces_used) const;
  bool IsEmpty() const;
};

// A coaster as someone wrote it down, front first; nothing stands for the launch piece. Where that
// is left out, it stands at the front.
using WrittenCoaster = std::vector<std::optional<Piece>>;

PieceSet PiecesIn(const WrittenCoaster& written);

// "launch,C,J".
std::string WriteCoaster(const Coaster& coaster);

// "Ana: ", or nothing where there is one coaster and no name.
std::string Whose(absl::string_view name);

// The coaster that was meant, or nothing when it is none: `sheet` then says why.
std::optional<Coaster> AsCoaster(absl::string_view name, const WrittenCoaster& written,
                                 ScoreSheet& sheet);

// What the coaster of `name` must keep to: each piece of `owned` in it, where that is known, and
// nothing else, and each fits to the one before. `sheet` says what is broken, and what could not be
// checked.
void CheckPieces(absl::string_view name, const Coaster& coaster, const PieceSet& owned,
                 ScoreSheet& sheet);
void CheckJoints(absl::string_view name, const Coaster& coaster, const Joints& joints,
                 ScoreSheet& sheet);

struct Holding {
  std::string name;
  PieceSet pieces;
};

// No piece is in two hands.
void CheckShared(absl::Span<const Holding> holdings, ScoreSheet& sheet);

// Joints of these pieces that are not known are not checked: `sheet` says so.
void RestOnJoints(const PieceSet& used, const Joints& joints, ScoreSheet& sheet);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_CONSTRUCTION_H_
