#include "road_tile.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

const TileSpace* RoadTile::find(SpaceId place) const
{
    const auto found = std::ranges::find(spaces, place, &TileSpace::id);
    return found == spaces.end() ? nullptr : &*found;
}

tiles::Strip RoadTile::strip() const
{
    return {.lanes = lanes, .rows = rows, .turn = static_cast<double>(turn)};
}

namespace {

using Need = content::Field::Need;

QString labelOf(const char* word)
{
    return QStringLiteral("field-") + QLatin1StringView(word);
}

std::optional<Problem> problemOf(const QJsonObject& object)
{
    const json::Reader reader{QJsonValue(object)};
    (void)readRoadTile(reader);
    return reader.problem();
}

} // namespace

const content::Kind& tileKind()
{
    static const content::Kind kind{
        .id = QStringLiteral("tile"),
        .label = labelOf("tile"),
        .game = QStringLiteral("road-kill-rally"),
        .format = QStringLiteral("roadmarshal-tile/1"),
        .folder = QStringLiteral("tiles"),
        .ending = QStringLiteral(".tile.json"),
        .fields = {{QStringLiteral("id"), labelOf("id"), content::Text{longestId}, Need::Required},
                   {QStringLiteral("name"), labelOf("name"), content::Text{longestName}},
                   {QStringLiteral("kind"), labelOf("kind"), content::Word{tileKindWords()}},
                   {QStringLiteral("turn"), labelOf("turn"), content::Number{-sharpest, sharpest}},
                   {QStringLiteral("rows"), labelOf("tile-rows"), content::List{1, mostRows}, Need::Required},
                   {QStringLiteral("splatters"), labelOf("splatters"), content::Record{}},
                   {QStringLiteral("hazards"), labelOf("hazards"), content::Record{}},
                   {QStringLiteral("pit"), labelOf("pit"), content::List{0, mostRows * mostLanes}},
                   {QStringLiteral("poles"), labelOf("poles"), content::Record{}},
                   {QStringLiteral("finishAfter"), labelOf("finish-after"), content::Number{1, mostRows}},
                   {QStringLiteral("links"), labelOf("links"), content::Record{}},
                   {QStringLiteral("shapes"), labelOf("shapes"), content::Record{}}},
        .check = problemOf};
    return kind;
}

} // namespace roadmarshal::road_kill_rally
