// What stands in a store, an SQLite 3 database of campaigns: each campaign has its header, each
// result its line, as they stand in a campaign's file (solver/campaign/unit_line.h). So results are
// kept as they were found, a file can be written from a store, and a line that is damaged can tell.
//
// application_id says that a database is a store, user_version of which version; another version
// is another schema. The comments below are part of the schema: `sqlite3 FILE .schema` shows them.
// rushkit.1 has the columns of the view `ratings`, which is for questions.
#ifndef RUSHKIT_CLI_CAMPAIGN_STORE_SCHEMA_H_
#define RUSHKIT_CLI_CAMPAIGN_STORE_SCHEMA_H_

#include <array>

namespace rushkit {

inline constexpr int kStoreApplication = 0x72757368;  // "rush"
inline constexpr int kStoreVersion = 1;

inline constexpr char kCampaignsTable[] = R"(CREATE TABLE campaigns (
  campaign INTEGER PRIMARY KEY,  -- its number: 1, 2, 3 in the order in which they were begun
  command TEXT NOT NULL,         -- rate, solve, ...: as in the header
  units INTEGER NOT NULL,        -- how many there are to do: 0 to units - 1
  header TEXT NOT NULL UNIQUE    -- first line of its file: all that its results depend on
))";

inline constexpr char kResultsTable[] = R"(CREATE TABLE results (
  result INTEGER PRIMARY KEY,  -- in the order in which they were kept
  campaign INTEGER NOT NULL REFERENCES campaigns,
  unit INTEGER NOT NULL,
  part INTEGER NOT NULL,       -- of the unit's results, from 1; 0: the unit has found nothing
  exit INTEGER NOT NULL,       -- exit status of the unit
  vehicles INTEGER,            -- of "position", heroes included; NULL without one
  symmetric INTEGER,           -- 1: "position" is its own half turn, 0: it is not
  line TEXT NOT NULL,          -- its line of the file, a JSON object
  UNIQUE (campaign, unit, part)
))";

// A length is that of the hero who has it shorter, as rate sorts; NULL unless it is proven for all
// heroes. What a rating does not know is NULL.
inline constexpr char kRatingsView[] = R"(CREATE VIEW ratings AS
SELECT
  result, campaign, unit, name, source, position, deck, status, heroes, vehicles, symmetric,
  difficulty, difficulty_word, difficulty_at_least,
  CASE heroes WHEN 'gold' THEN gold_moves WHEN 'silver' THEN silver_moves
    ELSE min(gold_moves, silver_moves) END AS moves,
  CASE heroes WHEN 'gold' THEN gold_spaces WHEN 'silver' THEN silver_spaces
    ELSE min(gold_spaces, silver_spaces) END AS spaces,
  CASE heroes WHEN 'gold' THEN gold_turns WHEN 'silver' THEN silver_turns
    ELSE min(gold_turns, silver_turns) END AS turns,
  gold_moves, silver_moves, gold_spaces, silver_spaces, gold_turns, silver_turns,
  gold_difficulty, silver_difficulty, gold_minimal, silver_minimal,
  CASE verdict WHEN 'fair' THEN 1 WHEN 'unfair' THEN 0 END AS fair,
  verdict, first, first_low, first_high, unfinished, games, game_turns, luck, drama, lead_changes
FROM (
  SELECT
    result, campaign, unit, vehicles, symmetric,
    json_extract(line, '$.name') AS name,
    json_extract(line, '$.source') AS source,
    json_extract(line, '$.position') AS position,
    json_extract(line, '$.deck') AS deck,
    json_extract(line, '$.status') AS status,
    CASE WHEN json_type(line, '$.solo.silver') IS NULL THEN 'gold'
      WHEN json_type(line, '$.solo.gold') IS NULL THEN 'silver' ELSE 'both' END AS heroes,
    json_extract(line, '$.difficulty') AS difficulty,
    json_extract(line, '$.difficulty_word') AS difficulty_word,
    json_extract(line, '$.difficulty_at_least') AS difficulty_at_least,
    json_extract(line, '$.solo.gold.moves.length') AS gold_moves,
    json_extract(line, '$.solo.silver.moves.length') AS silver_moves,
    json_extract(line, '$.solo.gold.spaces.length') AS gold_spaces,
    json_extract(line, '$.solo.silver.spaces.length') AS silver_spaces,
    json_extract(line, '$.solo.gold.turns.length') AS gold_turns,
    json_extract(line, '$.solo.silver.turns.length') AS silver_turns,
    json_extract(line, '$.solo.gold.difficulty') AS gold_difficulty,
    json_extract(line, '$.solo.silver.difficulty') AS silver_difficulty,
    json_extract(line, '$.solo.gold.what_if.minimal') AS gold_minimal,
    json_extract(line, '$.solo.silver.what_if.minimal') AS silver_minimal,
    json_extract(line, '$.game.fair.verdict') AS verdict,
    json_extract(line, '$.game.first.rate') AS first,
    json_extract(line, '$.game.first.interval[0]') AS first_low,
    json_extract(line, '$.game.first.interval[1]') AS first_high,
    json_extract(line, '$.game.unfinished.rate') AS unfinished,
    json_extract(line, '$.game.games') AS games,
    json_extract(line, '$.game.turns.mean') AS game_turns,
    json_extract(line, '$.game.luck.share') AS luck,
    json_extract(line, '$.game.drama.mean') AS drama,
    json_extract(line, '$.game.lead_changes.mean') AS lead_changes
  FROM results
  WHERE campaign IN (SELECT campaign FROM campaigns WHERE command = 'rate')
    AND json_type(line, '$.solo') = 'object'
))";

inline constexpr std::array<const char*, 3> kStoreSchema = {kCampaignsTable, kResultsTable,
                                                            kRatingsView};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_STORE_SCHEMA_H_
