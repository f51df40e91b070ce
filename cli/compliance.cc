#include "cli/compliance.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "cli/agent_process.h"
#include "cli/options.h"
#include "cli/position_input.h"
#include "solver/agents/named_agents.h"
#include "solver/game/referee.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

using std::chrono::steady_clock;

// For all but a turn: to answer, and to end; less where even a turn must not take so long.
constexpr std::chrono::nanoseconds kAnswerTime = std::chrono::seconds(5);

// Enough for the discards to become the pile, so that a view with known cards comes up.
constexpr int kMostTurns = 60;

// What is played in one game, and with whom at which side.
struct GameToPlay {
  std::string setup;
  std::string deck;
  Rules rules;
  Player player = Player::kGold;
  uint64_t seed = 1;

  std::string ToString() const {
    return absl::StrCat(WritePlayer(player), " on ", setup, ", deck ", deck, ", connection ",
                        rules.connection == Connection::kAllThree ? "all-three" : "neighbours",
                        ", spaces ", rules.spaces == SpacesRule::kExact ? "exact" : "up-to");
  }
};

GameToPlay GameOf(int number) {
  const auto bit = [number](int place) { return (number >> place & 1) != 0; };
  return {.setup = absl::StrCat("booklet-", number % 10 + 1),
          .deck = bit(0) ? "b" : "a",
          .rules = {bit(3) ? Connection::kNeighbours : Connection::kAllThree,
                    bit(1) ? SpacesRule::kUpTo : SpacesRule::kExact},
          .player = bit(2) != bit(0) ? Player::kSilver : Player::kGold,
          .seed = static_cast<uint64_t>(number) + 1};
}

Referee BeginGame(const GameToPlay& game) {
  absl::StatusOr<PositionInput> input =
      PositionInput::Open(game.setup, game.rules.connection, std::nullopt);
  const GameCourse course =
      *GameCourse::Begin(*input->Next()->position, Player::kGold, game.rules.spaces,
                         GameLimits{.turn_cap = kMostTurns, .repetitions = 5});
  const Shuffle shuffle = SeededShuffle(game.seed);
  const Deck deck = BuiltInDeck(game.deck);
  return *Referee::Begin(course, deck, DealFrom(deck, Player::kGold, shuffle), shuffle);
}

// A view in the middle of a game between random players.
InformationSet ViewAfter(int turns) {
  Referee referee = BeginGame(GameOf(0));
  Random random(1);
  const std::unique_ptr<Agent> agent = MakeAgent("random");
  for (int i = 0; i < turns && !referee.state().ending(); ++i) {
    const InformationSet& view = referee.ViewOf(referee.state().to_move());
    const absl::Status played = referee.Play(agent->Choose(view, random)->turn);
    static_cast<void>(played);
  }
  return referee.ViewOf(referee.state().to_move());
}

absl::Status Wrong(absl::string_view message) { return absl::InvalidArgumentError(message); }

std::string KindOf(const AgentAnswer& answer) {
  if (std::holds_alternative<HelloAnswer>(answer)) return "a greeting";
  if (std::holds_alternative<Decision>(answer)) return "a turn";
  if (const auto* error = std::get_if<ErrorAnswer>(&answer)) {
    return absl::StrCat("the error ", error->message);
  }
  return "an empty answer";
}

// Ok when `answer` is what `Kind` says.
template <class Kind>
absl::Status Is(const absl::StatusOr<AgentAnswer>& answer, absl::string_view expected) {
  if (!answer.ok()) return answer.status();
  if (std::holds_alternative<Kind>(*answer)) return absl::OkStatus();
  return Wrong(absl::StrCat("it answers with ", KindOf(*answer), ", expected ", expected));
}

// A conversation with the program that is checked.
class Examination {
 public:
  Examination(AgentProcess& agent, std::chrono::nanoseconds turn_time)
      : agent_(agent), turn_time_(turn_time) {}

  absl::Status Greets() {
    return Is<HelloAnswer>(agent_.Call(HelloRequest{}, Soon()), "a name and the protocol");
  }
  absl::Status AnswersPing() {
    return Is<PingAnswer>(agent_.Call(PingRequest{}, Soon()), "nothing but the id");
  }
  absl::Status RefusesUnknownType() { return Refuses(R"({"id":901,"type":"sing"})", 901); }
  absl::Status RefusesOtherProtocol() {
    return Refuses(R"({"id":902,"type":"hello","protocol":99})", 902);
  }
  absl::Status RefusesBadView() {
    return Refuses(R"({"id":903,"type":"choose","seed":1,"view":{"position":7}})", 903);
  }
  absl::Status RefusesWhatIsNoJson() { return Refuses("this is no JSON", std::nullopt); }

  absl::Status IgnoresUnknownKeys() {
    absl::Status sent =
        agent_.SendLine(R"({"new":[{"key":null}],"id":904,"type":"ping","view":"none"})", Soon());
    if (!sent.ok()) return sent;
    return Is<PingAnswer>(agent_.Await(904, Soon()), "nothing but the id");
  }

  absl::Status IsLegalTurn(const absl::StatusOr<AgentAnswer>& answer, const InformationSet& view) {
    if (absl::Status status = Is<Decision>(answer, "a turn"); !status.ok()) return status;
    const Turn& turn = std::get<Decision>(*answer).turn;
    absl::Status legal = view.Check(turn);
    if (legal.ok()) return legal;
    return Wrong(absl::StrCat("its turn ", WriteTurn(turn), " is illegal: ", legal.message()));
  }

