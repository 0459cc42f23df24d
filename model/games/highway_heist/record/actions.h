// What happens at a table of Highway Heist.
#pragma once

#include "games/highway_heist/dice/effort.h"
#include "table/stored.h"

namespace roadmarshal::highway_heist {

// One action of a turn, with all that was said of it. Its first word begins the player's turn, if need be.
struct TakeAction
{
    static constexpr auto kind = "take-action";
    QString player;
    QString action; // "drive", "leap", "ram", "force", "shake", "brawl", "hijack", "boost", "stunt", "other"
    QString target; // a vehicle, or a Stunt
    QString to;     // the space where it goes; to leap, "roof" or "wheel"
    bool isRolled = false;
    EffortRoll roll;
    bool follows = false;   // HH-73
    QStringList picks = {}; // "bo>suv4": where pegs go
    STORED(TakeAction, player, action, target, to, isRolled, roll, follows, picks);
    bool operator==(const TakeAction&) const = default;
};
inline TakeAction actionOf(const QString& player, const QString& action, const QString& target = {})
{
    TakeAction made;
    made.player = player;
    made.action = action;
    made.target = target;
    return made;
}
// The app rolls for an action; whether it is boosted, and the rest, is said then.
struct RollForAction
{
    static constexpr auto kind = "roll-for-action";
    QString player;
    QString action;
    QString target;
    QStringList assists;
    STORED(RollForAction, player, action, target, assists);
};
// HH-58: actions are over, the Enemy Die is rolled.
struct RollEnemyDie
{
    static constexpr auto kind = "roll-enemy-die";
    QString player;
    QString symbol; // empty: the app rolls
    STORED(RollEnemyDie, player, symbol);
};
// HH-42
struct Defend
{
    static constexpr auto kind = "defend";
    bool isRolled = true; // otherwise the app does
    EffortRoll roll;
    STORED(Defend, isRolled, roll);
};
// What the team or somebody chooses: "suv3>drifter", "bo>suv4", "ramsey>lost".
struct Pick
{
    static constexpr auto kind = "pick";
    QString who;
    QString to;
    STORED(Pick, who, to);
};
// The card that comes up.
struct DrawUp
{
    static constexpr auto kind = "draw-up";
    QString card; // empty: the app draws
    STORED(DrawUp, card);
};
// HH-109
struct EndRound
{
    static constexpr auto kind = "end-round";
    STORED(EndRound);
};

using Action = std::variant<TakeAction, RollForAction, RollEnemyDie, Defend, Pick, DrawUp, EndRound>;

} // namespace roadmarshal::highway_heist
