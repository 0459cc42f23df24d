#include "difference.h"

#include "games/road_kill_rally/table/names.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

namespace {

using Effects = std::vector<Effect>;

// The road with all that went from its rear before, and how much of that went.
struct History
{
    QStringList tiles;
    qsizetype gone = 0;
    int row = 1; // of the first that ever lay there

    explicit History(const Road& road)
        : tiles(tileIds(road.lifted())), gone(tiles.size()), row(road.firstRow())
    {
        for (const auto& tile : road.lifted())
            row -= tile->rows;
        for (const LaidTile& laid : road.tiles())
            tiles.append(laid.tile->id);
    }
};

bool isBegunBy(const QStringList& all, const QStringList& first)
{
    return all.first(std::min(all.size(), first.size())) == first.first(std::min(all.size(), first.size()));
}

int rowOf(const Road& road, const QString& tile)
{
    for (const LaidTile& laid : road.tiles()) {
        if (laid.tile->id == tile)
            return laid.firstRow;
    }
    return 0;
}

RoadSet toEffect(const Road& road)
{
    RoadSet set{{}, tileIds(road.lifted()), road.firstRow()};
    for (const LaidTile& laid : road.tiles())
        set.road.append(laid.tile->id);
    return set;
}

// What is laid comes before everything else, what is lifted behind it.
void differInRoad(Effects& laid, Effects& lifted, const State& from, const State& to)
{
    if (*from.road == *to.road && from.road->lifted() == to.road->lifted())
        return;
    const History before(*from.road);
    const History after(*to.road);
    const bool isSame = before.row == after.row && isBegunBy(before.tiles, after.tiles) &&
                        after.gone < before.tiles.size() && before.gone < after.tiles.size();
    if (!isSame) {
        laid.push_back(toEffect(*to.road));
        return;
    }
    for (qsizetype i = before.gone - 1; i >= after.gone; --i)
        laid.push_back(TileLaid{before.tiles[i], rowOf(*to.road, before.tiles[i]), true});
    for (qsizetype i = before.tiles.size(); i < after.tiles.size(); ++i)
        laid.push_back(TileLaid{after.tiles[i], rowOf(*to.road, after.tiles[i]), false});
    for (qsizetype i = before.tiles.size() - 1; i >= after.tiles.size(); --i)
        lifted.push_back(TileLifted{before.tiles[i], rowOf(*from.road, before.tiles[i]), false});
    for (qsizetype i = before.gone; i < after.gone; ++i)
        lifted.push_back(TileLifted{after.tiles[i], rowOf(*from.road, after.tiles[i]), true});
}

void differInSlots(Effects& effects, const State& to, const Car& before, const Car& now)
{
    for (const Slot& slot : to.dashboardOf(now).mounts) {
        const QString was = before.mounted.value(slot.id);
        const QString is = now.mounted.value(slot.id);
        if (was != is)
            effects.push_back(MountedSet{now.id, slot.id, was, is});
        if (before.damaged.contains(slot.id) != now.damaged.contains(slot.id))
            effects.push_back(DamagedSet{now.id, slot.id, now.damaged.contains(slot.id)});
    }
}

void differ(Effects& effects, const State& to, const Car& before, const Car& now)
{
    if (placeName(before) != placeName(now))
        effects.push_back(CarMoved{now.id, placeName(before), placeName(now)});
    if (before.destroyed != now.destroyed)
        effects.push_back(WreckSet{now.id, now.destroyed});
    if (before.crossed != now.crossed)
        effects.push_back(CrossingSet{now.id, before.crossed, now.crossed});
    differInSlots(effects, to, before, now);
    if (before.cards != now.cards)
        effects.push_back(KnownSet{now.id, QStringLiteral("cards"), now.cards});
    if (before.spares != now.spares)
        effects.push_back(KnownSet{now.id, QStringLiteral("spares"), now.spares});
    if (before.wipedOut != now.wipedOut)
        effects.push_back(FlagSet{now.id, wipedOutFlag, now.wipedOut});
    if (before.pitted != now.pitted)
        effects.push_back(FlagSet{now.id, pittedFlag, now.pitted});
}

template <class T>
std::vector<T> without(const std::vector<T>& some, const std::vector<T>& others)
{
    std::vector<T> left;
    std::ranges::set_difference(some, others, std::back_inserter(left));
    return left;
}

void differInFigures(Effects& effects, const State& from, const State& to)
{
    std::vector<Pedestrian> gone = without(from.pedestrians, to.pedestrians);
    for (const Pedestrian& figure : without(to.pedestrians, from.pedestrians)) {
        const QString at = toText(figure.at);
        const QString colour = toText(figure.colour);
        const auto same = std::ranges::find_if(
            gone, [&](const Pedestrian& one) { return one.at == figure.at && one.colour == figure.colour; });
        if (same == gone.end()) {
            effects.push_back(FigureStood{at, colour, figure.tried});
        } else {
            effects.push_back(FigureTried{at, colour, same->tried, figure.tried});
            gone.erase(same);
        }
    }
    for (const Pedestrian& figure : gone)
        effects.push_back(FigureLifted{toText(figure.at), toText(figure.colour), figure.tried});
    for (const Hazard& hazard : without(from.hazards, to.hazards))
        effects.push_back(HazardLifted{toText(hazard.at), hazard.hazard});
    for (const Hazard& hazard : without(to.hazards, from.hazards))
        effects.push_back(HazardLaid{toText(hazard.at), hazard.hazard});
}

void differInPile(Effects& effects, const QString& deck, const CardPile& from, const CardPile& to)
{
    if (from.pile != to.pile || from.discard != to.discard)
        effects.push_back(toEffect(deck, to));
    if (from.discarded != to.discarded)
        effects.push_back(DiscardedSet{deck, to.discarded});
}

void differInDecks(Effects& effects, const State& from, const State& to)
{
    if (from.tiles != to.tiles)
        effects.push_back(toEffect(to.tiles));
    differInPile(effects, rallyDeck, from.rally, to.rally);
    differInPile(effects, accessoryDeck, from.accessories, to.accessories);
}

void differInTurn(Effects& effects, const State& from, const State& to)
{
    if (from.turn != to.turn)
        effects.push_back(TurnSet{from.turn, to.turn});
    if (from.phase != to.phase)
        effects.push_back(
            PhaseSet{table::wordFor(phaseWords(), from.phase), table::wordFor(phaseWords(), to.phase)});
    if (from.order != to.order)
        effects.push_back(OrderSet{idsOf(to, to.order)});
    if (from.acted != to.acted)
        effects.push_back(ActedSet{idsOf(to, to.acted)});
    if (from.move != to.move)
        effects.push_back(toEffect(to, to.move));
    if (from.last != to.last)
        effects.push_back(LastTurnSet{from.last.value_or(0), to.last.value_or(0)});
    if (from.winner != to.winner)
        effects.push_back(WinnerSet{from.winner, to.winner});
    if (from.pending != to.pending)
        effects.push_back(PendingSet{to.pending.value_or(QJsonObject())});
}

} // namespace

Effects difference(const State& from, const State& to)
{
    Effects effects;
    Effects lifted;
    differInRoad(effects, lifted, from, to);
    for (size_t car = 0; car < to.cars.size(); ++car)
        differ(effects, to, from.cars[car], to.cars[car]);
    differInFigures(effects, from, to);
    differInDecks(effects, from, to);
    effects.insert(effects.end(), lifted.begin(), lifted.end());
    differInTurn(effects, from, to);
    return effects;
}

} // namespace roadmarshal::road_kill_rally
