// What changes on a table of Nine Yards.
#pragma once

#include "support/toy/table/state.h"
#include "table/recorder.h"
#include "table/rolled.h"

namespace roadmarshal::test::toy {

struct VehicleMoved
{
    static constexpr auto kind = "vehicle-moved";
    static constexpr bool isRoutine = true;
    QString vehicle;
    QStringList from;
    QStringList to;
    STORED(VehicleMoved, vehicle, from, to);
};

struct PilotMoved
{
    static constexpr auto kind = "pilot-moved";
    QString from;
    QString to;
    STORED(PilotMoved, from, to);
};

struct FloodSet
{
    static constexpr auto kind = "flood-set";
    QString space;
    bool wet = false;
    STORED(FloodSet, space, wet);
};

struct WaterSet
{
    static constexpr auto kind = "water-set";
    QString from;
    QString to;
    STORED(WaterSet, from, to);
};

struct TokenSet
{
    static constexpr auto kind = "token-set";
    QString token;
    bool present = false;
    STORED(TokenSet, token, present);
};

struct CardMoved
{
    static constexpr auto kind = "card-moved";
    QString card;
    QString from;
    QString to;
    int count = 1;
    bool hidden = false;
    STORED(CardMoved, card, from, to, count, hidden);
};

struct TurnPassed
{
    static constexpr auto kind = "turn-passed";
    static constexpr bool isHandsOn = false;
    QString from;
    QString to;
    STORED(TurnPassed, from, to);
};

struct Ended
{
    static constexpr auto kind = "ended";
    static constexpr bool isHandsOn = false;
    QString from;
    QString to;
    STORED(Ended, from, to);
};

using Effect = std::variant<table::Changed, VehicleMoved, PilotMoved, FloodSet, WaterSet, TokenSet, CardMoved,
                            TurnPassed, Ended, table::OwedChanged, table::Rolled>;
using Recorder = table::Recorder<State, Effect>;

std::expected<void, Problem> apply(State& state, const Effect& effect);
std::vector<Effect> difference(const State& from, const State& to);

} // namespace roadmarshal::test::toy
