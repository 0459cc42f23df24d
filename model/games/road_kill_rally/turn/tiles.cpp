#include "tiles.h"

#include "tile_deck.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

void setTiles(Deed& deed, const TilePile& tiles, const char* rule)
{
    if (deed.state().tiles != tiles)
        deed.add(toEffect(tiles), rule);
}

// RKR-31, A48: the colour that stands for a splatter. Nothing if none does, or if it is not known yet.
std::optional<Colour> colourFor(Deed& deed, int car, SpaceId at, Colour splatter)
{
    if (deed.state().supply.of(splatter) > 0)
        return splatter;
    DueColour due{car, at, {}};
    for (const Colour colour : allColours) {
        if (deed.state().supply.of(colour) > 0)
            due.colours.push_back(colour);
    }
    if (due.colours.size() < 2)
        return due.colours.empty() ? std::nullopt : std::optional(due.colours.front());
    const auto word = deed.teller().word(due);
    if (!word)
        return std::nullopt;
    const auto colour = table::enumFor<Colour>(colourWords(), *word);
    if (colour && std::ranges::contains(due.colours, *colour))
        return colour;
    deed.teller().refuse("no-such-figure", u"RKR-31"_s);
    return std::nullopt;
}

bool populate(Deed& deed, int car, const LaidTile& laid)
{
    for (const TileSpace& space : laid.tile->spaces) {
        const SpaceId at{laid.firstRow + space.id.row - 1, space.id.lane};
        for (const Colour splatter : space.splatters) {
            const auto colour = colourFor(deed, car, at, splatter);
            if (deed.isStopped())
                return false;
            if (!colour || std::ssize(deed.state().pedestrians) >= mostFigures)
                continue;
            deed.changeSupply(*colour, deed.state().supply.of(*colour) - 1, "RKR-31");
            deed.add(FigureStood{toText(at), toText(*colour), {}}, "RKR-31");
        }
        for (const QString& hazard : space.hazards)
            deed.add(HazardLaid{toText(at), hazard}, "RKR-93");
    }
    return true;
}

bool lay(Deed& deed, int car, const std::shared_ptr<const RoadTile>& tile)
{
    TilePile tiles = deed.state().tiles;
    tiles.refused.removeOne(tile->id);
    tiles.discard.removeOne(tile->id);
    if (tiles.pile && *tiles.pile > 0)
        --*tiles.pile;
    deed.add(TileLaid{tile->id, deed.state().road->endRow(), false}, "RKR-29");
    setTiles(deed, tiles, "RKR-29");
    return populate(deed, car, LaidTile(deed.state().road->tiles().back()));
}

// RKR-30: it goes under the deck.
void refuseTile(Deed& deed, const RoadTile& tile)
{
    if (deed.state().road->fits(tile))
        deed.object("tile-fits", {{u"tile"_s, tile.id}}, "RKR-30");
    deed.add(TileRefused{tile.id}, "RKR-30");
    TilePile tiles = deed.state().tiles;
    tiles.refused.removeOne(tile.id);
    tiles.refused.append(tile.id);
    setTiles(deed, tiles, "RKR-30");
}

// Null if the word means no tile that can lie there.
std::shared_ptr<const RoadTile> tileMeant(Deed& deed, const QString& id)
{
    const State& state = deed.state();
    const auto tile = state.setup->tile(id);
    const char* wrong =
        !tile                       ? "no-such-tile"
        : state.road->has(tile->id) ? "tile-on-road"
        : flawOf(state.road->extendedBy(tile)) || tile->lanes != state.road->tiles().back().tile->lanes
            ? "tile-does-not-join"
            : nullptr;
    if (!wrong)
        return tile;
    deed.teller().refuse(wrong, u"RKR-29"_s, {{u"given"_s, id}});
    return nullptr;
}

// The app draws until one fits; each is tried once (A13).
bool drawInApp(Deed& deed, int car)
{
    if (!deed.teller().random()) {
        deed.teller().waitForApp();
        return false;
    }
    QStringList tried;
    while (const auto id = drawnTile(deed.state(), tried, *deed.teller().random())) {
        tried.append(*id);
        const auto tile = deed.state().setup->tile(*id);
        if (deed.state().road->fits(*tile)) {
            deed.teller().note(*id);
            return lay(deed, car, tile);
        }
        deed.teller().note(u'-' + *id);
        refuseTile(deed, *tile);
    }
    return true;
}

} // namespace

bool isTileDue(const State& state)
{
    return !state.road->hasFinish() && state.tiles.pile.value_or(1) > 0;
}

bool drawTile(Deed& deed, int car)
{
    if (!isTileDue(deed.state()))
        return true;
    if (deed.teller().drawsTiles())
        return drawInApp(deed, car);
    DueTile due{car, {}};
    for (;;) {
        const auto word = deed.teller().word(due);
        if (!word)
            return false;
        if (*word == u"none") // A13: nothing fits, and the table knows what it does
            return true;
        const bool isRefused = word->startsWith(u'-');
        const auto tile = tileMeant(deed, isRefused ? word->sliced(1) : *word);
        if (!tile)
            return false;
        if (!isRefused) {
            if (!deed.state().road->fits(*tile))
                deed.object("tile-does-not-fit", {{u"tile"_s, tile->id}}, "RKR-30");
            return lay(deed, car, tile);
        }
        refuseTile(deed, *tile);
        due.refused.append(tile->id);
    }
}

namespace {

bool isHeld(const State& state, const LaidTile& laid)
{
    return std::ranges::any_of(state.cars, [&](const Car& car) {
        return car.isInPlay() && car.at.row >= laid.firstRow && car.at.row < laid.firstRow + laid.tile->rows;
    });
}

void clear(Deed& deed, int endRow)
{
    for (int car = 0; car < std::ssize(deed.state().cars); ++car) {
        if (deed.car(car).isWreck() && deed.car(car).at.row < endRow)
            deed.moveCar(car, QStringLiteral("removed"), "RKR-32");
    }
    const auto figures = deed.state().pedestrians;
    for (const Pedestrian& figure : figures) {
        if (figure.at.row >= endRow)
            continue;
        deed.add(FigureLifted{toText(figure.at), toText(figure.colour), figure.tried}, "RKR-32", "RKR-A23");
        deed.changeSupply(figure.colour, deed.state().supply.of(figure.colour) + 1, "RKR-32", "RKR-A23");
    }
    const auto hazards = deed.state().hazards;
    for (const Hazard& hazard : hazards) {
        if (hazard.at.row < endRow)
            deed.add(HazardLifted{toText(hazard.at), hazard.hazard}, "RKR-32", "RKR-A40");
    }
}

} // namespace

void liftRear(Deed& deed)
{
    if (std::ranges::none_of(deed.state().cars, &Car::isInPlay))
        return;
    while (deed.state().road->tiles().size() > 1 &&
           !isHeld(deed.state(), deed.state().road->tiles().front())) {
        const LaidTile rear = deed.state().road->tiles().front();
        clear(deed, rear.firstRow + rear.tile->rows);
        deed.add(TileLifted{rear.tile->id, rear.firstRow, true}, "RKR-32", "RKR-A40");
        TilePile tiles = deed.state().tiles;
        tiles.discard.append(rear.tile->id);
        setTiles(deed, tiles, "RKR-32");
    }
}

} // namespace roadmarshal::road_kill_rally
