#include "solver/board/setup_check.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"

namespace rushkit {
namespace {

using Cells = std::vector<WrittenCell>;

// Where a cell lies on the table: the row counted from the top of the middle part.
struct TableCell {
  int row;
  int column;
};

std::string PlaceOf(const WrittenCell& cell) {
  return absl::StrCat("row ", cell.cell.row.value(), ", column ", cell.cell.column.value());
}

// Two cells by what tells them apart.
std::string PlacesOf(const WrittenCell& a, const WrittenCell& b) {
  if (a.cell.column == b.cell.column) {
    return absl::StrCat("rows ", a.cell.row.value(), " and ", b.cell.row.value());
  }
  if (a.cell.row == b.cell.row) {
    return absl::StrCat("columns ", a.cell.column.value(), " and ", b.cell.column.value());
  }
  return absl::StrCat(PlaceOf(a), " and ", PlaceOf(b));
}

class Checker {
 public:
  explicit Checker(const Setup& setup) : setup_(setup) {}

  CheckedSetup Run() {
    CheckOffsets();
    std::map<char, Cells> by_letter;
    for (const WrittenCell& cell : setup_.cells) by_letter[cell.letter].push_back(cell);
    for (auto& [letter, cells] : by_letter) CheckVehicle(letter, std::move(cells));
    CheckCounts(by_letter);
    result_.wrong = InReadingOrder(std::move(result_.wrong));
    return std::move(result_);
  }

 private:
  void Report(TextLocation where, std::string message) {
    result_.wrong.push_back({where, std::move(message)});
  }

  void CheckOffsets() {
    const std::optional<Offset> left = CheckOffset("left", setup_.left_offset);
    const std::optional<Offset> right = CheckOffset("right", setup_.right_offset);
    offsets_known_ = left && right;
    if (!offsets_known_) return;
    result_.offsets = {*left, *right};
    if (setup_.grid.Allows(result_.offsets)) return;
    Report(setup_.offsets_where,
           setup_.grid.has_sides() ? absl::StrCat("offsets ", left->value(), ",", right->value(),
                                                  " leave no row that runs through all three parts")
                                   : std::string("offsets on a grid that has no sides"));
  }

  std::optional<Offset> CheckOffset(const char* side, int written) {
    const std::optional<Offset> offset = Offset::From(written);
    if (!offset) {
      Report(setup_.offsets_where,
             absl::StrCat("the ", side, " offset is ", written, "; expected -5 to 5"));
    }
    return offset;
  }

  // The hero that a vehicle of this letter is.
  Role RoleOf(char letter) const {
    if (!setup_.grid.has_sides()) {
      return letter == setup_.boxed_hero ? Role::kGoldHero : Role::kBlocker;
    }
    return letter == kGoldLetter     ? Role::kGoldHero
           : letter == kSilverLetter ? Role::kSilverHero
                                     : Role::kBlocker;
  }
  bool IsHero(char letter) const { return RoleOf(letter) != Role::kBlocker; }

  std::string NameOf(char letter) const {
    return absl::StrCat(IsHero(letter) ? "hero " : "vehicle ", std::string(1, letter));
  }

  TableCell OnTable(const WrittenCell& cell) const {
    const Part part = setup_.grid.PartAt(cell.cell.column);
    return {cell.cell.row.value() + result_.offsets.Of(part).value(), cell.cell.column.value()};
  }

  void CheckVehicle(char letter, Cells cells) {
    std::sort(cells.begin(), cells.end(), [this](const WrittenCell& a, const WrittenCell& b) {
      const TableCell on_a = OnTable(a);
      const TableCell on_b = OnTable(b);
      return std::pair(on_a.row, on_a.column) < std::pair(on_b.row, on_b.column);
    });
    const bool is_shift_hero = setup_.grid.has_sides() && IsHero(letter);
    if (is_shift_hero && cells.size() == 1) return CheckLeavingHero(letter, cells.front());
    const std::optional<Orientation> orientation = CheckLine(letter, cells);
    if (!orientation) return;
    if (is_shift_hero) {
      CheckShiftHero(letter, cells, *orientation);
    } else {
      CheckBlocker(letter, cells, *orientation);
    }
  }

  // The orientation of a straight, unbroken line of cells. One cell counts as horizontal.
  std::optional<Orientation> CheckLine(char letter, const Cells& cells) {
    for (size_t i = 0; i < cells.size(); ++i) {
      if (setup_.grid.walls().Has(setup_.grid.BitOf(cells[i].cell))) {
        Report(cells[i].where, absl::StrCat(NameOf(letter), " stands on a wall"));
      }
    }
    if (Steps(cells, 0, 1)) return Orientation::kHorizontal;
    if (Steps(cells, 1, 0)) return Orientation::kVertical;
    // What is whole over a seam cannot be told without offsets.
    if (offsets_known_ || StandsInOnePart(cells)) ReportCrooked(letter, cells);
    return std::nullopt;
  }

  bool StandsInOnePart(const Cells& cells) const {
    return std::all_of(cells.begin(), cells.end(), [&](const WrittenCell& cell) {
      return setup_.grid.PartAt(cell.cell.column) == setup_.grid.PartAt(cells.front().cell.column);
    });
  }

