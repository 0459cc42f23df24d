#include "correct.h"

#include "correct_decks.h"
#include "games/road_kill_rally/table/card_deck.h"
#include "games/road_kill_rally/table/names.h"
#include "table/enum_words.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Correction;
using Done = std::expected<void, table::Objection>;

namespace {

Done wrong(const char* code, const Correction& correction)
{
    return std::unexpected(table::wrongCorrection(QLatin1StringView(code), correction));
}

Done wrongValue(const Correction& correction)
{
    return wrong("no-such-value", correction);
}

// In a move that goes on from another place nobody is jumped over any more.
void place(State& state, Car& car, const QString& where, SpaceId at)
{
    car.where = where == finishedWord  ? Whereabouts::Finished
                : where == removedWord ? Whereabouts::Removed
                                       : Whereabouts::OnRoad;
    car.at = at;
    if (state.move && &state.car(state.move->car) == &car)
        state.move->over.reset();
    if (car.where == Whereabouts::Removed)
        car.destroyed = true;
    if (car.where != Whereabouts::Finished) {
        car.crossed = 0;
        return;
    }
    int crossing = 1;
    for (const Car& other : state.cars)
        crossing = std::max(crossing, &other == &car ? 1 : other.crossed + 1);
    if (car.crossed == 0)
        car.crossed = crossing;
}

Done correctPlace(State& state, Car& car, const Correction& correction)
{
    if (correction.value == finishedWord || correction.value == removedWord) {
        place(state, car, correction.value, {});
        return {};
    }
    const int space = state.road->indexOf(correction.value);
    if (space == none)
        return wrongValue(correction);
    place(state, car, {}, state.road->at(space).id);
    if (!state.order.empty() && car.isInPlay() && !std::ranges::contains(state.order, state.carIndex(car.id)))
        state.order.push_back(state.carIndex(car.id));
    return {};
}

// "mg", "none", "damaged", "sound"
Done correctSlot(const State& state, Car& car, const Correction& correction)
{
    const QString& slot = correction.property;
    if (correction.value == u"damaged" || correction.value == u"sound") {
        car.damaged.removeAll(slot);
        if (correction.value == u"damaged")
            car.damaged.append(slot);
        const Dashboard& dashboard = state.dashboardOf(car);
        std::ranges::sort(car.damaged, {}, [&](const QString& one) { return dashboard.slotOf(one); });
        return {};
    }
    if (correction.value == u"none") {
        car.mounted.remove(slot);
        return {};
    }
    const Accessory* accessory = state.setup->data.accessory(correction.value);
    const Dashboard& dashboard = state.dashboardOf(car);
    if (!accessory || dashboard.slotOf(slot) + std::ssize(accessory->colours) > std::ssize(dashboard.mounts))
        return wrongValue(correction);
    car.mounted.insert(slot, accessory->id);
    return {};
}

Done correctFlag(Car& car, bool Car::* flag, const Correction& correction)
{
    const auto value = table::yesNo(correction.value, u"no"_s, u"yes"_s);
    if (!value)
        return wrongValue(correction);
    car.*flag = *value;
    return {};
}

Done correctCar(State& state, Car& car, const Correction& correction)
{
    const QString& property = correction.property;
    if (property == u"at")
        return correctPlace(state, car, correction);
    if (property == handCards)
        return correctHand(*state.setup, car, Deck::Rally, correction);
    if (property == spareCards)
        return correctHand(*state.setup, car, Deck::Accessories, correction);
    if (property == u"wiped-out")
        return correctFlag(car, &Car::wipedOut, correction);
    if (property == u"pitted")
        return correctFlag(car, &Car::pitted, correction);
    if (property == u"destroyed")
        return correctFlag(car, &Car::destroyed, correction);
    if (property == u"crossed") {
        const auto number = table::numberIn(correction.value, 1, mostCars);
        if (!number || car.where != Whereabouts::Finished)
            return wrongValue(correction);
        car.crossed = *number;
        return {};
    }
    const QString slot = property.section(u"-damaged"_s, 0, 0);
    if (slot != property && state.dashboardOf(car).slotOf(slot) >= 0) {
        const auto damaged = table::yesNo(correction.value, u"no"_s, u"yes"_s);
        if (!damaged)
            return wrongValue(correction);
        return correctSlot(state, car, {correction.subject, slot, *damaged ? u"damaged"_s : u"sound"_s});
    }
    if (state.dashboardOf(car).slotOf(property) >= 0)
        return correctSlot(state, car, correction);
    return wrong("no-such-property", correction);
}

// "b5 red 2", "b5 oil 1"
Done correctSpace(State& state, SpaceId at, const Correction& correction)
{
    const auto count = table::numberIn(correction.value, 0, mostFigures);
    if (!count)
        return wrongValue(correction);
    if (const auto colour = table::enumFor<Colour>(colourWords(), correction.property)) {
        std::vector<Pedestrian> here;
        std::erase_if(state.pedestrians, [&](const Pedestrian& figure) {
            const bool isOne = figure.at == at && figure.colour == *colour;
            if (isOne)
                here.push_back(figure);
            return isOne;
        });
        here.resize(static_cast<size_t>(*count), Pedestrian{at, *colour, {}});
        state.pedestrians.insert(state.pedestrians.end(), here.begin(), here.end());
        std::ranges::sort(state.pedestrians);
        return {};
    }
    if (!state.setup->data.hazard(correction.property))
        return wrong("no-such-property", correction);
    const Hazard hazard{at, correction.property};
    std::erase(state.hazards, hazard);
    state.hazards.insert(state.hazards.end(), static_cast<size_t>(*count), hazard);
    std::ranges::sort(state.hazards);
    return {};
}

// "road lay hook", "road lift hook" at either end (A13).
Done correctRoad(State& state, const Correction& correction)
{
    const auto tile = state.setup->tile(correction.value);
    const auto& tiles = state.road->tiles();
    if (!tile)
        return wrongValue(correction);
    if (correction.property == u"lay") {
        if (state.road->has(tile->id) || std::ssize(tiles) >= mostTiles ||
            tile->lanes != tiles.back().tile->lanes || flawOf(state.road->extendedBy(tile)))
            return wrongValue(correction);
        state.road = std::make_shared<const Road>(state.road->extendedBy(tile));
        return {};
    }
    if (correction.property != u"lift")
        return wrong("no-such-property", correction);
    const bool rear = tiles.front().tile->id == tile->id;
    if (tiles.size() < 2 || (!rear && tiles.back().tile->id != tile->id))
        return wrongValue(correction);
    state.road = std::make_shared<const Road>(rear ? state.road->withoutRear() : state.road->withoutFront());
    return {};
}

Done correctTurn(State& state, const Correction& correction)
{
    if (correction.property == u"number" || correction.property == u"last") {
        const auto number = table::numberIn(correction.value, 1, mostOfAnything);
        if (!number && !(correction.property == u"last" && correction.value == u"none"))
            return wrongValue(correction);
        if (correction.property == u"number")
            state.turn = *number;
        else
            state.last = number;
        return {};
    }
    if (correction.property != u"phase")
        return wrong("no-such-property", correction);
    const auto phase = table::enumFor<Phase>(phaseWords(), correction.value);
    if (!phase)
        return wrongValue(correction);
    state.phase = *phase;
    state.acted.clear();
    state.order.clear();
    state.move.reset();
    state.pending.reset();
    return {};
}

table::Objection absurd(const char* code, const QJsonObject& args, const char* rule)
{
    return {{QLatin1StringView(code), args}, {QLatin1StringView(rule), {}}};
}

bool isOnRoad(const State& state, SpaceId at)
{
    return state.road->indexOf(at) != none;
}

bool isOver(const State& state, int car)
{
    return state.move && state.move->car == car && state.move->over;
}

} // namespace

