// Why an event that moves a car can do nothing here, or not what somebody wants of it.
#include "kinds.h"

#include "stretch.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::events {

using namespace table;
using track::Index;
using track::Side;
using track::Surface;

namespace {

Objection because(const State& state, const QString& code, const QString& ruling, QJsonObject args = {})
{
    args[QStringLiteral("car")] = state.sheet(state.segment.car).id;
    return objection(code, args, QStringLiteral("10.0"), ruling);
}

Objection offTheLanes(const State& state, const QString& ruling)
{
    return because(state, QStringLiteral("why-off-the-lanes"), ruling);
}

// 7.13, 7.14, AR-16: nobody changes lanes here, whatever the card says.
Objection noLaneChange(const State& state, int car, Index here)
{
    return objection(QStringLiteral("why-lane-kept"),
                     {{QStringLiteral("car"), state.sheet(car).id},
                      {QStringLiteral("place"), toText(state.setup->graph.spaceAt(here))}},
                     state.setup->graph.surface(here) == Surface::Rough ? QStringLiteral("7.13")
                                                                        : QStringLiteral("7.14"),
                     QStringLiteral("AR-16"));
}

bool isPaved(const State& state, Index space)
{
    return state.setup->graph.surface(space) == Surface::Paved;
}

Objection whyNotSide(const State& state, Index here, Side side)
{
    const Index to = state.setup->graph.beside(here, side);
    if (to == track::none)
        return because(state,
                       side == Side::In ? QStringLiteral("why-no-lane-inside")
                                        : QStringLiteral("why-no-lane-outside"),
                       QStringLiteral("AR-54"));
    const int other = holderOf(state, to);
    const QJsonObject args{{QStringLiteral("place"), toText(state.setup->graph.spaceAt(to))},
                           {QStringLiteral("other"), other < 0 ? QString() : state.sheet(other).id}};
    if (other >= 0 && state.sheet(other).team != state.sheet(state.segment.car).team)
        return objection(QStringLiteral("why-no-attack"),
                         {{QStringLiteral("car"), state.sheet(state.segment.car).id}}, QStringLiteral("8.5"),
                         QStringLiteral("AR-25"));
    if (other >= 0 && carOn(state, to) != other) // AR-9: nobody is displaced off a crossover cell
        return because(state, QStringLiteral("why-mate-across"), QStringLiteral("AR-61"), args);
    if (other >= 0)
        return objection(QStringLiteral("why-mate-stuck"), args, QStringLiteral("7.12"),
                         QStringLiteral("AR-9"));
    return because(state, QStringLiteral("why-lane-barred"), QStringLiteral("AR-54"), args);
}

// A choice that should name a car in the race: the car, or what is wrong with the word.
std::expected<int, Objection> carMeant(const State& state, const QString& choice)
{
    const int car = state.setup->carIndex(choice);
    if (car < 0)
        return std::unexpected(objection(QStringLiteral("why-no-car"), {{QStringLiteral("given"), choice}},
                                         QStringLiteral("10.0")));
    if (!state.cars[car].inRace())
        return std::unexpected(objection(QStringLiteral("car-not-racing"), {{QStringLiteral("car"), choice}},
                                         QStringLiteral("4.4")));
    return car;
}

// A choice that should name a space of the track.
std::expected<Index, Objection> spaceMeant(const State& state, const QString& choice)
{
    const auto space = track::parseSpace(choice);
    const Index index = space ? state.setup->graph.indexOf(*space) : track::none;
    if (index == track::none)
        return std::unexpected(objection(QStringLiteral("no-such-place"), {{QStringLiteral("place"), choice}},
                                         QStringLiteral("7.1")));
    return index;
}

QJsonObject surfaceArgs(Surface surface)
{
    return {{QStringLiteral("surface"),
             surface == Surface::Jump ? QStringLiteral("@surface-jump") : QStringLiteral("@surface-rough")}};
}

} // namespace

Objection whyNotConcerned(const State& state, int car, Surface surface)
{
    QJsonObject args = surfaceArgs(surface);
    args[QStringLiteral("other")] = state.sheet(car).id;
    args[QStringLiteral("place")] = toText(state.cars[car].at);
    const auto* space = std::get_if<track::Space>(&state.cars[car].at);
    if (space && state.setup->graph.isTrough(state.setup->graph.indexOf(*space)))
        return because(state, QStringLiteral("why-in-trough"), QStringLiteral("AR-50"), args);
    if (!isOn(state, car, surface))
        return because(state, QStringLiteral("why-not-on-stretch"), QStringLiteral("AR-50"), args);
    std::vector<int> best;
    for (const Group& group : furthest(state, surface)) {
        best.insert(best.end(), group.cars.begin(), group.cars.end());
        args[QStringLiteral("fewest")] = group.left;
    }
    args[QStringLiteral("left")] = sectorsLeft(state.setup->graph, space->sector, surface);
    args[QStringLiteral("cars")] = namesOf(state, best);
    return because(state, QStringLiteral("why-further-back"), QStringLiteral("AR-50"), args);
}

