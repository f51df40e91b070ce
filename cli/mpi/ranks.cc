#include "cli/mpi/ranks.h"

#include <mpi.h>

#include <algorithm>
#include <cassert>
#include <thread>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace rushkit {
namespace {

using Clock = std::chrono::steady_clock;

// After this time a rank that has been told to end is not waited for any longer.
constexpr std::chrono::seconds kPatience{10};

Ranks* the_ranks = nullptr;

}  // namespace

void Nap::Sleep() {
  std::this_thread::sleep_for(length_);
  Lengthen();
}

void Nap::Lengthen() { length_ = std::min(2 * length_, kLongest); }

// What lies still until the message has gone.
struct Ranks::Sending {
  std::string text;
  MPI_Request request = MPI_REQUEST_NULL;
};

Ranks::Ranks(int& argc, char**& argv) {
  int provided = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &size_);
  the_ranks = this;
}

Ranks::~Ranks() {
  the_ranks = nullptr;
  MPI_Finalize();
}

Ranks& Ranks::Get() {
  assert(the_ranks != nullptr);
  return *the_ranks;
}

void Ranks::Send(int to, MessageKind kind, std::string text) {
  assert(text.size() <= kMostMessageBytes);
  auto sending = std::make_unique<Sending>();
  sending->text = std::move(text);
  MPI_Isend(sending->text.data(), static_cast<int>(sending->text.size()), MPI_BYTE, to,
            static_cast<int>(kind), MPI_COMM_WORLD, &sending->request);
  sending_.push_back(std::move(sending));
}

bool Ranks::IsSending() {
  sending_.remove_if([](const std::unique_ptr<Sending>& sending) {
    int has_gone = 0;
    MPI_Test(&sending->request, &has_gone, MPI_STATUS_IGNORE);
    return has_gone != 0;
  });
  return !sending_.empty();
}

std::optional<Message> Ranks::Receive() {
  int is_there = 0;
  MPI_Status about;
  MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &is_there, &about);
  if (is_there == 0) return std::nullopt;
  int bytes = 0;
  MPI_Get_count(&about, MPI_BYTE, &bytes);
  Message message = {static_cast<MessageKind>(about.MPI_TAG), about.MPI_SOURCE,
                     std::string(static_cast<size_t>(bytes), '\0')};
  MPI_Recv(message.text.data(), bytes, MPI_BYTE, about.MPI_SOURCE, about.MPI_TAG, MPI_COMM_WORLD,
           MPI_STATUS_IGNORE);
  return message;
}

void Ranks::Report(MessageKind kind, const std::string& text) {
  if (std::exchange(has_reported_, true)) return;
  Send(0, kind, text);
}

void Ranks::NoteEnd(const Message& message) {
  int status = 0;
  const bool is_number = absl::SimpleAtoi(message.text, &status);
  assert(is_number);
  (void)is_number;
  end_ = static_cast<ExitStatus>(status);
}

ExitStatus Ranks::AwaitEnd() {
  for (Nap nap; !end_; nap.Sleep()) {
    while (const std::optional<Message> message = Receive()) {
      if (message->kind == MessageKind::kEnd) NoteEnd(*message);
    }
    IsSending();
  }
  Send(0, MessageKind::kBye, "");
  for (Nap nap; IsSending(); nap.Sleep()) {
  }
  return *end_;
}

void Ranks::Dismiss(ExitStatus status) {
  const Clock::time_point begin = Clock::now();
  const int exit = static_cast<int>(status);
  for (int rank = 1; rank < size_; ++rank) Send(rank, MessageKind::kEnd, absl::StrCat(exit));
  int there = size_ - 1;
  for (Nap nap; there > 0 || IsSending(); nap.Sleep()) {
    while (const std::optional<Message> message = Receive()) {
      if (message->kind == MessageKind::kBye) --there;
      nap.Reset();
    }
    if (Clock::now() - begin > kPatience) MPI_Abort(MPI_COMM_WORLD, exit);
  }
}

}  // namespace rushkit
