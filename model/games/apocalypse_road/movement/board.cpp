#include "board.h"

namespace roadmarshal::apocalypse_road::movement {

Board::Board(const Pack& pack)
    : m_graph(pack.graph), m_at(pack.cars.size(), track::none), m_on(pack.graph->size(), nobody)
{
    for (std::size_t car = 0; car < pack.cars.size(); ++car) {
        const auto* space = std::get_if<track::Space>(&pack.cars[car]);
        if (!space)
            continue;
        const track::Index index = m_graph->indexOf(*space);
        if (index == track::none || m_graph->isTrough(index))
            continue;
        m_at[car] = index;
        m_on[index] = static_cast<Car>(car);
    }
}

} // namespace roadmarshal::apocalypse_road::movement
