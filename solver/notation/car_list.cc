#include "solver/notation/car_list.h"

#include <cassert>
#include <map>
#include <set>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "solver/board/position.h"
#include "solver/board/setup.h"
#include "solver/notation/boxed_rows.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

class Checker {
 public:
  explicit Checker(CarList list) : list_(std::move(list)) {}

  absl::StatusOr<LetteredPosition> Run() {
    const bool is_whole = list_.wrong.empty();
    if (!CheckSize()) return Refuse();
    for (const WrittenCar& car : list_.cars) CheckCar(car);
    const auto heroes = absl::c_count_if(list_.cars, [](const auto& car) { return car.is_hero; });
    if (heroes == 0 && is_whole)
      Report(list_.where, absl::StrCat("no hero; expected ", list_.hero));
    if (!list_.wrong.empty()) return Refuse();
    const absl::StatusOr<Position> position = Position::From(setup_);
    assert(position.ok());
    return WithCodeLetters(
        *position, [this](char letter) { return list_.cars[IndexOfPlaceholder(letter)].name; });
  }

 private:
  absl::Status Refuse() { return ToStatus(InReadingOrder(std::move(list_.wrong))); }

  void Report(TextLocation where, std::string message) {
    list_.wrong.push_back({where, std::move(message)});
  }

  bool CheckSize() {
    const BoxSize& size = list_.size;
    if (absl::StatusOr<WrittenGrid> grid = StartBoxed(size.rows, size.columns, size.where);
        !grid.ok()) {
      AddTo(list_.wrong, grid.status());
      return false;
    }
    if (list_.cars.size() > kMostVehicles) {
      Report(list_.cars[kMostVehicles].where,
             absl::StrCat(list_.cars.size(), " cars; expected at most ", kMostVehicles));
      return false;
    }
    setup_.grid = *Grid::Boxed(size.rows, size.columns, Bitboard());
    return true;
  }

  void CheckCar(const WrittenCar& car) {
    const std::string name = absl::StrCat("car ", Quoted(car.name));
    const size_t index = &car - list_.cars.data();
    if (!names_.insert(car.name).second) Report(car.where, absl::StrCat("a second ", name));
    if (car.is_hero) {
      if (std::exchange(has_hero_, true)) Report(car.where, "a second hero; expected one");
      setup_.boxed_hero = PlaceholderOf(index);
      if (car.orientation == Orientation::kVertical) {
        Report(car.where, absl::StrCat("the hero, ", name, ", is upright; heroes lie along a row"));
      }
    }
    if (!Length::Holds(car.length)) {
      return Report(car.where,
                    absl::StrCat(name, " is ", Counted(car.length, "cell"), " long; expected ",
                                 Length::kLowest, " to ", Length::kHighest));
    }
    PlaceCar(car, name, PlaceholderOf(index));
  }

  void PlaceCar(const WrittenCar& car, const std::string& name, char letter) {
    const bool is_horizontal = car.orientation == Orientation::kHorizontal;
    const Grid& grid = setup_.grid;
    for (int i = 0; i < car.length; ++i) {
      const int row = car.row + (is_horizontal ? 0 : i);
      const int column = car.column + (is_horizontal ? i : 0);
      if (!grid.HasRow(row) || !grid.HasColumn(column)) {
        return Report(car.where, absl::StrCat(name, " does not fit on a grid of ", grid.width(),
                                              " by ", grid.height()));
      }
      const Cell cell{Row(row), Column(column)};
      const auto [taken, is_free] = cars_by_cell_.emplace(cell, &car);
      if (!is_free) {
        return Report(car.where,
                      absl::StrCat(name, " stands on car ", Quoted(taken->second->name)));
      }
      setup_.cells.push_back({letter, cell, car.where});
    }
  }

  CarList list_;
  Setup setup_;
  std::set<std::string> names_;
  bool has_hero_ = false;
  std::map<Cell, const WrittenCar*> cars_by_cell_;
};

}  // namespace

std::optional<Orientation> ReadOrientation(absl::string_view word) {
  for (const absl::string_view name : {"h", "horizontal"}) {
    if (absl::EqualsIgnoreCase(word, name)) return Orientation::kHorizontal;
  }
  for (const absl::string_view name : {"v", "vertical"}) {
    if (absl::EqualsIgnoreCase(word, name)) return Orientation::kVertical;
  }
  return std::nullopt;
}

absl::StatusOr<LetteredPosition> ToPosition(CarList list) { return Checker(std::move(list)).Run(); }

}  // namespace rushkit
