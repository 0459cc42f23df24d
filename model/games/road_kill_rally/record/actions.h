// What happens in a rally. An action brings along what it is told while it is carried out, word by word:
// dice, tiles, what is lost in a wipe-out.
#pragma once

#include "table/stored.h"

#include <variant>

namespace roadmarshal::road_kill_rally {

// RKR-4, 5: the opening where the app has the cards.
struct DealCards
{
    static constexpr auto kind = "deal-cards";
    STORED(DealCards);
};
// RKR-8: slots and what is mounted in them, "R1=mg".
struct ConfigureCar
{
    static constexpr auto kind = "configure-car";
    QString car;
    QStringList words;
    STORED(ConfigureCar, car, words);
};
// RKR-9
struct TakePole
{
    static constexpr auto kind = "take-pole";
    QString car;
    int pole = 0;
    STORED(TakePole, car, pole);
};
// RKR-10
struct LayFirstTile
{
    static constexpr auto kind = "lay-first-tile";
    QString car;
    QStringList words;
    STORED(LayFirstTile, car, words);
};
// RKR-15: cars that are level and equally fast roll for it.
struct SettleOrder
{
    static constexpr auto kind = "settle-order";
    QStringList words;
    STORED(SettleOrder, words);
};
// Empty: all who are due.
struct DrawCards
{
    static constexpr auto kind = "draw-cards";
    QString car;
    QString cards; // "3", "bump+?"; empty: as many as are due, unseen
    STORED(DrawCards, car, cards);
};
struct SetSpeed
{
    static constexpr auto kind = "set-speed";
    QString car;
    int box = 0;
    QString cards; // that it costs; empty: unseen
    STORED(SetSpeed, car, box, cards);
};
struct DriveSteps
{
    static constexpr auto kind = "drive-steps";
    QString car;
    QString path; // "b3", "b3,^b4,b5", "finish"
    QStringList words;
    STORED(DriveSteps, car, path, words);
};
// RKR-48
struct RunOver
{
    static constexpr auto kind = "run-over";
    QString car;
    QString colour; // empty: there is only one
    QString cards;  // that are thrown in
    QStringList words;
    STORED(RunOver, car, colour, cards, words);
};
// RKR-75: on a pit lane.
struct UsePitLane
{
    static constexpr auto kind = "use-pit-lane";
    QString car;
    QStringList words;
    STORED(UsePitLane, car, words);
};
struct EndMove
{
    static constexpr auto kind = "end-move";
    QString car;
    STORED(EndMove, car);
};
// A weapon or an attack card, at a car, at a pedestrian or at everybody.
struct Attack
{
    static constexpr auto kind = "attack";
    QString car;
    QString weapon;
    QString target; // "@blue", "@b5-red"; empty for what hits everybody
    QStringList words;
    STORED(Attack, car, weapon, target, words);
};
// RKR-74
struct PitStop
{
    static constexpr auto kind = "pit-stop";
    QString car;
    QString card;
    QStringList words; // the accessory drawn, then what is mounted
    STORED(PitStop, car, card, words);
};
// A41
struct DropHazard
{
    static constexpr auto kind = "drop-hazard";
    QString car;
    QString card;
    QString place;
    STORED(DropHazard, car, card, place);
};
// Empty: nobody does anything more in this phase.
struct PassCombat
{
    static constexpr auto kind = "pass-combat";
    QString car;
    STORED(PassCombat, car);
};
// RKR-83
struct WinToss
{
    static constexpr auto kind = "win-toss";
    QString winner;
    STORED(WinToss, winner);
};

using Action =
    std::variant<DealCards, ConfigureCar, TakePole, LayFirstTile, SettleOrder, DrawCards, SetSpeed,
                 DriveSteps, RunOver, UsePitLane, EndMove, Attack, PitStop, DropHazard, PassCombat, WinToss>;

} // namespace roadmarshal::road_kill_rally
