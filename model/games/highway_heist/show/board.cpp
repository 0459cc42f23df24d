#include "games/highway_heist/road/geometry.h"
#include "highway.h"
#include "show.h"

#include <mutex>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

// What flies over a space that is taken lies a little aside.
board::Space spaceAt(const Road& road, const Place& place)
{
    const QPointF centre = centreOf(place);
    board::Space space{.id = toText(place),
                       .outline = boxOf({cornerOf(place), QSizeF(spaceLength, spaceWidth)}),
                       .centre = centre,
                       .seats = {{centre, 0}, {centre + QPointF(9, -13), 0}}};
    space.group = place.row - 1;
    space.order = place.column - 1;
    for (int column = place.column - 1; column <= place.column + 1; ++column) {
        for (int row = place.row - 1; row <= place.row + 1; ++row) {
            const Place next{column, row};
            if (next != place && road.has(next))
                space.next.push_back((next.column - 1) * road.rows + next.row - 1);
        }
    }
    return space;
}

board::Space bay(const QString& id, const QRectF& area)
{
    return {.id = id, .outline = boxOf(area), .centre = area.center()};
}

std::shared_ptr<const board::Board> laid(const Highway& highway, const QString& title)
{
    const Road& road = highway.road;
    board::Layout layout{.title = title, .bounds = wholeArea(road)};
    for (int column = 1; column <= road.columns; ++column) { // as `next` counts them
        for (int row = 1; row <= road.rows; ++row)
            layout.spaces.push_back(spaceAt(road, {column, row}));
    }
    layout.spaces.push_back(bay(u"limbo"_s, limboArea(road)));
    layout.spaces.push_back(bay(u"supply"_s, supplyArea(road)));
    for (int row = 1; row <= road.rows; ++row)
        layout.groups.push_back({u"group-lane"_s, {{u"row"_s, row}}});
    layout.patches.push_back({u"road"_s, {}, wholeArea(road), highwayPicture(highway)});
    return std::make_shared<const board::Board>(std::move(layout));
}

QString titleOf(const Guide& guide)
{
    return guide.name.isEmpty() ? guide.id : guide.name;
}

} // namespace

std::shared_ptr<const board::Board> boardOf(const Guide& guide)
{
    return laid({guide.road, guide.numbers.stuntSpots}, titleOf(guide));
}

// The last one is kept, so that nothing is drawn again while a game goes on.
std::shared_ptr<const board::Board> boardOf(const State& state)
{
    struct Kept
    {
        Highway highway;
        QString title;
        std::shared_ptr<const board::Board> board;
    };
    static Kept kept;
    static std::mutex mutex;
    const std::lock_guard guard(mutex);
    const Highway highway{state.guide().road, state.guide().numbers.stuntSpots};
    const QString title = titleOf(state.guide());
    if (!kept.board || kept.highway != highway || kept.title != title)
        kept = {highway, title, laid(highway, title)};
    return kept.board;
}

} // namespace roadmarshal::highway_heist
