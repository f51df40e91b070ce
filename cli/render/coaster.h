// Roller Coaster Rush: scores, auctions, orders and games as JSON and as text.
#ifndef RUSHKIT_CLI_RENDER_COASTER_H_
#define RUSHKIT_CLI_RENDER_COASTER_H_

#include <string>
#include <vector>

#include "calculators/roller_coaster_rush/best_showstopper.h"
#include "calculators/roller_coaster_rush/game.h"
#include "calculators/roller_coaster_rush/grand_opening.h"
#include "calculators/roller_coaster_rush/questions.h"
#include "cli/render/json.h"

namespace rushkit {

// The verdict, then all that stands on a sheet.
Json SheetJson(const ScoreSheet& sheet);

Json GrandOpeningJson(const coaster::GrandOpening& opening);
std::string GrandOpeningText(const coaster::GrandOpening& opening, bool in_color);

Json AuctionJson(const coaster::AuctionQuestion& question, const coaster::AuctionResult& result);
Json DemoJson(const coaster::DemoQuestion& question, const coaster::DemoResult& result);

// There must be a card.
Json BestJson(const coaster::BestQuestion& question, const std::vector<coaster::SuitedCard>& cards);
std::string BestText(const coaster::BestQuestion& question,
                     const std::vector<coaster::SuitedCard>& cards, bool in_color);

Json GameJson(const coaster::GameReport& report);
std::string GameText(const coaster::GameReport& report, bool in_color);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RENDER_COASTER_H_
