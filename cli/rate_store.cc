#include "cli/rate_store.h"

#include <set>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "cli/campaign/ratings_query.h"
#include "cli/interrupt.h"
#include "cli/rate_text.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"

namespace rushkit {
namespace {

// The value at `path`, "/solo/gold"; null where there is none.
Json At(const Json& object, const std::string& path) {
  const Json::json_pointer pointer(path);
  return object.contains(pointer) ? object[pointer] : Json(nullptr);
}

std::string WordOrNothing(const Json& value) {
  return value.is_string() ? Printable(value.get<std::string>()) : kEmptyCell;
}

std::string StoredLength(const Json& solo) {
  const Json length = At(solo, "/length");
  if (length.is_number()) return length.dump();
  const Json bound = At(solo, "/lower_bound");
  return bound.is_number() ? absl::StrCat(bound.dump(), "+") : "none";
}

// Of each hero who was rated.
std::string StoredLengths(const Json& heroes, const std::string& metric) {
  std::vector<std::string> lengths;
  for (const auto& [name, hero] : heroes.items()) {
    const Json solo = At(hero, absl::StrCat("/", metric));
    if (!solo.is_object()) return kEmptyCell;
    lengths.push_back(StoredLength(solo));
  }
  return absl::StrJoin(lengths, "/");
}

std::string StoredMinimal(const Json& heroes) {
  std::vector<std::string> words;
  for (const auto& [name, hero] : heroes.items()) {
    const Json minimal = At(hero, "/what_if/minimal");
    const bool has_escape = At(hero, "/moves/status") != "unsolvable";
    words.emplace_back(!has_escape             ? kEmptyCell
                       : !minimal.is_boolean() ? "?"
                       : minimal.get<bool>()   ? "yes"
                                               : "no");
  }
  return absl::StrJoin(words, "/");
}

std::string StoredDifficulty(const Json& rating) {
  const Json seconds = At(rating, "/difficulty");
  if (seconds.is_number()) {
    return absl::StrFormat("%.0f %s", seconds.get<double>(),
                           WordOrNothing(At(rating, "/difficulty_word")));
  }
  const Json bound = At(rating, "/difficulty_at_least");
  return bound.is_number() ? absl::StrFormat("%.0f+", bound.get<double>()) : kEmptyCell;
}

// `rate` is the key of the figure beside its interval.
std::string StoredPercent(const Json& figure, const std::string& rate) {
  const Json value = At(figure, absl::StrCat("/", rate));
  const Json low = At(figure, "/interval/0");
  const Json high = At(figure, "/interval/1");
  if (!value.is_number() || !low.is_number() || !high.is_number()) return kEmptyCell;
  return PercentCell(value.get<double>(), {low.get<double>(), high.get<double>()});
}

RatingCells StoredCells(const Json& rating) {
  const Json heroes = At(rating, "/solo");
  const Json name = At(rating, "/name");
  RatingCells cells{WordOrNothing(name.is_string() ? name : At(rating, "/source")),
                    StoredDifficulty(rating),
                    StoredLengths(heroes, "moves"),
                    StoredLengths(heroes, "spaces"),
                    StoredLengths(heroes, "turns"),
                    StoredMinimal(heroes),
                    std::nullopt};
  const Json game = At(rating, "/game");
  if (!game.is_object()) return cells;
  const Json turns = At(game, "/turns/mean");
  cells.game = {StoredPercent(At(game, "/first"), "rate"), WordOrNothing(At(game, "/fair/verdict")),
                StoredPercent(At(game, "/unfinished"), "rate"),
                turns.is_number() ? absl::StrFormat("%.1f", turns.get<double>()) : kEmptyCell,
                StoredPercent(At(game, "/luck"), "share")};
  return cells;
}

// The chosen ratings, one after the other.
class StoredAnswer {
 public:
  StoredAnswer(const RatingsQuery& query, std::vector<int64_t> results)
      : query_(query), results_(std::move(results)) {}

