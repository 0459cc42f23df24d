#include "explore.h"

#include "games/rush_n_crush/crash/push.h"
#include "table/enum_words.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

QString toText(Ends ends)
{
    static const QStringList words{QStringLiteral("spent"), QStringLiteral("finish"), QStringLiteral("ram"),
                                   QStringLiteral("head-on")};
    return table::wordFor(words, ends);
}

// Point by point: all that is reached with as many left is known before anything goes on from there. Tolls
// only add up, and who has paid less can go wherever the other can: what is beaten on the way need not be
// followed.
class Explorer
{
public:
    Explorer(const State& state, const Start& start)
        : m_course(state.setup->course),
          m_winning(state.setup->winningCrossing()),
          m_pushPrice(pushPrice(*state.setup)),
          m_mayStop(state.setup->rulings.has(Turned::MayStop)),
          m_start(start),
          m_traffic(state, start.car),
          m_here(m_course.spaces.size() * modes),
          m_next(m_here.size())
    {
    }

    Exploration run()
    {
        enter({.space = m_start.at}, m_start.freeChange ? Mode::AfterHeadOn : Mode::Driving);
        for (m_points = m_start.points; m_points >= 0; --m_points) {
            std::swap(m_here, m_next);
            std::swap(m_reached, m_reachedNext);
            leaveLayer();
        }
        return std::move(m_found);
    }

private:
    using Node = Exploration::Node;
    enum class Mode { Driving, AfterHeadOn, Won };
    static constexpr size_t modes = 3;
    using Front = std::vector<int>; // nodes of which none beats another

    static size_t slotOf(int space, Mode mode)
    {
        return static_cast<size_t>(space) * modes + static_cast<size_t>(mode);
    }
    const Node& node(int index) const { return m_found.m_nodes[static_cast<size_t>(index)]; }

    // Into the layer that comes next.
    void enter(const Node& reached, Mode mode) { add(reached, mode, m_next, m_reachedNext); }
    void add(const Node& reached, Mode mode, std::vector<Front>& fronts, std::vector<size_t>& reachedSlots)
    {
        const size_t slot = slotOf(reached.space, mode);
        Front& front = fronts[slot];
        if (std::ranges::any_of(front,
                                [&](int other) { return node(other).toll.isNowhereMoreThan(reached.toll); }))
            return;
        if (front.empty())
            reachedSlots.push_back(slot);
        std::erase_if(front, [&](int other) { return reached.toll.isNowhereMoreThan(node(other).toll); });
        front.push_back(static_cast<int>(m_found.m_nodes.size()));
        m_found.m_nodes.push_back(reached);
    }

    // Head-ons add to the layer while it is gone through: they lead on at the same place.
    void leaveLayer()
    {
        for (size_t i = 0; i < m_reached.size(); ++i) { // NOLINT(modernize-loop-convert)
            const size_t slot = m_reached[i];
            const auto space = static_cast<int>(slot / modes);
            const auto mode = static_cast<Mode>(slot % modes);
            noteStop(space, mode);
            for (const int index : Front(m_here[slot]))
                leave(index, mode);
        }
        for (const size_t slot : m_reached)
            m_here[slot].clear();
        m_reached.clear();
    }

    // A32: without a point there is no move, and without a move no push. After a head-on it is the same
    // place.
    void noteStop(int space, Mode mode)
    {
        const bool isFirst = space == m_start.at && m_points == m_start.points;
        const bool isNew = mode == Mode::Driving || (isFirst && m_start.freeChange);
        const bool canPay = m_start.speed > 0 && m_points >= m_pushPrice;
        if (isNew && canPay && (!isFirst || m_start.moved))
            m_found.stops.push_back({space, m_points});
    }

    void leave(int index, Mode mode)
    {
        if (mode == Mode::Won)
            return end(Ends::Finish, index);
        if (m_points == 0)
            return end(Ends::Spent, index);
        if (mode == Mode::AfterHeadOn)
            return leaveAfterHeadOn(index);
        if (m_mayStop)
            end(Ends::Spent, index);
        leaveStraight(index);
        change(index, m_course.at(node(index).space).left, false);
        change(index, m_course.at(node(index).space).right, false);
    }

