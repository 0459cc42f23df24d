// Why an event that moves a car can do nothing here, or not what somebody wants of it.
#include "kinds.h"

#include "games/apocalypse_road/objection.h"

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
Objection noLaneChange(const State& state, Index here)
{
    return objection(QStringLiteral("why-lane-kept"),
                     {{QStringLiteral("car"), state.sheet(state.segment.car).id},
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
    const int other = to == track::none ? -1 : carOn(state, to);
    if (to == track::none)
        return because(state,
                       side == Side::In ? QStringLiteral("why-no-lane-inside")
                                        : QStringLiteral("why-no-lane-outside"),
                       QStringLiteral("AR-54"));
    if (other >= 0 && state.sheet(other).team != state.sheet(state.segment.car).team)
        return objection(QStringLiteral("why-no-attack"),
                         {{QStringLiteral("car"), state.sheet(state.segment.car).id}}, QStringLiteral("8.5"),
                         QStringLiteral("AR-25"));
    return because(state, QStringLiteral("why-lane-barred"), QStringLiteral("AR-54"),
                   {{QStringLiteral("place"), toText(state.setup->graph.spaceAt(to))}});
}

} // namespace

Objections whyNoBump(const State& state, const QString&)
{
    const bool onLane = laneOf(state, state.segment.car).has_value();
    return {onLane ? because(state, QStringLiteral("why-nobody-to-bump"), QStringLiteral("AR-52"))
                   : offTheLanes(state, QStringLiteral("AR-52"))};
}

Objections whyNoDrift(const State& state, const QString&)
{
    const bool onLane = laneOf(state, state.segment.car).has_value();
    return {onLane ? because(state, QStringLiteral("why-nobody-in-front"), QStringLiteral("AR-52"))
                   : offTheLanes(state, QStringLiteral("AR-52"))};
}

Objections whyNotThere(const State& state, const QString& choice)
{
    const QString ruling = QStringLiteral("AR-57");
    const auto here = laneOf(state, state.segment.car);
    const auto space = track::parseSpace(choice);
    const Index there = space ? state.setup->graph.indexOf(*space) : track::none;
    if (choice == noneWord) // the table's own ruling says why
        return {};
    if (choice.isEmpty())
        return {because(state, QStringLiteral("why-no-free-space"), ruling)};
    const QJsonObject place{{QStringLiteral("place"), choice}};
    if (there == track::none)
        return {objection(QStringLiteral("no-such-place"), place, QStringLiteral("7.1"))};
    if (!isEmpty(state, there))
        return {because(state, QStringLiteral("why-occupied"), ruling, place)};
    if (here && !isPaved(state, *here) && state.setup->graph.spaceAt(*here).sector == space->sector)
        return {noLaneChange(state, *here)};
    return {because(state, QStringLiteral("why-not-in-two"), ruling, place)};
}

Objections whyNoOpenRoad(const State& state, const QString&)
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
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        if (car != state.segment.car && laneOf(state, car))
            return {because(state, QStringLiteral("why-no-way-up"), ruling)};
    }
    return {because(state, QStringLiteral("why-nobody-ahead"), ruling)};
}

Objections whyNoSideswipe(const State& state, const QString& choice)
{
    const auto here = laneOf(state, state.segment.car);
    if (!here)
        return {offTheLanes(state, QStringLiteral("AR-54"))};
    if (!isPaved(state, *here))
        return {noLaneChange(state, *here)};
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

} // namespace roadmarshal::apocalypse_road::events
