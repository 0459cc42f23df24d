// The road as it lies on the table, from the rear to the front: its spaces, where each leads, and its
// geometry.
#pragma once

#include "road_tile.h"

#include <array>

namespace roadmarshal::road_kill_rally {

inline constexpr int none = -1;

struct LaidTile
{
    std::shared_ptr<const RoadTile> tile;
    int firstRow = 1;
    tiles::Run run; // ahead is the heading, in widths of a lane
};

struct Space
{
    SpaceId id;
    int tile = 0; // its position on the road
    Danger danger = Danger::Green;
    bool pit = false;
    int pole = 0;
    bool beforeLine = false; // one step leads over the finish line (A47)
    // Positions among the spaces of the road.
    int straight = none;
    std::array<int, 2> diagonals{none, none};
    int left = none; // beside it
    int right = none;
    std::vector<QPointF> corners; // convex
    QPointF centre;

    bool leadsTo(int space) const;
    bool leadsAnywhere() const { return straight != none || diagonals[0] != none; }
};

class Road
{
public:
    // `lifted` went from the rear before; they only say where on the table the road lies.
    Road(const std::vector<std::shared_ptr<const RoadTile>>& tiles, int firstRow,
         std::vector<std::shared_ptr<const RoadTile>> lifted = {});

    const std::vector<LaidTile>& tiles() const { return m_tiles; }
    const std::vector<std::shared_ptr<const RoadTile>>& lifted() const { return m_lifted; }
    const std::vector<Space>& spaces() const { return m_spaces; } // by row, then lane
    const Space& at(int space) const { return m_spaces[static_cast<size_t>(space)]; }
    // `none` if there is no such space.
    int indexOf(SpaceId id) const;
    int indexOf(QStringView id) const;

    int firstRow() const { return m_tiles.front().firstRow; }
    // The row behind the last one.
    int endRow() const;
    // Of the foremost tile: who enters it brings the next tile (RKR-29).
    int drawRow() const { return m_tiles.back().firstRow; }
    // Whether the finish line lies on the road: nothing is drawn any more (A14).
    bool hasFinish() const;
    bool has(const QString& tile) const;

    // The same with a tile in front, without the rear one, with the one that was lifted last back at the
    // rear.
    Road extendedBy(std::shared_ptr<const RoadTile> tile) const;
    Road withoutFront() const;
    Road withoutRear() const;
    Road withRear() const;
    // RKR-30, §6.6
    bool fits(const RoadTile& tile) const;

    bool operator==(const Road& other) const;

private:
    void addSpaces(const LaidTile& laid, int tile);
    void link();

    std::vector<LaidTile> m_tiles;
    std::vector<std::shared_ptr<const RoadTile>> m_lifted;
    std::vector<Space> m_spaces;
    std::vector<std::array<int, mostLanes>> m_rows; // spaces by row, counted from the first
};

// What speaks against a road; nothing if it can lie there. `where` counts tiles from the rear.
struct RoadFlaw
{
    int tile = 0;
    QString reason;
};
std::optional<RoadFlaw> flawOf(const Road& road);

} // namespace roadmarshal::road_kill_rally