  // As rate has written them.
  absl::Status WriteJson(ResultSink& sink) {
    for (const int64_t result : results_) {
      const absl::StatusOr<StoredRating> rating = Get(result);
      if (!rating.ok()) return rating.status();
      if (!sink.Write(absl::StrCat(rating->object, "\n"))) break;
    }
    return absl::OkStatus();
  }

  absl::Status WriteTable(ResultSink& sink) {
    std::vector<std::pair<int64_t, RatingCells>> lines;
    bool has_game = false;
    for (const int64_t result : results_) {
      const absl::StatusOr<StoredRating> rating = Get(result);
      if (!rating.ok()) return rating.status();
      const Json object = Json::parse(rating->object, nullptr, /*allow_exceptions=*/false);
      lines.emplace_back(rating->campaign, StoredCells(object));
      has_game = has_game || lines.back().second.game;
    }
    if (lines.empty()) return absl::OkStatus();
    sink.Write(absl::StrCat(CampaignCell("campaign"), RatingTableHead(has_game)));
    for (const auto& [campaign, cells] : lines) {
      sink.Write(absl::StrCat(CampaignCell(absl::StrCat(campaign)), RatingTableLine(cells)));
    }
    return absl::OkStatus();
  }

  // Of those that were written.
  const std::set<int64_t>& campaigns() const { return campaigns_; }

 private:
  absl::StatusOr<StoredRating> Get(int64_t result) {
    if (Interrupted()) return absl::CancelledError("interrupted");
    absl::StatusOr<StoredRating> rating = query_.Get(result);
    if (rating.ok()) campaigns_.insert(rating->campaign);
    return rating;
  }

  std::string CampaignCell(const std::string& text) const {
    return campaigns_.size() < 2 ? "" : absl::StrFormat("%8s  ", text);
  }

  const RatingsQuery& query_;
  std::vector<int64_t> results_;
  std::set<int64_t> campaigns_;
};

absl::Status SayWhatIsSpecial(const StoreQuestion& question, const RatingsQuery& query,
                              const std::set<int64_t>& campaigns) {
  if (campaigns.size() > 1) {
    ReportError(absl::StrCat("these are of the campaigns ", absl::StrJoin(campaigns, ", "),
                             ": --where \"campaign = ", *campaigns.begin(), "\" chooses one"));
  }
  if (!campaigns.empty()) return absl::OkStatus();
  const absl::StatusOr<int64_t> count = query.Count();
  if (!count.ok()) return count.status();
  ReportError(*count == 0 ? absl::StrCat(question.store, " holds no rating")
                          : absl::StrCat("none of the ", *count, " ratings in ", question.store,
                                         " is like that"));
  return absl::OkStatus();
}

absl::Status WriteAnswer(const StoreQuestion& question, const OutputOptions& output) {
  const absl::StatusOr<RatingsQuery> query = RatingsQuery::Open(question.store);
  if (!query.ok()) return query.status();
  absl::StatusOr<std::vector<int64_t>> results =
      query->Ask(question.where.empty() ? "1" : question.where, SqlOrder(question.order));
  if (absl::IsInvalidArgument(results.status())) {
    return absl::InvalidArgumentError(absl::StrCat("--where: ", results.status().message()));
  }
  if (!results.ok()) return results.status();
  absl::StatusOr<ResultSink> sink = ResultSink::Open(output.file, /*resume_after=*/0);
  if (!sink.ok()) return sink.status();
  StoredAnswer answer(*query, *std::move(results));
  absl::Status status =
      output.format() == Format::kJson ? answer.WriteJson(*sink) : answer.WriteTable(*sink);
  if (status.ok() && !sink->reader_is_gone()) status = sink->Finish();
  if (status.ok() && !output.is_quiet)
    status = SayWhatIsSpecial(question, *query, answer.campaigns());
  return status;
}

}  // namespace

ExitStatus AnswerFromStore(const StoreQuestion& question, const OutputOptions& output) {
  const absl::Status status = WriteAnswer(question, output);
  if (status.ok()) return ExitStatus::kHolds;
  ReportError(status.message());
  return absl::IsCancelled(status) ? ExitStatus::kInterrupted : ExitStatus::kBadInput;
}

}  // namespace rushkit
