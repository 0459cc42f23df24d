// What changes on a table of Road Kill Rally.
#pragma once

#include "games/road_kill_rally/table/state.h"
#include "table/recorder.h"
#include "table/rolled.h"

namespace roadmarshal::road_kill_rally {

// Places are spaces, "finished", "removed", or empty for beside the table.
struct CarMoved
{
    static constexpr auto kind = "car-moved";
    QString car;
    QString from;
    QString to;
    QStringList by = {}; // the spaces that it drove through, the last included; none if it was put there
    STORED(CarMoved, car, from, to, by);
};
// The number of a car's crossing; 0: it has not crossed.
struct CrossingSet
{
    static constexpr auto kind = "crossing-set";
    QString car;
    int from = 0;
    int to = 0;
    STORED(CrossingSet, car, from, to);
};
// Which cards of a hand are known: "cards" or "spares".
struct KnownSet
{
    static constexpr auto kind = "known-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QString car;
    QString what;
    QStringList cards;
    STORED(KnownSet, car, what, cards);
};
// Empty: nothing is mounted there.
struct MountedSet
{
    static constexpr auto kind = "mounted-set";
    QString car;
    QString slot;
    QString from;
    QString to;
    STORED(MountedSet, car, slot, from, to);
};
struct DamagedSet
{
    static constexpr auto kind = "damaged-set";
    QString car;
    QString slot;
    bool damaged = false;
    STORED(DamagedSet, car, slot, damaged);
};
// RKR-84: it lies upside down, or drives again.
struct WreckSet
{
    static constexpr auto kind = "wreck-set";
    QString car;
    bool destroyed = false;
    STORED(WreckSet, car, destroyed);
};
// "wiped-out" or "pitted", for the rest of the turn.
struct FlagSet
{
    static constexpr auto kind = "flag-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QString car;
    QString flag;
    bool on = false;
    STORED(FlagSet, car, flag, on);
};
struct FigureStood
{
    static constexpr auto kind = "figure-stood";
    QString at;
    QString colour;
    QStringList tried = {};
    STORED(FigureStood, at, colour, tried);
};
struct FigureLifted
{
    static constexpr auto kind = "figure-lifted";
    QString at;
    QString colour;
    QStringList tried = {};
    STORED(FigureLifted, at, colour, tried);
};
// RKR-52: cars that have tried it.
struct FigureTried
{
    static constexpr auto kind = "figure-tried";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QString at;
    QString colour;
    QStringList from;
    QStringList to;
    STORED(FigureTried, at, colour, from, to);
};
struct HazardLaid
{
    static constexpr auto kind = "hazard-laid";
    QString at;
    QString hazard;
    STORED(HazardLaid, at, hazard);
};
struct HazardLifted
{
    static constexpr auto kind = "hazard-lifted";
    QString at;
    QString hazard;
    STORED(HazardLifted, at, hazard);
};
// In front, or back at the rear.
struct TileLaid
{
    static constexpr auto kind = "tile-laid";
    QString tile;
    int row = 0; // its first
    bool rear = false;
    STORED(TileLaid, tile, row, rear);
};
struct TileLifted
{
    static constexpr auto kind = "tile-lifted";
    QString tile;
    int row = 0;
    bool rear = false;
    STORED(TileLifted, tile, row, rear);
};
// Another road altogether; `lifted` went from the rear before.
struct RoadSet
{
    static constexpr auto kind = "road-set";
    QStringList road;
    QStringList lifted;
    int row = 1;
    STORED(RoadSet, road, lifted, row);
};
// The deck of tiles; a number that nobody counts is -1.
struct TilesSet
{
    static constexpr auto kind = "tiles-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    int pile = -1;
    QStringList discard;
    QStringList refused;
    int beneath = -1;
    STORED(TilesSet, pile, discard, refused, beneath);
};
// "rally" or "accessories".
struct PileSet
{
    static constexpr auto kind = "pile-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QString deck;
    int pile = -1;
    int discard = -1;
    STORED(PileSet, deck, pile, discard);
};
// Which cards lie on the discards, where the app knows them.
struct DiscardedSet
{
    static constexpr auto kind = "discarded-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QString deck;
    QStringList cards;
    STORED(DiscardedSet, deck, cards);
};
struct TurnSet
{
    static constexpr auto kind = "turn-set";
    static constexpr bool isHandsOn = false;
    int from = 0;
    int to = 0;
    STORED(TurnSet, from, to);
};
struct PhaseSet
{
    static constexpr auto kind = "phase-set";
    static constexpr bool isHandsOn = false;
    QString from;
    QString to;
    STORED(PhaseSet, from, to);
};
struct OrderSet
{
    static constexpr auto kind = "order-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QStringList cars;
    STORED(OrderSet, cars);
};
struct ActedSet
{
    static constexpr auto kind = "acted-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QStringList cars;
    STORED(ActedSet, cars);
};
// The move under way; nobody's if the car is empty.
struct MoveSet
{
    static constexpr auto kind = "move-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QString car;
    int left = 0;
    QString over; // the last empty space, while it is over an occupied one
    STORED(MoveSet, car, left, over);
};
// RKR-79: the number of the last turn; 0: it is not known yet.
struct LastTurnSet
{
    static constexpr auto kind = "last-turn-set";
    static constexpr bool isHandsOn = false;
    int from = 0;
    int to = 0;
    STORED(LastTurnSet, from, to);
};
struct WinnerSet
{
    static constexpr auto kind = "winner-set";
    static constexpr bool isHandsOn = false;
    QString from;
    QString to;
    STORED(WinnerSet, from, to);
};
// What is still to be told of an action; empty if nothing is.
struct PendingSet
{
    static constexpr auto kind = "pending-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QJsonObject action;
    STORED(PendingSet, action);
};

// What happened, for log and statistics; what it changes are effects of their own.

// Dice of the app that somebody has to answer for first.
struct FellInApp
{
    static constexpr auto kind = "fell-in-app";
    static constexpr bool isHandsOn = false;
    QString car;
    QString what;
    QString faces;
    STORED(FellInApp, car, what, faces);
};
struct WipedOut
{
    static constexpr auto kind = "wiped-out";
    static constexpr bool isHandsOn = false;
    QString car;
    QString cause; // "check", "hazard", "wreck", "collision", "attack"
    QString by;    // who brought it about
    STORED(WipedOut, car, cause, by);
};
struct Collided
{
    static constexpr auto kind = "collided";
    static constexpr bool isHandsOn = false;
    QString car;
    QString other;
    int dice = 0;
    STORED(Collided, car, other, dice);
};
struct Shot
{
    static constexpr auto kind = "shot";
    static constexpr bool isHandsOn = false;
    QString car;
    QString other;
    QString weapon;
    int hits = 0;
    int prevented = 0;
    STORED(Shot, car, other, weapon, hits, prevented);
};
struct Hunted
{
    static constexpr auto kind = "hunted";
    static constexpr bool isHandsOn = false;
    QString car;
    QString at;
    QString colour;
    bool shot = false; // not run over
    bool scored = false;
    STORED(Hunted, car, at, colour, shot, scored);
};
struct CardPlayed
{
    static constexpr auto kind = "card-played";
    static constexpr bool isHandsOn = false;
    QString car;
    QString card;
    STORED(CardPlayed, car, card);
};
struct TileRefused
{
    static constexpr auto kind = "tile-refused";
    QString tile;
    STORED(TileRefused, tile);
};
struct Refilled
{
    static constexpr auto kind = "refilled";
    QString deck;
    STORED(Refilled, deck);
};
// RKR-63: cards that change hands.
struct SpoilsTaken
{
    static constexpr auto kind = "spoils-taken";
    static constexpr bool isHandsOn = false;
    QString car;
    QString by;
    int count = 0;
    STORED(SpoilsTaken, car, by, count);
};
struct PlayedSafe
{
    static constexpr auto kind = "played-safe";
    static constexpr bool isHandsOn = false;
    QString car;
    int dice = 0;
    STORED(PlayedSafe, car, dice);
};

using Effect =
    std::variant<table::Changed, CarMoved, CrossingSet, KnownSet, MountedSet, DamagedSet, WreckSet, FlagSet,
                 FigureStood, FigureLifted, FigureTried, HazardLaid, HazardLifted, TileLaid, TileLifted,
                 RoadSet, TilesSet, PileSet, DiscardedSet, TurnSet, PhaseSet, OrderSet, ActedSet, MoveSet,
                 LastTurnSet, WinnerSet, PendingSet, FellInApp, WipedOut, Collided, Shot, Hunted, CardPlayed,
                 TileRefused, Refilled, SpoilsTaken, PlayedSafe, table::Rolled>;
using Recorder = table::Recorder<State, Effect>;

std::expected<void, Problem> apply(State& state, const Effect& effect);

QStringList idsOf(const State& state, const std::vector<int>& cars);
QString placeName(const Car& car);
MoveSet toEffect(const State& state, const std::optional<Move>& move);
TilesSet toEffect(const TilePile& tiles);
PileSet toEffect(const QString& deck, const CardPile& cards);
QStringList tileIds(const std::vector<std::shared_ptr<const RoadTile>>& tiles);

inline const QString rallyDeck = QStringLiteral("rally");
inline const QString accessoryDeck = QStringLiteral("accessories");
inline const QString wipedOutFlag = QStringLiteral("wiped-out");
inline const QString pittedFlag = QStringLiteral("pitted");

} // namespace roadmarshal::road_kill_rally
