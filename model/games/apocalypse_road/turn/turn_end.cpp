#include "turn_end.h"

#include "games/apocalypse_road/decks/card_place.h"
#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/words/objection.h"
#include "turns.h"

namespace roadmarshal::apocalypse_road {

namespace {

table::Objection carsToGo(const State& state)
{
    QStringList cars;
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        if (state.canActivate(car))
            cars.append(state.sheet(car).id);
    }
    return objection(QStringLiteral("cars-to-go"),
                     {{QStringLiteral("cars"), cars.join(QStringLiteral(", "))}}, QStringLiteral("4.4"));
}

std::unexpected<table::Objection> notNow()
{
    return std::unexpected(objection(QStringLiteral("not-now"), {}, QStringLiteral("4.5")));
}

} // namespace

table::Objections objectionsToEndOfTurn(const State& state)
{
    return state.phase == Phase::Discards ? table::Objections{} : table::Objections{carsToGo(state)};
}

Decided decideDiscard(const State& state, const Discard& action)
{
    const int seat = state.setup->teamIndex(action.team);
    if (seat < 0 || state.phase != Phase::Discards)
        return notNow();
    table::Decision decision;
    Recorder recorder(state);
    for (const QString& name : action.cards) {
        const auto card = parseRaceCard(name);
        const QJsonObject args{{QStringLiteral("card"), name},
                               {QStringLiteral("team"), state.setup->teams[seat].name}};
        const cards::Holding& hand = handOf(recorder.state(), seat);
        const bool held =
            name == unseenCard ? hand.unknown > 0 : card && mayHold(recorder.state(), seat, *card);
        if (!held)
            decision.objections.append(objection(QStringLiteral("not-in-hand"), args, QStringLiteral("4.5"),
                                                 QStringLiteral("AR-47")));
        discardFromHand(recorder, seat, card ? raceKindOf(recorder.state(), *card) : QString());
    }
    decision.effects = recorder.effects();
    return decision;
}

Decided decideEndOfTurn(const State& state, const EndTurn&, table::Random& random)
{
    const bool early = state.phase == Phase::Race && !state.segment.isOpen() && !waitsForReplacement(state);
    if (state.phase != Phase::Discards && !early)
        return notNow();
    Recorder recorder(state);
    // 2.3: a car that was passed over is turned with the others, or it would sit out the next turn too.
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        if (state.canActivate(car))
            recorder.add(CarFlipped{recorder.carId(car), !state.cars[car].dark}, {QStringLiteral("2.3"), {}});
    }
    beginNextTurn(recorder, random);
    return table::Decision{recorder.effects(), objectionsToEndOfTurn(state)};
}

} // namespace roadmarshal::apocalypse_road
