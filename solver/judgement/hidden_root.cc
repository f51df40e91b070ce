#include "solver/judgement/hidden_root.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "solver/judgement/hidden_cards.h"

namespace rushkit {

void WalkTally::Add(double chance, bool is_guess) {
  ++walks;
  guesses += is_guess ? 1 : 0;
  sum += chance;
  squares += chance * chance;
}

void WalkTally::Add(const WalkTally& more) {
  walks += more.walks;
  guesses += more.guesses;
  sum += more.sum;
  squares += more.squares;
}

HiddenRoot::HiddenRoot(const InformationSet& view, absl::Span<const HiddenCandidate> candidates,
                       PlayBook& book, uint64_t seed)
    : view_(view),
      candidates_(candidates),
      book_(book),
      random_(seed),
      tree_(book, random_),
      tallies_(candidates.size()) {}

void HiddenRoot::Search(uint64_t iterations, const std::function<bool()>& may_go_on) {
  std::vector<size_t> left(candidates_.size());
  std::iota(left.begin(), left.end(), size_t{0});
  if (left.empty()) return;
  const auto halvings = std::max<uint64_t>(std::bit_width(left.size() - 1), 1);
  for (;;) {
    const uint64_t rounds = std::max<uint64_t>(iterations / halvings / left.size(), 1);
    for (uint64_t round = 0; round < rounds; ++round) {
      if (!may_go_on()) return;
      Round(left);
    }
    const size_t half = (left.size() + 1) / 2;
    if (left.size() <= 2) return;
    std::stable_sort(left.begin(), left.end(),
                     [this](size_t a, size_t b) { return MeanOf(a) > MeanOf(b); });
    const auto worse = left.begin() + static_cast<std::ptrdiff_t>(half);
    const auto end = std::remove_if(worse, left.end(),
                                    [this](size_t i) { return candidates_[i].asked == nullptr; });
    if (end == left.end()) return;
    left.erase(end, left.end());
  }
}

void HiddenRoot::Round(const std::vector<size_t>& left) {
  const Random deal(random_.Next());
  for (const size_t candidate : left) WalkWith(candidate, deal);
}

void HiddenRoot::WalkWith(size_t number, Random deal) {
  const HiddenCandidate& candidate = candidates_[number];
  if (candidate.known) return tallies_[number].Add(*candidate.known, false);
  HiddenCards cards = HiddenCards::Draw(view_, candidate.play.answers, deal);
  cards.Play(view_.viewer(), candidate.card, random_);
  BookPage& page = book_.PageOf(candidate.play.position, Opponent(view_.viewer()));
  const HiddenTree::End end = tree_.Walk(page, cards);
  tallies_[number].Add((1 - candidate.danger) * (1 - end.chance), end.is_guess);
}

}  // namespace rushkit
