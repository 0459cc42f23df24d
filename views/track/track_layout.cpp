#include "track_layout.h"

#include "match.h"

namespace roadmarshal::views {

using namespace track;

namespace {

// A place beside the road is a circle of this radius.
constexpr double besideRadius = laneWidth * 0.55;

} // namespace

TrackLayout::TrackLayout(std::shared_ptr<const Track> track)
    : m_track(std::move(track)), m_graph(*m_track), m_geometry(*m_track)
{
    if (m_geometry.chute())
        m_chute = m_geometry.chute()->outline.flattened();
}

QString TrackLayout::spaceAt(Index index, const IsPreferred& isPreferred) const
{
    const QString name = toText(m_graph.spaceAt(index));
    const Index twin = m_graph.twin(index);
    if (twin == none || !m_geometry.coincide(index, twin))
        return name;
    const QString other = toText(m_graph.spaceAt(twin));
    return isPreferred(other) && !isPreferred(name) ? other : name;
}

QString TrackLayout::besideAt(QPointF point, const IsPreferred& isPreferred) const
{
    for (int sector = 0; sector < m_graph.sectorCount(); ++sector) {
        for (const Side side : {Side::In, Side::Out}) {
            const Place place = Beside{sector, side};
            if (length(m_geometry.pointOf(place) - point) <= besideRadius && isPreferred(toText(place)))
                return toText(place);
        }
    }
    return {};
}

QString TrackLayout::placeAt(QPointF point, const IsPreferred& isPreferred) const
{
    if (const auto index = m_geometry.cellAt(point))
        return spaceAt(*index, isPreferred);
    if (contains(m_chute, point))
        return toText(Place(InChute{}));
    return besideAt(point, isPreferred);
}

QPainterPath TrackLayout::outlineOf(const Place& place) const
{
    return std::visit(
        Match{[&](Space space) {
                  const Index index = m_graph.indexOf(space);
                  return index == none ? QPainterPath() : toPath(m_geometry.cell(index).outline);
              },
              [&](InChute) {
                  return m_geometry.chute() ? toPath(m_geometry.chute()->outline) : QPainterPath();
              },
              [&](Beside) {
                  QPainterPath path;
                  path.addEllipse(m_geometry.pointOf(place), besideRadius, besideRadius);
                  return path;
              }},
        place);
}

} // namespace roadmarshal::views