  // Three views and a ping are open at once, and are asked for from the last to the first.
  absl::Status AnswersManyAtOnce() {
    const std::vector<InformationSet> views = {ViewAfter(0), ViewAfter(3), ViewAfter(6)};
    std::vector<uint64_t> ids;
    for (const InformationSet& view : views) {
      const absl::StatusOr<uint64_t> id = agent_.Ask(ChooseRequest{view, 1, {}}, Soon());
      if (!id.ok()) return id.status();
      ids.push_back(*id);
    }
    if (absl::Status status = AnswersPing(); !status.ok()) return status;
    for (size_t i = views.size(); i-- > 0;) {
      absl::Status status = IsLegalTurn(agent_.Await(ids[i], TurnTime()), views[i]);
      if (!status.ok()) return status;
    }
    return absl::OkStatus();
  }

  absl::Status Stops() {
    const InformationSet view = ViewAfter(4);
    const absl::StatusOr<uint64_t> id = agent_.Ask(ChooseRequest{view, 1, {}}, Soon());
    if (!id.ok()) return id.status();
    for (const uint64_t stopped : {*id, uint64_t{905}}) {
      absl::Status sent = agent_.Send(stopped, StopRequest{}, Soon());
      if (!sent.ok()) return sent;
    }
    const absl::StatusOr<AgentAnswer> answer = agent_.Await(*id, Soon());
    const bool is_error = answer.ok() && std::holds_alternative<ErrorAnswer>(*answer);
    const absl::Status status = is_error ? absl::OkStatus() : IsLegalTurn(answer, view);
    return status.ok() ? AnswersPing() : status;
  }

  absl::Status Plays(const GameToPlay& game) {
    Referee referee = BeginGame(game);
    Random random(game.seed);
    const std::unique_ptr<Agent> other = MakeAgent("random");
    while (!referee.state().ending()) {
      const InformationSet& view = referee.ViewOf(referee.state().to_move());
      Turn turn;
      if (view.viewer() == game.player) {
        const absl::StatusOr<AgentAnswer> answer =
            agent_.Call(ChooseRequest{view, game.seed, {}}, TurnTime());
        if (absl::Status status = IsLegalTurn(answer, view); !status.ok()) return status;
        turn = std::get<Decision>(*answer).turn;
      } else {
        turn = other->Choose(view, random)->turn;
      }
      if (absl::Status status = referee.Play(turn); !status.ok()) return status;
    }
    return absl::OkStatus();
  }

  absl::Status EndsOnQuit() {
    absl::Status sent = agent_.Send(0, QuitRequest{}, Soon());
    return sent.ok() ? Ends() : sent;
  }
  absl::Status EndsWithItsInput() {
    agent_.process().CloseInput();
    return Ends();
  }

 private:
  Deadline Soon() const { return steady_clock::now() + std::min(turn_time_, kAnswerTime); }
  Deadline TurnTime() const { return steady_clock::now() + turn_time_; }

  // It answers `line` with an error, and goes on.
  absl::Status Refuses(absl::string_view line, std::optional<uint64_t> id) {
    if (absl::Status sent = agent_.SendLine(line, Soon()); !sent.ok()) return sent;
    const absl::Status status = Is<ErrorAnswer>(agent_.Await(id, Soon()), "an error");
    return status.ok() ? AnswersPing() : status;
  }

  absl::Status Ends() {
    const std::optional<std::string> end = agent_.process().WaitForEnd(Soon());
    if (!end) return Wrong("it still runs");
    if (*end == "with exit status 0") return absl::OkStatus();
    return Wrong(absl::StrCat("it ended ", *end));
  }

  AgentProcess& agent_;
  std::chrono::nanoseconds turn_time_;
};

struct PlannedCheck {
  std::string name;
  std::function<absl::Status(Examination&)> make;
};

std::vector<PlannedCheck> AllChecks(int games) {
  std::vector<PlannedCheck> checks = {
      {"answers hello", &Examination::Greets},
      {"answers ping", &Examination::AnswersPing},
      {"answers a type that it does not know with an error", &Examination::RefusesUnknownType},
      {"answers the hello of another protocol with an error", &Examination::RefusesOtherProtocol},
      {"answers a view that is wrong with an error", &Examination::RefusesBadView},
      {"answers what is no JSON with an error", &Examination::RefusesWhatIsNoJson},
      {"ignores keys that it does not know", &Examination::IgnoresUnknownKeys},
      {"answers several open requests", &Examination::AnswersManyAtOnce},
      {"answers a request that is stopped", &Examination::Stops},
  };
  for (int i = 0; i < games; ++i) {
    const GameToPlay game = GameOf(i);
    checks.push_back({absl::StrCat("plays a game: ", game.ToString()),
                      [game](Examination& examination) { return examination.Plays(game); }});
  }
  checks.push_back({"ends on quit", &Examination::EndsOnQuit});
  checks.push_back({"ends with its input", &Examination::EndsWithItsInput});
  return checks;
}

}  // namespace

absl::Status CheckCompliance(const ComplianceOptions& options,
                             const std::function<bool(const ComplianceCheck&)>& on_check) {
  std::optional<AgentProcess> agent;
  for (const PlannedCheck& check : AllChecks(options.games)) {
    if (agent && agent->process().WaitForEnd(steady_clock::now())) agent.reset();
    if (!agent) {
      absl::StatusOr<AgentProcess> started = AgentProcess::Start(options.words);
      if (!started.ok()) return started.status();
      agent = *std::move(started);
    }
    Examination examination(*agent, options.turn_time);
    absl::Status status = check.make(examination);
    if (absl::IsCancelled(status)) return status;
    if (!status.ok()) agent.reset();  // whatever it still has to say belongs to this check
    if (!on_check({check.name, std::move(status)})) break;
  }
  return absl::OkStatus();
}

}  // namespace rushkit
