#include "trail_board.h"

#include "country_picture.h"
#include "road_course.h"

#include <QMutex>

#include <algorithm>
#include <cmath>
#include <deque>

namespace roadmarshal::apocalypse_trail {

namespace {

using BoardPtr = std::shared_ptr<const board::Board>;

constexpr int squaresInGroup = 8;
constexpr double margin = 110;

// Pawns beside one another first, then in a second and third row across the road.
std::vector<board::Pose> seatsOn(const board::Pose& square)
{
    constexpr std::array<QPointF, 9> places{
        {{0, 0}, {0, -17}, {0, 17}, {-15, 8}, {15, -8}, {-15, -10}, {15, 10}, {-4, -30}, {4, 30}}};
    const QPointF along = board::direction(square.heading);
    const QPointF across(-along.y(), along.x());
    std::vector<board::Pose> seats;
    for (const QPointF& place : places)
        seats.push_back({square.point + along * place.x() + across * place.y(), square.heading});
    return seats;
}

board::Space spaceOf(const Trail& trail, int square, const board::Pose& pose)
{
    board::Space space{.id = QString::number(square),
                       .outline = board::circle(pose.point, squareReach),
                       .centre = pose.point,
                       .heading = pose.heading,
                       .reach = squareReach,
                       .seats = seatsOn(pose),
                       .group = square / squaresInGroup,
                       .order = square % squaresInGroup};
    if (square < trail.end())
        space.next = {square + 1};
    return space;
}

// Where a scenario's card or the claim of a shelter lies.
board::Space besideOf(const QString& id, const board::Pose& square, QPointF aside = {})
{
    const QPointF centre = besideRoad(square, 1) + aside;
    return {.id = id, .outline = board::circle(centre, 18), .centre = centre, .heading = -90, .reach = 18};
}

BoardPtr laid(const Trail& trail)
{
    const int count = trail.end() + 1;
    const std::vector<board::Pose> poses = squaresAlong(count);
    board::Layout layout{.title = trail.name};
    std::vector<QPointF> points;
    for (int square = 0; square < count; ++square) {
        const board::Pose& pose = poses[static_cast<size_t>(square)];
        layout.spaces.push_back(spaceOf(trail, square, pose));
        points.push_back(pose.point);
        if (square % squaresInGroup == 0)
            layout.groups.push_back({QStringLiteral("group-squares"),
                                     {{QStringLiteral("from"), square},
                                      {QStringLiteral("to"), std::min(square + squaresInGroup, count) - 1}}});
    }
    for (int square = 0; square < count; ++square) {
        const Square& what = trail.at(square);
        const board::Pose& pose = poses[static_cast<size_t>(square)];
        if (what.scenario != 0)
            layout.spaces.push_back(besideOf(scenarioPlace(what.scenario), pose));
        if (what.shelter)
            layout.spaces.push_back(besideOf(shelterPlace(square), pose, {24, 8}));
    }
    layout.bounds = board::boundsOf(points).adjusted(-margin, -margin, margin, margin);
    layout.patches.push_back(
        {QStringLiteral("country"), {}, layout.bounds, countryPicture(trail, layout.bounds)});
    return std::make_shared<const board::Board>(std::move(layout));
}

} // namespace

QString scenarioPlace(int number)
{
    return QStringLiteral("scenario-%1").arg(number);
}

QString shelterPlace(int square)
{
    return QStringLiteral("shelter-%1").arg(square);
}

QPointF besideRoad(const board::Pose& square, double side)
{
    constexpr double away = 46;
    const QPointF along = board::direction(square.heading);
    return square.point + QPointF(along.y(), -along.x()) * side * away;
}

BoardPtr boardOf(const Trail& trail)
{
    constexpr std::size_t mostKept = 4;
    static QMutex mutex;
    static std::deque<std::pair<Trail, BoardPtr>> kept;
    const QMutexLocker lock(&mutex);
    auto found = std::ranges::find(kept, trail, &std::pair<Trail, BoardPtr>::first);
    if (found == kept.end()) {
        kept.emplace_front(trail, laid(trail));
        found = kept.begin();
        if (kept.size() > mostKept)
            kept.pop_back();
    }
    return found->second;
}

} // namespace roadmarshal::apocalypse_trail
