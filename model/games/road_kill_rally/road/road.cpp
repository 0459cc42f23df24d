#include "road.h"

#include "outline.h"
#include "tiles/overlap.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace board;

namespace {

using TilePointer = std::shared_ptr<const RoadTile>;

tiles::Run runOf(const RoadTile& tile, const Pose& entry)
{
    const std::array strips{tile.strip()};
    return {entry, strips};
}

Pose behind(const std::vector<TilePointer>& lifted)
{
    Pose pose;
    for (const TilePointer& tile : lifted)
        pose = runOf(*tile, pose).exit();
    return pose;
}

std::vector<QPointF> cornersOf(const LaidTile& laid, const TileSpace& space)
{
    std::vector<QPointF> corners;
    if (space.shape.empty()) {
        const tiles::Quad quad = laid.run.corners({space.id.row - 1.0, static_cast<double>(space.id.row),
                                                   static_cast<double>(space.id.lane), space.id.lane + 1.0});
        corners.assign(quad.begin(), quad.end());
        return corners;
    }
    const Pose& entry = laid.run.entry();
    const QPointF ahead = direction(entry.heading);
    const QPointF right(-ahead.y(), ahead.x());
    for (const QPointF corner : space.shape)
        corners.push_back(entry.point + corner.y() * ahead + (corner.x() - laid.tile->lanes / 2.0) * right);
    return corners;
}

} // namespace

bool Space::leadsTo(int space) const
{
    return space != none && (straight == space || std::ranges::contains(diagonals, space));
}

Road::Road(const std::vector<TilePointer>& tiles, int firstRow, std::vector<TilePointer> lifted)
    : m_lifted(std::move(lifted))
{
    Pose entry = behind(m_lifted);
    int row = firstRow;
    for (const TilePointer& tile : tiles) {
        m_tiles.push_back({tile, row, runOf(*tile, entry)});
        entry = m_tiles.back().run.exit();
        row += tile->rows;
    }
    std::array<int, mostLanes> empty;
    empty.fill(none);
    m_rows.assign(static_cast<size_t>(row - firstRow), empty);
    for (size_t i = 0; i < m_tiles.size(); ++i)
        addSpaces(m_tiles[i], static_cast<int>(i));
    link();
}

void Road::addSpaces(const LaidTile& laid, int tile)
{
    for (const TileSpace& space : laid.tile->spaces) {
        const SpaceId id{laid.firstRow + space.id.row - 1, space.id.lane};
        m_rows[static_cast<size_t>(id.row - firstRow())][static_cast<size_t>(id.lane)] =
            static_cast<int>(m_spaces.size());
        std::vector<QPointF> corners = cornersOf(laid, space);
        const QPointF centre = centreOf(corners);
        m_spaces.push_back({.id = id,
                            .tile = tile,
                            .danger = space.danger,
                            .pit = space.pit,
                            .pole = space.pole,
                            .beforeLine = space.id.row == laid.tile->finishAfter,
                            .corners = std::move(corners),
                            .centre = centre});
    }
}

void Road::link()
{
    for (Space& space : m_spaces) {
        const auto [row, lane] = space.id;
        space.left = indexOf(SpaceId{row, lane - 1});
        space.right = indexOf(SpaceId{row, lane + 1});
        if (space.beforeLine)
            continue;
        const LaidTile& laid = m_tiles[static_cast<size_t>(space.tile)];
        const auto& links = laid.tile->find({row - laid.firstRow + 1, lane})->links;
        const auto inRoad = [&](SpaceId own) {
            return indexOf(SpaceId{own.row + laid.firstRow - 1, own.lane});
        };
        std::vector<int> diagonals;
        if (links) {
            space.straight = links->straight ? inRoad(*links->straight) : none;
            for (const SpaceId diagonal : links->diagonals)
                diagonals.push_back(inRoad(diagonal));
        } else {
            space.straight = indexOf(SpaceId{row + 1, lane});
            diagonals = {indexOf(SpaceId{row + 1, lane - 1}), indexOf(SpaceId{row + 1, lane + 1})};
        }
        std::erase(diagonals, none);
        std::ranges::copy(diagonals, space.diagonals.begin());
    }
}

int Road::indexOf(SpaceId id) const
{
    const int row = id.row - firstRow();
    if (row < 0 || row >= std::ssize(m_rows) || id.lane < 0 || id.lane >= mostLanes)
        return none;
    return m_rows[static_cast<size_t>(row)][static_cast<size_t>(id.lane)];
}

