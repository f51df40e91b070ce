// Where a position is asked for: a built-in name, a code, a file, or "-" for standard input.
#ifndef RUSHKIT_CLI_POSITION_INPUT_H_
#define RUSHKIT_CLI_POSITION_INPUT_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "cli/line_reader.h"
#include "solver/board/grid.h"
#include "solver/board/position.h"
#include "solver/notation/position_file.h"

namespace rushkit {

// The ten printed set-ups: booklet-1 to booklet-10.
std::vector<std::string> BuiltInNames();

// Whether `argument` names a file that is there, and neither a built-in position nor a code: what
// begins with "./" does. Not so for "-".
bool NamesFile(const std::string& argument);

// One position that was asked for, and where it came from.
struct Origin {
  std::string name;  // may be empty
  std::string file;  // empty for a built-in name; "position" for a code on the command line
  int line = 1;
  std::vector<std::string> fields = {};                 // what else stands on its line
  std::optional<PositionFormat> format = std::nullopt;  // nothing for a built-in name
  std::vector<Renaming> renamed = {};                   // vehicles that could not keep their names

  // Whether it stands in a file, so that `file:line` is a place.
  bool is_in_file = false;
  // "file:line", or the name of a built-in.
  std::string ToString() const;
};

struct InputPosition {
  Origin origin;
  absl::StatusOr<Position> position;  // what is wrong has its line in the file
  uint64_t number = 0;                // among all that are read, from 0
};

class PositionInput {
 public:
  // In this order: a built-in name, a code, a file (`./NAME` is always a file). Fails when it is
  // none of them, and says what was tried.
  // With `from`, it is read in that format, whatever it looks like.
  static absl::StatusOr<PositionInput> Open(const std::string& argument, Connection connection,
                                            std::optional<PositionFormat> from);
  // The positions of several arguments, one argument after the other. Fails with the first that is
  // none of these, and when standard input is asked for twice.
  static absl::StatusOr<PositionInput> OpenAll(const std::vector<std::string>& arguments,
                                               Connection connection,
                                               std::optional<PositionFormat> from);

  // The next position; nothing at the end or when the user has asked to stop.
  std::optional<InputPosition> Next();
  // Whether one more follows. Reads ahead.
  bool HasNext();

  // How much of a file has been read, from 0 to 1; nothing where there is no telling, as of several
  // arguments.
  std::optional<double> fraction_read() const;

  // What went wrong while reading the file, if anything.
  absl::Status status() const;

 private:
  static PositionInput Single(InputPosition position);

  std::optional<InputPosition> Read();
  std::optional<InputPosition> ReadFile();
  // Goes on with the next argument.
  void TakeNext();

  std::optional<InputPosition> ahead_;
  uint64_t read_ = 0;                // positions
  std::vector<PositionInput> rest_;  // of the arguments that follow, the last one first
  bool is_one_of_several_ = false;
  std::string file_;
  std::unique_ptr<LineReader> lines_;
  std::unique_ptr<PositionFileReader> reader_;  // reads through lines_
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_POSITION_INPUT_H_
