// The single events: for each, the next question it leaves and what it does with the answers.
#pragma once

#include "event.h"

#include "games/apocalypse_road/table/lanes.h"

namespace roadmarshal::apocalypse_road::events {

// The question after the choices made so far; one without options means that nothing is left to choose.
using Ask = table::Prompt (*)(const State& state, const QStringList& choices, const std::stop_token& stop);
using Do = void (*)(Recorder& recorder, const QStringList& choices);
// Why it has no such choice after those that were made; without one, why it can do nothing.
using WhyNot = table::Objections (*)(const State& state, const QStringList& made, const QString& choice);

struct Kind
{
    const char* name;
    Ask ask; // none for events without any choice
    Do carryOut;
    WhyNot whyNot = nullptr; // only of events that leave a choice
};

// What every event's effects cite.
table::Citation citation(const QString& ruling = {});
// A question of an event, still without its options.
table::Prompt question(const State& state, const QString& code, table::Asking asking);
void remark(Recorder& recorder, const QString& code, const QString& ruling = {});
// Open Road: a car counts as being in a sector also where it holds a cell of it crosswise.
bool aloneInSector(const State& state, int car, int sector);

// AR-52: where a bumped car can go: vacant, next to it, no lane change on rough or jump (AR-16).
std::vector<track::Index> bumpSpaces(const State& state, int car);
// AR-52: beside it in the same sector, directly in front or behind.
bool isNextTo(const State& state, int car, int other);
inline constexpr int flight = 5; // movement points of a High Flyer

// AR-50: why that car is none of those on the stretch, or none of those furthest along it.
table::Objection whyNotConcerned(const State& state, int car, track::Surface surface);
table::Objections whyNoBump(const State& state, const QStringList& made, const QString& choice);
table::Objections whyNoDrift(const State& state, const QStringList& made, const QString& choice);
table::Objections whyNotThere(const State& state, const QStringList& made, const QString& choice);
table::Objections whyNoOpenRoad(const State& state, const QStringList& made, const QString& choice);
table::Objections whyNoSideswipe(const State& state, const QStringList& made, const QString& choice);
table::Objections whyNoDebris(const State& state, const QStringList& made, const QString& choice);
table::Objections whyNotOnJump(const State& state, const QStringList& made, const QString& choice);
table::Objections whyNotOnRough(const State& state, const QStringList& made, const QString& choice);
table::Objections whyNoFlyer(const State& state, const QStringList& made, const QString& choice);
table::Objections whyNoBoost(const State& state, const QStringList& made, const QString& choice);

// Damage to the active car alone.
void blown(Recorder& recorder, const QStringList&);             // Blown Engine, Blown Transmission: 3
void outtaGas(Recorder& recorder, const QStringList&);          // 2
void smallDamage(Recorder& recorder, const QStringList&);       // Fuel Leak, Shredded Tire: 1
void failure(Recorder& recorder, const QStringList&);           // Engine, Transmission Failure, AR-59
void suspensionFailure(Recorder& recorder, const QStringList&); // AR-50

// Damage to others: areas, those furthest along, one of each team.
void bottomingOut(Recorder& recorder, const QStringList&);
void bumpyRide(Recorder& recorder, const QStringList&);
table::Prompt askFurthestOnJump(const State& state, const QStringList& choices, const std::stop_token&);
table::Prompt askFurthestOnRough(const State& state, const QStringList& choices, const std::stop_token&);
void bigAir(Recorder& recorder, const QStringList& choices);
void greasingTheLanding(Recorder& recorder, const QStringList& choices);
void missedJump(Recorder& recorder, const QStringList& choices);
void roll(Recorder& recorder, const QStringList& choices);
void snappedTheStruts(Recorder& recorder, const QStringList& choices);
table::Prompt askDebris(const State& state, const QStringList& choices, const std::stop_token&);
void dangerousDebris(Recorder& recorder, const QStringList& choices);

// Tokens and open cards.
void reloading(Recorder& recorder, const QStringList&);
void intoTheWeeds(Recorder& recorder, const QStringList&);
void spinAround(Recorder& recorder, const QStringList&);
void bounty(Recorder& recorder, const QStringList&);
void raceBonus(Recorder& recorder, const QStringList&);

// Cars that move.
table::Prompt askBump(const State& state, const QStringList& choices, const std::stop_token&);
void bumpAndRun(Recorder& recorder, const QStringList& choices);
table::Prompt askDrift(const State& state, const QStringList& choices, const std::stop_token&);
void drift(Recorder& recorder, const QStringList& choices);
table::Prompt askGetThere(const State& state, const QStringList& choices, const std::stop_token& stop);
void getThere(Recorder& recorder, const QStringList& choices);
table::Prompt askHighFlyer(const State& state, const QStringList& choices, const std::stop_token& stop);
void highFlyer(Recorder& recorder, const QStringList& choices);
table::Prompt askOpenRoad(const State& state, const QStringList& choices, const std::stop_token&);
void openRoad(Recorder& recorder, const QStringList& choices);
table::Prompt askBoost(const State& state, const QStringList& choices, const std::stop_token& stop);
void shotOfNos(Recorder& recorder, const QStringList& choices);
table::Prompt askSideswipe(const State& state, const QStringList& choices, const std::stop_token&);
void sideswipe(Recorder& recorder, const QStringList& choices);

} // namespace roadmarshal::apocalypse_road::events
