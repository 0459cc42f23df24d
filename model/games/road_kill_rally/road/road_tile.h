// A road tile as it lies in the box: rows of spaces from its entry on.
#pragma once

#include "colours.h"
#include "content/kind.h"
#include "space_id.h"
#include "tiles/run.h"

#include <QJsonObject>

#include <map>
#include <memory>

namespace roadmarshal::road_kill_rally {

enum class TileKind { Road, Start, Finish, Pit };
inline constexpr int mostRows = 12;  // of a tile
inline constexpr int sharpest = 180; // degrees that a tile turns
inline constexpr int longestId = 64;
inline constexpr int longestName = 100;
inline constexpr int mostMarks = 20; // splatters or hazards of one space
inline constexpr int poles = 6;

// Where a space leads, in the tile's own rows, if the tile says so itself (A31).
struct TileLinks
{
    std::optional<SpaceId> straight = {};
    std::vector<SpaceId> diagonals = {};
    bool operator==(const TileLinks&) const = default;
};

struct TileSpace
{
    SpaceId id; // rows from 1, the entry
    Danger danger = Danger::Green;
    std::vector<Colour> splatters = {};
    QStringList hazards = {};
    bool pit = false;
    int pole = 0; // 1 to 6; 0: none
    std::optional<TileLinks> links = {};
    std::vector<QPointF> shape =
        {}; // x to the right, y ahead from the left end of the entry; none: four corners
    bool operator==(const TileSpace&) const = default;
};

struct RoadTile
{
    QString id;
    QString name;
    TileKind kind = TileKind::Road;
    int turn = 0; // degrees, right positive
    int lanes = 0;
    int rows = 0;
    std::vector<TileSpace> spaces; // by row, then lane; those behind the finish line are left out
    int finishAfter = 0;           // of the finish tile: the row before the line
    QJsonObject json = {};         // as it was written

    // Null if there is no such space.
    const TileSpace* find(SpaceId place) const;
    // Its shape on the table: lanes are 1 wide, rows 1 long in the middle.
    tiles::Strip strip() const;
    bool operator==(const RoadTile&) const = default;
};

// By id.
using TileBox = std::map<QString, std::shared_ptr<const RoadTile>>;

// What is wrong is a problem of the reader. Hazards are names of the table's data.
RoadTile readRoadTile(const json::Reader& reader);
const QStringList& tileKindWords();
// Letters, digits, - and _, 1 to 64 of them.
bool isId(QStringView text);
QString readId(const json::Reader& reader);

const content::Kind& tileKind();

} // namespace roadmarshal::road_kill_rally
