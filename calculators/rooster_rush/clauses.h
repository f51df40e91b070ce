// The headings of the rulebook that the lines of a score sheet cite.
#ifndef RUSHKIT_CALCULATORS_ROOSTER_RUSH_CLAUSES_H_
#define RUSHKIT_CALCULATORS_ROOSTER_RUSH_CLAUSES_H_

namespace rushkit::rooster {

inline constexpr char kComponents[] = "Components";
inline constexpr char kPlacing[] = "Placing the Road Cards";
inline constexpr char kReceiving[] = "Receiving Vehicle Chips";
inline constexpr char kSpinning[] = "Spinning the Vehicle Chips";
inline constexpr char kSecuring[] = "Securing Cards";
inline constexpr char kScoring[] = "Checking and Scoring";
inline constexpr char kSuccess[] = "Successful crossing";
inline constexpr char kFailure[] = "Failed crossing";
inline constexpr char kPushButton[] = "Push-button card";
inline constexpr char kPreparing[] = "Preparing for the Next Round";

}  // namespace rushkit::rooster

#endif  // RUSHKIT_CALCULATORS_ROOSTER_RUSH_CLAUSES_H_
