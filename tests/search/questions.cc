#include "tests/search/questions.h"

#include <cstdlib>
#include <iostream>

#include "absl/strings/str_cat.h"
#include "data/embedded.h"
#include "solver/analysis/replay.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"
#include "tests/support/positions.h"
#include "tests/twin/plays.h"

namespace rushkit::testing {
namespace {

twin::Connected TwinOf(Connection connection) {
  return connection == Connection::kAllThree ? twin::Connected::kAllThree
                                             : twin::Connected::kNeighbours;
}

std::vector<std::string> Texts(const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(WriteMove(move));
  return texts;
}

std::string ObjectionToMoves(const Question& question, const Escape& escape) {
  const auto* moves = std::get_if<std::vector<Move>>(&escape.line);
  if (moves == nullptr) return "turns where moves were asked for";
  const char hero = LetterOf(question.request.hero);
  const twin::Replayed replayed =
      twin::Replay(question.code, hero, Texts(*moves), TwinOf(question.connection));
  if (!replayed.legal || !replayed.solves) return "the twin does not accept the escape";
  const int length =
      question.request.metric == Metric::kMoves ? static_cast<int>(moves->size()) : replayed.spaces;
  return length == escape.length ? "" : absl::StrCat("the escape is ", length, " long");
}

std::string ObjectionToTurns(const Question& question, const Escape& escape) {
  const auto* turns = std::get_if<std::vector<Turn>>(&escape.line);
  if (turns == nullptr) return "moves where turns were asked for";
  if (static_cast<int>(turns->size()) != escape.length) return "the escape has another length";
  twin::Table table(question.code, TwinOf(question.connection));
  const char hero = LetterOf(question.request.hero);
  const twin::Spending spending = question.request.spaces == SpacesRule::kExact
                                      ? twin::Spending::kExact
                                      : twin::Spending::kUpTo;
  for (const Turn& turn : *turns) {
    const std::vector<std::string> moves = Texts(turn.moves);
    if (!twin::IsLegalTurn(table, hero, WriteCard(turn.card), moves, spending)) {
      return absl::StrCat("the twin does not accept ", WriteCard(turn.card));
    }
    for (const std::string& move : moves) table = table.After(move);
  }
  return table.Has(hero) ? "the hero is still there" : "";
}

std::string ObjectionToEscape(const Question& question, const Escape& escape) {
  const Position start = PositionOf(question.code, question.connection);
  const Replay replay = ReplayLine(start, question.request, escape.line);
  if (replay.breach) return absl::StrCat("not legal: ", replay.breach->reason);
  if (!replay.escapes) return "the hero is still there";
  return question.request.metric == Metric::kTurns ? ObjectionToTurns(question, escape)
                                                   : ObjectionToMoves(question, escape);
}

}  // namespace

Deck DeckNamed(const std::string& name) {
  const auto text = EmbeddedFile("decks/" + name + ".txt");
  if (!text) {
    std::cerr << "no deck " << name << "\n";
    std::abort();
  }
  return ReadDeck(*text).value();
}

Question QuestionOf(const CaseLine& line, Connection connection) {
  Question question;
  question.where = line.where;
  question.code = CodeOf(line.fields.at(0));
  question.connection = connection;
  question.request.hero = PlayerOf(line.fields.at(1));
  const std::string& metric = line.fields.at(2);
  question.request.metric = metric == "moves"    ? Metric::kMoves
                            : metric == "spaces" ? Metric::kSpaces
                                                 : Metric::kTurns;
  question.length = std::atoi(line.fields.at(3).c_str());
  question.request.cards.deck = DeckNamed(line.fields.size() > 4 ? line.fields[4] : "a");
  return question;
}

std::string Objection(const Question& question, const SearchResult& result) {
  if (result.status == SearchStatus::kUnsolvable) {
    if (result.escape) return "unsolvable, with an escape";
    return question.length < 0 ? "" : "unsolvable";
  }
  if (result.status == SearchStatus::kLimitReached) {
    if (!result.limit) return "a limit without saying which";
    if (question.length >= 0 && result.lower_bound > question.length) {
      return absl::StrCat("the bound is ", result.lower_bound);
    }
  } else if (!result.escape) {
    return "solved without an escape";
  } else if (result.escape->length != question.length) {
    return absl::StrCat("length ", result.escape->length, ", not ", question.length);
  }
  if (!result.escape) return "";
  if (question.length >= 0 && result.escape->length < question.length) return "too short";
  return ObjectionToEscape(question, *result.escape);
}

}  // namespace rushkit::testing
