#include "geometry.h"

#include "chute_bay.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace roadmarshal::track {

using namespace board;

namespace {

// Distances in lane widths from the edge of the road.
constexpr double besideDistance = 0.72;
constexpr double labelDistance = 0.42;
// Where the labels would stand closer they go to the other side of the road.
constexpr double leastLabelRoom = 1.1;
constexpr double boundsMargin = 1.3;
constexpr int sectorsPerArrow = 5;

} // namespace

Geometry::Geometry(const Track& track) : m_graph(track), m_road(layRoad(track))
{
    layCells();
    if (track.chute)
        layChute(*track.chute);
    layLabels();
    layArrows(track);
    measure(track);
}

void Geometry::layCells()
{
    for (int index = 0; index < m_graph.size(); ++index) {
        const Space space = m_graph.spaceAt(static_cast<Index>(index));
        const Edges edges = m_road.edgesAt(space.sector, 0.5);
        const double inner = edges[space.lane];
        const double outer = edges[space.lane + 1];
        Cell cell;
        cell.centre = m_road.pointAt(space.sector, 0.5, (inner + outer) / 2);
        cell.heading = m_road.headingAt(space.sector, 0.5);
        cell.length = m_road.lengthAt(space.sector, (inner + outer) / 2);
        cell.width = (outer - inner) * laneWidth;
        cell.outline = m_road.cell(space.sector, space.lane);
        cell.corners = cell.outline.flattened();
        cell.bounds = boundsOf(cell.corners);
        // In a sharp bend that narrows, the middle of the lane can lie outside the cell that is drawn.
        for (const double along : {0.5, 0.4, 0.6, 0.3, 0.7}) {
            const Edges there = m_road.edgesAt(space.sector, along);
            const QPointF middle =
                m_road.pointAt(space.sector, along, (there[space.lane] + there[space.lane + 1]) / 2);
            if (contains(cell.corners, middle)) {
                cell.centre = middle;
                break;
            }
        }
        m_cells.push_back(std::move(cell));
    }
}

void Geometry::layChute(const Chute& chute)
{
    const Edges edges = m_road.edgesAt(chute.entry.sector, 0.5);
    const bool in = chute.side == Side::In;
    const double edge = in ? edges.front() : edges.back();
    ChuteSite site;
    site.mouth = m_road.pointAt(chute.entry.sector, 0.5, edge);
    site.heading = m_road.headingAt(chute.entry.sector, 0.5);
    site.away = (in ? -1 : 1) * m_road.outwardAt(chute.entry.sector, 0.5);
    site.mouthLength = m_road.lengthAt(chute.entry.sector, edge);
    m_chute = layChuteBay(site, [this](QPointF point) { return isOnRoad(point); });
}

void Geometry::layLabels()
{
    for (int sector = 0; sector < m_graph.sectorCount(); ++sector) {
        const Edges edges = m_road.edgesAt(sector, 0.5);
        std::array offsets{edges.back() + labelDistance, edges.front() - labelDistance};
        if (m_road.lengthAt(sector, offsets[0]) < leastLabelRoom * laneWidth)
            std::ranges::reverse(offsets);
        m_sectorLabels.emplace_back();
        for (double offset : offsets) {
            const QPointF point = m_road.pointAt(sector, 0.5, offset);
            if (isOnRoad(point))
                continue;
            m_sectorLabels.back() = point;
            break;
        }
    }
}

void Geometry::layArrows(const Track& track)
{
    // A sector where the lanes change has enough to show already.
    std::vector<bool> busy(static_cast<std::size_t>(m_graph.sectorCount()), false);
    int end = 0;
    for (const Section& section : track.sections) {
        end += section.sectors;
        const bool laneToLane =
            std::ranges::all_of(section.next, [&, lane = 0](const std::vector<int>& targets) mutable {
                return targets == std::vector{lane++};
            });
        if (!laneToLane)
            busy[end - 1] = busy[end % m_graph.sectorCount()] = true;
    }
    for (const Space space : track.grid)
        busy[space.sector] = true;
    for (int sector = 1, last = -sectorsPerArrow; sector < m_graph.sectorCount(); ++sector) {
        const Index index = m_graph.indexOf({sector, m_graph.laneCount(sector) / 2});
        if (busy[sector] || sector - last < sectorsPerArrow || m_graph.surface(index) != Surface::Paved ||
            m_graph.twin(index) != none)
            continue;
        m_arrows.push_back({m_cells[index].centre, m_cells[index].heading});
        last = sector;
    }
}

void Geometry::measure(const Track& track)
{
    for (const Cell& cell : m_cells)
        m_bounds = m_bounds.isNull() ? cell.bounds : m_bounds.united(cell.bounds);
    std::vector<QPointF> taken;
    if (m_chute) {
        taken = m_chute->outline.flattened();
        m_bounds = m_bounds.united(boundsOf(taken));
    }
    const double margin = boundsMargin * laneWidth;
    m_bounds.adjust(-margin, -margin, margin, margin);
    if (track.traced && track.traced->photo && track.traced->photo->shown) {
        m_photo = QRectF(QPointF(), QSizeF(track.traced->photo->size) * scaleOf(*track.traced, track));
        m_bounds = m_bounds.united(*m_photo);
    } else {
        m_title = findTitleSpot(track.name, m_road, taken, m_bounds);
    }
}

std::optional<Index> Geometry::cellAt(QPointF point) const
{
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (m_cells[i].bounds.contains(point) && contains(m_cells[i].corners, point))
            return static_cast<Index>(i);
    }
    return std::nullopt;
}

Pose Geometry::besidePose(Beside place) const
{
    if (place.sector < 0 || place.sector >= m_graph.sectorCount())
        return {m_bounds.center(), 0};
    const Edges edges = m_road.edgesAt(place.sector, 0.5);
    const double offset =
        place.side == Side::In ? edges.front() - besideDistance : edges.back() + besideDistance;
    return {m_road.pointAt(place.sector, 0.5, offset), m_road.headingAt(place.sector, 0.5)};
}

Pose Geometry::poseOf(const Place& place) const
{
    if (const auto* space = std::get_if<Space>(&place)) {
        const Index index = m_graph.indexOf(*space);
        return index == none ? Pose{m_bounds.center(), 0}
                             : Pose{m_cells[index].centre, m_cells[index].heading};
    }
    if (const auto* beside = std::get_if<Beside>(&place))
        return besidePose(*beside);
    return m_chute ? m_chute->spots.front() : Pose{m_bounds.center(), 0};
}

std::pair<QPointF, QPointF> Geometry::finishLine() const
{
    const Edges edges = m_road.edgesAt(0, 0);
    return {m_road.pointAt(0, 0, edges.front()), m_road.pointAt(0, 0, edges.back())};
}

bool Geometry::coincide(Index a, Index b) const
{
    return length(m_cells[a].centre - m_cells[b].centre) < 0.25 * laneWidth;
}

} // namespace roadmarshal::track
