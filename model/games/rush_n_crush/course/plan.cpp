#include "plan.h"

#include "module_shape.h"
#include "tiles/overlap.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <ranges>
#include <set>

namespace roadmarshal::rush_n_crush {

namespace {

// Rows of a scheme that stand in one line.
constexpr int rowsInLine = 20;
// In lanes: what lies beside the road on either side, and so much of it may lie on the next.
constexpr double verge = 1.0;
constexpr double slack = 0.1 * laneWidth;
// Lines that begin anew stand so far below what is there.
constexpr double lineGap = 3 * laneWidth;
// Nearer than this two ends are one.
constexpr double sameDistance = 0.1 * laneWidth;
constexpr double sameHeading = 1;

// Whether the first lies left of the second, as the links have it.
std::set<std::pair<char, char>> neighboursOf(const Course& course)
{
    std::set<std::pair<char, char>> found;
    for (const Space& space : course.spaces) {
        const auto add = [&](int other, bool isLeft) {
            if (other == none || course.at(other).id.lane == space.id.lane)
                return;
            const char lane = course.at(other).id.lane;
            found.insert(isLeft ? std::pair(lane, space.id.lane) : std::pair(space.id.lane, lane));
        };
        add(space.left, true);
        add(space.right, false);
        for (const int beside : space.besideLeft.spaces)
            add(beside, true);
        for (const int beside : space.besideRight.spaces)
            add(beside, false);
    }
    return found;
}

// By the alphabet where links don't say or contradict each other.
std::vector<char> lanesFromTheLeft(const Course& course)
{
    std::set<char> left;
    for (const Space& space : course.spaces)
        left.insert(space.id.lane);
    const std::set<std::pair<char, char>> neighbours = neighboursOf(course);
    std::vector<char> lanes;
    while (!left.empty()) {
        const auto isLeftmost = [&](char lane) {
            return std::ranges::none_of(
                left, [&](char other) { return neighbours.contains({other, lane}); });
        };
        const auto leftmost = std::ranges::find_if(left, isLeftmost);
        const char lane = leftmost == left.end() ? *left.begin() : *leftmost;
        lanes.push_back(lane);
        left.erase(lane);
    }
    return lanes;
}

class Planner
{
public:
    explicit Planner(const Course& course) : m_course(course)
    {
        std::set<int> ranks;
        for (const Space& space : course.spaces)
            ranks.insert(space.rank);
        m_plan.ranks.assign(ranks.begin(), ranks.end());
        m_plan.lanes = lanesFromTheLeft(course);
        if (course.modules.empty())
            layLines();
        else
            layModules();
        placeSpaces();
    }

    Plan take() { return std::move(m_plan); }

private:
    void layModules()
    {
        int firstRow = 0;
        for (const Module& module : m_course.modules) {
            add(stripsOf(module), firstRow);
            firstRow += module.rows;
        }
        const board::Pose& begin = m_plan.stretches.front().run.entry();
        const board::Pose& end = m_plan.stretches.back().run.exit();
        m_plan.meets = m_course.closed && m_plan.stretches.size() > 1 &&
                       board::length(end.point - begin.point) < sameDistance &&
                       std::abs(std::remainder(end.heading - begin.heading, 360)) < sameHeading;
    }

    void layLines()
    {
        const auto rows = static_cast<int>(m_plan.ranks.size());
        for (int row = 0; row < rows; row += rowsInLine) {
            const tiles::Strip strip{static_cast<int>(m_plan.lanes.size()), std::min(rowsInLine, rows - row),
                                     0, laneWidth, rowLength};
            begin({strip}, row);
        }
    }

    bool isFree(const tiles::Run& run, std::size_t asFarAs) const
    {
        const std::vector<tiles::Quad> quads = run.footprint(verge);
        return std::ranges::none_of(
            std::span(m_footprints).first(asFarAs),
            [&](const std::vector<tiles::Quad>& other) { return tiles::overlap(quads, other, slack); });
    }

    void add(const std::vector<tiles::Strip>& strips, int firstRow)
    {
        if (m_plan.stretches.empty())
            return keep({tiles::Run({}, strips), firstRow});
        const tiles::Run run(m_plan.stretches.back().run.exit(), strips);
        if (isFree(run, m_footprints.size() - 1))
            keep({run, firstRow, true});
        else
            begin(strips, firstRow);
    }

