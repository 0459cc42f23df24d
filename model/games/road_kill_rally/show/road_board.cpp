#include "road_board.h"

#include "tile_picture.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QMutex>

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>

namespace roadmarshal::road_kill_rally {

namespace {

using BoardPtr = std::shared_ptr<const board::Board>;
using PicturePtr = std::shared_ptr<const board::Picture>;

// Bends that were turned into a whole round lie as they did, but for the last digits.
double rounded(double value)
{
    return std::round(value * 1000) / 1000;
}

board::Pose onBoard(const board::Pose& pose)
{
    return {{rounded(pose.point.x() * lane), rounded(pose.point.y() * lane)},
            rounded(std::remainder(pose.heading, 360))};
}

tiles::Run runOf(const RoadTile& tile, const board::Pose& entry)
{
    tiles::Strip strip = tile.strip();
    strip.laneWidth = lane;
    strip.rowLength = lane;
    const std::array strips{strip};
    return {entry, strips};
}

// What is printed on a tile, in short: made once, for it lies on one road after the other.
QByteArray printOf(const std::shared_ptr<const RoadTile>& tile)
{
    constexpr std::size_t mostKept = 400;
    static QMutex mutex;
    static std::map<const RoadTile*, std::pair<std::weak_ptr<const RoadTile>, QByteArray>> kept;
    const QMutexLocker lock(&mutex);
    if (kept.size() > mostKept)
        std::erase_if(kept, [](const auto& each) { return each.second.first.expired(); });
    auto& [of, print] = kept[tile.get()];
    if (of.lock() != tile) {
        of = tile;
        print = QCryptographicHash::hash(QJsonDocument(tile->json).toJson(), QCryptographicHash::Sha1);
    }
    return print;
}

// Pictures that some board still shows, by what is on them.
PicturePtr pictureOf(const LaidTile& laid, double heading)
{
    constexpr std::size_t mostKept = 400;
    static QMutex mutex;
    static std::map<QByteArray, std::weak_ptr<const board::Picture>> kept;
    const QByteArray key =
        printOf(laid.tile) + QByteArray::number(laid.firstRow) + '/' + QByteArray::number(heading);
    const QMutexLocker lock(&mutex);
    if (PicturePtr known = kept[key].lock())
        return known;
    if (kept.size() > mostKept)
        std::erase_if(kept, [](const auto& each) { return each.second.expired(); });
    PicturePtr made = tilePicture({laid.tile, runOf(*laid.tile, {}), laid.firstRow, heading});
    kept[key] = made;
    return made;
}

QRectF around(const tiles::Run& run)
{
    QRectF bounds;
    for (const tiles::Quad& quad : run.footprint(tileVerge)) {
        const QRectF one = board::boundsOf({quad.begin(), quad.end()});
        bounds = bounds.isNull() ? one : bounds.united(one);
    }
    return bounds;
}

// A car in the middle, what stands beside it at the corners.
std::vector<board::Pose> seatsOn(QPointF centre, double heading)
{
    constexpr double aside = 0.3 * lane;
    const QPointF ahead = aside * board::direction(heading);
    const QPointF right(-ahead.y(), ahead.x());
    std::vector<board::Pose> seats{{centre, heading}};
    for (const auto& [along, across] : {std::pair(1, -1), {1, 1}, {-1, -1}, {-1, 1}})
        seats.push_back({centre + along * ahead + across * right, heading});
    return seats;
}

board::Shape outlineOf(const Space& space, const TileSpace& own, const tiles::Run& run)
{
    const double row = own.id.row;
    if (own.shape.empty())
        return run.outline({row - 1, row, static_cast<double>(own.id.lane), own.id.lane + 1.0});
    board::Shape shape;
    for (const QPointF corner : space.corners)
        shape.strokes.empty() ? shape.moveTo(corner * lane) : shape.lineTo(corner * lane);
    return shape.close();
}

board::Space spaceOf(const Road& road, const Space& space, const tiles::Run& run)
{
    const LaidTile& laid = road.tiles()[space.tile];
    const SpaceId own{space.id.row - laid.firstRow + 1, space.id.lane};
    const double heading = run.headingAt(own.row - 0.5);
    const QPointF centre = space.centre * lane;
    board::Space shown{.id = toText(space.id),
                       .outline = outlineOf(space, *laid.tile->find(own), run),
                       .centre = centre,
                       .heading = heading,
                       .seats = seatsOn(centre, heading),
                       .group = space.id.row - road.firstRow(),
                       .order = space.id.lane};
    for (const int ahead : {space.straight, space.diagonals[0], space.diagonals[1]}) {
        if (ahead != none)
            shown.next.push_back(ahead);
    }
    return shown;
}

BoardPtr makeBoard(const Road& road)
{
    board::Layout layout;
    for (int row = road.firstRow(); row < road.endRow(); ++row)
        layout.groups.push_back({QStringLiteral("group-row"), {{QStringLiteral("row"), row}}});
    std::vector<tiles::Run> runs;
    int number = static_cast<int>(road.lifted().size());
    for (const LaidTile& laid : road.tiles()) {
        const board::Pose pose = onBoard(laid.run.entry());
        runs.push_back(runOf(*laid.tile, pose));
        const QRectF bounds = around(runs.back());
        layout.patches.push_back({QStringLiteral("tile-%1-%2").arg(++number).arg(laid.tile->id), pose, bounds,
                                  pictureOf(laid, pose.heading)});
        layout.bounds = layout.bounds.isNull() ? bounds : layout.bounds.united(bounds);
    }
    for (const Space& space : road.spaces())
        layout.spaces.push_back(spaceOf(road, space, runs[space.tile]));
    layout.bounds.adjust(-lane / 2, -lane / 2, lane / 2, lane / 2);
    return std::make_shared<const board::Board>(std::move(layout));
}

} // namespace

BoardPtr boardOf(const Road& road)
{
    constexpr std::size_t mostKept = 8;
    static QMutex mutex;
    static std::deque<std::pair<Road, BoardPtr>> kept;
    const QMutexLocker lock(&mutex);
    const auto found = std::ranges::find(kept, road, &std::pair<Road, BoardPtr>::first);
    if (found != kept.end())
        return found->second;
    kept.emplace_front(road, makeBoard(road));
    if (kept.size() > mostKept)
        kept.pop_back();
    return kept.front().second;
}

} // namespace roadmarshal::road_kill_rally
