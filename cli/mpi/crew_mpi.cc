// The crew of a program that is several processes: rank 0 leads.

#include <algorithm>
#include <chrono>
#include <deque>
#include <map>
#include <optional>
#include <thread>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "cli/campaign/campaign.h"
#include "cli/campaign/unit_threads.h"
#include "cli/interrupt.h"
#include "cli/mpi/dealing.h"
#include "cli/mpi/ranks.h"
#include "cli/mpi/unit_messages.h"
#include "solver/campaign/campaign_header.h"

namespace rushkit {
namespace {

using Work = absl::FunctionRef<bool(uint64_t, const UnitWork&)>;

// More goes in another message: rank 0 has something to write meanwhile.
constexpr size_t kMuch = size_t{1} << 20;

// How often a rank tells what it has done, while it has more to do: rank 0 hears of many of them.
// Much less than it gets ahead (dealing.cc).
constexpr std::chrono::milliseconds kTellTime{20};

// What has been done since. Who has more to do than is under way need not be told at once, and is
// not woken by each unit.
std::deque<DoneUnit> TakeDone(UnitThreads& threads, bool has_more, std::chrono::milliseconds wait) {
  if (!has_more) return threads.Take(wait);
  std::this_thread::sleep_for(wait);
  return threads.Take(std::chrono::milliseconds(0));
}

// "rank 2 has other work: deck is "b", not "a"", with a line for each such rank but the first few.
class RollCall {
 public:
  explicit RollCall(const std::string& header) : header_(header) {}

  // A rank's first message.
  void Add(const Message& message) {
    ++heard_;
    std::string why =
        message.kind == MessageKind::kReady ? WhyOther(message.text) : WhyNot(message.text);
    if (!why.empty()) absent_[message.from] = std::move(why);
  }

  int heard() const { return heard_; }

  absl::Status status() const {
    if (absent_.empty()) return absl::OkStatus();
    const auto& [rank, why] = *absent_.begin();
    const size_t others = absent_.size() - 1;
    return absl::InvalidArgumentError(
        absl::StrCat("rank ", rank, " ", why,
                     others == 0 ? "" : absl::StrCat(" (and ", others, " more cannot take part)")));
  }

 private:
  std::string WhyOther(const std::string& header) const {
    if (header == header_) return "";
    const absl::StatusOr<CampaignHeader> ours = ReadHeader(absl::StripSuffix(header_, "\n"));
    const absl::StatusOr<CampaignHeader> theirs = ReadHeader(absl::StripSuffix(header, "\n"));
    std::string why;
    if (ours.ok() && theirs.ok()) {
      why = WhyAnother(*ours, *theirs);
      if (why.empty()) {
        why =
            absl::StrCat("shard is ", WriteShard(theirs->shard), ", not ", WriteShard(ours->shard));
      }
    }
    return absl::StrCat("has other work than rank 0: ",
                        why.empty() ? "its program is another one" : why);
  }

  static std::string WhyNot(absl::string_view said) {
    absl::ConsumePrefix(&said, "rushkit: ");
    return absl::StrCat("cannot take part: ",
                        said.empty() ? "it found nothing to do" : absl::StripSuffix(said, "\n"));
  }

  const std::string& header_;
  int heard_ = 0;
  std::map<int, std::string> absent_;  // why
};

// Rank 0 while units are done.
class Lead {
 public:
  Lead(Ranks& ranks, const Campaign& campaign, const std::vector<uint64_t>& units, int threads,
       Work on_done)
      : ranks_(ranks),
        dealing_(units, static_cast<size_t>(ranks.size()), static_cast<size_t>(threads)),
        own_(campaign, threads),
        on_done_(on_done) {
    for (int rank = 0; rank < ranks.size(); ++rank) DealTo(rank);
  }

  absl::Status Run(absl::FunctionRef<bool()> on_wait) {
    for (Nap nap; goes_on_ && !dealing_.HasEnded() && !Interrupted();) {
      bool is_idle = true;
      // Of each rank one: however fast they come, what is done is to be synced in between.
      for (int i = 0; i < ranks_.size() && goes_on_; ++i) {
        const std::optional<Message> message = ranks_.Receive();
        if (!message) break;
        Handle(*message);
        is_idle = false;
      }
      const std::deque<DoneUnit> own =
          TakeDone(own_, dealing_.HasAhead(0), is_idle ? nap.length() : kAtOnce);
      for (const DoneUnit& done : own) AddOwn(done);
      if (!own.empty()) DealTo(0);
      ranks_.IsSending();
      if (!on_wait()) End(absl::OkStatus());
      is_idle&& own.empty() ? nap.Lengthen() : nap.Reset();
    }
    if (!dealing_.HasEnded()) StopWork();  // nobody wants what is still being done
    return status_;
  }

 private:
  static constexpr std::chrono::milliseconds kAtOnce{0};

  void DealTo(int rank) {
    const std::vector<uint64_t> units = dealing_.DealTo(static_cast<size_t>(rank));
    if (units.empty()) return;
    if (rank == 0) {
      own_.Add(units);
    } else {
      ranks_.Send(rank, MessageKind::kUnits, WriteUnits(units));
    }
  }

  void Handle(const Message& message) {
    if (message.kind == MessageKind::kStopped) return End(absl::OkStatus());
    if (message.kind == MessageKind::kFailed) return End(ReadFailure(message.text));
    absl::string_view text = message.text;
    while (goes_on_ && !text.empty()) {
      const absl::StatusOr<FinishedUnit> done = TakeFinished(text);
      if (!done.ok()) return End(done.status());
      Keep(message.from, done->unit, done->work, done->seconds);
    }
    DealTo(message.from);
  }

