#include "printed.h"

#include "table/shared_words.h"
#include "tile_box.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

const QString dataId = u"default"_s;

content::Printed ofTile(const QString& tile)
{
    return {tileKind().id, tile};
}

std::optional<content::Printed> ofSpace(const State& state, const QString& id)
{
    const int space = state.road->indexOf(id);
    if (space == none)
        return std::nullopt;
    return ofTile(state.road->tiles()[static_cast<size_t>(state.road->at(space).tile)].tile->id);
}

// The car's own dashboard, or the one of all others.
std::optional<content::Printed> ofDashboard(const QJsonObject& data, const QString& car)
{
    for (const QString& id : {car, u"*"_s}) {
        if (const auto place = content::placeOfEntry(data, {u"dashboards"_s}, id))
            return content::Printed{dataKind().id, dataId, *place};
    }
    return std::nullopt;
}

std::expected<void, Problem> setData(Setup& setup, const QJsonObject& item)
{
    const QJsonObject own = saidOtherwise(item);
    const json::Reader reader{QJsonValue(own)};
    Data data = readData(reader);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    setup.data = std::move(data);
    setup.ownData = own;
    return {};
}

std::vector<std::shared_ptr<const RoadTile>>
exchanged(const std::vector<std::shared_ptr<const RoadTile>>& tiles,
          const std::shared_ptr<const RoadTile>& by)
{
    auto all = tiles;
    std::ranges::replace_if(all, [&](const auto& tile) { return tile->id == by->id; }, by);
    return all;
}

// Where it lies already, all that lies on it stays where it is.
std::expected<void, Problem> exchange(State& state, const std::shared_ptr<const RoadTile>& tile)
{
    std::vector<std::shared_ptr<const RoadTile>> tiles;
    for (const LaidTile& laid : state.road->tiles())
        tiles.push_back(laid.tile);
    const auto same = [&](const auto& laid) { return laid->id == tile->id; };
    const auto laid = std::ranges::find_if(tiles, same);
    const bool wasLifted = std::ranges::any_of(state.road->lifted(), same);
    if (laid == tiles.end() && !wasLifted)
        return {};
    if (laid != tiles.end() && ((*laid)->rows != tile->rows || (*laid)->lanes != tile->lanes))
        return std::unexpected(
            Problem{u"rows"_s, table::sayShared({u"content-tile-lies"_s, {}}).value_or(QString())});
    Road road(exchanged(tiles, tile), state.road->firstRow(), exchanged(state.road->lifted(), tile));
    if (const auto flaw = flawOf(road))
        return std::unexpected(Problem{{}, flaw->reason});
    state.road = std::make_shared<const Road>(std::move(road));
    return {};
}

std::expected<void, Problem> setTile(State& state, Setup& setup, const QJsonObject& item)
{
    const json::Reader reader{QJsonValue(item)};
    RoadTile read = readRoadTile(reader);
    checkHazards(reader, read, setup.data);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    const auto tile = std::make_shared<const RoadTile>(std::move(read));
    return exchange(state, tile).transform([&] {
        setup.tiles[tile->id] = tile;
        setup.ownTiles = ownTilesOf(setup.tiles);
    });
}

} // namespace

std::optional<content::Printed> printed(const State& state, const QString& id)
{
    static const QStringList lists{u"rallyCards"_s, u"accessories"_s, u"skills"_s, u"hazards"_s};
    const Data& known = state.setup->data;
    const QString kind = id.section(u'-', 0, -3); // of a token: "oil-b5-1"
    const QString entry = known.hazard(kind) ? kind : id;
    if (known.rallyCard(entry) || known.accessory(entry) || known.skill(entry) || known.hazard(entry)) {
        if (const auto place = content::placeOfEntry(wholeData(state.setup->ownData), lists, entry))
            return content::Printed{dataKind().id, dataId, *place};
    }
    if (state.carIndex(id) >= 0)
        return ofDashboard(wholeData(state.setup->ownData), id);
    if (state.setup->tile(id))
        return ofTile(id);
    return ofSpace(state, id);
}

QJsonObject contentOf(const State& state, const content::Printed& of)
{
    if (of.kind == dataKind().id && of.item == dataId)
        return wholeData(state.setup->ownData);
    const auto tile = of.kind == tileKind().id ? state.setup->tile(of.item) : nullptr;
    return tile ? tile->json : QJsonObject();
}

std::expected<void, Problem> setContent(State& state, const content::Printed& of, const QJsonObject& item)
{
    auto setup = std::make_shared<Setup>(*state.setup);
    const auto done = of.kind == dataKind().id ? setData(*setup, item) : setTile(state, *setup, item);
    return done.transform([&] { state.setup = setup; });
}

} // namespace roadmarshal::road_kill_rally
