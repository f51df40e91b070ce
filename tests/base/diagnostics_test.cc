// Places in a text, and what is wrong there.
#include "solver/base/diagnostics.h"

#include "absl/status/status.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

TEST_CASE("Nothing wrong is an ok status") {
  CHECK(ToStatus({}).ok());
  CHECK(FromStatus(absl::OkStatus()).empty());
}

TEST_CASE("A status holds one line for each thing that is wrong") {
  const absl::Status status = ToStatus({{{1, 7}, "a car too many"}, {{12, 3}, "a bad offset"}});
  CHECK(absl::IsInvalidArgument(status));
  CHECK(status.message() == "1:7: a car too many\n12:3: a bad offset");
}

TEST_CASE("What goes into a status comes out of it again") {
  const Diagnostics tricky = {{{1, 1}, ""},
                              {{2, 40}, "name: value: 3:4: more"},
                              {{1234567, 7654321}, "far away"},
                              {{3, 1}, "ends in a colon:"}};
  CHECK(FromStatus(ToStatus(tricky)) == tricky);
}

TEST_CASE("A newline inside a message does not make two of it") {
  const Diagnostics back = FromStatus(ToStatus({{{4, 5}, "one\n6:7: two"}}));
  CHECK(back == Diagnostics{{{4, 5}, "one 6:7: two"}});
}

TEST_CASE("A status made elsewhere is one thing wrong at the beginning") {
  CHECK(FromStatus(absl::InternalError("out of order")) == Diagnostics{{{1, 1}, "out of order"}});
  CHECK(FromStatus(absl::InternalError("1:2: fine\nnot a place")) ==
        Diagnostics{{{1, 1}, "1:2: fine\nnot a place"}});
}

TEST_CASE("Reading order goes by line, then by column, and says nothing twice") {
  const Diagnostics shuffled = {
      {{2, 1}, "c"}, {{1, 9}, "b"}, {{1, 2}, "a"}, {{2, 1}, "c"}, {{2, 1}, "d"}};
  CHECK(InReadingOrder(shuffled) ==
        Diagnostics{{{1, 2}, "a"}, {{1, 9}, "b"}, {{2, 1}, "c"}, {{2, 1}, "d"}});
}

}  // namespace
}  // namespace rushkit