    // What would lie on what is there begins anew below it.
    void begin(const std::vector<tiles::Strip>& strips, int firstRow)
    {
        if (m_plan.stretches.empty())
            return keep({tiles::Run({}, strips), firstRow});
        const double half = strips.front().lanes * laneWidth / 2;
        board::Pose entry{{m_bounds.left(), m_bounds.bottom() + lineGap + half}, 0};
        tiles::Run run(entry, strips);
        while (!isFree(run, m_footprints.size())) {
            entry.point += QPointF(0, laneWidth);
            run = tiles::Run(entry, strips);
        }
        keep({run, firstRow});
    }

    void keep(const Stretch& stretch)
    {
        m_footprints.push_back(stretch.run.footprint(verge));
        for (const tiles::Quad& quad : stretch.run.footprint()) {
            const QRectF bounds = board::boundsOf({quad.begin(), quad.end()});
            m_bounds = m_bounds.isNull() ? bounds : m_bounds.united(bounds);
        }
        m_plan.stretches.push_back(stretch);
    }

    void placeSpaces()
    {
        m_plan.cells.resize(m_course.spaces.size());
        std::map<std::pair<std::size_t, int>, std::map<int, std::vector<int>>> byLane; // then by row
        for (std::size_t i = 0; i < m_course.spaces.size(); ++i) {
            const Space& space = m_course.spaces[i];
            const int row = m_plan.rowOf(space.rank);
            const auto stretch = stretchAt(row);
            const auto lane =
                static_cast<int>(std::ranges::find(m_plan.lanes, space.id.lane) - m_plan.lanes.begin());
            byLane[{stretch, lane}][row - m_plan.stretches[stretch].firstRow].push_back(static_cast<int>(i));
        }
        for (const auto& [place, rows] : byLane)
            spread(place.first, place.second, rows);
    }

    std::size_t stretchAt(int row) const
    {
        const auto behind =
            std::ranges::find_if(m_plan.stretches, [&](const Stretch& each) { return each.firstRow > row; });
        return static_cast<std::size_t>(behind - m_plan.stretches.begin() - 1);
    }

    // Spaces of one lane share the room between two gaps, and a gap is shared by those before and behind it.
    void spread(std::size_t stretch, int lane, const std::map<int, std::vector<int>>& rows)
    {
        for (auto first = rows.begin(); first != rows.end();) {
            double from = first->first;
            auto last = first;
            if (first != rows.begin() && first->first - std::prev(first)->first == 2)
                from -= 0.5;
            while (std::next(last) != rows.end() && std::next(last)->first == last->first + 1)
                ++last;
            double to = last->first + 1;
            if (std::next(last) != rows.end() && std::next(last)->first == last->first + 2)
                to += 0.5;
            const auto count = static_cast<double>(std::distance(first, last) + 1);
            const auto end = std::next(last);
            for (double at = from; first != end; ++first, at += (to - from) / count)
                divide({stretch, lane, {at, at + (to - from) / count, static_cast<double>(lane), lane + 1.0}},
                       first->second);
        }
    }

    // A graph may have several spaces of one lane level with each other: one behind the other.
    void divide(Cell cell, const std::vector<int>& spaces)
    {
        const double length = (cell.area.toRow - cell.area.fromRow) / static_cast<double>(spaces.size());
        for (const int space : spaces) {
            cell.area.toRow = cell.area.fromRow + length;
            m_plan.cells[static_cast<std::size_t>(space)] = cell;
            cell.area.fromRow = cell.area.toRow;
        }
    }

    const Course& m_course;
    Plan m_plan;
    std::vector<std::vector<tiles::Quad>> m_footprints; // by stretch
    QRectF m_bounds;
};

} // namespace

int Plan::rowOf(int rank) const
{
    return static_cast<int>(std::ranges::upper_bound(ranks, rank) - ranks.begin()) - 1;
}

Plan planOf(const Course& course)
{
    return Planner(course).take();
}

} // namespace roadmarshal::rush_n_crush