namespace {

Done correctSubject(State& state, const Correction& correction)
{
    if (const int car = state.carIndex(correction.subject); car >= 0)
        return correctCar(state, state.car(car), correction);
    if (correction.subject == u"turn")
        return correctTurn(state, correction);
    if (correction.subject == u"road")
        return correctRoad(state, correction);
    if (const auto corrected = correctDecks(state, correction))
        return *corrected;
    if (const int space = state.road->indexOf(correction.subject); space != none)
        return correctSpace(state, state.road->at(space).id, correction);
    return wrong("no-such-subject", correction);
}

} // namespace

Done correct(State& state, const Correction& correction)
{
    Done done = correctSubject(state, correction);
    recount(state);
    return done;
}

std::optional<table::Objection> nonsense(const State& state)
{
    for (int index = 0; index < std::ssize(state.cars); ++index) {
        const Car& car = state.car(index);
        if (!car.isOnRoad())
            continue;
        const QJsonObject args{{u"car"_s, car.id}, {u"place"_s, toText(car.at)}};
        if (!isOnRoad(state, car.at))
            return absurd("beside-the-road", args, "RKR-24");
        for (int other = 0; other < index && car.isInPlay(); ++other) {
            const Car& there = state.car(other);
            if (there.isInPlay() && there.at == car.at && !isOver(state, index) && !isOver(state, other))
                return absurd("two-on-one", args, "RKR-25");
        }
    }
    if (imbalance(state))
        return absurd("not-of-the-deck", {}, "RKR-4");
    for (const Pedestrian& figure : state.pedestrians) {
        if (!isOnRoad(state, figure.at))
            return absurd("figure-beside-the-road", {{u"place"_s, toText(figure.at)}}, "RKR-24");
    }
    for (const Hazard& hazard : state.hazards) {
        if (!isOnRoad(state, hazard.at))
            return absurd("figure-beside-the-road", {{u"place"_s, toText(hazard.at)}}, "RKR-24");
    }
    return std::nullopt;
}

} // namespace roadmarshal::road_kill_rally
