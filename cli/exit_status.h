// What the program tells its caller, the same in every command.
#ifndef RUSHKIT_CLI_EXIT_STATUS_H_
#define RUSHKIT_CLI_EXIT_STATUS_H_

namespace rushkit {

enum class ExitStatus : int {
  kHolds = 0,          // solved, legal, done
  kNo = 1,             // a true no: proven unsolvable, an illegal solution
  kBadInput = 2,       // the input or the command line is wrong, or the output cannot be written
  kLimit = 3,          // stopped at a limit before an answer was certain
  kInterrupted = 130,  // what was done so far has been written
};

// Over many positions: the first of interrupted, bad input and limit that occurred, else holds.
ExitStatus Worse(ExitStatus a, ExitStatus b);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_EXIT_STATUS_H_
