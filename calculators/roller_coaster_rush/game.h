// The referee: a whole game, from the deal to the Grand Opening.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_GAME_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_GAME_H_

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "calculators/roller_coaster_rush/auction.h"
#include "calculators/roller_coaster_rush/construction.h"
#include "calculators/roller_coaster_rush/grand_opening.h"
#include "calculators/roller_coaster_rush/investor.h"
#include "calculators/roller_coaster_rush/piece.h"
#include "calculators/roller_coaster_rush/rules.h"
#include "calculators/roller_coaster_rush/run.h"
#include "calculators/roller_coaster_rush/showstopper.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::coaster {

// Players are numbers in the clockwise order in which they are listed.
struct Pick {
  size_t player;
  Showstopper showstopper;
};

struct Rebuilt {
  size_t player;
  WrittenCoaster coaster;
};

struct AuctionTurn {
  Auction auction;
  // Coasters after it. Whoever is not listed adds the piece that was won at the end, or closes the
  // gap of the one that was lost.
  std::vector<Rebuilt> rebuilt;
};

struct Turn {
  size_t player;
  std::variant<AuctionTurn, Runs> action;  // runs: of a demo
};

// A game as someone wrote it down, perhaps not to its end.
struct GameLog {
  Rules rules;
  Flags flags;
  Joints joints;
  std::vector<std::string> players;
  size_t first = 0;
  std::vector<PieceSet> dealt;  // by player, as all that follow
  std::vector<WrittenCoaster> coasters;
  std::vector<Showstopper> laid_out;  // empty: without showstoppers
  std::vector<Pick> draft;            // in the order in which they picked
  std::vector<Turn> turns;
  std::vector<Runs> grand_opening;  // empty: not yet held
};

struct PlayerState {
  std::string name;
  PieceSet blueprints;   // in front of the player, on either side
  PieceSet constructed;  // of these, the ones on the constructed side
  Coaster coaster;
  int money = 20;
  Investor investor = Investor::kUninterested;
  std::optional<Showstopper> showstopper;

  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

struct GameReport {
  ScoreSheet sheet;                     // what happened, up to the first turn that is not allowed
  std::vector<PlayerState> players;     // as they were then, or at the end
  std::optional<size_t> broken_turn;    // from 1
  std::optional<size_t> next_player;    // where blueprints are left
  std::optional<GrandOpening> opening;  // once it was held

  Verdict verdict() const;
};

GameReport RefereeGame(const GameLog& log);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_GAME_H_
