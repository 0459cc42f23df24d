#include "games/highway_heist/enemies/stunt_row.h"
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/words/wording.h"
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

// What lies on the Stunt spots: name and tokens.
QStringList stuntWords(const State& state)
{
    QStringList words;
    for (const StuntSpot& spot : state.stunts) {
        const auto card = state.guide().stunts.find(spot.card);
        const QString name =
            card == state.guide().stunts.end() || card->second.name.isEmpty() ? spot.card : card->second.name;
        words.append(spot.card.isEmpty()       ? QString()
                     : isFaceDown(state, spot) ? say({u"spot-used-up"_s, {{u"card"_s, name}}})
                                               : say({spot.tokens > 0 ? u"spot-tokens"_s : u"spot"_s,
                                                      {{u"card"_s, name}, {u"count"_s, spot.tokens}}}));
    }
    return words;
}

QRectF stuntsArea(const Highway& highway)
{
    const QRectF first = stuntArea(highway, 0);
    return highway.stuntSpots > 0 ? first.united(stuntArea(highway, highway.stuntSpots - 1)) : first;
}

QString titleOf(const Guide& guide)
{
    return guide.name.isEmpty() ? guide.id : guide.name;
}

// What is printed or lies on the board beside the pieces.
struct Drawn
{
    Highway highway;
    QString title;
    QStringList stunts;
    std::vector<Place> wrecks;
    bool operator==(const Drawn&) const = default;
};

Drawn drawnOf(const State& state)
{
    Drawn drawn{{state.guide().road, state.guide().numbers.stuntSpots},
                titleOf(state.guide()),
                stuntWords(state),
                {}};
    for (const Vehicle& vehicle : state.vehicles) {
        if (vehicle.isWreck)
            drawn.wrecks.push_back(vehicle.at);
    }
    return drawn;
}

struct Pictures
{
    std::shared_ptr<const board::Picture> road;
    std::shared_ptr<const board::Picture> stunts;
    std::shared_ptr<const board::Picture> bands;
};

// Those of before, as far as they still show what lies there.
Pictures picturesOf(const Drawn& drawn, const Drawn& before, Pictures pictures)
{
    const bool isSameRoad = pictures.road && drawn.highway == before.highway;
    if (!isSameRoad)
        pictures.road = highwayPicture(drawn.highway);
    if (!isSameRoad || drawn.stunts != before.stunts)
        pictures.stunts = stuntPicture(drawn.highway, drawn.stunts);
    if (!isSameRoad || drawn.wrecks != before.wrecks)
        pictures.bands = bandsPicture(drawn.highway.road, drawn.wrecks);
    return pictures;
}

std::shared_ptr<const board::Board> laid(const Drawn& drawn, const Pictures& pictures)
{
    const Highway& highway = drawn.highway;
    const Road& road = highway.road;
    board::Layout layout{.title = drawn.title, .bounds = wholeArea(road)};
    for (int column = 1; column <= road.columns; ++column) { // as `next` counts them
        for (int row = 1; row <= road.rows; ++row)
            layout.spaces.push_back(spaceAt(road, {column, row}));
    }
    layout.spaces.push_back(bay(u"limbo"_s, limboArea(road)));
    layout.spaces.push_back(bay(u"supply"_s, supplyArea(road)));
    for (int row = 1; row <= road.rows; ++row)
        layout.groups.push_back({u"group-lane"_s, {{u"row"_s, row}}});
    layout.patches.push_back({u"road"_s, {}, wholeArea(road), pictures.road});
    layout.patches.push_back({u"stunts"_s, {}, stuntsArea(highway), pictures.stunts});
    if (!drawn.wrecks.empty())
        layout.patches.push_back({u"bands"_s, {}, roadArea(road), pictures.bands});
    return std::make_shared<const board::Board>(std::move(layout));
}

} // namespace

std::shared_ptr<const board::Board> boardOf(const Guide& guide)
{
    const Drawn drawn{{guide.road, guide.numbers.stuntSpots}, titleOf(guide), {}, {}};
    return laid(drawn, picturesOf(drawn, {}, {}));
}

// The last one is kept, so that nothing is drawn again while a game goes on.
std::shared_ptr<const board::Board> boardOf(const State& state)
{
    struct Kept
    {
        Drawn drawn;
        Pictures pictures;
        std::shared_ptr<const board::Board> board;
    };
    static Kept kept;
    static std::mutex mutex;
    const std::lock_guard guard(mutex);
    Drawn drawn = drawnOf(state);
    if (!kept.board || kept.drawn != drawn) {
        kept.pictures = picturesOf(drawn, kept.drawn, kept.pictures);
        kept.board = laid(drawn, kept.pictures);
        kept.drawn = std::move(drawn);
    }
    return kept.board;
}

} // namespace roadmarshal::highway_heist
