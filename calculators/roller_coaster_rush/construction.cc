#include "calculators/roller_coaster_rush/construction.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "calculators/roller_coaster_rush/clauses.h"

namespace rushkit::coaster {
namespace {

// False when the launch piece stands anywhere but once at the front.
bool CheckLaunchPiece(absl::string_view name, const WrittenCoaster& written, ScoreSheet& sheet) {
  bool is_right = true;
  for (size_t i = 1; i < written.size(); ++i) {
    if (written[i].has_value()) continue;
    is_right = false;
    sheet.Break(kSetup, absl::StrCat(Whose(name), "the launch piece stands at place ", i + 1),
                "it stands once, at the front");
  }
  return is_right;
}

std::string NameOf(std::optional<Piece> piece) {
  return piece.has_value() ? WritePiece(*piece) : "the launch piece";
}

}  // namespace

std::optional<Height> Joints::ExitOf(std::optional<Piece> piece) const {
  if (!piece.has_value()) return launch;
  const std::optional<Joint>& joint = pieces[IndexOf(*piece)];
  return joint.has_value() ? std::optional<Height>(joint->exit) : std::nullopt;
}

bool Joints::MayFollow(std::optional<Height> exit, Piece piece) const {
  const std::optional<Joint>& joint = pieces[IndexOf(piece)];
  return !exit.has_value() || !joint.has_value() || joint->entry == *exit;
}

bool Joints::Know(const PieceSet& pieces_used) const {
  bool all = launch.has_value();
  for (const Piece piece : PiecesOf(pieces_used)) all = all && pieces[IndexOf(piece)].has_value();
  return all;
}

bool Joints::IsEmpty() const {
  return !launch.has_value() && std::none_of(pieces.begin(), pieces.end(),
                                             [](const auto& joint) { return joint.has_value(); });
}

PieceSet PiecesIn(const WrittenCoaster& written) {
  PieceSet pieces;
  for (const std::optional<Piece>& piece : written) {
    if (piece.has_value()) pieces.set(IndexOf(*piece));
  }
  return pieces;
}

std::string WriteCoaster(const Coaster& coaster) {
  return absl::StrCat("launch", coaster.empty() ? "" : ",", WritePieces(coaster));
}

std::string Whose(absl::string_view name) { return name.empty() ? "" : absl::StrCat(name, ": "); }

std::optional<Coaster> AsCoaster(absl::string_view name, const WrittenCoaster& written,
                                 ScoreSheet& sheet) {
  bool is_coaster = CheckLaunchPiece(name, written, sheet);
  Coaster coaster;
  PieceSet used;
  for (const std::optional<Piece>& piece : written) {
    if (!piece.has_value()) continue;
    if (used.test(IndexOf(*piece))) {
      is_coaster = false;
      sheet.Break(kSetup, absl::StrCat(Whose(name), WritePiece(*piece), " stands here again"),
                  "there is one of each piece");
    }
    used.set(IndexOf(*piece));
    coaster.push_back(*piece);
  }
  return is_coaster ? std::optional<Coaster>(coaster) : std::nullopt;
}

void CheckPieces(absl::string_view name, const Coaster& coaster, const PieceSet& owned,
                 ScoreSheet& sheet) {
  const PieceSet used = SetOf(coaster);
  for (const Piece piece : PiecesOf(owned & ~used)) {
    sheet.Break(kSetup, absl::StrCat(Whose(name), WritePiece(piece), " is left out"),
                "all pieces must be used");
  }
  for (const Piece piece : PiecesOf(used & ~owned)) {
    sheet.Break(kSetup, absl::StrCat(Whose(name), WritePiece(piece), " is in the coaster"),
                "it belongs to somebody else");
  }
}

void CheckJoints(absl::string_view name, const Coaster& coaster, const Joints& joints,
                 ScoreSheet& sheet) {
  std::optional<Piece> before;
  for (const Piece piece : coaster) {
    const std::optional<Height> exit = joints.ExitOf(before);
    if (!joints.MayFollow(exit, piece)) {
      sheet.Break(
          kSetup,
          absl::StrCat(Whose(name), WritePiece(piece), " does not fit behind ", NameOf(before)),
          absl::StrCat("it begins at height ", joints.pieces[IndexOf(piece)]->entry.value(),
                       ", the track ends at ", exit->value()));
    }
    before = piece;
  }
  RestOnJoints(SetOf(coaster), joints, sheet);
}

void CheckShared(absl::Span<const Holding> holdings, ScoreSheet& sheet) {
  for (size_t i = 0; i < holdings.size(); ++i) {
    for (size_t j = 0; j < i; ++j) {
      for (const Piece piece : PiecesOf(holdings[i].pieces & holdings[j].pieces)) {
        sheet.Break(kSetup, absl::StrCat(Whose(holdings[i].name), "has ", WritePiece(piece)),
                    absl::StrCat("there is one, and ", holdings[j].name, " has it"));
      }
    }
  }
}

void RestOnJoints(const PieceSet& used, const Joints& joints, ScoreSheet& sheet) {
  if (used.none() || joints.Know(used)) return;
  Coaster unknown;
  for (const Piece piece : PiecesOf(used)) {
    if (!joints.pieces[IndexOf(piece)].has_value()) unknown.push_back(piece);
  }
  std::string which = absl::StrCat("the joints of ", WritePieces(unknown));
  if (unknown.empty()) which = "the joint of the launch piece";
  if (joints.IsEmpty()) which = "the joints of all pieces";
  sheet.Rest({absl::StrCat(which, ": not checked"), Confidence::kUnknown, false});
}

}  // namespace rushkit::coaster
