// Adds units to stores.
#include <chrono>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "cli/campaign/campaign_store.h"
#include "nlohmann/json.hpp"
#include "solver/analysis/self_play.h"
#include "solver/campaign/unit_line.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

// For another process: it is better to be slow than to lose results.
constexpr std::chrono::seconds kWaitToWrite{60};

struct PositionFacts {
  int64_t vehicles = 0;
  bool is_own_half_turn = false;
};

// Nothing where the result is about no position, or a wrong one.
std::optional<PositionFacts> FactsIn(absl::string_view line) {
  const nlohmann::json json =
      nlohmann::json::parse(line.begin(), line.end(), nullptr, /*allow_exceptions=*/false);
  if (!json.is_object() || !json.contains("position") || !json["position"].is_string()) {
    return std::nullopt;
  }
  const absl::StatusOr<Position> position =
      ReadPositionCode(json["position"].get<std::string>(), Connection::kNeighbours);
  if (!position.ok()) return std::nullopt;
  return PositionFacts{static_cast<int64_t>(position->vehicles().size()), IsOwnHalfTurn(*position)};
}

// Adds units to one campaign, within a transaction of somebody else.
class UnitAdder {
 public:
  static absl::StatusOr<UnitAdder> Make(const Database& database, int64_t campaign) {
    absl::StatusOr<Statement> insert = database.Prepare(
        "INSERT INTO results (campaign, unit, part, exit, vehicles, symmetric, line) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    if (!insert.ok()) return insert.status();
    absl::StatusOr<Statement> find = database.Prepare(
        "SELECT line FROM results WHERE campaign = ?1 AND unit = ?2 ORDER BY part");
    if (!find.ok()) return find.status();
    return UnitAdder(database.path(), campaign, *std::move(insert), *std::move(find));
  }

  // Whether it is new.
  absl::StatusOr<bool> Add(const UnitText& unit) {
    const absl::StatusOr<std::string> kept = LinesOf(unit.unit);
    if (!kept.ok()) return kept.status();
    if (*kept == unit.lines) return false;
    if (!kept->empty()) {
      return absl::InvalidArgumentError(absl::StrCat(path_, ": campaign ", campaign_, " has unit ",
                                                     unit.unit, " already, with another result"));
    }
    for (const absl::string_view line : absl::StrSplit(unit.lines, '\n', absl::SkipEmpty())) {
      if (absl::Status status = Insert(line); !status.ok()) return status;
    }
    return true;
  }

 private:
  UnitAdder(std::string path, int64_t campaign, Statement insert, Statement find)
      : path_(std::move(path)),
        campaign_(campaign),
        insert_(std::move(insert)),
        find_(std::move(find)) {}

  absl::StatusOr<std::string> LinesOf(uint64_t unit) {
    find_.Bind(1, campaign_);
    find_.Bind(2, static_cast<int64_t>(unit));
    std::string lines;
    absl::StatusOr<bool> has_row = find_.Step();
    for (; has_row.ok() && *has_row; has_row = find_.Step()) {
      absl::StrAppend(&lines, find_.Text(0), "\n");
    }
    find_.Reset();
    if (!has_row.ok()) return has_row.status();
    return lines;
  }

  absl::Status Insert(absl::string_view line) {
    const absl::StatusOr<UnitLine> read = ReadUnitLine(line);
    if (!read.ok()) return read.status();
    insert_.Bind(1, campaign_);
    insert_.Bind(2, static_cast<int64_t>(read->unit));
    insert_.Bind(3, int64_t{read->part});
    insert_.Bind(4, int64_t{read->exit});
    insert_.BindNull(5);
    insert_.BindNull(6);
    if (const std::optional<PositionFacts> facts = FactsIn(line)) {
      insert_.Bind(5, facts->vehicles);
      insert_.Bind(6, int64_t{facts->is_own_half_turn});
    }
    insert_.Bind(7, line);
    return insert_.Run();
  }

  std::string path_;
  int64_t campaign_;
  Statement insert_;
  Statement find_;
};

}  // namespace

absl::StatusOr<uint64_t> CampaignStore::Add(int64_t campaign,
                                            const std::vector<UnitText>& units) const {
  database_.set_wait(kWaitToWrite);
  absl::StatusOr<Transaction> transaction = Transaction::Begin(database_);
  if (!transaction.ok()) return transaction.status();
  absl::StatusOr<UnitAdder> adder = UnitAdder::Make(database_, campaign);
  if (!adder.ok()) return adder.status();
  uint64_t new_units = 0;
  for (const UnitText& unit : units) {
    const absl::StatusOr<bool> is_new = adder->Add(unit);
    if (!is_new.ok()) return is_new.status();
    if (*is_new) ++new_units;
  }
  if (absl::Status status = transaction->Commit(); !status.ok()) return status;
  return new_units;
}

}  // namespace rushkit