int Road::indexOf(QStringView id) const
{
    const auto parsed = parseSpaceId(id);
    return parsed ? indexOf(*parsed) : none;
}

int Road::endRow() const
{
    const RoadTile& front = *m_tiles.back().tile;
    return drawRow() + (front.finishAfter > 0 ? front.finishAfter : front.rows);
}

bool Road::hasFinish() const
{
    return m_tiles.back().tile->kind == TileKind::Finish;
}

bool Road::has(const QString& tile) const
{
    return std::ranges::contains(m_tiles, tile, [](const LaidTile& laid) { return laid.tile->id; });
}

namespace {

std::vector<TilePointer> tilesOf(const Road& road)
{
    std::vector<TilePointer> tiles;
    for (const LaidTile& laid : road.tiles())
        tiles.push_back(laid.tile);
    return tiles;
}

} // namespace

Road Road::extendedBy(TilePointer tile) const
{
    std::vector<TilePointer> tiles = tilesOf(*this);
    tiles.push_back(std::move(tile));
    return {tiles, firstRow(), m_lifted};
}

Road Road::withoutFront() const
{
    std::vector<TilePointer> tiles = tilesOf(*this);
    tiles.pop_back();
    return {tiles, firstRow(), m_lifted};
}

Road Road::withoutRear() const
{
    std::vector<TilePointer> tiles = tilesOf(*this);
    std::vector<TilePointer> lifted = m_lifted;
    lifted.push_back(tiles.front());
    tiles.erase(tiles.begin());
    return {tiles, firstRow() + lifted.back()->rows, std::move(lifted)};
}

Road Road::withRear() const
{
    std::vector<TilePointer> tiles = tilesOf(*this);
    std::vector<TilePointer> lifted = m_lifted;
    tiles.insert(tiles.begin(), lifted.back());
    lifted.pop_back();
    const int row = firstRow() - tiles.front()->rows;
    return {tiles, row, std::move(lifted)};
}

bool Road::fits(const RoadTile& tile) const
{
    constexpr double slack = 0.01; // A46
    const tiles::Run run = runOf(tile, m_tiles.back().run.exit());
    std::vector<tiles::Quad> needed = run.footprint();
    if (tile.kind != TileKind::Finish) {
        const std::array beyond{tiles::Strip{.lanes = tile.lanes}};
        needed.push_back(tiles::Run(run.exit(), beyond).footprint().front());
    }
    return std::ranges::none_of(
        m_tiles, [&](const LaidTile& laid) { return tiles::overlap(needed, laid.run.footprint(), slack); });
}

bool Road::operator==(const Road& other) const
{
    const auto same = [](const TilePointer& a, const TilePointer& b) { return a == b || *a == *b; };
    return firstRow() == other.firstRow() && std::ranges::equal(tilesOf(*this), tilesOf(other), same) &&
           std::ranges::equal(m_lifted, other.m_lifted, same);
}

namespace {

std::optional<QString> flawOfTile(const Road& road, int position)
{
    const auto& tiles = road.tiles();
    const RoadTile& tile = *tiles[static_cast<size_t>(position)].tile;
    const auto first = std::ranges::find(tiles, tile.id, [](const LaidTile& laid) { return laid.tile->id; });
    if (first - tiles.begin() != position)
        return QStringLiteral("is \"%1\" a second time").arg(tile.id);
    if (tile.lanes != tiles.front().tile->lanes)
        return QStringLiteral("is \"%1\" with %2 lanes, the rear tile has %3")
            .arg(tile.id)
            .arg(tile.lanes)
            .arg(tiles.front().tile->lanes);
    if (tile.kind == TileKind::Start && position > 0)
        return QStringLiteral("is \"%1\", a start, but not at the rear").arg(tile.id);
    if (tile.kind == TileKind::Finish && position + 1 < std::ssize(tiles))
        return QStringLiteral("is \"%1\", a finish, but not at the front").arg(tile.id);
    return std::nullopt;
}

} // namespace

std::optional<RoadFlaw> flawOf(const Road& road)
{
    for (int tile = 0; tile < std::ssize(road.tiles()); ++tile) {
        if (auto reason = flawOfTile(road, tile))
            return RoadFlaw{tile, *std::move(reason)};
    }
    for (const Space& space : road.spaces()) {
        if (!space.leadsAnywhere() && !space.beforeLine && space.id.row + 1 < road.endRow())
            return RoadFlaw{space.tile, QStringLiteral("leads nowhere from %1").arg(toText(space.id))};
    }
    return std::nullopt;
}

} // namespace roadmarshal::road_kill_rally