namespace {

Objections whyNotOn(const State& state, const QString& choice, Surface surface)
{
    const std::vector<Group> groups = furthest(state, surface);
    QJsonObject args = surfaceArgs(surface);
    if (choice.isEmpty() || (choice == noneWord && groups.empty()))
        return {because(state, QStringLiteral("why-nobody-on-stretch"), QStringLiteral("AR-50"), args)};
    if (!groups.empty()) {
        args[QStringLiteral("sector")] = groups.front().sector;
        args[QStringLiteral("cars")] = namesOf(state, groups.front().cars);
        args[QStringLiteral("left")] = groups.front().left;
    }
    if (const auto car = carMeant(state, choice))
        return {whyNotConcerned(state, *car, surface)};
    return {because(state,
                    groups.empty() ? QStringLiteral("why-nobody-on-stretch") : QStringLiteral("why-furthest"),
                    QStringLiteral("AR-50"), args)};
}

} // namespace

Objections whyNoBump(const State& state, const QStringList& made, const QString& choice)
{
    const QString ruling = QStringLiteral("AR-52");
    if (!laneOf(state, state.segment.car))
        return {offTheLanes(state, ruling)};
    if (choice.isEmpty())
        return {because(state, QStringLiteral("why-nobody-to-bump"), ruling)};
    if (made.isEmpty()) {
        const auto car = carMeant(state, choice);
        if (!car)
            return {car.error()};
        return {because(state,
                        isNextTo(state, state.segment.car, *car) ? QStringLiteral("why-no-room-for")
                                                                 : QStringLiteral("why-not-next-to"),
                        ruling, {{QStringLiteral("other"), choice}})};
    }
    const auto space = spaceMeant(state, choice);
    if (!space)
        return {space.error()};
    const int bumped = state.setup->carIndex(made.first());
    const Index from = *laneOf(state, bumped);
    const QJsonObject args{{QStringLiteral("other"), made.first()}, {QStringLiteral("place"), choice}};
    if (!isEmpty(state, *space))
        return {because(state, QStringLiteral("why-not-vacant"), ruling, args)};
    const track::Graph& graph = state.setup->graph;
    if (!isPaved(state, from) && graph.spaceAt(from).sector == graph.spaceAt(*space).sector)
        return {noLaneChange(state, bumped, from)};
    return {because(state, QStringLiteral("why-not-next-space"), ruling, args)};
}

Objections whyNoDrift(const State& state, const QStringList&, const QString& choice)
{
    const QString ruling = QStringLiteral("AR-52");
    if (!laneOf(state, state.segment.car))
        return {offTheLanes(state, ruling)};
    if (choice.isEmpty())
        return {because(state, QStringLiteral("why-nobody-in-front"), ruling)};
    const auto car = carMeant(state, choice);
    return {
        car ? because(state, QStringLiteral("why-not-in-front"), ruling, {{QStringLiteral("other"), choice}})
            : car.error()};
}

Objections whyNotThere(const State& state, const QStringList&, const QString& choice)
{
    const QString ruling = QStringLiteral("AR-57");
    const auto here = laneOf(state, state.segment.car);
    if (choice == noneWord)
        return {because(state, QStringLiteral("why-must-go"), {})};
    if (choice.isEmpty())
        return {because(state, QStringLiteral("why-no-free-space"), ruling)};
    const auto there = spaceMeant(state, choice);
    if (!there)
        return {there.error()};
    const QJsonObject place{{QStringLiteral("place"), choice}};
    if (!isEmpty(state, *there))
        return {because(state, QStringLiteral("why-occupied"), ruling, place)};
    const track::Graph& graph = state.setup->graph;
    if (here && !isPaved(state, *here) && graph.spaceAt(*here).sector == graph.spaceAt(*there).sector)
        return {noLaneChange(state, state.segment.car, *here)};
    return {because(state, QStringLiteral("why-not-in-two"), ruling, place)};
}

Objections whyNoOpenRoad(const State& state, const QStringList&, const QString& choice)
{
    const QString ruling = QStringLiteral("AR-55");
    const track::Graph& graph = state.setup->graph;
    const auto here = laneOf(state, state.segment.car);
    if (!here)
        return {offTheLanes(state, ruling)};
    if (!aloneInSector(state, state.segment.car, graph.spaceAt(*here).sector))
        return {because(state, QStringLiteral("why-not-alone"), ruling)};
    if (std::ranges::any_of(graph.next(*here), [&](Index ahead) { return carOn(state, ahead) >= 0; }))
        return {because(state, QStringLiteral("why-linked-already"), ruling)};
    bool isAnybodyThere = false;
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car)
        isAnybodyThere = isAnybodyThere || (car != state.segment.car && laneOf(state, car));
    if (!isAnybodyThere)
        return {because(state, QStringLiteral("why-nobody-ahead"), ruling)};
    if (choice.isEmpty())
        return {because(state, QStringLiteral("why-no-way-up"), ruling)};
    const auto there = spaceMeant(state, choice);
    if (!there)
        return {there.error()};
    return {because(state,
                    isEmpty(state, *there) ? QStringLiteral("why-not-behind-next")
                                           : QStringLiteral("why-occupied"),
                    ruling, {{QStringLiteral("place"), choice}})};
}