    // RNC-55: the only way on is the free change; the move may end there as well.
    void leaveAfterHeadOn(int index)
    {
        end(Ends::HeadOn, index);
        if (m_start.isDeath(node(index).toll.headOns))
            return;
        change(index, m_course.at(node(index).space).left, true);
        change(index, m_course.at(node(index).space).right, true);
    }

    void leaveStraight(int index)
    {
        const Node from = node(index);
        const int ahead = m_course.at(from.space).straight;
        if (ahead == none)
            return headOn(index);
        if (const int other = m_traffic.carAt(ahead); other >= 0)
            return end(Ends::Ram, index, other);
        step(index, ahead, from.toll);
    }

    void headOn(int index)
    {
        if (m_start.testIsDue)
            return end(Ends::HeadOn, index);
        Node into = node(index);
        into.parent = index;
        into.headOn = true;
        into.toll.addHeadOn();
        add(into, Mode::AfterHeadOn, m_here, m_reached);
    }

    // RNC-32 to 34, A16, A30.
    void change(int index, int to, bool isFree)
    {
        if (to == none || m_traffic.carAt(to) >= 0)
            return;
        Toll toll = node(index).toll;
        if (!isFree && !pay(toll))
            return;
        step(index, to, toll);
    }
    bool pay(Toll& toll) const
    {
        if (m_start.lanesAreFree())
            return true;
        if (m_start.testIsDue || toll.lc < m_start.allowance.value_or(0)) {
            ++toll.lc;
            return true;
        }
        if (toll.tyres == m_start.tyres)
            return false;
        ++toll.tyres;
        return true;
    }

    void step(int index, int to, Toll toll)
    {
        const Node& from = node(index);
        Node reached{to, toll, from.crossed, index};
        if (m_course.crossesFinish(from.space, to))
            ++reached.crossed;
        if (m_winning && m_start.crossings + reached.crossed >= *m_winning && reached.crossed > from.crossed)
            return enter(reached, Mode::Won); // A22, A31: before anything is tested or lost
        if (m_traffic.hasWreck(to))
            reached.toll.addWreck();
        if (const int nails = m_traffic.nailsAt(to); m_start.testIsDue)
            reached.toll.nails += nails;
        else
            reached.toll.tyres = std::min(m_start.tyres, toll.tyres + nails); // A34
        enter(reached, Mode::Driving);
    }

    void end(Ends ends, int index, int target = -1)
    {
        const Node& at = node(index);
        const bool drivesInto = ends == Ends::Ram || (ends == Ends::HeadOn && m_start.testIsDue);
        m_found.ends.push_back({ends, target, at.space, m_points, at.toll, at.crossed, index, drivesInto});
    }

    const Course& m_course;
    std::optional<int> m_winning;
    int m_pushPrice;
    bool m_mayStop; // A8: with points left
    const Start& m_start;
    Traffic m_traffic;
    int m_points = 0;
    std::vector<Front> m_here; // by space and mode
    std::vector<Front> m_next;
    std::vector<size_t> m_reached; // slots of the layer that are not empty
    std::vector<size_t> m_reachedNext;
    Exploration m_found;
};

Way Exploration::wayTo(const DriveEnd& end) const
{
    Way way;
    for (int index = end.node; m_nodes[static_cast<size_t>(index)].parent >= 0;
         index = m_nodes[static_cast<size_t>(index)].parent) {
        const Node& node = m_nodes[static_cast<size_t>(index)];
        way.push_back(node.headOn ? none : node.space);
    }
    std::ranges::reverse(way);
    if (end.drivesInto)
        way.push_back(none);
    return way;
}

Exploration explore(const State& state, const Start& start)
{
    return Explorer(state, start).run();
}

} // namespace roadmarshal::rush_n_crush
