// Many positions in one text, read one after the other in constant memory.
//
//   file     = { entry | comment | blank line }
//   comment  = a line whose first character, blanks aside, is "#"
//   entry    = line of fields | block | JSON line
//
//   line of fields: words with blanks between; exactly one, the one with a "/" in it, is a code
//       (position_code.h). A first word that is neither the code nor a number is the entry's name.
//           booklet-6 ............../.....aabc...../GG..defbcg..../...:0,0 gold 3
//
//   block = [ "name:" text ] then a picture, or six plain rows (position_picture.h), up to a blank
//       line, a comment or a line that cannot be a row. A code may stand in place of the picture.
//
//   JSON line = an object with the code under "position", perhaps a "name"; other keys are passed
//       over. An object with "version" and no "position" is a header and no entry.
//
// Windows line ends, a byte-order mark, trailing blanks and a missing last newline are read. A line
// of fields has at most 65536 bytes; a JSON line may be of any length.
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_FILE_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_FILE_H_

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/board/grid.h"
#include "solver/board/position.h"
#include "solver/notation/letters.h"
#include "solver/notation/position_format.h"

namespace rushkit {

// Puts the next line, without its newline, into the string; false when there is none.
using LineSource = std::function<bool(std::string&)>;

// The lines of `text`, which must outlive the source.
LineSource LinesOf(absl::string_view text);

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
  // An entry that is not complete yet: its name, if it has one, and its rows so far.
  struct Block {
    bool has_name() const { return name_line > 0; }
    bool has_rows() const { return !rows.empty(); }

    std::string name;
    int name_line = 0;  // 0: no name
    std::vector<std::string> rows;
    int first_row_line = 0;
  };

  bool ReadLine();
  void StartBlock();
  void AddRow();
  PositionEntry TakeBlock();
  std::optional<PositionEntry> ReadJsonLine();
  // `entry` with what the block has said before it.
  PositionEntry InBlock(PositionEntry entry);

  LineSource source_;
  Connection connection_;
  std::optional<PositionFormat> from_;
  std::string line_;
  int line_number_ = 0;
  bool line_is_pending_ = false;  // line_ has been looked at, but belongs to the next entry
  Block block_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_FILE_H_
