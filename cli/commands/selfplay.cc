// rushkit selfplay: many games between two agents, who wins and how long it takes.

#include <memory>
#include <string>
#include <vector>

#include "cli/commands/command.h"
#include "cli/selfplay_options.h"
#include "cli/selfplay_run.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit selfplay booklet-1 --games 20
  rushkit selfplay booklet-1 --gold sharp --silver greedy --games 20
  rushkit selfplay setups.txt --silver random --games 20 --deck b --seed 7 -o games.jsonl
  rushkit selfplay booklet-1 --games 20 --records games.txt
  rushkit selfplay booklet-1 --silver greedy --games 20 --mine puzzles.jsonl
  rushkit selfplay booklet-1 --gold greedy --silver greedy --until-width 0.03 -o games.jsonl
  rushkit selfplay booklet-1 --gold sharp --silver greedy --sprt 0.5,0.6
  rushkit selfplay setups.txt --gold greedy --silver random --games 48 --campaign -o played.jsonl
  rushkit selfplay --summary played.jsonl

Games 2k and 2k + 1 are a pair: the same deal and the same players in their seats, but the seats
exchange hands and draws, so that in a pair the luck of the cards cancels. Intervals hold 95 % and
are taken over pairs; "worth N single games" says how many games without pairs would do as well.
Every game depends on the seed and its number alone: not on --threads, nor on the other games.

As a campaign (--campaign, --shard, --resume) the games are kept in blocks of 16, each line with its
position; --summary FILE... prints what they tell, as a usual run would, of one file, of shards, or
of a FILE.part that is still in the making.

Rates are those of finished games; a game that stands at the turn cap, or in which a position has come
for the fifth time with the same player to move, is unfinished and counted apart.
A lead is told by the race lead: the spaces that the other hero still needs at least, less those of
the own one, and one more for the player to move; below two nobody leads. Drama is the most that the
winner was once behind. A card more is one that was dealt, compared with the other player's hand.

Exit status: 0 played (with --until-width or --sprt: till they ended it), 2 wrong input, 3 the games
ran out before that, 130 interrupted; what is played by then is written.
)";

RunCommand DeclareSelfPlay(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<SelfPlayOptions>();
  options->command_line = words;
  AddSelfPlayOptions(app, *options);
  return [options] {
    options->names.deck = options->rules.deck_name;
    return RunSelfPlay(*options);
  };
}

}  // namespace

Command SelfPlayCommand() {
  return {"selfplay", "POSITION", "Many games between two agents: who wins, and how long it takes",
          kExamples, DeclareSelfPlay};
}

}  // namespace rushkit
