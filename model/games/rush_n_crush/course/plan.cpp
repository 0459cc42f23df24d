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
constexpr double lineGap = 4 * laneWidth;
// So many spaces before and behind a gap share it.
constexpr int sharers = 4;
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
            return std::ranges::none_of(left, [&](char other) { return neighbours.contains({other, lane}); });
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
        for (std::size_t i = 0; i < m_course.modules.size(); ++i) {
            const bool isLast = i + 1 == m_course.modules.size();
            add(stripsOf(m_course.modules[i]), firstRow, isLast);
            firstRow += m_course.modules[i].rows;
        }
        m_plan.meets = m_plan.stretches.size() > 1 && meetsStart(m_plan.stretches.back().run);
    }

    bool meetsStart(const tiles::Run& run) const
    {
        const board::Pose& begin = m_plan.stretches.front().run.entry();
        const board::Pose& end = run.exit();
        return board::length(end.point - begin.point) < sameDistance &&
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

    void add(const std::vector<tiles::Strip>& strips, int firstRow, bool isLast)
    {
        if (m_plan.stretches.empty())
            return keep({tiles::Run({}, strips), firstRow});
        const tiles::Run run(m_plan.stretches.back().run.exit(), strips);
        if (isFree(run, m_footprints.size() - 1) && (leadsOn(run) || (isLast && meetsStart(run))))
            keep({run, firstRow, true});
        else
            begin(strips, firstRow);
    }

    // It does not run into what is there: a row finds room beyond its end.
    bool leadsOn(const tiles::Run& run) const
    {
        const tiles::Strip row{run.lanes(), 1, 0, laneWidth, rowLength};
        return isFree(tiles::Run(run.exit(), {&row, 1}), m_footprints.size());
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

    using Rows = std::map<int, std::vector<int>>;

    // A gap is shared by the spaces before and behind it: they are a little longer than a row.
    void spread(std::size_t stretch, int lane, const Rows& rows)
    {
        for (auto first = rows.begin(); first != rows.end();) {
            auto end = std::next(first);
            while (end != rows.end() && end->first == std::prev(end)->first + 1)
                ++end;
            const int last = std::prev(end)->first;
            const bool gapBefore = first != rows.begin() && std::prev(first)->first == first->first - 2;
            const bool gapBehind = end != rows.end() && end->first == last + 2;
            const std::vector<double> borders = bordersOf(first->first, last, gapBefore, gapBehind);
            for (std::size_t i = 0; first != end; ++first, ++i)
                divide({stretch, lane, {borders[i], borders[i + 1], static_cast<double>(lane), lane + 1.0}},
                       first->second);
        }
    }

    static std::vector<double> bordersOf(int first, int last, bool gapBefore, bool gapBehind)
    {
        const int count = last - first + 1;
        const bool isShort = count <= 2 * sharers; // all of them share
        const int before = gapBefore ? (isShort ? count : sharers) : 0;
        const int behind = gapBehind ? (isShort ? count : sharers) : 0;
        std::vector<double> borders;
        for (int i = 0; i <= count; ++i) {
            const double early = before > 0 ? std::max(0.0, 1 - static_cast<double>(i) / before) : 0;
            const double late = behind > 0 ? std::max(0.0, 1 - static_cast<double>(count - i) / behind) : 0;
            borders.push_back(first + i - 0.5 * early + 0.5 * late);
        }
        return borders;
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
