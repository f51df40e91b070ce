#include "solver/notation/position_car_json.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/types/span.h"
#include "solver/notation/car_list.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

constexpr absl::string_view kFormOfCar =
    "{\"id\":\"r\",\"player\":true,\"position\":12,\"length\":2,\"orientation\":\"horizontal\"}";

// Reads one object from its items.
class ObjectReader {
 public:
  ObjectReader(absl::string_view text, const JsonItems& json, TextLocation start)
      : text_(text), json_(json), start_(start) {
    list_.wrong = json.wrong;
    list_.where = start;
    list_.hero = "a car with \"player\": true";
  }

  absl::StatusOr<LetteredPosition> Read() && {
    list_.size.where = start_;
    list_.size.columns = ReadSize("width", list_.size.columns);
    list_.size.rows = ReadSize("height", list_.size.rows);
    const JsonItem* cars = json_.Find("cars");
    if (json_.wrong.empty()) {
      if (cars == nullptr) {
        Report(start_, "no \"cars\" in this object");
      } else if (cars->kind != JsonItemKind::kArray) {
        Report(PlaceOf(*cars), "\"cars\" is no list");
      } else {
        ReadCars(static_cast<size_t>(cars - json_.items.data()) + 1);
      }
    }
    return ToPosition(std::move(list_));
  }

 private:
  TextLocation PlaceOf(const JsonItem& item) const { return PlaceIn(text_, item.offset, start_); }

  void Report(TextLocation where, std::string message) {
    list_.wrong.push_back({where, std::move(message)});
  }

  int ReadSize(absl::string_view key, int usual) {
    const JsonItem* item = json_.Find(key);
    if (item == nullptr) return usual;
    list_.size.where = PlaceOf(*item);
    return ReadNumber(*item).value_or(usual);
  }

  std::optional<int> ReadNumber(const JsonItem& item) {
    if (item.kind == JsonItemKind::kWholeNumber && item.number >= 0) {
      return static_cast<int>(std::min<int64_t>(item.number, kHugeNumber));
    }
    Report(PlaceOf(item), absl::StrCat("\"", item.key, "\" is no whole number from 0 on"));
    return std::nullopt;
  }

  // The cars whose items begin at that index.
  void ReadCars(size_t index) {
    const std::vector<JsonItem>& items = json_.items;
    while (index < items.size() && items[index].depth > 1) {
      size_t end = index + 1;
      while (end < items.size() && items[end].depth > 2) ++end;
      if (items[index].kind == JsonItemKind::kObject) {
        ReadCar(items[index], absl::MakeSpan(items).subspan(index + 1, end - index - 1));
      } else {
        Report(PlaceOf(items[index]), absl::StrCat("no car; expected ", kFormOfCar));
      }
      index = end;
    }
  }

  void ReadCar(const JsonItem& object, absl::Span<const JsonItem> members) {
    const size_t mistakes = list_.wrong.size();
    const auto find = [&](absl::string_view key) -> const JsonItem* {
      const auto found = std::find_if(members.begin(), members.end(),
                                      [key](const JsonItem& item) { return item.key == key; });
      if (found != members.end()) return &*found;
      if (key != "player") Report(PlaceOf(object), absl::StrCat("no \"", key, "\" in this car"));
      return nullptr;
    };
    WrittenCar car;
    car.where = PlaceOf(object);
    if (const JsonItem* id = find("id")) car.name = ReadId(*id);
    if (const JsonItem* player = find("player")) car.is_hero = ReadPlayer(*player);
    if (const JsonItem* position = find("position")) {
      const int cell = ReadNumber(*position).value_or(0);
      car.row = cell / std::max(list_.size.columns, 1);
      car.column = cell % std::max(list_.size.columns, 1);
    }
    if (const JsonItem* length = find("length")) car.length = ReadNumber(*length).value_or(0);
    if (const JsonItem* orientation = find("orientation")) {
      car.orientation = ReadOrientationOf(*orientation);
    }
    if (list_.wrong.size() == mistakes) list_.cars.push_back(std::move(car));
  }

  std::string ReadId(const JsonItem& item) {
    if (item.kind == JsonItemKind::kString && !item.text.empty()) return item.text;
    if (item.kind == JsonItemKind::kWholeNumber) return absl::StrCat(item.number);
    Report(PlaceOf(item), "\"id\" is no name; expected a string or a whole number");
    return "";
  }

  bool ReadPlayer(const JsonItem& item) {
    if (item.kind != JsonItemKind::kBoolean)
      Report(PlaceOf(item), "\"player\" is neither true nor false");
    return item.number != 0;
  }

  Orientation ReadOrientationOf(const JsonItem& item) {
    const std::optional<Orientation> orientation = ReadOrientation(item.text);
    if (!orientation.has_value()) {
      Report(PlaceOf(item), "\"orientation\" is neither \"horizontal\" nor \"vertical\"");
    }
    return orientation.value_or(Orientation::kHorizontal);
  }

  absl::string_view text_;
  const JsonItems& json_;
  TextLocation start_;
  CarList list_;
};

std::string WriteCar(const Vehicle& vehicle, int width) {
  return absl::StrCat("{\"id\":\"", std::string(1, vehicle.letter),
                      "\",\"player\":", vehicle.is_hero() ? "true" : "false",
                      ",\"position\":", vehicle.at.row.value() * width + vehicle.at.column.value(),
                      ",\"length\":", vehicle.length.value(), ",\"orientation\":\"",
                      vehicle.is_horizontal() ? "horizontal" : "vertical", "\"}");
}

}  // namespace

bool LooksLikeCarJson(const JsonItems& json) {
  return json.Find("cars") != nullptr && json.Find("position") == nullptr;
}

absl::StatusOr<LetteredPosition> ReadPositionCarJson(absl::string_view text, const JsonItems& json,
                                                     TextLocation start) {
  return ObjectReader(text, json, start).Read();
}

std::string WritePositionCarJson(const Position& position, absl::string_view name) {
  const Grid& grid = position.grid();
  std::vector<std::string> members;
  if (!name.empty()) members.push_back(absl::StrCat("\"name\":", JsonQuoted(name)));
  if (grid.width() != BoxSize().columns || grid.height() != BoxSize().rows) {
    members.push_back(absl::StrCat("\"width\":", grid.width(), ",\"height\":", grid.height()));
  }
  const auto write_car = [&grid](std::string* out, const Vehicle& vehicle) {
    out->append(WriteCar(vehicle, grid.width()));
  };
  members.push_back(
      absl::StrCat("\"cars\":[", absl::StrJoin(position.vehicles(), ",", write_car), "]"));
  return absl::StrCat("{", absl::StrJoin(members, ","), "}\n");
}

}  // namespace rushkit
