#include "tile_box.h"

#include <set>

namespace roadmarshal::road_kill_rally {

namespace {

constexpr qsizetype mostDefinitions = 500;

void put(RoadTile tile, TileBox& box)
{
    QString id = tile.id;
    box[std::move(id)] = std::make_shared<const RoadTile>(std::move(tile));
}

TileBox read(const content::Library& library)
{
    TileBox box;
    for (const content::Item& item : library.list(tileKind()).items) {
        const json::Reader reader{QJsonValue(item.json)};
        RoadTile tile = readRoadTile(reader);
        if (!reader.problem())
            put(std::move(tile), box);
    }
    return box;
}

std::optional<QString> unknownHazard(const RoadTile& tile, const Data& data)
{
    for (const TileSpace& space : tile.spaces) {
        for (const QString& hazard : space.hazards) {
            if (!data.hazard(hazard))
                return QStringLiteral("has \"%1\" on %2, an unknown hazard").arg(hazard, toText(space.id));
        }
    }
    return std::nullopt;
}

} // namespace

const TileBox& builtInTiles()
{
    static const TileBox box = read(content::Library::builtIn());
    return box;
}

TileBox tilesIn(const content::Library& library)
{
    return read(library);
}

void readTiles(const json::Reader& reader, const Data& data, TileBox& box)
{
    if (reader.value().isUndefined())
        return;
    std::set<QString> seen;
    for (qsizetype i = 0; i < reader.size(mostDefinitions) && !reader.problem(); ++i) {
        RoadTile tile = readRoadTile(reader[i]);
        if (!reader.problem() && !seen.insert(tile.id).second)
            reader[i][QStringLiteral("id")].fail(QStringLiteral("is \"%1\" a second time").arg(tile.id));
        checkHazards(reader[i], tile, data);
        put(std::move(tile), box);
    }
}

void leaveOutOdd(TileBox& box, const Data& data)
{
    for (auto& [id, tile] : box) {
        const auto usual = builtInTiles().find(id);
        if (unknownHazard(*tile, data) && usual != builtInTiles().end())
            tile = usual->second;
    }
    std::erase_if(box, [&](const auto& entry) { return unknownHazard(*entry.second, data); });
}

void checkHazards(const json::Reader& reader, const RoadTile& tile, const Data& data)
{
    const auto unknown = unknownHazard(tile, data);
    if (unknown && !reader.problem())
        reader.fail(*unknown);
}

QJsonObject ownTilesOf(const TileBox& box)
{
    QJsonObject own;
    for (const auto& [id, tile] : box) {
        const auto usual = builtInTiles().find(id);
        if (usual == builtInTiles().end() || usual->second->json != tile->json)
            own.insert(id, tile->json);
    }
    return own;
}

QJsonArray storeTiles(const TileBox& box)
{
    QJsonArray tiles;
    for (const auto& [id, tile] : box)
        tiles.append(tile->json);
    return tiles;
}

} // namespace roadmarshal::road_kill_rally
