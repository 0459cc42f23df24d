#include "lane_edges.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::track {

namespace {

// A join seen from its narrower side: which lanes of the wider side each of its lanes touches, sorted.
struct Join
{
    std::vector<std::vector<int>> touches;
    int wide = 0;
    bool widens = false; // the narrower side comes first
};

Join joinOf(const Section& section, const Section& following)
{
    Join join;
    join.widens = section.lanes <= following.lanes;
    join.wide = std::max(section.lanes, following.lanes);
    join.touches.resize(static_cast<std::size_t>(std::min(section.lanes, following.lanes)));
    for (int lane = 0; lane < section.lanes; ++lane) {
        for (int target : section.next[lane]) {
            if (join.widens)
                join.touches[lane].push_back(target);
            else
                join.touches[target].push_back(lane);
        }
    }
    for (std::vector<int>& lanes : join.touches)
        std::ranges::sort(lanes);
    return join;
}

// Lanes that cross over each other can't be shown by touching.
bool keepsOrder(const Join& join)
{
    int last = 0;
    for (const std::vector<int>& lanes : join.touches) {
        for (int lane : lanes) {
            if (lane < last)
                return false;
            last = lane;
        }
    }
    return true;
}

// The wider side's edges at the join, in lanes of the narrower side.
Edges wideEdges(const Join& join)
{
    const auto narrow = static_cast<int>(join.touches.size());
    std::vector<double> widths(static_cast<std::size_t>(join.wide), 0);
    if (!keepsOrder(join)) {
        std::ranges::fill(widths, static_cast<double>(narrow) / join.wide);
    } else {
        int last = 0;
        double open = 0; // width of lanes that touch nothing, a Trough's, for its neighbours to share
        for (const std::vector<int>& lanes : join.touches) {
            if (lanes.empty()) {
                widths[last] += 0.5;
                open += 0.5;
                continue;
            }
            widths[lanes.front()] += open;
            open = 0;
            for (int lane : lanes)
                widths[lane] += 1.0 / static_cast<double>(lanes.size());
            last = lanes.back();
        }
        widths[last] += open;
    }
    Edges edges{0};
    for (double width : widths)
        edges.push_back(edges.back() + width);
    return edges;
}

// How far the wider side's first edge lies from the narrower side's if most lanes are to run on straight.
double shiftOf(const Edges& wide)
{
    std::vector<double> shifts;
    for (std::size_t i = 0; i < wide.size(); ++i)
        shifts.push_back(wide[i] - static_cast<double>(i));
    std::ranges::sort(shifts);
    return (shifts[(shifts.size() - 1) / 2] + shifts[shifts.size() / 2]) / 2;
}

Edges evenEdges(double first, int lanes)
{
    Edges edges;
    for (int i = 0; i <= lanes; ++i)
        edges.push_back(first + i);
    return edges;
}

Edges moved(Edges edges, double by)
{
    for (double& edge : edges)
        edge += by;
    return edges;
}

// The first edge of every section, such that the shifts cancel out round the loop.
std::vector<double> firstEdges(const Track& track)
{
    const std::size_t count = track.sections.size();
    std::vector<double> shifts(count, 0);
    int changes = 0;
    double drift = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (track.sections[i].lanes == track.following(i).lanes)
            continue;
        const Join join = joinOf(track.sections[i], track.following(i));
        shifts[i] = (join.widens ? 1 : -1) * shiftOf(wideEdges(join));
        drift += shifts[i];
        ++changes;
    }
    std::vector<double> first(count, 0);
    double middle = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Section& section = track.sections[i];
        middle += section.sectors * (first[i] + section.lanes / 2.0);
        if (i + 1 < count)
            first[i + 1] =
                first[i] + shifts[i] - (section.lanes != track.following(i).lanes ? drift / changes : 0);
    }
    for (double& edge : first)
        edge -= middle / track.sectorCount();
    return first;
}

} // namespace

Edges SectorEdges::at(double part) const
{
    const auto pieces = static_cast<double>(stations.size() - 1);
    const auto piece = static_cast<std::size_t>(std::clamp(std::floor(part * pieces), 0.0, pieces - 1));
    const double t = part * pieces - static_cast<double>(piece);
    const double eased = t * t * (3 - 2 * t);
    Edges edges;
    for (std::size_t i = 0; i < stations[piece].size(); ++i)
        edges.push_back(std::lerp(stations[piece][i], stations[piece + 1][i], eased));
    return edges;
}

double SectorEdges::middle() const
{
    const Edges edges = at(0.5);
    return (edges.front() + edges.back()) / 2;
}

std::vector<SectorEdges> laneEdges(const Track& track)
{
    const std::size_t count = track.sections.size();
    const std::vector<double> first = firstEdges(track);
    std::vector<Edges> starts;
    std::vector<Edges> ends;
    for (std::size_t i = 0; i < count; ++i) {
        starts.push_back(evenEdges(first[i], track.sections[i].lanes));
        ends.push_back(starts.back());
    }
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t after = (i + 1) % count;
        const Section& section = track.sections[i];
        const Section& following = track.sections[after];
        if (section.lanes < following.lanes)
            starts[after] = moved(wideEdges(joinOf(section, following)), first[i]);
        else if (section.lanes > following.lanes)
            ends[i] = moved(wideEdges(joinOf(section, following)), first[after]);
    }
    std::vector<SectorEdges> sectors;
    for (std::size_t i = 0; i < count; ++i) {
        const Edges even = evenEdges(first[i], track.sections[i].lanes);
        const int last = track.sections[i].sectors - 1;
        for (int k = 0; k <= last; ++k) {
            SectorEdges edges{{k == 0 ? starts[i] : even, k == last ? ends[i] : even}};
            if (last == 0 && starts[i] != even && ends[i] != even)
                edges.stations.insert(edges.stations.begin() + 1, even);
            sectors.push_back(std::move(edges));
        }
    }
    return sectors;
}

} // namespace roadmarshal::track