  void AddOwn(const DoneUnit& done) {
    if (!goes_on_) return;
    if (!done.work.ok()) return End(done.work.status());
    if (!done.work->has_value()) return End(absl::OkStatus());
    Keep(0, done.unit, **done.work, done.seconds);
  }

  void Keep(int rank, uint64_t unit, const UnitWork& work, double seconds) {
    dealing_.Done(static_cast<size_t>(rank), seconds);
    if (!on_done_(unit, work)) End(absl::OkStatus());
  }

  void End(const absl::Status& status) {
    goes_on_ = false;
    status_ = status;
  }

  Ranks& ranks_;
  Dealing dealing_;
  UnitThreads own_;
  Work on_done_;
  bool goes_on_ = true;
  absl::Status status_;
};

// Another rank while units are done.
class Service {
 public:
  Service(Ranks& ranks, const Campaign& campaign, int threads)
      : ranks_(ranks), threads_(static_cast<size_t>(threads)), own_(campaign, threads) {}

  void Run() {
    for (Nap nap; !ranks_.has_ended();) {
      bool is_idle = true;
      while (const std::optional<Message> message = ranks_.Receive()) {
        Handle(*message);
        is_idle = false;
      }
      const bool has_more = held_ > threads_;
      std::deque<DoneUnit> done = TakeDone(own_, has_more, has_more ? kTellTime : nap.length());
      is_idle = is_idle && done.empty();
      for (DoneUnit& one : done) Add(std::move(one));
      if (Interrupted()) Stop(MessageKind::kStopped, "");
      SendDone();
      is_idle ? nap.Lengthen() : nap.Reset();
    }
    StopWork();  // nobody wants what is still being done
  }

 private:
  void Handle(const Message& message) {
    if (message.kind == MessageKind::kEnd) return ranks_.NoteEnd(message);
    const absl::StatusOr<std::vector<uint64_t>> units = ReadUnits(message.text);
    if (!units.ok()) return Stop(MessageKind::kFailed, WriteFailure(units.status()));
    held_ += units->size();
    own_.Add(*units);
  }

  void Add(DoneUnit done) {
    if (!done.work.ok()) return Stop(MessageKind::kFailed, WriteFailure(done.work.status()));
    if (!done.work->has_value()) return Stop(MessageKind::kStopped, "");
    --held_;
    std::string text;
    AppendFinished({done.unit, done.seconds, **std::move(done.work)}, text);
    if (text.size() > kMostMessageBytes) {
      return Stop(MessageKind::kFailed,
                  WriteFailure(absl::ResourceExhaustedError(absl::StrCat(
                      "unit ", done.unit, " has more results than fit in a message"))));
    }
    unsent_.push_back(std::move(text));
  }

  // One message at a time is under way: what is done meanwhile goes into the next.
  void SendDone() {
    if (!unsent_.empty() && !ranks_.IsSending()) SendSome();
  }

  void SendSome() {
    std::string text = std::move(unsent_.front());
    unsent_.pop_front();
    while (!unsent_.empty() && text.size() + unsent_.front().size() <= kMuch) {
      text += unsent_.front();
      unsent_.pop_front();
    }
    ranks_.Send(0, MessageKind::kDone, std::move(text));
  }

  // What is done is told before.
  void Stop(MessageKind why, const std::string& text) {
    if (std::exchange(is_stopped_, true)) return;
    while (!unsent_.empty()) SendSome();
    ranks_.Send(0, why, text);
  }

  Ranks& ranks_;
  size_t threads_;
  UnitThreads own_;
  size_t held_ = 0;                 // units to do
  std::deque<std::string> unsent_;  // units that are done
  bool is_stopped_ = false;
};

class MpiCrew : public Crew {
 public:
  MpiCrew(Ranks& ranks, int threads) : ranks_(ranks), threads_(threads) {}

  bool is_leader() const override { return ranks_.is_leader(); }
  int size() const override { return ranks_.size() * threads_; }
  std::string program() const override {
    return absl::StrCat("mpirun -n ", ranks_.size(), " rushkit-mpi");
  }

  absl::Status Gather(const std::string& header) override {
    RollCall roll_call(header);
    for (Nap nap; roll_call.heard() + 1 < ranks_.size(); nap.Sleep()) {
      if (Interrupted()) return absl::CancelledError("interrupted before all ranks were there");
      while (const std::optional<Message> message = ranks_.Receive()) roll_call.Add(*message);
    }
    return roll_call.status();
  }

  absl::Status Do(const Campaign& campaign, const std::vector<uint64_t>& units, Work on_done,
                  absl::FunctionRef<bool()> on_wait) override {
    return Lead(ranks_, campaign, units, threads_, on_done).Run(on_wait);
  }

  absl::Status Serve(const Campaign& campaign, const std::string& header) override {
    ranks_.Report(MessageKind::kReady, header);
    Service(ranks_, campaign, threads_).Run();
    return absl::OkStatus();
  }

 private:
  Ranks& ranks_;
  int threads_;
};

}  // namespace

std::unique_ptr<Crew> MakeCrew(int threads) {
  return std::make_unique<MpiCrew>(Ranks::Get(), std::max(threads, 1));
}

}  // namespace rushkit
