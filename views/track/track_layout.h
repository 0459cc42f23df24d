// A track with its graph and geometry, and what lies under a point of it.
#pragma once

#include "style/shape_path.h"
#include "track/geometry.h"

#include <functional>
#include <memory>

namespace roadmarshal::views {

class TrackLayout
{
public:
    explicit TrackLayout(std::shared_ptr<const track::Track> track);

    const track::Track& track() const { return *m_track; }
    const track::Graph& graph() const { return m_graph; }
    const track::Geometry& geometry() const { return m_geometry; }

    // The place as written, or nothing. Of spaces that lie on one another, and of places that have no ground
    // of their own, one that is `preferred`.
    using IsPreferred = std::function<bool(const QString&)>;
    QString placeAt(QPointF point, const IsPreferred& isPreferred) const;
    // What lights up for a place.
    QPainterPath outlineOf(const track::Place& place) const;

private:
    QString spaceAt(track::Index index, const IsPreferred& isPreferred) const;
    QString besideAt(QPointF point, const IsPreferred& isPreferred) const;

    std::shared_ptr<const track::Track> m_track;
    track::Graph m_graph;
    track::Geometry m_geometry;
    std::vector<QPointF> m_chute;
};

} // namespace roadmarshal::views
