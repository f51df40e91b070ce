// Open deals by brute force: what anyone writes first.
#ifndef RUSHKIT_BENCH_TEXTBOOK_TEXTBOOK_DEALS_H_
#define RUSHKIT_BENCH_TEXTBOOK_TEXTBOOK_DEALS_H_

#include <cstdint>

#include "solver/judgement/open_deal.h"

namespace rushkit::bench {

struct TextbookVerdict {
  DealVerdict verdict;
  uint64_t positions = 0;  // that were looked at
};

// Under `exact`. Every turn is made in the order of kAllCards, until one settles the question.
TextbookVerdict TextbookVerdictOf(const OpenDeal& deal, int depth);

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_TEXTBOOK_TEXTBOOK_DEALS_H_
