// What changes on a table of Apocalypse Trail.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "table/recorder.h"
#include "table/rolled.h"

namespace roadmarshal::apocalypse_trail {

struct PawnMoved
{
    static constexpr auto kind = "pawn-moved";
    QString pawn;
    int from = 0;
    int to = 0;
    std::vector<int> by = {}; // the squares that it went over, the last included; none if it was put there
    STORED(PawnMoved, pawn, from, to, by);
};
struct CatastropheMoved
{
    static constexpr auto kind = "catastrophe-moved";
    int from = 0;
    int to = 0;
    STORED(CatastropheMoved, from, to);
};
struct CatastropheStarted
{
    static constexpr auto kind = "catastrophe-started";
    static constexpr bool isHandsOn = false;
    bool started = false;
    STORED(CatastropheStarted, started);
};
// A survivor, mod or vehicle. Places: a crew, "@12" for a square, "dead", or nothing for its deck.
struct CardMoved
{
    static constexpr auto kind = "card-moved";
    QString card;
    QString from;
    QString to;
    int position = -1; // among those of its kind; -1: behind them
    STORED(CardMoved, card, from, to, position);
};
// Tokens on a square.
struct PileSet
{
    static constexpr auto kind = "pile-set";
    int square = 0;
    QString resource;
    int from = 0;
    int to = 0;
    STORED(PileSet, square, resource, from, to);
};
struct StatusSet
{
    static constexpr auto kind = "status-set";
    QString survivor;
    QString from;
    QString to;
    STORED(StatusSet, survivor, from, to);
};
struct AilmentSet
{
    static constexpr auto kind = "ailment-set";
    QString survivor;
    QString ailment;
    int from = 0;
    int to = 0;
    STORED(AilmentSet, survivor, ailment, from, to);
};
// AT-34: ailments that came this turn.
struct FreshSet
{
    static constexpr auto kind = "fresh-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QString survivor;
    QStringList ailments;
    STORED(FreshSet, survivor, ailments);
};
struct ScenarioSet
{
    static constexpr auto kind = "scenario-set";
    int number = 0;
    QString card;
    bool open = false;
    QStringList resolved;
    bool isTurned = false; // card or face are otherwise than before
    STORED(ScenarioSet, number, card, open, resolved, isTurned);
};
// A shelter is claimed, by nobody if `to` is empty.
struct ShelterSet
{
    static constexpr auto kind = "shelter-set";
    int square = 0;
    QString from;
    QString to;
    STORED(ShelterSet, square, from, to);
};
// The First Player marker.
struct FirstSet
{
    static constexpr auto kind = "first-set";
    QString from;
    QString to;
    STORED(FirstSet, from, to);
};
// The outfitting: its stage and the row of cards; no stage at all once it is over.
struct OutfitSet
{
    static constexpr auto kind = "outfit-set";
    QString stage;
    QStringList open;
    QString crew;
    QStringList passed;
    bool isDealt = false; // cards came to the row
    STORED(OutfitSet, stage, open, crew, passed, isDealt);
};
// How far the turn has come.
struct TurnSet
{
    static constexpr auto kind = "turn-set";
    static constexpr bool isHandsOn = false;
    int number = 1;
    QString pawn;
    int step = 0;
    int resolved = 0;
    QStringList barred;
    QStringList collected;
    bool stopped = false;
    QJsonObject open;
    bool isNext = false; // another pawn's turn, or another turn of the same
    STORED(TurnSet, number, pawn, step, resolved, barred, collected, stopped, open, isNext);
};
inline bool isRoutineEffect(const TurnSet& one, const table::Citation&)
{
    return !one.isNext;
}
struct OverSet
{
    static constexpr auto kind = "over-set";
    static constexpr bool isHandsOn = false;
    QString from;
    QString to;
    STORED(OverSet, from, to);
};

// What happened, for log and statistics; what it changes are effects of their own.
struct FuelBurnt
{
    static constexpr auto kind = "fuel-burnt";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QString crew;
    int spots = 0;
    STORED(FuelBurnt, crew, spots);
};
struct ScenarioCarried
{
    static constexpr auto kind = "scenario-carried";
    static constexpr bool isHandsOn = false;
    QString pawn;
    QString card;
    QString option;
    QStringList committed;
    int counts = 0;
    STORED(ScenarioCarried, pawn, card, option, committed, counts);
};
struct SurvivorDied
{
    static constexpr auto kind = "survivor-died";
    static constexpr bool isHandsOn = false;
    QString survivor;
    QString crew;
    STORED(SurvivorDied, survivor, crew);
};
// What a card says in words of its own, for the table to do.
struct CardSays
{
    static constexpr auto kind = "card-says";
    QString card;
    QString text;
    STORED(CardSays, card, text);
};
struct MovementEnded
{
    static constexpr auto kind = "movement-ended";
    static constexpr bool isHandsOn = false;
    QString pawn;
    QString why; // "fuel", "scenario", "shelter", "end", "spent", "nobody"
    int at = 0;
    STORED(MovementEnded, pawn, why, at);
};

using Effect = std::variant<table::Changed, PawnMoved, CatastropheMoved, CatastropheStarted, CardMoved, PileSet,
                            StatusSet, AilmentSet, FreshSet, ScenarioSet, ShelterSet, FirstSet, OutfitSet,
                            TurnSet, OverSet, FuelBurnt, ScenarioCarried, SurvivorDied, CardSays,
                            MovementEnded, table::Rolled>;
using Recorder = table::Recorder<State, Effect>;

std::expected<void, Problem> apply(State& state, const Effect& effect);
// All but properties, which the kernel compares.
std::vector<Effect> difference(const State& from, const State& to);
// All that leads from one state to the other, properties too.
std::vector<Effect> between(const State& from, const State& to);

} // namespace roadmarshal::apocalypse_trail
