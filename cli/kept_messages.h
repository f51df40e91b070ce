// Messages of a process that has somebody else tell what it says.
#ifndef RUSHKIT_CLI_KEPT_MESSAGES_H_
#define RUSHKIT_CLI_KEPT_MESSAGES_H_

#include <string>

namespace rushkit {

// From now on, what WriteToStandardError writes goes to the end of `kept` instead, which must live
// as long as the program. To be called while there is one thread.
void KeepStandardError(std::string& kept);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_KEPT_MESSAGES_H_
