#include "solver/notation/agent_protocol.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "nlohmann/json.hpp"
#include "solver/notation/json_fields.h"
#include "solver/notation/text.h"
#include "solver/notation/turn_notation.h"
#include "solver/notation/view_json.h"

namespace rushkit {
namespace {

using Json = nlohmann::ordered_json;
using Mistakes = std::vector<std::string>;

constexpr int64_t kLargest = static_cast<int64_t>(kLargestProtocolNumber);

std::string ToLine(const Json& object) {
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json Parsed(absl::string_view line) {
  return Json::parse(line.begin(), line.end(), nullptr, /*allow_exceptions=*/false);
}

absl::Status StatusOf(const Mistakes& wrong) {
  return wrong.empty() ? absl::OkStatus() : absl::InvalidArgumentError(absl::StrJoin(wrong, "; "));
}

absl::Status NoJson(absl::string_view line) {
  return absl::InvalidArgumentError(absl::StrCat("the line is no JSON: ", Quoted(line)));
}

std::optional<uint64_t> TakeId(JsonFields& fields) {
  const std::optional<int64_t> id = fields.Number("id", 0, kLargest);
  return id ? std::optional<uint64_t>(*id) : std::nullopt;
}

void CheckProtocol(JsonFields& fields) {
  const std::optional<int64_t> protocol = fields.Number("protocol", 0, kLargest);
  if (!protocol || *protocol == kAgentProtocol) return;
  fields.Refuse("protocol", absl::StrCat("found ", *protocol, ", expected ", kAgentProtocol));
}

std::optional<AgentRequest> TakeChoice(JsonFields& fields) {
  const std::optional<int64_t> seed = fields.Number("seed", 0, kLargest, 0);
  const std::optional<int64_t> milliseconds = fields.Number("milliseconds", 0, kLargest, -1);
  std::optional<JsonFields> view_fields = fields.Object("view", /*may_be_missing=*/false);
  if (!view_fields) return std::nullopt;
  const std::optional<InformationSet> view = ReadView(*view_fields);
  if (!view || !seed || !milliseconds) return std::nullopt;
  ChooseRequest request{*view, static_cast<uint64_t>(*seed), std::nullopt};
  if (*milliseconds >= 0) request.milliseconds = *milliseconds;
  return request;
}

std::optional<AgentRequest> TakeRequest(JsonFields& fields, const std::string& type) {
  if (type == "hello") {
    CheckProtocol(fields);
    return HelloRequest{};
  }
  if (type == "ping") return PingRequest{};
  if (type == "choose") return TakeChoice(fields);
  if (type == "stop") return StopRequest{};
  fields.Refuse(
      "type", absl::StrCat("found ", Quoted(type), ", expected hello, ping, choose, stop or quit"));
  return std::nullopt;
}

std::optional<Turn> TakeTurn(JsonFields& fields) {
  const std::optional<std::string> text = fields.Text("turn");
  if (!text) return std::nullopt;
  const absl::StatusOr<Turn> turn = ReadTurn(*text);
  if (turn.ok()) return *turn;
  fields.Refuse("turn", turn.status());
  return std::nullopt;
}

std::optional<AgentAnswer> TakeDecision(JsonFields& fields) {
  std::optional<Turn> turn = TakeTurn(fields);
  Decision decision;
  for (JsonFields& one : fields.Objects("candidates")) {
    std::optional<Turn> candidate = TakeTurn(one);
    const std::optional<bool> wins = one.Truth("wins", false);
    const std::optional<double> score = one.Real("score", 0);
    const std::optional<double> danger = one.Real("danger", 0);
    if (!candidate || !wins || !score || !danger) return std::nullopt;
    decision.candidates.push_back({*std::move(candidate), *wins, *score, *danger});
  }
  if (!turn) return std::nullopt;
  decision.turn = *std::move(turn);
  return decision;
}

std::optional<AgentAnswer> TakeAnswer(JsonFields& fields) {
  if (fields.Has("error")) {
    std::optional<JsonFields> error = fields.Object("error");
    const std::optional<std::string> message = error->Text("message");
    return ErrorAnswer{message.value_or("")};
  }
  if (fields.Has("turn")) return TakeDecision(fields);
  if (!fields.Has("protocol")) return PingAnswer{};
  CheckProtocol(fields);
  const std::optional<std::string> name = fields.Text("name");
  const std::optional<std::string> version = fields.Text("version", "");
  return HelloAnswer{name.value_or(""), version.value_or("")};
}

Json CandidateJson(const Candidate& candidate) {
  return {{"turn", WriteTurn(candidate.turn)},
          {"wins", candidate.wins},
          {"score", candidate.score},
          {"danger", candidate.danger}};
}

struct RequestWriter {
  Json& object;

  void operator()(const HelloRequest&) const {
    object["type"] = "hello";
    object["protocol"] = kAgentProtocol;
  }
  void operator()(const PingRequest&) const { object["type"] = "ping"; }
  void operator()(const ChooseRequest& choose) const {
    object["type"] = "choose";
    object["view"] = WriteView(choose.view);
    object["seed"] = choose.seed;
    if (choose.milliseconds) object["milliseconds"] = *choose.milliseconds;
  }
  void operator()(const StopRequest&) const { object["type"] = "stop"; }
  void operator()(const QuitRequest&) const { object = {{"type", "quit"}}; }
};

struct AnswerWriter {
  Json& object;

  void operator()(const HelloAnswer& hello) const {
    object["name"] = hello.name;
    object["version"] = hello.version;
    object["protocol"] = kAgentProtocol;
  }
  void operator()(const PingAnswer&) const {}
  void operator()(const Decision& decision) const {
    object["turn"] = WriteTurn(decision.turn);
    object["candidates"] = Json::array();
    for (const Candidate& one : decision.candidates) {
      object["candidates"].push_back(CandidateJson(one));
    }
  }
  void operator()(const ErrorAnswer& error) const {
    object["error"] = {{"message", error.message}};
  }
};

}  // namespace

std::string WriteAgentRequest(uint64_t id, const AgentRequest& request) {
  Json object;
  object["id"] = id;
  std::visit(RequestWriter{object}, request);
  return ToLine(object);
}

std::string WriteAgentAnswer(std::optional<uint64_t> id, const AgentAnswer& answer) {
  Json object;
  object["id"] = id ? Json(*id) : Json(nullptr);
  std::visit(AnswerWriter{object}, answer);
  return ToLine(object);
}

WithId<absl::StatusOr<AgentRequest>> ReadAgentRequest(absl::string_view line) {
  const Json object = Parsed(line);
  if (object.is_discarded()) return {std::nullopt, NoJson(line)};
  Mistakes wrong;
  JsonFields fields(object, "", wrong);
  const std::optional<std::string> type = fields.Text("type");
  if (type == "quit") return {std::nullopt, AgentRequest(QuitRequest{})};
  const std::optional<uint64_t> id = TakeId(fields);
  std::optional<AgentRequest> request = type ? TakeRequest(fields, *type) : std::nullopt;
  if (!wrong.empty()) return {id, StatusOf(wrong)};
  return {id, *std::move(request)};
}

WithId<absl::StatusOr<AgentAnswer>> ReadAgentAnswer(absl::string_view line) {
  const Json object = Parsed(line);
  if (object.is_discarded()) return {std::nullopt, NoJson(line)};
  Mistakes wrong;
  JsonFields fields(object, "", wrong);
  // What cannot be understood may be answered without an id.
  const bool is_about_nothing = object.is_object() && object.contains("error") &&
                                (!object.contains("id") || object["id"].is_null());
  const std::optional<uint64_t> id = is_about_nothing ? std::nullopt : TakeId(fields);
  std::optional<AgentAnswer> answer = TakeAnswer(fields);
  if (!wrong.empty()) return {id, StatusOf(wrong)};
  return {id, *std::move(answer)};
}

}  // namespace rushkit
