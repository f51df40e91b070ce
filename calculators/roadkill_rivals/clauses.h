// The headings of the rulebook, as score sheets cite them.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_CLAUSES_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_CLAUSES_H_

namespace rushkit::roadkill {

inline constexpr char kHowToWin[] = "How to Win";
inline constexpr char kSetup[] = "Setup";
inline constexpr char kTypesOfCards[] = "Types of Cards";
inline constexpr char kOnYourTurn[] = "On Your Turn";
inline constexpr char kCreatingRoadkill[] = "Creating Roadkill";
inline constexpr char kExtraTurns[] = "Extra Turns";
inline constexpr char kCarKeys[] = "Car Keys";
inline constexpr char kTheEndOfTheGame[] = "The End of the Game";

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_CLAUSES_H_
