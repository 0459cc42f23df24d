// Where everything of a track lies on paper: cells, places beside it, lines and labels.
#pragma once

#include "board/pose.h"
#include "graph.h"
#include "place.h"
#include "road.h"
#include "title_spot.h"

#include <optional>

namespace roadmarshal::track {

// A lane is `laneWidth` wide.
using board::Pose;

struct Cell
{
    QPointF centre;
    double heading = 0;
    double length = 0; // along the heading through the centre
    double width = 0;  // across it
    Shape outline;
    std::vector<QPointF> corners; // the outline flattened, for hit tests
    QRectF bounds;
};

// Where replacement cars wait: a bay beside the road and a tongue that leads to its entry.
struct ChuteBay
{
    Shape outline;
    Shape tongue;
    Shape arrow; // from the bay to the mouth
    std::vector<Pose> spots;
};

class Geometry
{
public:
    explicit Geometry(const Track& track);

    const Road& road() const { return m_road; }
    // Where the picture of a board lies that is shown as the board.
    const std::optional<QRectF>& photo() const { return m_photo; }
    // All that is drawn, with a margin.
    const QRectF& bounds() const { return m_bounds; }
    const Cell& cell(Index index) const { return m_cells[index]; }
    int cellCount() const { return static_cast<int>(m_cells.size()); }
    // Of a crossover the space with the lower index; ask the graph for its twin.
    std::optional<Index> cellAt(QPointF point) const;

    // A place the track does not have is at the middle of the bounds.
    Pose poseOf(const Place& place) const;

    // From the inner to the outer end, between the last sector and sector 0.
    std::pair<QPointF, QPointF> finishLine() const;
    const std::optional<ChuteBay>& chute() const { return m_chute; }
    // Beside the road, by sector; none where there is no room.
    const std::vector<std::optional<QPointF>>& sectorLabels() const { return m_sectorLabels; }
    // In driving direction, on the road.
    const std::vector<Pose>& arrows() const { return m_arrows; }
    const TitleSpot& title() const { return m_title; }
    // Whether the two spaces of a crossover lie on one another; otherwise a mark has to link them.
    bool coincide(Index a, Index b) const;

private:
    void layCells();
    void layChute(const Chute& chute);
    void layLabels();
    void layArrows(const Track& track);
    void measure(const Track& track);
    bool isOnRoad(QPointF point) const { return cellAt(point).has_value(); }
    Pose besidePose(Beside place) const;

    Graph m_graph;
    Road m_road;
    std::vector<Cell> m_cells;
    std::optional<ChuteBay> m_chute;
    std::vector<std::optional<QPointF>> m_sectorLabels;
    std::vector<Pose> m_arrows;
    TitleSpot m_title;
    std::optional<QRectF> m_photo;
    QRectF m_bounds;
};

} // namespace roadmarshal::track
