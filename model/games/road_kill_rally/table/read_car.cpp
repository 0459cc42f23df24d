#include "read_car.h"

#include "names.h"
#include "table/names_given.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

bool isGiven(const json::Reader& reader)
{
    return !reader.value().isUndefined();
}

// Names of cards, sorted; `known` says which there are.
template <class Known>
QStringList readCards(const json::Reader& from, const char* what, Known known)
{
    constexpr qsizetype mostCards = 9999;
    QStringList cards;
    for (qsizetype i = 0; isGiven(from) && i < from.size(mostCards) && !from.problem(); ++i) {
        const QString card = from[i].text();
        if (!known(card))
            from[i].fail(u"is \"%1\", an unknown %2"_s.arg(card, QLatin1StringView(what)));
        cards.append(card);
    }
    cards.sort();
    return cards;
}

void checkSpace(const json::Reader& reader, const State& state, const Car& car,
                const std::optional<QString>& jumping)
{
    if (state.road->indexOf(car.at) == none) {
        reader.fail(u"is \"%1\", the road has no such space"_s.arg(reader.value().toString()));
        return;
    }
    for (const Car& other : state.cars) {
        const bool jumps = jumping == car.id || jumping == other.id;
        if (!jumps && car.isInPlay() && other.isInPlay() && other.at == car.at)
            reader.fail(u"is \"%1\", where car \"%2\" stands already"_s.arg(toText(car.at), other.id));
    }
}

void readPlace(const json::Reader& from, const State& state, const std::optional<QString>& jumping, Car& car)
{
    const json::Reader at = from[u"at"_s];
    const QString place = at.text();
    if (at.problem())
        return;
    const bool isSetUp = state.phase == Phase::Configure || state.phase == Phase::Poles;
    if (place == finishedWord)
        car.where = Whereabouts::Finished;
    else if (place == removedWord)
        car.where = Whereabouts::Removed;
    else if (place == waitingWord && isSetUp)
        car.where = Whereabouts::Waiting;
    else if (const auto space = parseSpaceId(place))
        car.at = *space;
    else
        at.fail(u"is \"%1\", the road has no such space"_s.arg(place));
    if (car.where == Whereabouts::Removed)
        car.destroyed = true; // only wrecks go with their tile
    if (car.isOnRoad() && !at.problem())
        checkSpace(at, state, car, jumping);
    const json::Reader crossed = from[u"crossed"_s];
    car.crossed = crossed.integer(0, mostOfAnything, 0);
    if ((car.where == Whereabouts::Finished) != (car.crossed > 0))
        crossed.fail(u"is %1, but the car is at \"%2\""_s.arg(car.crossed).arg(place));
    const auto same = std::ranges::find(state.cars, car.crossed, &Car::crossed);
    if (car.crossed > 0 && same != state.cars.end())
        crossed.fail(u"is %1, as that of car \"%2\""_s.arg(car.crossed).arg(same->id));
}

void readHands(const json::Reader& from, const Data& data, Car& car)
{
    car.cards = readCards(from[u"cards"_s], "card",
                          [&](const QString& card) { return data.rallyCard(card) != nullptr; });
    const json::Reader hand = from[u"hand"_s];
    car.hand = hand.integer(0, mostOfAnything, rallyDeal);
    if (car.cards.size() > car.hand)
        from[u"cards"_s].fail(u"has %1 entries, the hand has %2"_s.arg(car.cards.size()).arg(car.hand));
    car.spares = readCards(from[u"spares"_s], "accessory",
                           [&](const QString& card) { return data.accessory(card) != nullptr; });
    const json::Reader spare = from[u"spare"_s];
    car.spare = spare.integer(0, mostOfAnything, static_cast<int>(car.spares.size()));
    if (car.spares.size() > car.spare)
        from[u"spares"_s].fail(u"has %1 entries, the hand has %2"_s.arg(car.spares.size()).arg(car.spare));
}

void checkSlot(const json::Reader& reader, const QString& slot, const Dashboard& dashboard)
{
    if (!reader.problem() && dashboard.slotOf(slot) < 0)
        reader.fail(u"has \"%1\", the dashboard has no such slot"_s.arg(slot));
}

