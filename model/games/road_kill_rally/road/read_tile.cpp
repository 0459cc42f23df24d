#include "outline.h"
#include "road_tile.h"

#include <algorithm>
#include <set>

namespace roadmarshal::road_kill_rally {

const QStringList& tileKindWords()
{
    static const QStringList words{QStringLiteral("road"), QStringLiteral("start"), QStringLiteral("finish"),
                                   QStringLiteral("pit")};
    return words;
}

bool isId(QStringView text)
{
    const auto isPart = [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') ||
               c == u'-' || c == u'_';
    };
    return !text.isEmpty() && text.size() <= longestId && std::ranges::all_of(text, isPart);
}

QString readId(const json::Reader& reader)
{
    QString id = reader.text();
    if (!reader.problem() && !isId(id))
        reader.fail(QStringLiteral("is \"%1\", which is not 1 to %2 letters, digits, - and _")
                        .arg(id)
                        .arg(longestId));
    return id;
}

namespace {

// A name of one of the tile's own spaces; nothing, and a problem, for any other.
TileSpace* spaceAt(const json::Reader& reader, const QString& text, RoadTile& tile)
{
    const auto id = parseSpaceId(text);
    const auto found =
        std::ranges::find_if(tile.spaces, [&](const TileSpace& space) { return space.id == id; });
    if (found != tile.spaces.end())
        return &*found;
    reader.fail(QStringLiteral("has \"%1\", which is no space of the tile").arg(text));
    return nullptr;
}

void readRow(const json::Reader& reader, int row, RoadTile& tile)
{
    static const QString letters = QStringLiteral("gyor");
    const QString text = reader.text(mostLanes);
    if (row == 1)
        tile.lanes = static_cast<int>(text.size());
    if (text.isEmpty())
        reader.fail(QStringLiteral("is empty, 1 to %1 lanes are allowed").arg(mostLanes));
    if (text.size() != tile.lanes)
        reader.fail(QStringLiteral("has %1 lanes, the first row has %2").arg(text.size()).arg(tile.lanes));
    bool hasSpace = false;
    for (int lane = 0; lane < text.size() && !reader.problem(); ++lane) {
        const qsizetype danger = letters.indexOf(text[lane]);
        if (danger < 0 && text[lane] != u'.')
            reader.fail(QStringLiteral("has \"%1\", known are g, y, o, r and .").arg(text[lane]));
        if (danger < 0)
            continue;
        hasSpace = true;
        if (tile.finishAfter == 0 || row <= tile.finishAfter)
            tile.spaces.push_back({.id = {row, lane}, .danger = static_cast<Danger>(danger)});
    }
    if (!hasSpace)
        reader.fail(QStringLiteral("is a row without a space"));
}

void readRows(const json::Reader& from, RoadTile& tile)
{
    const json::Reader rows = from[QStringLiteral("rows")];
    tile.rows = static_cast<int>(rows.size(mostRows));
    if (tile.rows == 0)
        rows.fail(QStringLiteral("has no entries, 1 to %1 are allowed").arg(mostRows));
    const json::Reader finish = from[QStringLiteral("finishAfter")];
    const bool isGiven = !finish.value().isUndefined();
    if (isGiven && tile.kind != TileKind::Finish)
        finish.fail(QStringLiteral("is there, but the tile is no finish"));
    if (tile.kind == TileKind::Finish && tile.rows > 0)
        tile.finishAfter = finish.integer(1, tile.rows, tile.rows);
    for (int row = 1; row <= tile.rows && !from.problem(); ++row)
        readRow(rows[row - 1], row, tile);
}

// Calls visit(entry, space) for each space that is named in an object.
template <class Visit>
void eachNamed(const json::Reader& from, RoadTile& tile, Visit visit)
{
    if (from.value().isUndefined())
        return;
    (void)from.object(); // which says so if it is none
    for (const QString& name : from.keys()) {
        if (TileSpace* space = from.problem() ? nullptr : spaceAt(from, name, tile))
            visit(from[name], *space);
    }
}

void readMarks(const json::Reader& from, RoadTile& tile)
{
    eachNamed(from[QStringLiteral("splatters")], tile, [](const json::Reader& entry, TileSpace& space) {
        for (qsizetype i = 0; i < entry.size(mostMarks); ++i)
            space.splatters.push_back(static_cast<Colour>(entry[i].word(colourWords())));
        std::ranges::sort(space.splatters);
    });
    eachNamed(from[QStringLiteral("hazards")], tile, [](const json::Reader& entry, TileSpace& space) {
        for (qsizetype i = 0; i < entry.size(mostMarks); ++i)
            space.hazards.append(readId(entry[i]));
        space.hazards.sort();
    });
    std::set<int> taken;
    eachNamed(from[QStringLiteral("poles")], tile, [&](const json::Reader& entry, TileSpace& space) {
        space.pole = entry.integer(1, poles);
        if (!entry.problem() && !taken.insert(space.pole).second)
            entry.fail(QStringLiteral("is %1 a second time").arg(space.pole));
    });
    const json::Reader pit = from[QStringLiteral("pit")];
    for (qsizetype i = 0; !pit.value().isUndefined() && i < pit.size(mostRows * mostLanes); ++i) {
        const QString name = pit[i].text();
        if (TileSpace* space = from.problem() ? nullptr : spaceAt(pit[i], name, tile))
            space->pit = true;
    }
}

std::optional<SpaceId> readLink(const json::Reader& reader, const TileSpace& from, RoadTile& tile)
{
    const QString text = reader.text();
    const TileSpace* to = reader.problem() ? nullptr : spaceAt(reader, text, tile);
    if (!to)
        return std::nullopt;
    if (to->id.row <= from.id.row)
        reader.fail(QStringLiteral("is \"%1\", which lies in no later row").arg(text));
    const TileLinks& links = *from.links;
    if (links.straight == to->id || std::ranges::contains(links.diagonals, to->id))
        reader.fail(QStringLiteral("is \"%1\" a second time").arg(text));
    return to->id;
}

void readLinks(const json::Reader& from, RoadTile& tile)
{
    constexpr int mostDiagonals = 2;
    eachNamed(from, tile, [&](const json::Reader& entry, TileSpace& space) {
        if (space.id.row == tile.rows)
            entry.fail(QStringLiteral("is for a space in the last row, which leads to the next tile"));
        (void)entry.object();
        space.links = TileLinks();
        if (entry.has(QStringLiteral("straight")))
            space.links->straight = readLink(entry[QStringLiteral("straight")], space, tile);
        const json::Reader diagonals = entry[QStringLiteral("diagonal")];
        for (qsizetype i = 0; !diagonals.value().isUndefined() && i < diagonals.size(mostDiagonals); ++i) {
            if (const auto to = readLink(diagonals[i], space, tile))
                space.links->diagonals.push_back(*to);
        }
        std::ranges::sort(space.links->diagonals);
    });
}

void readShapes(const json::Reader& from, RoadTile& tile)
{
    constexpr qsizetype fewestCorners = 3;
    constexpr qsizetype mostCorners = 8;
    constexpr double farthest = 1000;
    eachNamed(from, tile, [&](const json::Reader& entry, TileSpace& space) {
        const qsizetype count = entry.size(mostCorners);
        if (count < fewestCorners)
            entry.fail(QStringLiteral("has %1 corners, 3 to 8 are allowed").arg(count));
        for (qsizetype i = 0; i < count && !entry.problem(); ++i) {
            if (entry[i].size(2) != 2)
                entry[i].fail(QStringLiteral("is not two numbers"));
            const auto coordinate = [&](qsizetype axis) {
                const json::Reader value = entry[i][axis];
                if (!value.value().isDouble())
                    value.fail(QStringLiteral("is no number"));
                return value.number(-farthest, farthest, 0);
            };
            const double x = coordinate(0);
            space.shape.emplace_back(x, coordinate(1));
        }
        if (!entry.problem() && !isConvex(space.shape))
            entry.fail(QStringLiteral("is not convex"));
    });
}

} // namespace

RoadTile readRoadTile(const json::Reader& reader)
{
    RoadTile tile;
    tile.json = reader.object();
    const json::Reader format = reader[QStringLiteral("format")];
    if (const QString found = format.text(longestName, tileKind().format); found != tileKind().format)
        format.fail(QStringLiteral("is \"%1\", known is %2").arg(found, tileKind().format));
    if (!reader.problem())
        tile.id = readId(reader[QStringLiteral("id")]);
    tile.name = reader[QStringLiteral("name")].text(longestName, tile.id);
    tile.kind = static_cast<TileKind>(reader[QStringLiteral("kind")].word(tileKindWords(), 0));
    tile.turn = reader[QStringLiteral("turn")].integer(-sharpest, sharpest, 0);
    readRows(reader, tile);
    if (!reader.problem())
        readMarks(reader, tile);
    if (!reader.problem())
        readLinks(reader[QStringLiteral("links")], tile);
    if (!reader.problem())
        readShapes(reader[QStringLiteral("shapes")], tile);
    return tile;
}

} // namespace roadmarshal::road_kill_rally
