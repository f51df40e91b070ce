// rushkit merge: joins the shards of a campaign.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/campaign/campaign_join.h"
#include "cli/campaign/campaign_store.h"
#include "cli/campaign/store_join.h"
#include "cli/commands/command.h"
#include "cli/options.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit merge shard-1.jsonl shard-2.jsonl shard-3.jsonl -o joined.jsonl
  rushkit merge monday.jsonl.part tuesday.jsonl.part --allow-gaps -o week.jsonl
  rushkit merge ratings.sqlite --list
  rushkit merge ratings.sqlite --campaign-number 1 -o ratings.jsonl
  rushkit merge ratings.jsonl --store all.sqlite

The parts are files that --campaign or --shard has written, whole or in the making. The
joined file has the bytes that one run would have written. With --allow-gaps it is
FILE.part, if some of its units are missing: the campaign's command goes on with it, with
--resume and without --shard.

A store, a database that --store has made, holds any number of campaigns, whole or in the
making: merge puts files into one, or writes one of its campaigns as a file. What a store
has already is left alone.

Exit status: 0 joined, 1 a unit is missing, or in two files, 2 wrong input: a line is
damaged, a file belongs to another campaign, or cannot be read or written.
)";

constexpr uint64_t kMostCampaigns = 1'000'000'000;

struct MergeOptions {
  std::vector<std::string> files;
  JoinOptions join;
  bool is_list_wanted = false;
  bool is_quiet = false;
};

absl::Status CheckMerge(const MergeOptions& options) {
  const JoinOptions& join = options.join;
  const size_t stores =
      static_cast<size_t>(std::count_if(options.files.begin(), options.files.end(), NamesStore));
  std::string why;
  if (options.files.empty()) {
    why = "FILE is required";
  } else if (options.is_list_wanted) {
    if (stores < options.files.size()) why = "--list: expected stores, as FILE.sqlite";
  } else if (!join.file.empty() && !join.store.empty()) {
    why = "-o or --store: expected one of them";
  } else if (join.file.empty() && join.store.empty()) {
    why = "expected -o FILE or --store FILE.sqlite, where the joined results go";
  } else if (stores > 0 && (options.files.size() > 1 || join.file.empty())) {
    why = "a store is joined with nothing: expected one FILE.sqlite and -o FILE, or files alone";
  } else if (stores == 0 && join.campaign_number) {
    why = "--campaign-number: expected a store, as FILE.sqlite";
  }
  if (why.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("merge: ", why, "\nTry: rushkit merge --help"));
}

ExitStatus RunMerge(const MergeOptions& options) {
  if (absl::Status status = CheckMerge(options); !status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  if (options.is_list_wanted) {
    const absl::StatusOr<std::string> list = ListOfStores(options.files);
    if (list.ok()) return WriteToStandardOutput(*list);
    ReportError(list.status().message());
    return ExitStatus::kBadInput;
  }
  const JoinResult result = !options.join.store.empty() ? FillStore(options.files, options.join)
                            : NamesStore(options.files.front())
                                ? WriteFromStore(options.files.front(), options.join)
                                : JoinCampaign(options.files, options.join);
  if (result.status != ExitStatus::kHolds || !options.is_quiet) ReportError(result.message);
  return result.status;
}

RunCommand DeclareMerge(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<MergeOptions>();
  AddWords(app, "FILE", "The parts of a campaign, or a store", options->files);
  AddFlag(app, "--allow-gaps", "Join what there is, to be gone on with", options->join.allows_gaps);
  AddOutputFile(app, "Where the joined results go", options->join.file);
  AddOption(app, "--store", "FILE.sqlite", "The database into which they go instead",
            [options](const std::string& path) -> absl::Status {
              if (path.empty()) {
                return absl::InvalidArgumentError("found '', expected the name of a database");
              }
              options->join.store = path;
              return absl::OkStatus();
            });
  AddNumber(app, "--campaign-number", "Which campaign of a store to write", kMostCampaigns,
            options->join.campaign_number);
  AddFlag(app, "--list", "List the campaigns of stores", options->is_list_wanted);
  AddFlag(app, "--quiet", "Say nothing but errors", options->is_quiet);
  return [options] { return RunMerge(*options); };
}

}  // namespace

Command MergeCommand() {
  return {"merge", "FILE...", "Join the shards of a campaign", kExamples, DeclareMerge};
}

}  // namespace rushkit
