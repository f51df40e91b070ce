// The processes that mpirun has started together, and the messages between them. Rank 0 leads: it
// alone opens files, writes and says something; the others send to it alone.
//
// What is said: each rank first sends kReady or kNotReady. To those that are ready, rank 0 sends
// kUnits, and they answer with kDone, at last perhaps with kStopped or kFailed. When its own
// command line is done, rank 0 sends kEnd to all, and all answer kBye, so that nobody ends while a
// message to him is under way. Bodies are text, because ranks may run on machines of different
// kinds.
#ifndef RUSHKIT_CLI_MPI_RANKS_H_
#define RUSHKIT_CLI_MPI_RANKS_H_

#include <chrono>
#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <string>

#include "cli/exit_status.h"

namespace rushkit {

enum class MessageKind : uint8_t {
  kReady,     // the header that this rank would write
  kNotReady,  // what it has said instead
  kUnits,     // units to do
  kDone,      // units that are done
  kStopped,   // the user has asked this rank to stop
  kFailed,    // a unit has failed
  kEnd,       // the exit status of rank 0
  kBye,
};

// MPI counts bytes in an int.
inline constexpr size_t kMostMessageBytes = size_t{1} << 30;

struct Message {
  MessageKind kind = MessageKind::kBye;
  int from = 0;  // rank
  std::string text;
};

// Sleeps between two looks for a message, longer the longer nothing happens, so that waiting costs
// next to no processor time. (The blocking calls of MPI libraries wait at full speed.)
class Nap {
 public:
  // How long the next one should be.
  std::chrono::milliseconds length() const { return length_; }
  void Sleep();
  void Reset() { length_ = kShortest; }
  // After one of that length, however it was spent.
  void Lengthen();

 private:
  static constexpr std::chrono::milliseconds kShortest{1};
  static constexpr std::chrono::milliseconds kLongest{8};

  std::chrono::milliseconds length_ = kShortest;
};

// MPI is begun and ended once a process, so there is one of these: main() makes it. All calls on
// the thread of main(). Where a rank or the network fails, the MPI library ends all of them.
class Ranks {
 public:
  Ranks(int& argc, char**& argv);
  ~Ranks();
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  static Ranks& Get();

  int rank() const { return rank_; }
  int size() const { return size_; }
  bool is_leader() const { return rank_ == 0; }

  // Returns at once; the message is under way. At most kMostMessageBytes.
  void Send(int to, MessageKind kind, std::string text);
  // Whether messages are under way.
  bool IsSending();
  // The next message, if one has come.
  std::optional<Message> Receive();

  // Of a rank that does not lead: tells whether it can take part. Only the first call counts.
  void Report(MessageKind kind, const std::string& text);
  // Waits for kEnd, and answers: with the exit status of all.
  ExitStatus AwaitEnd();
  // What a message of kind kEnd says, to be found by AwaitEnd.
  void NoteEnd(const Message& message);
  bool has_ended() const { return end_.has_value(); }
  // Of rank 0: the others are to end with this status. Ends them by force if they do not.
  void Dismiss(ExitStatus status);

 private:
  struct Sending;

  int rank_ = 0;
  int size_ = 1;
  std::list<std::unique_ptr<Sending>> sending_;
  bool has_reported_ = false;
  std::optional<ExitStatus> end_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_MPI_RANKS_H_
