#include "effects.h"

#include "games/road_kill_rally/table/names.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

namespace {

using Applied = std::expected<void, Problem>;
using Tiles = std::vector<std::shared_ptr<const RoadTile>>;

Applied wrong(const QString& what, const QString& why)
{
    return std::unexpected(Problem{what, why});
}

std::expected<Car*, Problem> carIn(State& state, const QString& id)
{
    const int car = state.carIndex(id);
    if (car < 0)
        return std::unexpected(Problem{id, QStringLiteral("is none of the cars")});
    return &state.car(car);
}

std::expected<SpaceId, Problem> spaceIn(const QString& place)
{
    const auto space = parseSpaceId(place);
    if (!space)
        return std::unexpected(Problem{place, QStringLiteral("is no space")});
    return *space;
}

std::expected<std::vector<int>, Problem> carsIn(const State& state, const QStringList& ids)
{
    std::vector<int> cars;
    for (const QString& id : ids) {
        const int car = state.carIndex(id);
        if (car < 0 || std::ranges::contains(cars, car))
            return std::unexpected(Problem{id, QStringLiteral("is none of the cars, or a second time")});
        cars.push_back(car);
    }
    return cars;
}

Applied go(State& state, const CarMoved& one)
{
    return carIn(state, one.car).and_then([&](Car* car) -> Applied {
        if (one.to.isEmpty() || one.to == finishedWord || one.to == removedWord) {
            car->where = one.to.isEmpty()         ? Whereabouts::Waiting
                         : one.to == finishedWord ? Whereabouts::Finished
                                                  : Whereabouts::Removed;
            car->at = {};
            return {};
        }
        return spaceIn(one.to).transform([&](SpaceId space) {
            car->where = Whereabouts::OnRoad;
            car->at = space;
        });
    });
}

Applied mount(State& state, const MountedSet& one)
{
    return carIn(state, one.car).and_then([&](Car* car) -> Applied {
        if (state.dashboardOf(*car).slotOf(one.slot) < 0)
            return wrong(one.slot, QStringLiteral("is no slot"));
        if (!one.to.isEmpty() && !state.setup->data.accessory(one.to))
            return wrong(one.to, QStringLiteral("is no accessory"));
        car->mounted.remove(one.slot);
        if (!one.to.isEmpty())
            car->mounted.insert(one.slot, one.to);
        return {};
    });
}

Applied damage(State& state, const DamagedSet& one)
{
    return carIn(state, one.car).and_then([&](Car* car) -> Applied {
        const Dashboard& dashboard = state.dashboardOf(*car);
        if (dashboard.slotOf(one.slot) < 0)
            return wrong(one.slot, QStringLiteral("is no slot"));
        car->damaged.removeAll(one.slot);
        if (one.damaged)
            car->damaged.append(one.slot);
        std::ranges::sort(car->damaged, {}, [&](const QString& slot) { return dashboard.slotOf(slot); });
        return {};
    });
}

Applied know(State& state, const KnownSet& one)
{
    return carIn(state, one.car).transform([&](Car* car) {
        QStringList& known = one.what == u"cards" ? car->cards : car->spares;
        known = one.cards;
        known.sort();
    });
}

Applied flag(State& state, const FlagSet& one)
{
    return carIn(state, one.car).transform([&](Car* car) {
        (one.flag == wipedOutFlag ? car->wipedOut : car->pitted) = one.on;
    });
}

std::expected<Pedestrian, Problem> figureOf(const QString& at, const QString& colour,
                                            const QStringList& tried)
{
    const auto which = table::enumFor<Colour>(colourWords(), colour);
    if (!which)
        return std::unexpected(Problem{colour, QStringLiteral("is no colour of a pedestrian")});
    return spaceIn(at).transform([&](SpaceId space) {
        Pedestrian figure{space, *which, tried};
        figure.tried.sort();
        return figure;
    });
}

Applied stand(State& state, const Pedestrian& figure)
{
    if (std::ssize(state.pedestrians) >= mostFigures)
        return wrong(toText(figure.at), QStringLiteral("would be one pedestrian too many"));
    state.pedestrians.insert(std::ranges::upper_bound(state.pedestrians, figure), figure);
    return {};
}

Applied lift(State& state, const Pedestrian& figure)
{
    const auto found = std::ranges::find(state.pedestrians, figure);
    if (found == state.pedestrians.end())
        return wrong(toText(figure.at), QStringLiteral("has no such pedestrian"));
    state.pedestrians.erase(found);
    return {};
}

Applied tryFigure(State& state, const FigureTried& one)
{
    return figureOf(one.at, one.colour, one.from).and_then([&](const Pedestrian& from) {
        return lift(state, from).and_then([&] {
            return figureOf(one.at, one.colour, one.to).and_then([&](const Pedestrian& to) {
                return stand(state, to);
            });
        });
    });
}

Applied layHazard(State& state, const HazardLaid& one)
{
    return spaceIn(one.at).and_then([&](SpaceId space) -> Applied {
        if (!state.setup->data.hazard(one.hazard) || std::ssize(state.hazards) >= mostFigures)
            return wrong(one.hazard, QStringLiteral("is no hazard, or one too many"));
        const Hazard hazard{space, one.hazard};
        state.hazards.insert(std::ranges::upper_bound(state.hazards, hazard), hazard);
        return {};
    });
}

Applied liftHazard(State& state, const HazardLifted& one)
{
    return spaceIn(one.at).and_then([&](SpaceId space) -> Applied {
        const auto found = std::ranges::find(state.hazards, Hazard{space, one.hazard});
        if (found == state.hazards.end())
            return wrong(one.at, QStringLiteral("has no such hazard"));
        state.hazards.erase(found);
        return {};
    });
}

Applied lay(State& state, const TileLaid& one)
{
    const auto tile = state.setup->tile(one.tile);
    if (!tile)
        return wrong(one.tile, QStringLiteral("is no road tile"));
    if (one.rear) {
        if (state.road->lifted().empty() || state.road->lifted().back()->id != one.tile)
            return wrong(one.tile, QStringLiteral("was not the last to go"));
        state.road = std::make_shared<const Road>(state.road->withRear());
    } else {
        if (std::ssize(state.road->tiles()) >= mostTiles ||
            tile->lanes != state.road->tiles().back().tile->lanes)
            return wrong(one.tile, QStringLiteral("can't be laid there"));
        state.road = std::make_shared<const Road>(state.road->extendedBy(tile));
    }
    return {};
}

Applied lift(State& state, const TileLifted& one)
{
    const auto& tiles = state.road->tiles();
    const auto& end = one.rear ? tiles.front() : tiles.back();
    if (tiles.size() < 2 || end.tile->id != one.tile)
        return wrong(one.tile, QStringLiteral("does not lie at that end of the road"));
    state.road =
        std::make_shared<const Road>(one.rear ? state.road->withoutRear() : state.road->withoutFront());
    return {};
}

std::optional<Tiles> tilesIn(const State& state, const QStringList& ids)
{
    Tiles tiles;
    for (const QString& id : ids) {
        const auto tile = state.setup->tile(id);
        if (!tile || (!tiles.empty() && tile->lanes != tiles.front()->lanes))
            return std::nullopt;
        tiles.push_back(tile);
    }
    return tiles;
}

Applied lay(State& state, const RoadSet& one)
{
    const auto road = tilesIn(state, one.road);
    const auto lifted = tilesIn(state, one.lifted);
    if (!road || road->empty() || !lifted || one.row < 1 || std::ssize(*road) > mostTiles)
        return wrong(one.road.join(u' '), QStringLiteral("is no road"));
    state.road = std::make_shared<const Road>(*road, one.row, *lifted);
    return {};
}

std::optional<int> counted(int number)
{
    return number < 0 ? std::nullopt : std::optional(number);
}

Applied setPhase(State& state, const PhaseSet& one)
{
    const auto phase = table::enumFor<Phase>(phaseWords(), one.to);
    if (!phase)
        return wrong(one.to, QStringLiteral("is no phase"));
    state.phase = *phase;
    return {};
}

Applied setMove(State& state, const MoveSet& one)
{
    if (one.car.isEmpty()) {
        state.move.reset();
        return {};
    }
    const int car = state.carIndex(one.car);
    if (car < 0 || one.left < 0 || one.left > fastest)
        return wrong(one.car, QStringLiteral("can't have such a move"));
    state.move = Move{car, one.left, parseSpaceId(one.over)};
    return {};
}

Applied setPending(State& state, const PendingSet& one)
{
    state.pending = one.action.isEmpty() ? std::nullopt : std::optional(one.action);
    return {};
}

Applied setTiles(State& state, const TilesSet& one)
{
    state.tiles = {counted(one.pile), one.discard, one.refused, counted(one.beneath)};
    return {};
}

CardPile& pileOf(State& state, const QString& deck)
{
    return deck == rallyDeck ? state.rally : state.accessories;
}

Applied setPile(State& state, const PileSet& one)
{
    CardPile& cards = pileOf(state, one.deck);
    cards.pile = counted(one.pile);
    cards.discard = counted(one.discard);
    return {};
}

Applied setDiscarded(State& state, const DiscardedSet& one)
{
    QStringList& cards = pileOf(state, one.deck).discarded;
    cards = one.cards;
    cards.sort();
    return {};
}

} // namespace

