// What happens at the table in Apocalypse Road, as it is written down.
#pragma once

#include "table/action.h"
#include "table/stored.h"

namespace roadmarshal::apocalypse_road {

using table::Moves;

// 3.0: the cars come out of the bag onto the grid; without an order the app draws.
struct FillGrid
{
    static constexpr auto kind = "fill-grid";
    QStringList order;
    STORED(FillGrid, order);
};

// 4.4: a race card is played for a car, which moves.
struct Activate
{
    static constexpr auto kind = "activate";
    QString car;
    QString card;     // with a * if it bears a star
    QStringList path; // spaces it enters, one way of several
    Moves moves;      // it and all that it moves
    QString ram;      // 7.9: the car that it ends up against, if any
    STORED(Activate, car, card, path, moves, ram);
};

// 8.0: the active car shoots; without a result the app draws the combat card.
struct Shoot
{
    static constexpr auto kind = "shoot";
    QString car;
    QString target;
    QString result; // "miss", "2s", "3/2s", or the name of a known card
    STORED(Shoot, car, target, result);
};

// 8.4: the combat card of a ram or sideswipe.
struct Collide
{
    static constexpr auto kind = "collide";
    QString result; // "3-1b", or the name of a known card
    STORED(Collide, result);
};

// AR-23: the cars that a chain reaction takes in, where there is a choice.
struct PickChain
{
    static constexpr auto kind = "pick-chain";
    QStringList cars;
    STORED(PickChain, cars);
};

// 10.0: the movement event card that came up.
struct DrawEvent
{
    static constexpr auto kind = "draw-event";
    QString event;
    STORED(DrawEvent, event);
};

// 10.0: what was chosen where the event leaves a choice.
struct ResolveEvent
{
    static constexpr auto kind = "resolve-event";
    QStringList choices;
    STORED(ResolveEvent, choices);
};

// 4.4: the segment ends without a (further) shot.
struct FinishSegment
{
    static constexpr auto kind = "finish-segment";
    STORED(FinishSegment);
};

// 4.5: race cards that a team throws away at the end of the turn; "?" is one that nobody showed.
struct Discard
{
    static constexpr auto kind = "discard";
    QString team;
    QStringList cards;
    STORED(Discard, team, cards);
};

// 4.5: nobody discards any more; the marker is passed on and the next turn begins.
struct EndTurn
{
    static constexpr auto kind = "end-turn";
    STORED(EndTurn);
};

// 8.3: a car from the reserve takes the place of a destroyed one.
struct Replace
{
    static constexpr auto kind = "replace";
    QString car;
    STORED(Replace, car);
};

using Action = std::variant<FillGrid, Activate, Replace, Shoot, Collide, PickChain, DrawEvent, ResolveEvent,
                            FinishSegment, Discard, EndTurn>;

inline table::Action stored(const Action& action)
{
    return table::stored<table::Action>(action);
}
inline std::expected<Action, Problem> toTyped(const table::Action& action)
{
    return table::typed<Action>(action);
}

} // namespace roadmarshal::apocalypse_road
