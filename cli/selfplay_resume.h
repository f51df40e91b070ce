// The games that a run which was stopped has left in its file, so that the run that goes on can
// tell of all of them.
#ifndef RUSHKIT_CLI_SELFPLAY_RESUME_H_
#define RUSHKIT_CLI_SELFPLAY_RESUME_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "cli/selfplay_report.h"
#include "solver/analysis/self_play_summary.h"

namespace rushkit {

// The games of one position, as lines of JSON.
struct WrittenBlock {
  std::string header;
  std::vector<std::string> games;
  bool has_summary = false;
};

class WrittenGames {
 public:
  // Of no file.
  WrittenGames() = default;
  // `path` is the file in the making of a run that was stopped, of lines of JSON.
  explicit WrittenGames(const std::string& path);

  // The games of the next position, or null when nothing of it is written.
  const WrittenBlock* Next();

 private:
  std::vector<WrittenBlock> blocks_;
  size_t next_ = 0;
};

// Adds the games of `written`. Fails with InvalidArgument when they are not the first games of
// `block`.
absl::Status AddWritten(const WrittenBlock& written, const SelfPlayBlock& block,
                        SelfPlaySummary& summary);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_SELFPLAY_RESUME_H_
