// What changes on a table of Rush'n'Crush.
#pragma once

#include "games/rush_n_crush/table/state.h"
#include "table/recorder.h"
#include "table/rolled.h"

namespace roadmarshal::rush_n_crush {

// A place that is empty is beside the course.
struct CarMoved
{
    static constexpr auto kind = "car-moved";
    QString car;
    QString from;
    QString to;
    QStringList by = {}; // the places that it drove through, the last included; none if it was put there
    STORED(CarMoved, car, from, to, by);
};
struct LeverMoved
{
    static constexpr auto kind = "lever-moved";
    QString car;
    QString from;
    QString to;
    STORED(LeverMoved, car, from, to);
};
// Racing, exploded or destroyed.
struct FateSet
{
    static constexpr auto kind = "fate-set";
    QString car;
    QString from;
    QString to;
    STORED(FateSet, car, from, to);
};
// Tokens on a space.
struct NailsSet
{
    static constexpr auto kind = "nails-set";
    QString place;
    int from = 0;
    int to = 0;
    STORED(NailsSet, place, from, to);
};
// The cars in the order drawn.
struct OrderDrawn
{
    static constexpr auto kind = "order-drawn";
    static constexpr bool isHandsOn = false;
    QStringList cars;
    bool drawn = true;
    STORED(OrderDrawn, cars, drawn);
};
// Who acts when in this turn.
struct OrderSet
{
    static constexpr auto kind = "order-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QStringList cars;
    bool settled = false;
    STORED(OrderSet, cars, settled);
};
struct TurnSet
{
    static constexpr auto kind = "turn-set";
    static constexpr bool isHandsOn = false;
    int from = 0;
    int to = 0;
    STORED(TurnSet, from, to);
};
// Cars that are through.
struct ActedSet
{
    static constexpr auto kind = "acted-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QStringList cars;
    STORED(ActedSet, cars);
};
// The car in the middle of its turn, as positions write it; nobody if it is empty.
struct ActingSet
{
    static constexpr auto kind = "acting-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QJsonObject acting;
    STORED(ActingSet, acting);
};
struct WinnerSet
{
    static constexpr auto kind = "winner-set";
    static constexpr bool isHandsOn = false;
    QString from;
    QString to;
    STORED(WinnerSet, from, to);
};
// What happened, for log and statistics; what it changes are effects of their own.
struct Shoved
{
    static constexpr auto kind = "shoved";
    static constexpr bool isHandsOn = false;
    QString car;
    QString other;
    bool succeeds = false;
    bool wedged = false;
    QString third; // that it is wedged against
    STORED(Shoved, car, other, succeeds, wedged, third);
};
struct Rammed
{
    static constexpr auto kind = "rammed";
    static constexpr bool isHandsOn = false;
    QString car;
    QString other;
    int tests = 0;
    STORED(Rammed, car, other, tests);
};
struct HitRock
{
    static constexpr auto kind = "hit-rock";
    static constexpr bool isHandsOn = false;
    QString car;
    int speed = 0;
    STORED(HitRock, car, speed);
};
struct CardPlayed
{
    static constexpr auto kind = "card-played";
    QString car;
    QString card;
    STORED(CardPlayed, car, card);
};

using Effect =
    std::variant<table::Changed, CarMoved, LeverMoved, FateSet, NailsSet, OrderDrawn, OrderSet, TurnSet,
                 ActedSet, ActingSet, WinnerSet, Shoved, Rammed, HitRock, CardPlayed, table::Rolled>;
using Recorder = table::Recorder<State, Effect>;

std::expected<void, Problem> apply(State& state, const Effect& effect);
std::vector<Effect> difference(const State& from, const State& to);

QStringList idsOf(const State& state, const std::vector<int>& cars);
QString placeOf(const State& state, const Car& car);

} // namespace roadmarshal::rush_n_crush
