// rushkit merge: joins the shards of a campaign.

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/campaign/campaign_join.h"
#include "cli/commands/command.h"
#include "cli/options.h"
#include "cli/terminal.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit merge shard-1.jsonl shard-2.jsonl shard-3.jsonl -o joined.jsonl
  rushkit merge monday.jsonl.part tuesday.jsonl.part --allow-gaps -o week.jsonl

The parts are files that --campaign or --shard has written, whole or in the making. The
joined file has the bytes that one run would have written. With --allow-gaps it is
FILE.part, if some of its units are missing: the campaign's command goes on with it, with
--resume and without --shard.

Exit status: 0 joined, 1 a unit is missing, or in two files, 2 wrong input: a line is
damaged, a file belongs to another campaign, or cannot be read or written.
)";

struct MergeOptions {
  std::vector<std::string> files;
  JoinOptions join;
  bool is_quiet = false;
};

RunCommand DeclareMerge(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<MergeOptions>();
  AddWords(app, "FILE", "The parts of a campaign", options->files);
  AddFlag(app, "--allow-gaps", "Join what there is, to be gone on with", options->join.allows_gaps);
  AddOutputFile(app, "Where the joined results go", options->join.file);
  AddFlag(app, "--quiet", "Say nothing but errors", options->is_quiet);
  return [options] {
    const JoinResult result = JoinCampaign(options->files, options->join);
    if (result.status != ExitStatus::kHolds || !options->is_quiet) ReportError(result.message);
    return result.status;
  };
}

}  // namespace

Command MergeCommand() {
  return {"merge", "FILE...", "Join the shards of a campaign", kExamples, DeclareMerge};
}

}  // namespace rushkit
