#include "described_course.h"

#include "board/shape.h"
#include "fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace roadmarshal::track {

using namespace board;

namespace {

constexpr std::size_t mostCrossings = 8;
// Cells of one crossing lie at most so many sectors apart.
constexpr int widthOfCrossing = 3;

// The turns and headings of all sectors, lengths still open.
struct Plan
{
    std::vector<Stretch> stretches;
    std::vector<int> sectionOf;
    bool insideIsRight = true;
};

Plan planOf(const Track& track, const std::vector<double>& sectorTurns, bool insideIsRight)
{
    Plan plan;
    plan.insideIsRight = insideIsRight;
    double heading = track.heading;
    for (std::size_t i = 0; i < track.sections.size(); ++i) {
        for (int k = 0; k < track.sections[i].sectors; ++k) {
            const double turn = sectorTurns[plan.stretches.size()];
            plan.stretches.push_back({{}, heading, turn, 0});
            plan.sectionOf.push_back(static_cast<int>(i));
            heading += turn;
        }
    }
    return plan;
}

// Neighbouring sectors that get one common length.
struct Run
{
    int first = 0;
    int count = 0;
    Length length;
};

std::vector<Run> runsOf(const Track& track, const Plan& plan, const std::vector<SectorEdges>& edges)
{
    std::set<int> crossing;
    for (const auto& [a, b] : track.crossovers) {
        crossing.insert(a.sector);
        crossing.insert(b.sector);
    }
    std::vector<Run> runs;
    for (int sector = 0; sector < static_cast<int>(plan.stretches.size()); ++sector) {
        const Stretch& stretch = plan.stretches[sector];
        const bool square = stretch.turn == 0 && crossing.contains(sector);
        const bool goesOn = sector > 0 && plan.sectionOf[sector] == plan.sectionOf[sector - 1] &&
                            plan.stretches[sector - 1].turn == stretch.turn &&
                            crossing.contains(sector) == crossing.contains(sector - 1);
        Length length;
        if (square)
            length = {laneWidth, laneWidth, laneWidth, 1};
        else
            length = usualLengthOf(stretch, edges[sector], track.sections[plan.sectionOf[sector]].length,
                                   plan.insideIsRight);
        if (!goesOn) {
            runs.push_back({sector, 1, length});
            continue;
        }
        Run& run = runs.back();
        ++run.count;
        run.length.wished = std::max(run.length.wished, length.wished);
        run.length.least = std::max(run.length.least, length.least);
        run.length.most = std::max({run.length.most, length.most, run.length.least});
    }
    for (Run& run : runs)
        run.length.stiffness *= run.count;
    return runs;
}

// Two conditions, x and y: from the middle of one sector along the course to the middle of another, plus
// `fixed`, is the way back to where one was. A whole lap if they are the same.
std::array<Condition, 2> returns(const Plan& plan, const std::vector<Run>& runs, int from, int to,
                                 QPointF fixed)
{
    std::array<Condition, 2> conditions;
    conditions[0] = {std::vector<double>(runs.size(), 0), -fixed.x()};
    conditions[1] = {std::vector<double>(runs.size(), 0), -fixed.y()};
    const auto add = [&](std::size_t run, QPointF way) {
        conditions[0].coefficients[run] += way.x();
        conditions[1].coefficients[run] += way.y();
    };
    for (std::size_t run = 0; run < runs.size(); ++run) {
        for (int sector = runs[run].first; sector < runs[run].first + runs[run].count; ++sector) {
            const Stretch& stretch = plan.stretches[sector];
            const QPointF firstHalf = 0.5 * chord(stretch.heading, stretch.turn / 2);
            if (from == to || (sector > from && sector < to))
                add(run, chord(stretch.heading, stretch.turn));
            else if (sector == from)
                add(run, chord(stretch.heading, stretch.turn) - firstHalf);
            else if (sector == to)
                add(run, firstHalf);
        }
    }
    return conditions;
}

// One pair of each group of neighbouring crossover cells: the others follow from it.
std::vector<std::pair<Space, Space>> crossings(const Track& track)
{
    std::vector<std::pair<Space, Space>> found;
    std::vector<std::pair<Space, Space>> pairs;
    for (const auto& [a, b] : track.crossovers)
        pairs.emplace_back(std::min(a, b), std::max(a, b));
    std::ranges::sort(pairs);
    const auto near = [](Space a, Space b) { return std::abs(a.sector - b.sector) <= widthOfCrossing; };
    for (const auto& pair : pairs) {
        const bool known = std::ranges::any_of(found, [&](const auto& other) {
            return near(pair.first, other.first) && near(pair.second, other.second);
        });
        if (!known && pair.first.sector != pair.second.sector && found.size() < mostCrossings)
            found.push_back(pair);
    }
    return found;
}

std::vector<Condition> crossingConditions(const Track& track, const Plan& plan, const std::vector<Run>& runs,
                                          const std::vector<SectorEdges>& edges)
{
    std::vector<Condition> conditions;
    const auto aside = [&](Space space) {
        const Stretch& stretch = plan.stretches[space.sector];
        const Edges across = edges[space.sector].at(0.5);
        const double lanes = (across[space.lane] + across[space.lane + 1]) / 2;
        return lanes * laneWidth * outward(stretch.heading + stretch.turn / 2, plan.insideIsRight);
    };
    for (const auto& [a, b] : crossings(track))
        std::ranges::copy(returns(plan, runs, a.sector, b.sector, aside(b) - aside(a)),
                          std::back_inserter(conditions));
    return conditions;
}

std::vector<Length> stretched(std::vector<Length> lengths)
{
    constexpr double further = 2.5;
    for (Length& length : lengths)
        length.most *= length.least < length.most ? further : 1;
    return lengths;
}

std::optional<Course> courseOf(const Track& track, const Plan& plan, const std::vector<SectorEdges>& edges)
{
    const std::vector<Run> runs = runsOf(track, plan, edges);
    std::vector<Length> lengths;
    for (const Run& run : runs)
        lengths.push_back(run.length);
    const std::array closing = returns(plan, runs, 0, 0, {});
    std::vector<Condition> conditions = crossingConditions(track, plan, runs, edges);
    conditions.insert(conditions.end(), closing.begin(), closing.end());
    auto fitted = fit(lengths, conditions);
    if (!fitted) // at least a loop, with the cells of the crossing apart
        fitted = fit(lengths, {closing.begin(), closing.end()});
    if (!fitted) // or with some sectors that are rather long
        fitted = fit(stretched(lengths), {closing.begin(), closing.end()});
    if (!fitted)
        return std::nullopt;
    Course course{plan.stretches, plan.insideIsRight};
    QPointF at;
    for (std::size_t run = 0; run < runs.size(); ++run) {
        for (int sector = runs[run].first; sector < runs[run].first + runs[run].count; ++sector) {
            Stretch& stretch = course.stretches[sector];
            stretch.start = at;
            stretch.length = (*fitted)[run];
            at += stretch.length * chord(stretch.heading, stretch.turn);
        }
    }
    return course;
}

double turnOf(const Track& track)
{
    double sum = 0;
    for (const Section& section : track.sections)
        sum += section.turn;
    return sum;
}

} // namespace

double loopAim(const Track& track)
{
    const double sum = turnOf(track);
    return !track.crossovers.empty() && std::abs(sum) < 180 ? 0 : sum > 0 ? 360 : -360;
}

std::optional<std::vector<double>> loopTurns(const Track& track)
{
    double all = 0;
    for (const Section& section : track.sections)
        all += std::abs(section.turn);
    const double missing = loopAim(track) - turnOf(track);
    constexpr double mostChange = 0.5;
    if (all == 0 || std::abs(missing) > mostChange * all)
        return std::nullopt;
    std::vector<double> turns;
    for (const Section& section : track.sections) {
        const double turn = section.turn + std::abs(section.turn) * missing / all;
        turns.insert(turns.end(), static_cast<std::size_t>(section.sectors), turn / section.sectors);
    }
    return turns;
}

std::optional<Course> describedCourse(const Track& track, const std::vector<SectorEdges>& edges)
{
    const auto turns = loopTurns(track);
    if (!turns)
        return std::nullopt;
    double sum = 0;
    for (double turn : *turns)
        sum += turn;
    return courseOf(track, planOf(track, *turns, sum > -180), edges);
}

} // namespace roadmarshal::track
