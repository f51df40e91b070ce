// Many positions in one text, in any of the formats (position_format.h) and each entry in its own,
// read one after the other in constant memory.
//
//   file     = { entry | comment | blank line }
//   comment  = a line whose first character, blanks aside, is "#"; or is "-", if the line can be
//              no entry
//   entry    = [ "name:" text ] [ header ] passage
//   header   = text ":"      a name too, and part of a block (position_blocks.h)
//   passage  = line of fields | grid | frame | cars | numbers | object
//
//   line of fields: words with blanks between; exactly one is a position: a code with "/"
//       (position_code.h) or 36 characters (position_classic.h, position_database.h), or else some
//       are groups (position_groups.h). A first word that is neither is the entry's name, unless it
//       is a number; the others are its fields.
//           booklet-6 ............../.....aabc...../GG..defbcg..../...:0,0 gold 3
//
//   grid = a picture (position_picture.h), or lines of cells (position_rows.h, position_blocks.h),
//       up to a line that cannot be a row
//   frame = lines of cells in a border (position_framed.h)
//   cars = a header and a line for each car (position_car_csv.h)
//   numbers = lines of whole numbers (position_grid_csv.h)
//   object = a JSON object on one line or many, on its own or in a list (position_json.h,
//       position_car_json.h); blank lines end it. A header of results is no entry.
//
// An entry that fits two formats with different positions is an error; with a number as its header
// it is a block where it can be one. Windows line ends, a byte-order mark, trailing blanks and a
// missing last newline are read. A line has at most 65536 bytes, unless it is JSON.
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_FILE_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_FILE_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/board/grid.h"
#include "solver/board/position.h"
#include "solver/notation/letters.h"
#include "solver/notation/passage.h"
#include "solver/notation/position_format.h"

namespace rushkit {

struct PositionEntry {
  PositionFormat format = PositionFormat::kCode;  // the one that was read, or tried
  std::string name;                               // empty when it has none
  std::vector<std::string> fields;                // what else stands on a line of fields, in order
  int line = 1;                                   // where the entry starts, from 1
  std::vector<Renaming> renamed;                  // vehicles that could not keep their names
  // What is wrong has its true line and column in the file (see FromStatus).
  absl::StatusOr<Position> position;
};

class PositionFileReader {
 public:
  // With `from` every entry is read in that format, and what it does not fit is reported.
  PositionFileReader(LineSource source, Connection connection,
                     std::optional<PositionFormat> from = std::nullopt);

  // The next entry, good or bad; nothing at the end. After a bad one reading goes on with the next.
  std::optional<PositionEntry> Next();

 private:
  PositionEntry Read(const Passage& passage) const;
  PositionEntry ReadAs(const Passage& passage, PositionFormat format) const;
  void ReadLine(absl::string_view line, TextLocation start, PositionEntry& entry) const;
  // Nothing for a header.
  std::optional<PositionEntry> ReadJson(const Passage& passage) const;

  PassageReader passages_;
  Connection connection_;
  std::optional<PositionFormat> from_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_FILE_H_
