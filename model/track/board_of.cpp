#include "board_of.h"

#include "board/svg.h"
#include "svg_layers.h"

#include <QMutex>

#include <algorithm>
#include <deque>

namespace roadmarshal::track {

namespace {

// A place beside the road is a circle of this radius.
constexpr double besideReach = laneWidth * 0.55;

class TrackPicture : public board::Picture
{
public:
    explicit TrackPicture(const Track& track) : m_track(track), m_graph(track), m_geometry(track) {}

    const Track& track() const { return m_track; }
    const Graph& graph() const { return m_graph; }
    const Geometry& geometry() const { return m_geometry; }

    void draw(SvgPen& pen, const Theme& theme) const override
    {
        const Drawing drawing{m_track, m_graph, m_geometry, theme};
        if (m_geometry.photo()) {
            for (auto layer : {drawPhoto, drawChute})
                layer(drawing, pen);
            return;
        }
        for (auto layer : {drawGround, drawChute, drawSpaces, drawTextures, drawLines, drawCrossovers,
                           drawArrows, drawJoins, drawGrid, drawFinishLine, drawLabels})
            layer(drawing, pen);
    }
    bool namesSpaces() const override { return true; }

private:
    Track m_track;
    Graph m_graph;
    Geometry m_geometry;
};

void addLanes(board::Layout& layout, const TrackPicture& picture)
{
    const Graph& graph = picture.graph();
    for (int i = 0; i < graph.size(); ++i) {
        const auto index = static_cast<Index>(i);
        const Space space = graph.spaceAt(index);
        const Cell& cell = picture.geometry().cell(index);
        board::Space laid{.id = toText(space),
                          .outline = cell.outline,
                          .centre = cell.centre,
                          .heading = cell.heading,
                          .group = space.sector,
                          .order = space.lane};
        for (const auto& ahead : {graph.next(index), graph.diagonal(index)})
            laid.next.insert(laid.next.end(), ahead.begin(), ahead.end());
        layout.spaces.push_back(std::move(laid));
    }
}

void addBeside(board::Layout& layout, const TrackPicture& picture)
{
    int order = 0;
    for (int sector = 0; sector < picture.graph().sectorCount(); ++sector) {
        for (const Side side : {Side::In, Side::Out}) {
            const Place place = Beside{sector, side};
            const Pose pose = picture.geometry().poseOf(place);
            layout.spaces.push_back({.id = toText(place),
                                     .centre = pose.point,
                                     .heading = pose.heading,
                                     .reach = besideReach,
                                     .order = order++,
                                     .onlyIfOffered = true});
        }
    }
}

// A track without a chute has no ground for it, but a car that is said to be there has to lie somewhere.
void addChute(board::Layout& layout, const TrackPicture& picture)
{
    const Pose pose = picture.geometry().poseOf(InChute{});
    board::Space chute{.id = toText(Place(InChute{})),
                       .centre = pose.point,
                       .heading = pose.heading,
                       .order = static_cast<int>(layout.spaces.size())};
    if (const auto& bay = picture.geometry().chute()) {
        chute.outline = bay->outline;
        chute.seats = bay->spots;
    } else {
        chute.onlyIfOffered = true;
    }
    layout.spaces.push_back(std::move(chute));
}

LaidTrack layOut(const Track& track)
{
    const auto picture = std::make_shared<const TrackPicture>(track);
    board::Layout layout{.title = track.name, .bounds = picture->geometry().bounds()};
    addLanes(layout, *picture);
    addBeside(layout, *picture);
    addChute(layout, *picture);
    for (int sector = 0; sector < picture->graph().sectorCount(); ++sector)
        layout.groups.push_back({QStringLiteral("group-sector"), {{QStringLiteral("sector"), sector}}});
    layout.patches.push_back({QStringLiteral("track"), {}, layout.bounds, picture});
    return {std::make_shared<const board::Board>(std::move(layout)),
            std::shared_ptr<const Geometry>(picture, &picture->geometry())};
}

} // namespace

LaidTrack laidOut(const Track& track)
{
    // Laying a road out takes much longer than comparing tracks, and tables of one track share its pictures.
    constexpr std::size_t mostKept = 4;
    static QMutex mutex;
    static std::deque<std::pair<Track, LaidTrack>> kept;
    const QMutexLocker lock(&mutex);
    auto found = std::ranges::find(kept, track, &std::pair<Track, LaidTrack>::first);
    if (found == kept.end()) {
        kept.emplace_front(track, layOut(track));
        found = kept.begin();
        if (kept.size() > mostKept)
            kept.pop_back();
    }
    return found->second;
}

std::shared_ptr<const board::Board> boardOf(const Track& track)
{
    return laidOut(track).board;
}

} // namespace roadmarshal::track
