#include "tests/twin/referee.h"

#include <algorithm>

namespace rushkit::twin {
namespace {

char OtherThan(char player) { return player == 'G' ? 'S' : 'G'; }

bool Has(const Cards& cards, const std::string& card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

void Remove(Cards& cards, const std::string& card) {
  cards.erase(std::find(cards.begin(), cards.end(), card));
}

Cards Without(Cards cards, const Cards& less) {
  for (const std::string& card : less) Remove(cards, card);
  return cards;
}

constexpr char kFaceDown[] = "?";

}  // namespace

Cards Sorted(Cards cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

Referee::Referee(const Table& start, char first, Spending spending, const Breaks& breaks,
                 const std::map<char, Cards>& hands, const Cards& pile)
    : table_(start),
      to_move_(first),
      spending_(spending),
      breaks_(breaks),
      hands_(hands),
      dealt_(hands),
      deck_(pile),
      pile_(pile) {
  for (const auto& [player, hand] : hands) deck_.insert(deck_.end(), hand.begin(), hand.end());
  stood_.push_back(table_.Key() + to_move_);
}

int Referee::TimesStood() const {
  return static_cast<int>(std::count(stood_.begin(), stood_.end(), table_.Key() + to_move_));
}

bool Referee::MayPlay(const std::string& card, const std::vector<std::string>& moves) const {
  return ending_.empty() && Has(hands_.at(to_move_), card) &&
         IsLegalTurn(table_, to_move_, card, moves, spending_);
}

void Referee::Play(const std::string& card, const std::vector<std::string>& moves) {
  const char player = to_move_;
  for (const std::string& move : moves) table_ = table_.After(move);
  Remove(hands_[player], card);
  discards_.push_back(card);
  events_.push_back({Event::Kind::kPlay, player, card});
  ++turns_;
  to_move_ = OtherThan(player);
  stood_.push_back(table_.Key() + to_move_);
  if (!table_.Has(player)) {
    ending_ = player;
  } else if (TimesStood() >= breaks_.repetitions) {
    ending_ = "repetition";
  } else if (turns_ >= breaks_.turn_cap) {
    ending_ = "cap";
  }
  if (!ending_.empty()) return;
  hands_[player].push_back(pile_.front());
  events_.push_back({Event::Kind::kDraw, player, pile_.front()});
  pile_.erase(pile_.begin());
}

bool Referee::Stack(const Cards& order) {
  if (Sorted(order) != Sorted(discards_)) return false;
  pile_ = order;
  discards_.clear();
  events_.push_back({Event::Kind::kReshuffle, ' ', ""});
  ++reshuffles_;
  return true;
}

Sight Referee::SightOf(char viewer) const {
  Sight sight;
  sight.own = dealt_.at(viewer);
  Cards other(4, kFaceDown);
  Cards discards;
  for (const Event& event : events_) {
    if (event.kind == Event::Kind::kReshuffle) {
      // Nothing is left to draw, so that all cards that lie neither here nor there are in his hand.
      other = Without(Without(deck_, sight.own), discards);
      discards.clear();
    } else if (event.kind == Event::Kind::kPlay) {
      Cards& hand = event.player == viewer ? sight.own : other;
      Remove(hand, Has(hand, event.card) ? event.card : kFaceDown);
      discards.push_back(event.card);
    } else if (event.player == viewer) {
      sight.own.push_back(event.card);
    } else {
      other.push_back(kFaceDown);
    }
  }
  for (const std::string& card : other) {
    if (card != kFaceDown) sight.other_known.push_back(card);
  }
  sight.other_hidden = static_cast<int>(other.size() - sight.other_known.size());
  sight.unseen = Sorted(Without(Without(Without(deck_, sight.own), discards), sight.other_known));
  sight.own = Sorted(sight.own);
  sight.other_known = Sorted(sight.other_known);
  return sight;
}

}  // namespace rushkit::twin
