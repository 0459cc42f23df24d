#include "tile_deck.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

namespace {

QString finishOf(const Setup& setup)
{
    for (const auto& [id, tile] : setup.tiles) {
        if (tile->kind == TileKind::Finish)
            return id;
    }
    return {};
}

// Those that nobody has seen since the deck was shuffled.
QStringList unseen(const State& state)
{
    QStringList tiles;
    for (const QString& id : state.setup->race) {
        const auto isGone = [&](const std::shared_ptr<const RoadTile>& tile) { return tile->id == id; };
        if (!state.road->has(id) && !state.tiles.discard.contains(id) && !state.tiles.refused.contains(id) &&
            std::ranges::none_of(state.road->lifted(), isGone))
            tiles.append(id);
    }
    return tiles;
}

} // namespace

std::optional<QString> drawnTile(const State& state, const QStringList& tried, table::Random& random)
{
    const QString finish = finishOf(*state.setup);
    const bool isFinishSeen = state.tiles.refused.contains(finish) || state.road->has(finish);
    const QStringList left = unseen(state);
    const auto above = left.size() - (isFinishSeen ? 0 : state.tiles.beneath.value_or(state.setup->beneath));
    if (above > 0)
        return left[random.below(static_cast<int>(left.size()), QStringLiteral("tile"))];
    if (!isFinishSeen && !finish.isEmpty())
        return finish;
    for (const QString& id : state.tiles.refused) {
        if (!tried.contains(id))
            return id;
    }
    return std::nullopt;
}

} // namespace roadmarshal::road_kill_rally
