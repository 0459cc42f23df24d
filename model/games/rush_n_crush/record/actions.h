// What happens at a table of Rush'n'Crush.
#pragma once

#include "dice/roll.h"
#include "table/stored.h"

namespace roadmarshal::rush_n_crush {

// Throws in the order they fall. Behind one that is left to the app, all others are the app's too.
using Throws = std::vector<dice::Roll>;

// RNC-9: the starting order; nobody named: the app draws.
struct DrawOrder
{
    static constexpr auto kind = "draw-order";
    QStringList cars;
    STORED(DrawOrder, cars);
};
// RNC-10
struct PlaceCar
{
    static constexpr auto kind = "place-car";
    QString car;
    QString place;
    STORED(PlaceCar, car, place);
};
// The cars that still wait, one behind the other.
struct PlaceRest
{
    static constexpr auto kind = "place-rest";
    STORED(PlaceRest);
};
// A3: cars that are level and equally fast roll for it.
struct SettleOrder
{
    static constexpr auto kind = "settle-order";
    Throws throws;
    STORED(SettleOrder, throws);
};
// A car's turn begins; that of the car before is closed.
struct BeginTurn
{
    static constexpr auto kind = "begin-turn";
    QString car;
    STORED(BeginTurn, car);
};
struct MoveLever
{
    static constexpr auto kind = "move-lever";
    QString car;
    QString moves; // "+,t"
    Throws throws; // for heat
    STORED(MoveLever, car, moves, throws);
};
// RNC-27
struct TestDriving
{
    static constexpr auto kind = "test-driving";
    QString car;
    Throws throws;
    STORED(TestDriving, car, throws);
};
struct DriveWay
{
    static constexpr auto kind = "drive-way";
    QString car;
    QString path; // "3,l,x"
    Throws throws;
    STORED(DriveWay, car, path, throws);
};
struct PushCar
{
    static constexpr auto kind = "push-car";
    QString car;
    QString other;
    QString to; // a space or "rock", where there is a choice
    Throws throws;
    STORED(PushCar, car, other, to, throws);
};
struct EndTurn
{
    static constexpr auto kind = "end-turn";
    QString car;
    STORED(EndTurn, car);
};
struct PlayCard
{
    static constexpr auto kind = "play-card";
    QString car;
    QString card; // empty: nobody says which
    STORED(PlayCard, car, card);
};
// A23: the only one that still races is declared the winner.
struct DeclareWinner
{
    static constexpr auto kind = "declare-winner";
    QString car;
    STORED(DeclareWinner, car);
};

using Action = std::variant<DrawOrder, PlaceCar, PlaceRest, SettleOrder, BeginTurn, MoveLever, TestDriving,
                            DriveWay, PushCar, EndTurn, PlayCard, DeclareWinner>;

} // namespace roadmarshal::rush_n_crush
