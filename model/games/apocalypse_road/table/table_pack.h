// The cars in the race as movement and combat see them, with the way back to the cars of the table.
#pragma once

#include "games/apocalypse_road/movement/pack.h"
#include "state.h"

namespace roadmarshal::apocalypse_road {

class TablePack
{
public:
    explicit TablePack(const State& state);
    // In the order in which a position file lists the cars; else as they sit.
    static TablePack asListed(const State& state);

    const movement::Pack& pack() const { return m_pack; }
    int carOf(movement::Car packed) const { return m_cars[packed]; }
    // The car has to be in the race.
    movement::Car packed(int car) const;
    std::vector<int> carsOf(const std::vector<movement::Car>& packed) const;
    QStringList names(const State& state) const;

private:
    TablePack(const State& state, const std::vector<int>& inOrder);

    std::vector<int> m_cars; // by position in the pack
    movement::Pack m_pack;
};

} // namespace roadmarshal::apocalypse_road
