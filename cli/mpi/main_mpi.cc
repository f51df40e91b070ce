// The program for many processes: rushkit's long commands as campaigns over MPI.

#include <fcntl.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/command_line.h"
#include "cli/commands/command.h"
#include "cli/interrupt.h"
#include "cli/kept_messages.h"
#include "cli/mpi/ranks.h"

namespace rushkit {
namespace {

Program MpiProgram() {
  return {
      "rushkit-mpi",
      "mpirun -n N rushkit-mpi",
      "rushkit-mpi has the long commands of rushkit done by N processes that MPI starts.",
      "Each command is a campaign, as rushkit does it with --campaign, and writes the same bytes. "
      "Rank 0\n"
      "deals out the work and writes to -o FILE.jsonl; --threads T has T threads work in each "
      "rank\n"
      "(default 1).\n",
      {SolveCommand(), RateCommand(), SelfPlayCommand(), GenerateCommand()},
      AllCommands(),
      {"--campaign"}};
}

// What a rank but the first says is said by rank 0, if it matters. Results are not for it to write.
ExitStatus Attend(Ranks& ranks, const Program& program, const std::vector<std::string>& words) {
  static std::string said;
  KeepStandardError(said);
  const int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere >= 0) dup2(nowhere, STDOUT_FILENO);
  RunCommandLine(program, words);
  ranks.Report(MessageKind::kNotReady, said);
  return ranks.AwaitEnd();
}

ExitStatus LeadOthers(Ranks& ranks, const Program& program, const std::vector<std::string>& words) {
  const ExitStatus status = RunCommandLine(program, words);
  ranks.Dismiss(status);
  return status;
}

}  // namespace
}  // namespace rushkit

int main(int argc, char** argv) {
  rushkit::OccupyStandardDescriptors();
  rushkit::Ranks ranks(argc, argv);
  rushkit::CatchSignals();
  const rushkit::Program program = rushkit::MpiProgram();
  const std::vector<std::string> words(argv + 1, argv + argc);
  return static_cast<int>(ranks.is_leader() ? rushkit::LeadOthers(ranks, program, words)
                                            : rushkit::Attend(ranks, program, words));
}
