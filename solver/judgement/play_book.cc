#include "solver/judgement/play_book.h"

#include <algorithm>

#include "solver/judgement/game_value.h"

namespace rushkit {
namespace {

constexpr size_t kKept = 8;        // of the outcomes of a card
constexpr size_t kLookedAt = 200;  // at most, until one is safe

}  // namespace

BookPage& PlayBook::PageOf(const CompactPosition& position, Player mover) {
  BookPage*& page = by_position_[Key(position, mover)];
  if (page != nullptr) return *page;
  page = &pages_.emplace_back();
  page->position = position;
  page->mover = mover;
  page->worth =
      WorthOfRace(race_.SpacesOf(position, mover), race_.SpacesOf(position, Opponent(mover)));
  page->wins = plays_.Winning(position, mover, kinds_);
  page->threats = plays_.Winning(position, Opponent(mover), kinds_);
  return *page;
}

const BookPlays& PlayBook::PlaysOf(BookPage& page, Card card) {
  std::optional<BookPlays>& plays = page.plays[static_cast<size_t>(card)];
  if (plays) return *plays;
  plays.emplace();
  if (begun_ != &page) plays_.Begin(page.position, page.mover);
  begun_ = &page;
  const Outcomes outcomes = plays_.Of(card);
  plays->generated = outcomes.size();
  order_.clear();
  for (size_t i = 0; i < outcomes.size(); ++i) {
    order_.emplace_back(-WorthOfOutcome(outcomes[i], page.mover), static_cast<uint32_t>(i));
  }
  const auto is_later = [](const auto& a, const auto& b) { return a > b; };
  std::make_heap(order_.begin(), order_.end(), is_later);
  bool is_some_safe = false;
  for (size_t looked = 0; looked < kLookedAt && !order_.empty(); ++looked) {
    if (looked >= kKept && is_some_safe) break;
    std::pop_heap(order_.begin(), order_.end(), is_later);
    const auto [negative, index] = order_.back();
    order_.pop_back();
    BookPlay play{outcomes[index], -negative,
                  plays_.Winning(outcomes[index], Opponent(page.mover), kinds_)};
    is_some_safe = is_some_safe || play.answers.empty();
    if (looked < kKept || play.answers.empty()) plays->best.push_back(play);
  }
  return *plays;
}

BookPlay PlayBook::PlayTo(const CompactPosition& outcome, Player mover) {
  return {outcome, WorthOfOutcome(outcome, mover),
          plays_.Winning(outcome, Opponent(mover), kinds_)};
}

int PlayBook::WorthOfOutcome(const CompactPosition& outcome, Player mover) const {
  return WorthOfRace(race_.SpacesOf(outcome, mover), race_.SpacesOf(outcome, Opponent(mover)));
}

}  // namespace rushkit