Applied apply(State& state, const Effect& effect)
{
    return std::visit(
        Match{[&](const table::Changed& one) { return table::apply(state, one); },
              [&](const CarMoved& one) { return go(state, one); },
              [&](const CrossingSet& one) {
                  return carIn(state, one.car).transform([&](Car* car) { car->crossed = one.to; });
              },
              [&](const KnownSet& one) { return know(state, one); },
              [&](const MountedSet& one) { return mount(state, one); },
              [&](const DamagedSet& one) { return damage(state, one); },
              [&](const WreckSet& one) {
                  return carIn(state, one.car).transform([&](Car* car) { car->destroyed = one.destroyed; });
              },
              [&](const FlagSet& one) { return flag(state, one); },
              [&](const FigureStood& one) {
                  return figureOf(one.at, one.colour, one.tried).and_then([&](const Pedestrian& figure) {
                      return stand(state, figure);
                  });
              },
              [&](const FigureLifted& one) {
                  return figureOf(one.at, one.colour, one.tried).and_then([&](const Pedestrian& figure) {
                      return lift(state, figure);
                  });
              },
              [&](const FigureTried& one) { return tryFigure(state, one); },
              [&](const HazardLaid& one) { return layHazard(state, one); },
              [&](const HazardLifted& one) { return liftHazard(state, one); },
              [&](const TileLaid& one) { return lay(state, one); },
              [&](const TileLifted& one) { return lift(state, one); },
              [&](const RoadSet& one) { return lay(state, one); },
              [&](const TilesSet& one) { return setTiles(state, one); },
              [&](const PileSet& one) { return setPile(state, one); },
              [&](const DiscardedSet& one) { return setDiscarded(state, one); },
              [&](const TurnSet& one) { return state.turn = one.to, Applied(); },
              [&](const PhaseSet& one) { return setPhase(state, one); },
              [&](const OrderSet& one) {
                  return carsIn(state, one.cars).transform([&](std::vector<int> cars) {
                      state.order = std::move(cars);
                  });
              },
              [&](const ActedSet& one) {
                  return carsIn(state, one.cars).transform([&](std::vector<int> cars) {
                      state.acted = std::move(cars);
                  });
              },
              [&](const MoveSet& one) { return setMove(state, one); },
              [&](const LastTurnSet& one) {
                  state.last = one.to == 0 ? std::nullopt : std::optional(one.to);
                  return Applied();
              },
              [&](const WinnerSet& one) { return state.winner = one.to, Applied(); },
              [&](const PendingSet& one) { return setPending(state, one); },
              [](const auto&) { return Applied(); }},
        effect);
}

QStringList idsOf(const State& state, const std::vector<int>& cars)
{
    QStringList ids;
    for (const int car : cars)
        ids.append(state.car(car).id);
    return ids;
}

QString placeName(const Car& car)
{
    switch (car.where) {
    case Whereabouts::Waiting:
        return {};
    case Whereabouts::OnRoad:
        return toText(car.at);
    case Whereabouts::Finished:
        return finishedWord;
    case Whereabouts::Removed:
        break;
    }
    return removedWord;
}

MoveSet toEffect(const State& state, const std::optional<Move>& move)
{
    if (!move)
        return {};
    return {state.car(move->car).id, move->left, move->over ? toText(*move->over) : QString()};
}

TilesSet toEffect(const TilePile& tiles)
{
    return {tiles.pile.value_or(-1), tiles.discard, tiles.refused, tiles.beneath.value_or(-1)};
}

PileSet toEffect(const QString& deck, const CardPile& cards)
{
    return {deck, cards.pile.value_or(-1), cards.discard.value_or(-1)};
}

QStringList tileIds(const Tiles& tiles)
{
    QStringList ids;
    for (const auto& tile : tiles)
        ids.append(tile->id);
    return ids;
}

} // namespace roadmarshal::road_kill_rally