Objections whyNoSideswipe(const State& state, const QStringList& made, const QString& choice)
{
    const auto here = laneOf(state, state.segment.car);
    if (!here)
        return {offTheLanes(state, QStringLiteral("AR-54"))};
    if (!isPaved(state, *here))
        return {noLaneChange(state, state.segment.car, *here)};
    if (!made.isEmpty() && !isChoiceWord(choice))
        return {};
    if (choice == noneWord)
        return {because(state, QStringLiteral("why-must-swipe"), QStringLiteral("AR-54"))};
    Objections objections;
    for (const auto& [word, side] :
         {std::pair(QStringLiteral("in"), Side::In), std::pair(QStringLiteral("out"), Side::Out)}) {
        if (choice.isEmpty() || choice == word)
            objections.append(whyNotSide(state, *here, side));
    }
    if (objections.size() == 2 && objections[0] == objections[1])
        objections.removeLast();
    return objections;
}

Objections whyNoDebris(const State& state, const QStringList& made, const QString& choice)
{
    if (choice.isEmpty())
        return {because(state, QStringLiteral("why-nobody-on-track"), QStringLiteral("AR-33"))};
    const Prompt prompt = askDebris(state, made, {});
    const auto car = carMeant(state, choice);
    if (!car)
        return {car.error()};
    if (std::holds_alternative<track::InChute>(state.cars[*car].at))
        return {because(state, QStringLiteral("why-debris-chute"), {}, {{QStringLiteral("other"), choice}})};
    if (prompt.options.isEmpty())
        return {};
    QStringList cars;
    for (const Option& option : prompt.options)
        cars.append(option.answer);
    return {because(state, QStringLiteral("why-debris-own"), {},
                    {{QStringLiteral("other"), choice},
                     {QStringLiteral("team"), prompt.question.args[QStringLiteral("team")]},
                     {QStringLiteral("cars"), cars.join(QStringLiteral(", "))}})};
}

Objections whyNotOnJump(const State& state, const QStringList&, const QString& choice)
{
    return whyNotOn(state, choice, Surface::Jump);
}

Objections whyNotOnRough(const State& state, const QStringList&, const QString& choice)
{
    return whyNotOn(state, choice, Surface::Rough);
}

Objections whyNoFlyer(const State& state, const QStringList& made, const QString& choice)
{
    const QString ruling = QStringLiteral("AR-53");
    if (choice.isEmpty())
        return {because(state, QStringLiteral("why-nobody-on-stretch"), ruling, surfaceArgs(Surface::Jump))};
    if (made.size() == 1 && state.setup->carIndex(choice) < 0)
        return {because(state, QStringLiteral("why-no-flight"), ruling,
                        {{QStringLiteral("other"), made.first()},
                         {QStringLiteral("points"), flight},
                         {QStringLiteral("place"), choice}})};
    if (made.size() > 1)
        return {};
    const auto car = carMeant(state, choice);
    if (!car)
        return {car.error()};
    for (const Group& group : furthest(state, Surface::Jump)) {
        if (std::ranges::contains(group.cars, *car)) // as far along, but outside
            return {because(state, QStringLiteral("why-outer-one"), ruling,
                            {{QStringLiteral("other"), choice},
                             {QStringLiteral("cars"), namesOf(state, flyers(state))}})};
    }
    return {whyNotConcerned(state, *car, Surface::Jump)};
}

Objections whyNoBoost(const State& state, const QStringList& made, const QString& choice)
{
    const bool asksForCard = state.segment.boost.isEmpty() && made.isEmpty();
    if (choice.isEmpty() || asksForCard)
        return choice.isEmpty()
                   ? Objections()
                   : Objections{because(state, QStringLiteral("why-no-boost-card"), QStringLiteral("AR-56"),
                                        {{QStringLiteral("given"), choice}})};
    if (made.size() > (state.segment.boost.isEmpty() ? 1 : 0))
        return {};
    const auto card = parseRaceCard(state.segment.boost.isEmpty() ? made.first() : state.segment.boost);
    if (!card)
        return {};
    return {because(state, QStringLiteral("why-no-boost-end"), QStringLiteral("AR-56"),
                    {{QStringLiteral("type"), typeCode(card->movement)},
                     {QStringLiteral("adjustment"), adjustmentOf(*card)},
                     {QStringLiteral("place"), choice}})};
}

} // namespace roadmarshal::apocalypse_road::events
