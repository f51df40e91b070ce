#include "calculators/rooster_rush/pile.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"

namespace rushkit::rooster {
namespace {

// Takes one card like `card` out of `cards`; false when there is none.
bool Take(const RoadCard& card, std::vector<RoadCard>& cards) {
  const auto found = std::find(cards.begin(), cards.end(), card);
  if (found == cards.end()) return false;
  cards.erase(found);
  return true;
}

}  // namespace

size_t Pile::size() const {
  return std::accumulate(groups_.begin(), groups_.end(), size_t{0},
                         [](size_t sum, const Group& group) { return sum + group.size(); });
}

std::optional<std::string> Pile::Draw(absl::Span<const RoadCard> cards) {
  assert(cards.size() <= size());
  std::deque<Group> groups = groups_;
  // What does not come from the known cards of the groups that come up whole.
  std::vector<RoadCard> others(cards.begin(), cards.end());
  size_t left = cards.size();
  for (; !groups.empty() && groups.front().size() <= left; groups.pop_front()) {
    for (const RoadCard& card : groups.front().cards) {
      if (Take(card, others)) continue;
      return absl::StrCat(WriteCard(card), " lies on top and is not among them");
    }
    left -= groups.front().size();
  }
  if (left > 0) {
    std::optional<std::string> wrong = DrawSome(left, std::move(others), groups.front());
    if (wrong.has_value()) return wrong;
  }
  groups_ = std::move(groups);
  return std::nullopt;
}

std::optional<std::string> Pile::DrawSome(size_t count, std::vector<RoadCard> cards, Group& group) {
  const size_t rest = group.size() - count;
  const auto strangers = std::partition(cards.begin(), cards.end(), [&group](const RoadCard& card) {
    return Take(card, group.cards);
  });
  const auto known = static_cast<size_t>(strangers - cards.begin());
  if (group.unknown == 0 && known < count) {
    return absl::StrCat(WriteCard(*strangers), " does not lie on top");
  }
  // With more of them than `count` it stays open which came from here.
  if (group.unknown > 0 || known > count) group = {{}, rest};
  return std::nullopt;
}

void Pile::PutUnder(absl::Span<const PerhapsCard> cards) {
  Group group;
  for (const PerhapsCard& card : cards) {
    if (card.has_value()) group.cards.push_back(*card);
  }
  if (group.cards.size() < cards.size()) group = {{}, cards.size()};
  groups_.push_back(std::move(group));
}

}  // namespace rushkit::rooster
