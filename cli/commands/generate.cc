// rushkit generate: new set-ups to order.

#include <memory>
#include <string>
#include <vector>

#include "cli/commands/command.h"
#include "cli/generate_options.h"
#include "cli/generate_run.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit generate --count 3
  rushkit generate --moves 6..8 --seed 7 --format json
  rushkit generate --vehicles 8..10 --horizontal 2..4 --difficulty hard
  rushkit generate --puzzle --moves 5..6 --vehicles 5..8
  rushkit generate --classic --moves 20..25
  rushkit generate --like booklet-4 --count 2 -o new.txt
  rushkit generate --hardest --asymmetric --time-limit 10m
  rushkit generate --vehicles 4 --moves 2.. --walks 6 --campaign -o found.jsonl
  rushkit generate --vehicles 4 --moves 2.. --walks 6 --shard 1/2 -o found-1.jsonl

Set-ups are in the manner of the booklet: the sides in line, the heroes at home, pieces from the
box, unchanged by a half turn. None is one of the printed ones, nor of those found before, seen from
whichever side. Where nothing is wished as to length or difficulty, 3 moves at least, on classic
boards 8; blockers 8 to 12 on a set-up, or 4 to 12 with --unique, --minimal, --must-shift and
--puzzle. Wishes about escapes hold for both heroes of an --asymmetric set-up, else for Gold: the
other one of a symmetric set-up has the same escapes, and on a puzzle it just stands there.

--hardest takes no wishes: it hunts for a set-up or puzzle whose shortest escape takes as many moves
as can be found, with walks that begin at the positions of --like where there are some. The length is
proven, but not that there is nothing longer. --tries is then the number of all candidates, and
--time-limit alone ends a hunt without --tries. A hunt that was stopped says the command that goes on.

The same seed gives the same set-ups, on any number of threads, unless --time-limit or an interrupt
ends it. The code of a set-up comes after its picture, which is a comment: what is written can be
read again.

As a campaign (--campaign, --shard, --resume) it takes --walks instead of --count: the set-ups of a
usual run are found by numbered walks, one after the other, and a walk keeps one or none ("walk-17";
--tries then ends a walk, after 5000 at most). What an earlier walk has found already is marked in
the whole file, {"repeats":5}, and kept in shards. With --hardest each of N hunts has a seed of its
own, which is in its line: generate --hardest --seed repeats it.

Exit status: 0 all are found, 1 there can be no such set-up, 2 wrong input, 3 given up or stopped at
the limit of time, 130 interrupted; what is found by then is written.
)";

RunCommand DeclareGenerate(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<GenerateOptions>();
  options->command_line = words;
  AddGenerateOptions(app, *options);
  return [options] { return RunGenerate(*options); };
}

}  // namespace

Command GenerateCommand() {
  return {"generate", "", "New set-ups to order", kExamples, DeclareGenerate};
}

}  // namespace rushkit
