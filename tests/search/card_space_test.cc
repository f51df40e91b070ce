// Cards played from sets of positions against cards played one by one on the board, and against the
// slow twin: the fast side of the turns search.
#include "solver/search/card_space.h"

#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "solver/game/card_outcomes.h"
#include "solver/game/plays.h"
#include "solver/search/card_actions.h"
#include "tests/board/random_play.h"
#include "tests/catch.h"
#include "tests/search/questions.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::PositionOf;

using Place = std::tuple<uint64_t, int, int>;
using Places = std::set<Place>;

void AddAll(Places& places, Content content, OffsetSet offsets) {
  ForEachPair(offsets, [&](OffsetSet pair) {
    places.emplace(content.key(), pair.First().left.value(), pair.First().right.value());
  });
}

Places PlacesOf(const PositionSet& set) {
  Places places;
  set.ForEach([&](Content content, OffsetSet offsets) { AddAll(places, content, offsets); });
  return places;
}

struct Outcome {
  Places open;  // the hero is still there
  Places won;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome OnBoard(const Position& position, Player mover, Card card, SpacesRule rule,
                ContentSpace& space) {
  Outcome after;
  for (const Play& play : PlaysOf(position, mover, card, rule)) {
    const Contents contents = space.From(play.position);
    AddAll(play.wins ? after.won : after.open, contents.content, contents.offsets);
  }
  return after;
}

Outcome InSpace(const Position& position, Card card, SpacesRule rule, ContentSpace& space) {
  CardSpace cards(space);
  PositionSet from;
  const Contents contents = space.From(position);
  from.Add(contents.content, contents.offsets);
  const PositionSet open = CardOutcomes<CardSpace>(cards, rule, from).Of(card);
  return {PlacesOf(open), PlacesOf(cards.wins())};
}

// Positions all over: the start of every case, and where random play leads.
template <class Visit>
void ForPositions(const std::string& connection_name, size_t every, Visit visit) {
  const Connection connection =
      connection_name == "all-three" ? Connection::kAllThree : Connection::kNeighbours;
  const std::vector<std::string> codes = testing::CaseCodes(connection_name);
  for (size_t i = 0; i < codes.size(); i += every) {
    Position last = PositionOf(codes[i], connection);
    testing::PlayAtRandom(last, 500 + i, 10,
                          [&last](const Position& position, Player) { last = position; });
    for (const Position& position : {PositionOf(codes[i], connection), last}) {
      for (const Player mover : {Player::kGold, Player::kSilver}) {
        if (position.FindHero(mover) != nullptr) visit(position, mover);
      }
    }
  }
}

#ifdef NDEBUG
constexpr size_t kEvery = 6;
#else
constexpr size_t kEvery = 40;
#endif

}  // namespace

TEST_CASE("A card leaves the same positions in a set as on the board, wins apart", "[slow]") {
  for (const std::string connection : {"all-three", "neighbours"}) {
    ForPositions(connection, kEvery, [](const Position& position, Player mover) {
      ContentSpace space(position.grid(), mover);
      for (const Card card : kAllCards) {
        for (const SpacesRule rule : {SpacesRule::kExact, SpacesRule::kUpTo}) {
          const Outcome board = OnBoard(position, mover, card, rule, space);
          const Outcome set = InSpace(position, card, rule, space);
          // Where only the last space wins nothing is left open: the board says so too.
          if (board != set) {
            FAIL_CHECK(testing::CodeOf(position) << " card " << static_cast<int>(card));
          }
        }
      }
    });
  }
}

TEST_CASE("Expanding many positions at once leaves what expanding each of them leaves", "[slow]") {
  const Deck decks[] = {testing::DeckNamed("a"), testing::DeckNamed("b")};
  for (const Deck& deck : decks) {
    for (const SpacesRule rule : {SpacesRule::kExact, SpacesRule::kUpTo}) {
      ForPositions("all-three", 4 * kEvery, [&](const Position& position, Player mover) {
        ContentSpace space(position.grid(), mover);
        CardSupply supply;
        supply.deck = deck;
        CardActions actions(space, supply, rule);
        // The position, and some that one space or shift leads to.
        std::vector<CardActions::State> states;
        std::vector<Position> positions = {position};
        for (const Move& move : LegalMoves(position, mover)) {
          const Position next = position.After(move);
          if (SpacesOf(move) == 1 && next.FindHero(mover) != nullptr) positions.push_back(next);
        }
        Places one_by_one;
        for (const Position& start : positions) {
          const Contents contents = space.From(start);
          states.push_back({{contents.content, CardActions::kFirstHand}, contents.offsets});
          for (const Card card : kAllCards) {
            if (deck.Has(card)) one_by_one.merge(OnBoard(start, mover, card, rule, space).open);
          }
        }
        Places together;
        actions.Expand(states, [&together](const CardActions::Key& key, OffsetSet offsets) {
          AddAll(together, key.content, offsets);
        });
        if (together != one_by_one) FAIL_CHECK(testing::CodeOf(position));
      });
    }
  }
}

}  // namespace rushkit
