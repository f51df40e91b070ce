#include "solver/campaign/unit_line.h"

#include <zlib.h>

#include <cassert>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/strip.h"

namespace rushkit {
namespace {

constexpr absl::string_view kSeal = ",\"crc32\":\"";
constexpr absl::string_view kUnit = "\"unit\":";
constexpr size_t kSealSize = kSeal.size() + 8 + 2;  // eight digits, "}

absl::Status NoUnit() {
  return absl::InvalidArgumentError(
      "no line of a campaign: expected \"unit\", \"part\" and \"parts\" before its checksum");
}

// Takes the digits that `text` begins with, and what stands before and after them.
template <class Number>
bool TakeNumber(absl::string_view before, absl::string_view& text, Number& number) {
  if (!absl::ConsumePrefix(&text, before)) return false;
  size_t digits = 0;
  while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') ++digits;
  const bool is_number = absl::SimpleAtoi(text.substr(0, digits), &number);
  text.remove_prefix(digits);
  return is_number;
}

// Where `"unit":` of ours begins, which stands behind all that the unit has found.
size_t UnitPlaceIn(absl::string_view line) { return line.rfind(kUnit); }

}  // namespace

std::string Crc32Of(absl::string_view text) {
  const uLong sum =
      crc32_z(crc32_z(0, nullptr, 0), reinterpret_cast<const Bytef*>(text.data()), text.size());
  return absl::StrFormat("%08x", static_cast<uint32_t>(sum));
}

std::string Sealed(absl::string_view object) {
  assert(absl::StartsWith(object, "{") && absl::EndsWith(object, "}"));
  object.remove_suffix(1);
  return absl::StrCat(object, kSeal, Crc32Of(object), "\"}\n");
}

absl::Status CheckSeal(absl::string_view line) {
  if (line.size() < kSealSize || line.substr(line.size() - kSealSize, kSeal.size()) != kSeal ||
      !absl::EndsWith(line, "\"}")) {
    return absl::InvalidArgumentError("damaged: it does not end with its checksum");
  }
  const absl::string_view said = line.substr(line.size() - kSealSize + kSeal.size(), 8);
  const std::string is = Crc32Of(line.substr(0, line.size() - kSealSize));
  if (said == is) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("damaged: its checksum is ", is, ", expected ", said));
}

std::string WriteUnit(uint64_t unit, const UnitResults& results) {
  const std::string exit = results.exit == 0 ? "" : absl::StrCat(",\"exit\":", results.exit);
  const size_t parts = results.objects.size();
  if (parts == 0) {
    return Sealed(absl::StrCat("{", kUnit, unit, ",\"part\":0,\"parts\":0", exit, "}"));
  }
  std::string lines;
  for (size_t part = 1; part <= parts; ++part) {
    absl::string_view object = results.objects[part - 1];
    object.remove_suffix(1);
    absl::StrAppend(&lines,
                    Sealed(absl::StrCat(object, object == "{" ? "" : ",", kUnit, unit,
                                        ",\"part\":", part, ",\"parts\":", parts, exit, "}")));
  }
  return lines;
}

absl::StatusOr<UnitLine> ReadUnitLine(absl::string_view line) {
  if (absl::Status status = CheckSeal(line); !status.ok()) return status;
  const size_t place = UnitPlaceIn(line);
  if (place == absl::string_view::npos || place == 0) return NoUnit();
  absl::string_view rest = line.substr(place);
  UnitLine read;
  if (!TakeNumber(kUnit, rest, read.unit) || !TakeNumber(",\"part\":", rest, read.part) ||
      !TakeNumber(",\"parts\":", rest, read.parts)) {
    return NoUnit();
  }
  if (absl::StartsWith(rest, ",\"exit\":") && !TakeNumber(",\"exit\":", rest, read.exit)) {
    return NoUnit();
  }
  const bool is_part = read.parts == 0 ? read.part == 0 : read.part >= 1 && read.part <= read.parts;
  if (!is_part || rest.size() != kSealSize) return NoUnit();
  return read;
}

std::string ResultIn(absl::string_view line) {
  absl::string_view object = line.substr(0, UnitPlaceIn(line));
  if (object != "{") object.remove_suffix(1);  // the comma
  return absl::StrCat(object, "}");
}

}  // namespace rushkit
