#include "road_tile.h"

#include "games/road_kill_rally/show/road_board.h"

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

// By the name of a space, "b3".
content::Map byPlace()
{
    return {mostRows * mostLanes, 8};
}

template <class Type>
content::Field manyOf(const char* word, Type type)
{
    return {{},
            labelOf(word),
            content::List{0, mostMarks},
            Need::Optional,
            {{{}, labelOf(word), std::move(type)}}};
}

std::vector<content::Field> linkFields()
{
    return {{QStringLiteral("straight"), labelOf("straight"), content::Text{8}},
            {QStringLiteral("diagonal"),
             labelOf("diagonal"),
             content::List{0, 2},
             Need::Optional,
             {{{}, labelOf("diagonal"), content::Text{8}}}}};
}

std::shared_ptr<const board::Board> pictureOf(const QJsonObject& object)
{
    const json::Reader reader{QJsonValue(object)};
    const RoadTile tile = readRoadTile(reader);
    return reader.problem() ? nullptr : boardOf(Road({std::make_shared<const RoadTile>(tile)}, 1));
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
                   {QStringLiteral("kind"), labelOf("kind"),
                    content::Word{tileKindWords(), QStringLiteral("tile-kind-")}},
                   {QStringLiteral("turn"), labelOf("turn"), content::Number{-sharpest, sharpest}},
                   {QStringLiteral("rows"),
                    labelOf("tile-rows"),
                    content::List{1, mostRows},
                    Need::Required,
                    {{{}, labelOf("tile-rows"), content::Text{mostLanes}}}},
                   {QStringLiteral("splatters"),
                    labelOf("splatters"),
                    byPlace(),
                    Need::Optional,
                    {manyOf("splatters", content::Word{colourWords(), QStringLiteral("word-")})}},
                   {QStringLiteral("hazards"),
                    labelOf("hazards"),
                    byPlace(),
                    Need::Optional,
                    {manyOf("hazards", content::Text{longestId})}},
                   {QStringLiteral("pit"),
                    labelOf("pit"),
                    content::List{0, mostRows * mostLanes},
                    Need::Optional,
                    {{{}, labelOf("pit"), content::Text{8}}}},
                   {QStringLiteral("poles"),
                    labelOf("poles"),
                    byPlace(),
                    Need::Optional,
                    {{{}, labelOf("poles"), content::Number{1, poles}}}},
                   {QStringLiteral("finishAfter"), labelOf("finish-after"), content::Number{1, mostRows}},
                   {QStringLiteral("links"), labelOf("links"), byPlace(), Need::Optional, linkFields()},
                   {QStringLiteral("shapes"),
                    labelOf("shapes"),
                    byPlace(),
                    Need::Optional,
                    {{{}, labelOf("shapes"), content::List{3, 8}}}}},
        .check = problemOf,
        .picture = pictureOf};
    return kind;
}

} // namespace roadmarshal::road_kill_rally
