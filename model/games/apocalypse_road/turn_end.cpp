#include "turn_end.h"

#include "deck_moves.h"
#include "objection.h"
#include "turns.h"

namespace roadmarshal::apocalypse_road {

namespace {

std::unexpected<table::Objection> notNow()
{
    return std::unexpected(objection(QStringLiteral("not-now"), {}, QStringLiteral("4.5")));
}

} // namespace

Decided decideDiscard(const State& state, const Discard& deed)
{
    const int seat = state.setup->teamIndex(deed.team);
    if (seat < 0 || state.phase != Phase::Discards)
        return notNow();
    table::Decision decision;
    Recorder recorder(state);
    for (const QString& name : deed.cards) {
        const auto card = parseRaceCard(name);
        const QJsonObject args{{QStringLiteral("card"), name},
                               {QStringLiteral("team"), state.setup->teams[seat].name}};
        const cards::Holding& hand = recorder.state().deck(DeckId::Race).hands[seat];
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
    if (state.phase != Phase::Discards)
        return notNow();
    Recorder recorder(state);
    beginNextTurn(recorder, random);
    return table::Decision{recorder.effects(), {}};
}

} // namespace roadmarshal::apocalypse_road
