#include "passages.h"

#include "games/apocalypse_road/record/actions.h"
#include "match.h"

namespace roadmarshal::apocalypse_road {

using table::Passage;

namespace {

Passage general(int turn, const QString& code)
{
    return {turn, {}, {}, {code, {{QStringLiteral("turn"), turn}}}};
}

// 4.4: all that a car does when it is activated.
Passage ofCar(const State& before, int car)
{
    if (car < 0)
        return general(before.turn, QStringLiteral("passage-other"));
    const table::Team& team = before.teamOf(car);
    const QString& id = before.sheet(car).id;
    return {
        before.turn,
        team.id,
        id,
        {QStringLiteral("passage-car"), {{QStringLiteral("team"), team.name}, {QStringLiteral("car"), id}}}};
}

// 8.3: it comes while the car that caused it is still acting, or when that is over.
Passage ofReplacement(const State& before, const QString& car)
{
    if (before.segment.isOpen())
        return ofCar(before, before.segment.car);
    Passage passage = ofCar(before, before.setup->carIndex(car));
    passage.piece.clear();
    passage.title.code = QStringLiteral("passage-replacement");
    return passage;
}

} // namespace

Passage passage(const State& before, const table::Action& action)
{
    const auto typed = toTyped(action);
    if (!typed)
        return general(before.turn, QStringLiteral("passage-other"));
    return std::visit(
        Match{[](const FillGrid&) { return general(0, QStringLiteral("passage-grid")); },
              [&](const Activate& d) { return ofCar(before, before.setup->carIndex(d.car)); },
              [&](const Shoot& d) { return ofCar(before, before.setup->carIndex(d.car)); },
              [&](const Replace& d) { return ofReplacement(before, d.car); },
              [&](const Discard&) { return general(before.turn, QStringLiteral("passage-turn-end")); },
              [&](const EndTurn&) { return general(before.turn, QStringLiteral("passage-turn-end")); },
              [&](const auto&) { return ofCar(before, before.segment.car); }},
        *typed);
}

} // namespace roadmarshal::apocalypse_road