void readSlots(const json::Reader& from, const State& state, Car& car)
{
    const Dashboard& dashboard = state.dashboardOf(car);
    if (const json::Reader mounted = from[u"mounted"_s]; isGiven(mounted)) {
        (void)mounted.object(); // which says so if it is none
        for (const QString& slot : mounted.keys()) {
            checkSlot(mounted, slot, dashboard);
            const QString accessory = mounted[slot].text();
            if (!mounted.problem() && !state.setup->data.accessory(accessory))
                mounted[slot].fail(u"is \"%1\", an unknown accessory"_s.arg(accessory));
            car.mounted[slot] = accessory;
        }
    }
    const json::Reader damaged = from[u"damaged"_s];
    for (qsizetype i = 0; isGiven(damaged) && i < damaged.size(mostSlots); ++i) {
        const QString slot = damaged[i].text();
        checkSlot(damaged[i], slot, dashboard);
        if (!damaged.problem() && car.damaged.contains(slot))
            damaged[i].fail(u"is \"%1\" a second time"_s.arg(slot));
        car.damaged.append(slot);
    }
    std::ranges::sort(car.damaged, {}, [&](const QString& slot) { return dashboard.slotOf(slot); });
}

void readTokens(const json::Reader& from, Car& car)
{
    car.speed = from[u"speed"_s].integer(1, fastest, startingBox);
    car.shoot = from[u"shoot"_s].integer(0, mostOfAnything, 0);
    car.wipeOut = from[u"wipeOut"_s].integer(0, mostOfAnything, 0);
    const json::Reader kills = from[u"kills"_s];
    for (const Colour colour : allColours) {
        if (isGiven(kills))
            car.*car.killsMember(colour) = kills[toText(colour)].integer(0, mostOfAnything, 0);
    }
    car.wipedOut = from[u"wipedOut"_s].boolean(false);
    car.pitted = from[u"pitted"_s].boolean(false);
    car.destroyed = from[u"destroyed"_s].boolean(false);
}

} // namespace

Car readCar(const json::Reader& from, const State& state, const std::optional<QString>& jumping)
{
    Car car;
    const json::Reader idField = from[u"id"_s];
    car.id = readId(idField);
    if (!from.problem() && state.carIndex(car.id) >= 0)
        idField.fail(u"is \"%1\" a second time"_s.arg(car.id));
    readTokens(from, car);
    if (!from.problem())
        readPlace(from, state, jumping, car);
    readHands(from, state.setup->data, car);
    readSlots(from, state, car);
    car.team = from[u"team"_s].text(longestId, {});
    if (const json::Reader team = from[u"team"_s]; !from.problem() && !car.team.isEmpty() && !isId(car.team))
        team.fail(u"is \"%1\", which is not letters, digits, - and _"_s.arg(car.team));
    car.skill = from[u"skill"_s].text(longestId, {});
    if (!from.problem() && !car.skill.isEmpty() && !state.setup->data.skill(car.skill))
        from[u"skill"_s].fail(u"is \"%1\", an unknown skill"_s.arg(car.skill));
    return car;
}

namespace {

QString placeWord(const Car& car)
{
    switch (car.where) {
    case Whereabouts::Waiting:
        return waitingWord;
    case Whereabouts::Finished:
        return finishedWord;
    case Whereabouts::Removed:
        return removedWord;
    case Whereabouts::OnRoad:
        break;
    }
    return toText(car.at);
}

} // namespace

QJsonObject storeCar(const Car& car, const Setup& setup)
{
    const auto driver = std::ranges::find(setup.drivers, car.id, &table::Team::id);
    QJsonObject mounted;
    for (auto slot = car.mounted.begin(); slot != car.mounted.end(); ++slot)
        mounted[slot.key()] = slot.value();
    QJsonObject kills;
    for (const Colour colour : allColours)
        kills[toText(colour)] = car.kills(colour);
    QStringList damaged = car.damaged; // which lie in the order of the dashboard
    damaged.sort();
    return {{u"id"_s, car.id},
            {u"driver"_s, driver == setup.drivers.end() ? QString() : driver->player},
            {u"at"_s, placeWord(car)},
            {u"speed"_s, car.speed},
            {u"hand"_s, car.hand},
            {u"cards"_s, QJsonArray::fromStringList(car.cards)},
            {u"spare"_s, car.spare},
            {u"spares"_s, QJsonArray::fromStringList(car.spares)},
            {u"mounted"_s, mounted},
            {u"damaged"_s, QJsonArray::fromStringList(damaged)},
            {u"shoot"_s, car.shoot},
            {u"wipeOut"_s, car.wipeOut},
            {u"kills"_s, kills},
            {u"wipedOut"_s, car.wipedOut},
            {u"pitted"_s, car.pitted},
            {u"destroyed"_s, car.destroyed},
            {u"crossed"_s, car.crossed},
            {u"team"_s, car.team},
            {u"skill"_s, car.skill}};
}

} // namespace roadmarshal::road_kill_rally
