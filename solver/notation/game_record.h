// Games as text: header lines, then one turn a line.
//
//   file     = { record }                blank lines and lines that start with "#" mean nothing
//   record   = "Setup:" (code | name) newline { header newline } { turn newline | pile newline }
//   header   = "Deck:" (name | card number { "," card number })   "a", or "M1 6, M2 6, SL 3"
//            | "Rules:" { rule }         rules_notation.h, and "turn-cap=200", "repetitions=5"
//            | "First:" player           "gold" (default) or "silver"
//            | "Gold:" name | "Silver:" name        who plays
//            | "Seed:" number
//            | "Hands:" player seen ";" player seen   as dealt: "gold M1,M2,SL,? ; silver ?,?,?,?"
//            | pile                      as dealt
//            | "Result:" result          may also stand behind the turns
//   pile     = "Pile:" seen              the next card first; behind a turn: the discards, shuffled
//   turn     = number player turn        "12 gold MS2: G+1 left-2 G+1"; see turn_notation.h
//   result   = "open" | "gold" | "silver" | "gold resigns" | "silver resigns"
//            | "unfinished (turn cap)" | "unfinished (repetition)"
//
// The other headers come in any order, each once. See card_notation.h for cards and "?", those that
// are not known. What is not written is not known, but for cards that a seed gives: game_record.h.
#ifndef RUSHKIT_SOLVER_NOTATION_GAME_RECORD_H_
#define RUSHKIT_SOLVER_NOTATION_GAME_RECORD_H_

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/game/game_record.h"

namespace rushkit {

// What names in a record stand for; nothing for a name that is not known.
struct RecordNames {
  std::function<std::optional<std::string>(absl::string_view)> setup_code;
  std::function<std::optional<Deck>(absl::string_view)> deck;
};

// A record, and where its parts stand.
struct WrittenRecord {
  explicit WrittenRecord(GameRecord game) : record(std::move(game)) {}

  GameRecord record;
  TextLocation setup;
  TextLocation deck;
  TextLocation hands;
  TextLocation pile;
  TextLocation result;
  std::vector<TextLocation> turns;      // by turn
  std::vector<TextLocation> new_piles;  // by turn; of one without, the turn itself

  TextLocation WhereOf(const RecordBreach& breach) const;
};

// Whether `text` begins as a record does, right or wrong: with one of its headers.
bool LooksLikeGameRecord(absl::string_view text);

// All records of a text; fails with all that is wrong at once. A record that says no rules has the
// default ones; one that names no deck has deck "a".
absl::StatusOr<std::vector<WrittenRecord>> ReadGameRecords(absl::string_view text,
                                                           const RecordNames& names);

// Reading it gives the same record.
std::string WriteGameRecord(const GameRecord& record);

// "gold", "unfinished (turn cap)", ...
std::string WriteResult(RecordedResult result);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_GAME_RECORD_H_
