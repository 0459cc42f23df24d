#include "lay_modules.h"

namespace roadmarshal::rush_n_crush {

namespace {

class Laying
{
public:
    Laying(const std::vector<Module>& modules, bool closed) : m_closed(closed), m_lanes(modules.front().lanes)
    {
        for (const Module& module : modules) {
            for (int row = 1; row <= module.rows; ++row)
                addRow(module, row);
        }
    }

    std::vector<Space> link()
    {
        for (int row = 1; row <= m_rows; ++row) {
            for (int lane = 0; lane < m_lanes; ++lane)
                linkSpace(lane, row);
        }
        return std::move(m_spaces);
    }

private:
    void addRow(const Module& module, int row)
    {
        ++m_rows;
        for (int lane = 0; lane < m_lanes; ++lane) {
            const auto letter = static_cast<char>('a' + lane);
            if (module.isGap({letter, row})) {
                m_index.push_back(none);
                continue;
            }
            m_index.push_back(static_cast<int>(m_spaces.size()));
            m_spaces.push_back(
                {.id = {letter, m_rows}, .rank = m_rows, .rock = module.isRock({letter, row})});
        }
    }

    // `none` for a gap, and for what is not on the course.
    int at(int lane, int row) const
    {
        if (m_closed)
            row = (row - 1 + m_rows) % m_rows + 1;
        if (lane < 0 || lane >= m_lanes || row < 1 || row > m_rows)
            return none;
        return m_index[static_cast<size_t>((row - 1) * m_lanes + lane)];
    }
    bool isRock(int space) const { return space == none || m_spaces[static_cast<size_t>(space)].rock; }

    // The first space of a lane further on, be it a rock.
    int ahead(int lane, int row) const
    {
        return at(lane, row + 1) != none ? at(lane, row + 1) : at(lane, row + 2);
    }

    // The neighbouring lane's space of the row; at a gap of either lane those before and behind it.
    Beside beside(int lane, int neighbour, int row) const
    {
        Beside found;
        if (neighbour < 0 || neighbour >= m_lanes)
            return found;
        found.rock = false;
        const bool gap = at(neighbour, row) == none;
        addLevel(found, at(neighbour, row));
        if (gap || (row > 1 && at(lane, row - 1) == none))
            addLevel(found, at(neighbour, row - 1));
        if (gap || (row < m_rows && at(lane, row + 1) == none))
            addLevel(found, at(neighbour, row + 1));
        return found;
    }
    void addLevel(Beside& found, int space) const
    {
        if (space == none) // a gap
            return;
        if (isRock(space))
            found.rock = true;
        else
            found.spaces.push_back(space);
    }

    void linkSpace(int lane, int row)
    {
        const int index = at(lane, row);
        if (isRock(index))
            return; // a gap; and what leads on from a rock concerns nobody
        Space& space = m_spaces[static_cast<size_t>(index)];
        const std::array next{ahead(lane, row), ahead(lane - 1, row), ahead(lane + 1, row)};
        for (size_t i = 0; i < next.size(); ++i)
            (isRock(next[i]) ? space.rocksAhead[i] : space.*aheadLinks[i].member) = next[i];
        space.besideLeft = beside(lane, lane - 1, row);
        space.besideRight = beside(lane, lane + 1, row);
    }

    bool m_closed;
    int m_lanes;
    int m_rows = 0;
    std::vector<Space> m_spaces;
    std::vector<int> m_index; // by row and lane
};

} // namespace

std::vector<Space> laid(const std::vector<Module>& modules, bool closed)
{
    return Laying(modules, closed).link();
}

} // namespace roadmarshal::rush_n_crush
