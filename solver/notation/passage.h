// Cuts a text into passages, each with one position, in constant memory and without reading them:
// where a position ends can be told before it is known which format it is in.
#ifndef RUSHKIT_SOLVER_NOTATION_PASSAGE_H_
#define RUSHKIT_SOLVER_NOTATION_PASSAGE_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/notation/json_extent.h"
#include "solver/notation/position_car_csv.h"

namespace rushkit {

// Puts the next line, without its newline, into the string; false when there is none.
using LineSource = std::function<bool(std::string&)>;

// The lines of `text`, which must outlive the source.
LineSource LinesOf(absl::string_view text);

inline constexpr size_t kLongestLine = 65536;  // that is no JSON

enum class PassageKind : uint8_t {
  kNothing,   // a name that nothing follows
  kFields,    // one line of words
  kGrid,      // rows of cells
  kFrame,     // rows of cells in a border
  kCars,      // the header of a list of cars, and its lines
  kIntegers,  // rows of whole numbers
  kJson,      // one object, on one line or many
};

struct Passage {
  bool has_heading() const { return !heading.empty(); }
  bool has_name() const { return name_line > 0; }

  PassageKind kind = PassageKind::kNothing;
  std::string name;  // of a line "name: ..." above it
  int name_line = 0;
  std::string heading;  // the line "32:" above it
  int heading_line = 0;
  std::vector<std::string> lines;  // without blanks at their ends
  TextLocation start;              // of the first of them
  std::optional<BoxSize> size;     // of a comment above a list of cars
};

class PassageReader {
 public:
  explicit PassageReader(LineSource source) : source_(std::move(source)) {}

  // The next passage; nothing at the end.
  std::optional<Passage> Next();

 private:
  enum class LineKind : uint8_t;

  bool ReadLine();
  LineKind KindOfLine() const;
  bool GoesOn(LineKind kind) const;
  // Takes the line into the passage; true when that is complete now.
  bool Add(LineKind kind);
  void AddRow(PassageKind kind);
  bool IsOnlyComments() const;
  std::optional<Passage> Take();

  // One object, which begins in the present line.
  void ReadObject();
  // Goes on to the next object of a list; false when the list has ended.
  bool ReachObjectOfList();

  LineSource source_;
  std::string line_;
  int line_number_ = 0;
  size_t at_ = 0;                 // what has been taken of the line, when in a list
  bool line_is_pending_ = false;  // line_ has been looked at, but belongs to the next passage
  bool is_in_list_ = false;       // between "[" and "]"
  Passage passage_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_PASSAGE_H_