  bool Steps(const Cells& cells, int rows, int columns) const {
    for (size_t i = 1; i < cells.size(); ++i) {
      const TableCell before = OnTable(cells[i - 1]);
      const TableCell here = OnTable(cells[i]);
      if (here.row - before.row != rows || here.column - before.column != columns) return false;
    }
    return true;
  }

  // Says how the cells fail to be one line: broken at a seam, bent, or in two places.
  void ReportCrooked(char letter, const Cells& cells) {
    const Cells apart = NotConnectedToFirst(cells);
    if (apart.empty()) {
      return Report(cells.front().where,
                    absl::StrCat(NameOf(letter), " is bent; expected one straight line"));
    }
    for (const WrittenCell& far : apart) {
      for (const WrittenCell& near : cells) {
        const bool neighbours = far.cell.row == near.cell.row &&
                                std::abs(far.cell.column.value() - near.cell.column.value()) == 1;
        if (!neighbours ||
            setup_.grid.PartAt(far.cell.column) == setup_.grid.PartAt(near.cell.column))
          continue;
        return Report(far.where,
                      absl::StrCat(NameOf(letter), " is broken at a seam: ", PlaceOf(near), " and ",
                                   PlaceOf(far), " do not touch at these offsets"));
      }
    }
    Report(apart.front().where, absl::StrCat(NameOf(letter), " stands in two places (",
                                             PlacesOf(cells.front(), apart.front()), ")"));
  }

  Cells NotConnectedToFirst(const Cells& cells) const {
    Cells reached = {cells.front()};
    Cells apart(cells.begin() + 1, cells.end());
    for (size_t next = 0; next < reached.size(); ++next) {
      const TableCell here = OnTable(reached[next]);
      const auto touches = [&](const WrittenCell& other) {
        const TableCell there = OnTable(other);
        return std::abs(here.row - there.row) + std::abs(here.column - there.column) == 1;
      };
      std::copy_if(apart.begin(), apart.end(), std::back_inserter(reached), touches);
      apart.erase(std::remove_if(apart.begin(), apart.end(), touches), apart.end());
    }
    return apart;
  }

  // A blocker, or the hero of a boxed grid.
  void CheckBlocker(char letter, const Cells& cells, Orientation orientation) {
    const int longest =
        setup_.grid.has_sides() ? kLongestShiftVehicle : static_cast<int>(Length::kHighest);
    const int length = static_cast<int>(cells.size());
    if (length < Length::kLowest || length > longest) {
      return Report(cells.front().where,
                    absl::StrCat(NameOf(letter), " is ", length, length == 1 ? " cell" : " cells",
                                 " long; expected ", Length::kLowest, " to ", longest));
    }
    if (IsHero(letter) && orientation != Orientation::kHorizontal) {
      return ReportUpright(letter, cells.front());
    }
    Add(letter, RoleOf(letter), orientation, length, cells.front().cell);
  }

  void ReportUpright(char letter, const WrittenCell& cell) {
    Report(cell.where, absl::StrCat(NameOf(letter), " is upright; heroes lie along a row"));
  }

  void CheckShiftHero(char letter, const Cells& cells, Orientation orientation) {
    if (cells.size() != kHeroLength) {
      Report(cells.front().where, absl::StrCat(NameOf(letter), " is ", cells.size(),
                                               " cells long; expected ", kHeroLength));
    } else if (orientation != Orientation::kHorizontal) {
      ReportUpright(letter, cells.front());
    } else {
      Add(letter, RoleOf(letter), orientation, kHeroLength, cells.front().cell);
    }
  }

  // A hero that shows one cell has the other one off the grid, at its own end only.
  void CheckLeavingHero(char letter, const WrittenCell& cell) {
    const bool is_gold = letter == kGoldLetter;
    const int last = is_gold ? setup_.grid.width() - 1 : 0;
    if (cell.cell.column.value() != last) {
      return Report(
          cell.where,
          absl::StrCat(NameOf(letter), " shows one cell in column ", cell.cell.column.value(),
                       "; expected two, or one in column ", last, " when it is leaving"));
    }
    Cell at = cell.cell;
    if (!is_gold) at.column = Column(-1);
    Add(letter, RoleOf(letter), Orientation::kHorizontal, kHeroLength, at);
  }

  void Add(char letter, Role role, Orientation orientation, int length, Cell at) {
    result_.vehicles.push_back({letter, role, orientation, Length(length), at});
  }

  void CheckCounts(const std::map<char, Cells>& by_letter) {
    const bool has_hero = std::any_of(by_letter.begin(), by_letter.end(),
                                      [this](const auto& entry) { return IsHero(entry.first); });
    if (!has_hero) {
      Report(setup_.where,
             setup_.grid.has_sides()
                 ? std::string("no hero; expected GG, SS or both")
                 : absl::StrCat("no hero; expected a vehicle ", std::string(1, setup_.boxed_hero)));
    }
    if (by_letter.size() > kMostVehicles) {
      Report(setup_.where,
             absl::StrCat(by_letter.size(), " vehicles; expected at most ", kMostVehicles));
    }
  }

  const Setup& setup_;
  CheckedSetup result_;
  bool offsets_known_ = true;
};

}  // namespace

CheckedSetup CheckSetup(const Setup& setup) { return Checker(setup).Run(); }

}  // namespace rushkit
