// The headings of the rulebook that the lines of a score sheet cite.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_CLAUSES_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_CLAUSES_H_

namespace rushkit::coaster {

inline constexpr char kSetup[] = "Setup";
inline constexpr char kPlayerTurns[] = "Player Turns";
inline constexpr char kCallAuction[] = "Action: Call Auction";
inline constexpr char kSideAuctions[] = "Ties and Side-Auctions";
inline constexpr char kExample[] = "Tie and Side-Auction Gameplay Example";
inline constexpr char kDemo[] = "Action: Demo for Investors";
inline constexpr char kGrandOpening[] = "Grand Opening and Game End";
inline constexpr char kTiebreakers[] = "Tiebreakers";
inline constexpr char kShowstopperMode[] = "Showstopper Mode";
inline constexpr char kScoringSegments[] = "Scoring Segments";

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_CLAUSES_H_
