// What happens at the table in Apocalypse Road, as it is written down.
#pragma once

#include "table/action.h"
#include "table/stored.h"

namespace roadmarshal::apocalypse_road {

using table::field;

using table::Moves;

// 3.0: the cars come out of the bag onto the grid; without an order the app draws.
struct FillGrid
{
    static constexpr auto kind = "fill-grid";
    QStringList order;
    static constexpr auto fields() { return std::tuple(field("order", &FillGrid::order)); }
};

// 4.4: a race card is played for a car, which moves.
struct Activate
{
    static constexpr auto kind = "activate";
    QString car;
    QString card;
    QStringList path; // spaces it enters, one way of several
    Moves moves;      // it and all that it moves
    static constexpr auto fields()
    {
        return std::tuple(field("car", &Activate::car), field("card", &Activate::card),
                          field("path", &Activate::path), field("moves", &Activate::moves));
    }
};

// 8.3: a car from the reserve takes the place of a destroyed one.
struct Replace
{
    static constexpr auto kind = "replace";
    QString car;
    static constexpr auto fields() { return std::tuple(field("car", &Replace::car)); }
};

using Deed = std::variant<FillGrid, Activate, Replace>;

table::Action toAction(const Deed& deed);
std::expected<Deed, Problem> toDeed(const table::Action& action);

} // namespace roadmarshal::apocalypse_road
