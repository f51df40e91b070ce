// How rushkit and a program that plays talk to each other: JSON objects, one on a line. rushkit
// writes requests to the program's standard input and reads answers from its standard output.
//
//   request = {"id": N, "type": "hello", "protocol": 1}
//           | {"id": N, "type": "ping"}
//           | {"id": N, "type": "choose", "view": view, "seed": N, "milliseconds": N}
//           | {"id": N, "type": "stop"}
//           | {"type": "quit"}
//   answer  = {"id": N, "name": TEXT, "version": TEXT, "protocol": 1}      to hello
//           | {"id": N}                                                    to ping
//           | {"id": N, "turn": turn, "candidates": [candidate...]}        to choose
//           | {"id": N, "error": {"message": TEXT}}                        to any of them
//   candidate = {"turn": turn, "wins": BOOLEAN, "score": NUMBER, "danger": NUMBER}
//
// A view is what a player sees of a game (view_json.h), and holds all that is needed to choose: a
// program need not remember anything from one request to the next. Turns are written as in
// turn_notation.h. All chance should come from "seed", so that games can be repeated;
// "milliseconds", which may be left out, is how long rushkit will wait.
//
// Several requests may be open at once, and answers come in any order; each open request has an id
// of its own, a whole number from 0 to 2^53. "stop" has the id of an open "choose", which is then
// answered soon, with a turn or an error; it has no answer of its own, and does nothing when that
// request has been answered already. After "quit", and when its input ends, the program ends.
//
// What cannot be understood, a type that is not known included, is answered with an error, with the
// id null where none could be read; nothing else changes by it. Keys that are not known are
// ignored. "candidates", and all of a candidate but its turn, may be left out. What a program
// writes to standard error is for people.
#ifndef RUSHKIT_SOLVER_NOTATION_AGENT_PROTOCOL_H_
#define RUSHKIT_SOLVER_NOTATION_AGENT_PROTOCOL_H_

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/game/decision.h"
#include "solver/game/information_set.h"

namespace rushkit {

inline constexpr int kAgentProtocol = 1;
// Ids and seeds are at most this, so that programs can read them that know no whole numbers.
inline constexpr uint64_t kLargestProtocolNumber = uint64_t{1} << 53;

struct HelloRequest {};
struct PingRequest {};
struct ChooseRequest {
  InformationSet view;
  uint64_t seed = 0;
  std::optional<int64_t> milliseconds;
};
struct StopRequest {};
struct QuitRequest {};
using AgentRequest =
    std::variant<HelloRequest, PingRequest, ChooseRequest, StopRequest, QuitRequest>;

struct HelloAnswer {
  std::string name;
  std::string version;
};
struct PingAnswer {};
struct ErrorAnswer {
  std::string message;
};
using AgentAnswer = std::variant<HelloAnswer, PingAnswer, Decision, ErrorAnswer>;

// A message with its id, which may be missing: in "quit", or where it could not be read.
template <class Message>
struct WithId {
  std::optional<uint64_t> id;
  Message message;
};

// Each is a line, with its newline.
std::string WriteAgentRequest(uint64_t id, const AgentRequest& request);
std::string WriteAgentAnswer(std::optional<uint64_t> id, const AgentAnswer& answer);

// What is wrong with a line stands beside its id, so that it can be answered. All of it is told,
// with "; " between.
WithId<absl::StatusOr<AgentRequest>> ReadAgentRequest(absl::string_view line);
// A hello of another protocol is refused. What answers a "choose" is an error, or else has a turn,
// which may not be legal.
WithId<absl::StatusOr<AgentAnswer>> ReadAgentAnswer(absl::string_view line);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_AGENT_PROTOCOL_H_
