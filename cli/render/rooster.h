// Rooster Rush: rounds, chances and games as JSON and as text.
#ifndef RUSHKIT_CLI_RENDER_ROOSTER_H_
#define RUSHKIT_CLI_RENDER_ROOSTER_H_

#include <string>

#include "calculators/rooster_rush/game.h"
#include "calculators/rooster_rush/odds.h"
#include "calculators/rooster_rush/reader.h"
#include "calculators/rooster_rush/round.h"
#include "cli/render/json.h"

namespace rushkit {

Json RoundJson(const rooster::Table& table, const rooster::RoundResult& result);
std::string RoundText(const rooster::Table& table, const rooster::RoundResult& result,
                      bool in_color);

Json OddsJson(const rooster::OddsQuestion& question, const rooster::Odds& odds);

Json GameJson(const rooster::GameRecord& record, const rooster::GameResult& result);
std::string GameText(const rooster::GameRecord& record, const rooster::GameResult& result,
                     bool in_color);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RENDER_ROOSTER_H_
