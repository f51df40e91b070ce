#include "solver/notation/move_notation.h"

#include <cassert>
#include <cstdlib>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/board/move_generation.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

constexpr absl::string_view kSideNames[] = {"left", "right"};

absl::string_view NameOf(Side side) { return kSideNames[static_cast<size_t>(side)]; }

constexpr absl::string_view kSigns = "+-";
constexpr absl::string_view kAlongRow = "RL";
constexpr absl::string_view kAlongColumn = "DU";
constexpr absl::string_view kBackward = "-LU";

// Where the sign or the direction stands that parts the mover from the distance.
std::optional<size_t> FindSign(absl::string_view word) {
  const size_t sign = word.find_first_of(kSigns);
  if (sign != absl::string_view::npos) return sign;
  const bool has_direction = word.size() > 2 && (absl::StrContains(kAlongRow, word[1]) ||
                                                 absl::StrContains(kAlongColumn, word[1]));
  return has_direction && absl::ascii_isdigit(static_cast<unsigned char>(word[2]))
             ? std::optional<size_t>(1)
             : std::nullopt;
}

bool Fits(char sign, const Vehicle& vehicle) {
  return absl::StrContains(kSigns, sign) ||
         absl::StrContains(vehicle.is_horizontal() ? kAlongRow : kAlongColumn, sign);
}

// Who moves, with no distance yet, or nothing.
std::optional<Move> FindMover(absl::string_view name) {
  for (const Side side : {Side::kLeft, Side::kRight}) {
    if (name == NameOf(side)) return Shift{side, Rows()};
  }
  if (name.size() == 1 && IsVehicleLetter(name.front())) return Drive{name.front(), Spaces()};
  return std::nullopt;
}

absl::Status WrongMover(absl::string_view name, TextLocation where) {
  if (name == "o" || name == "x") {
    return Wrong(where, absl::StrCat(name, " is no vehicle's letter"));
  }
  return Wrong(where, absl::StrCat("unknown vehicle or side ", Quoted(name),
                                   "; expected a vehicle's letter, left or right"));
}

std::string SignedNumber(int number) { return absl::StrCat(number > 0 ? "+" : "", number); }

std::string NameOf(const Position& position, const Vehicle& vehicle) {
  if (vehicle.is_hero() && !position.grid().has_sides()) return "hero";
  switch (vehicle.role) {
    case Role::kGoldHero:
      return "gold hero";
    case Role::kSilverHero:
      return "silver hero";
    case Role::kBlocker:
      break;
  }
  return absl::StrCat("blocker ", std::string(1, vehicle.letter));
}

std::string DescribeDrive(const Position& before, const Drive& drive) {
  const Vehicle* vehicle = before.Find(drive.vehicle);
  assert(vehicle != nullptr);
  const bool forward = drive.spaces.value() > 0;
  const char* direction =
      vehicle->is_horizontal() ? (forward ? "right" : "left") : (forward ? "down" : "up");
  return absl::StrCat(NameOf(before, *vehicle), ", ", SpacesOf(drive), " ", direction,
                      Leaves(before, drive) ? " and off the grid" : "");
}

}  // namespace

absl::StatusOr<Move> ReadMove(absl::string_view word, TextLocation start,
                              const Position* position) {
  const std::optional<size_t> sign = FindSign(word);
  if (!sign.has_value()) {
    return Wrong(start, absl::StrCat(Quoted(word),
                                     " is no move; expected one such as a-2, G+7 or "
                                     "left+2, always with a sign"));
  }
  std::optional<Move> move = FindMover(word.substr(0, *sign));
  if (!move) return WrongMover(word.substr(0, *sign), start);
  const absl::string_view digits = word.substr(*sign + 1);
  auto* drive = std::get_if<Drive>(&*move);
  const int most = drive != nullptr ? Spaces::kHighest : Rows::kHighest;
  const std::optional<int> number = ReadDigits(digits);
  if (!number || *number < 1 || *number > most || digits.front() == '0') {
    return Wrong(Right(start, *sign + 1),
                 absl::StrCat(word.substr(0, *sign), " moves ", Quoted(digits),
                              drive != nullptr ? " spaces" : " rows", "; expected 1 to ", most));
  }
  const char direction = word[*sign];
  const int distance = absl::StrContains(kBackward, direction) ? -*number : *number;
  if (drive == nullptr) {
    std::get<Shift>(*move).rows = Rows(distance);
    return *move;
  }
  drive->spaces = Spaces(distance);
  const Vehicle* vehicle = position != nullptr ? position->Find(drive->vehicle) : nullptr;
  if (vehicle == nullptr || Fits(direction, *vehicle)) return *move;
  return Wrong(Right(start, *sign),
               absl::StrCat(NameOf(*position, *vehicle), " cannot go ", std::string(1, direction),
                            "; expected ", vehicle->is_horizontal() ? "L or R" : "U or D"));
}

std::string WriteMove(const Move& move) {
  if (const auto* drive = std::get_if<Drive>(&move)) {
    return absl::StrCat(std::string(1, drive->vehicle), SignedNumber(drive->spaces.value()));
  }
  const auto& shift = std::get<Shift>(move);
  return absl::StrCat(NameOf(shift.side), SignedNumber(shift.rows.value()));
}

std::string WriteMoves(absl::Span<const Move> moves) {
  return absl::StrJoin(moves, " ",
                       [](std::string* out, const Move& move) { out->append(WriteMove(move)); });
}

std::string DescribeMove(const Position& before, const Move& move) {
  if (const auto* drive = std::get_if<Drive>(&move)) return DescribeDrive(before, *drive);
  const auto& shift = std::get<Shift>(move);
  return absl::StrCat(NameOf(shift.side), " side, ", SpacesOf(move),
                      shift.rows.value() > 0 ? " down" : " up");
}

std::optional<Player> ReadPlayer(absl::string_view word) {
  for (const Player player : {Player::kGold, Player::kSilver}) {
    if (word == WritePlayer(player)) return player;
  }
  return std::nullopt;
}

std::string WritePlayer(Player player) { return player == Player::kGold ? "gold" : "silver"; }

}  // namespace rushkit
