#include "segments.h"

#include "games/apocalypse_road/combat/attack.h"
#include "games/apocalypse_road/decks/card_place.h"
#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/events/event.h"
#include "games/apocalypse_road/words/objection.h"
#include "proceed.h"
#include "turns.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::Objection;
using table::Objections;

namespace {

std::unexpected<Objection> notNow(const QString& rule)
{
    return std::unexpected(objection(QStringLiteral("not-now"), {}, rule));
}

// What a combat card said about a shot: told by the table, or read from a card with a known face.
struct ShotCard
{
    QString card; // empty if nobody knows its face
    combat::ShotTold told;
};

std::optional<int> combatKind(const State& state, const QString& card)
{
    const int kind = state.setup->decks.of(DeckId::Combat).kindOf(card);
    return kind < 0 ? std::nullopt : std::optional(kind);
}

ShotCard readShot(const State& state, int car, int target, const combat::CombatCard& card)
{
    const bool hits = card.value >= combat::valueNeeded(state, car, target);
    return {card.id, {card.value, hits ? std::optional(card.hit(state.sheet(car).weapon)) : std::nullopt}};
}

std::optional<ShotCard> tellShot(const State& state, int car, int target, const QString& result)
{
    if (const auto kind = combatKind(state, result))
        return readShot(state, car, target, state.setup->decks.combat[*kind]);
    return combat::parseShot(result).transform(
        [](const combat::ShotTold& told) { return ShotCard{{}, told}; });
}

// AR-21: a value that was told and a result that does not follow from it.
Objections objectionsToResult(const State& state, int car, int target, const combat::ShotTold& told)
{
    const int needed = combat::valueNeeded(state, car, target);
    if (!told.value || (*told.value >= needed) == told.hit.has_value())
        return {};
    return {objection(told.hit ? QStringLiteral("value-too-low") : QStringLiteral("value-hits"),
                      {{QStringLiteral("target"), state.sheet(target).id},
                       {QStringLiteral("needed"), needed},
                       {QStringLiteral("value"), *told.value}},
                      QStringLiteral("8.0"), QStringLiteral("AR-21"))};
}

void carryOutShot(Recorder& recorder, int car, int target, const combat::ShotTold& told)
{
    recorder.add(Remarked{told.hit ? QStringLiteral("shot-hits") : QStringLiteral("shot-misses"),
                          recorder.carId(car), recorder.carId(target)},
                 {QStringLiteral("8.0"), QStringLiteral("AR-21")});
    if (told.hit)
        combat::strike(recorder, car, target, *told.hit);
}

Segment segmentWithShot(const State& state, int car)
{
    Segment segment = state.segment;
    if (!segment.isOpen())
        segment.stage = Stage::Move;
    segment.car = car;
    segment.fired = true;
    if (segment.stage == Stage::Late)
        segment.star = Star::No; // the table has gone past it
    return segment;
}

} // namespace

Objections objectionsToCar(const State& state, int car)
{
    Objections objections;
    const QJsonObject args{{QStringLiteral("car"), state.sheet(car).id},
                           {QStringLiteral("team"), state.teamOf(car).name},
                           {QStringLiteral("toAct"), state.setup->teams[state.toAct].name}};
    if (state.phase == Phase::Over)
        objections.append(objection(QStringLiteral("race-over"), args, QStringLiteral("11.5")));
    if (state.phase == Phase::Discards)
        objections.append(objection(QStringLiteral("turn-over"), args, QStringLiteral("4.5")));
    if (state.sheet(car).team != state.toAct)
        objections.append(objection(QStringLiteral("not-your-segment"), args, QStringLiteral("4.4")));
    if (state.activated(state.cars[car]))
        objections.append(objection(QStringLiteral("already-activated"), args, QStringLiteral("4.4")));
    return objections;
}

Objections objectionsToCard(const State& state, int car, const RaceCard& card)
{
    const QJsonObject args{{QStringLiteral("card"), toText(card)},
                           {QStringLiteral("team"), state.teamOf(car).name}};
    if (raceKindOf(state, card).isEmpty())
        return {objection(QStringLiteral("card-not-in-deck"), args, QStringLiteral("6.0"),
                          QStringLiteral("AR-47"))};
    // A hand nobody has dealt in the app says nothing.
    const cards::Holding& hand = handOf(state, state.sheet(car).team);
    if (hand.size() > 0 && !mayHold(state, state.sheet(car).team, card))
        return {
            objection(QStringLiteral("not-in-hand"), args, QStringLiteral("4.4"), QStringLiteral("AR-47"))};
    return {};
}

Decided decideShot(const State& state, const Shoot& action, table::Random& random,
                   const std::stop_token& stop)
{
    const QJsonObject args{{QStringLiteral("car"), action.car}};
    const int car = state.setup->carIndex(action.car);
    const int target = state.setup->carIndex(action.target);
    const bool late = state.segment.stage == Stage::Late && state.segment.car == car;
    if (car < 0 || target < 0 || car == target || !state.cars[car].inRace() || !state.cars[target].inRace())
        return std::unexpected(objection(QStringLiteral("no-such-shot"), args, QStringLiteral("8.0")));
    if ((state.segment.isOpen() && !late) || state.phase == Phase::Grid)
        return notNow(QStringLiteral("4.4"));
    table::Decision decision;
    if (!late)
        decision.objections = objectionsToCar(state, car);
    decision.objections += combat::objectionsToShot(state, car, target);

    Recorder recorder(state);
    std::optional<ShotCard> shot;
    if (action.result.isEmpty()) {
        const auto drawn = drawByApp(recorder, random, DeckId::Combat, cards::discard);
        const auto kind = drawn ? combatKind(state, *drawn) : std::nullopt;
        if (kind)
            shot = readShot(state, car, target, state.setup->decks.combat[*kind]);
    } else if ((shot = tellShot(state, car, target, action.result))) {
        if (!shot->card.isEmpty())
            decision.objections += objectionsToDrawn(state, DeckId::Combat, shot->card);
        noteDrawn(recorder, DeckId::Combat, shot->card, cards::discard);
    }
    if (!shot)
        return std::unexpected(objection(QStringLiteral("no-combat-card"),
                                         {{QStringLiteral("given"), action.result}}, QStringLiteral("8.0")));
    decision.objections += objectionsToResult(state, car, target, shot->told);
    recorder.add(SegmentChanged{segmentWithShot(state, car)},
                 {QStringLiteral("4.4"), QStringLiteral("AR-26")});
    carryOutShot(recorder, car, target, shot->told);
    proceed(recorder, random, stop);
    decision.effects = recorder.effects();
    return decision;
}

Decided decideCollision(const State& state, const Collide& action, table::Random& random,
                        const std::stop_token& stop)
{
    if (state.segment.stage != Stage::Collision)
        return notNow(QStringLiteral("8.4"));
    table::Decision decision;
    Recorder recorder(state);
    const auto kind = combatKind(state, action.result);
    const auto crash =
        kind ? std::optional(state.setup->decks.combat[*kind].crash) : combat::parseCrash(action.result);
    if (!crash)
        return std::unexpected(objection(QStringLiteral("no-combat-card"),
                                         {{QStringLiteral("given"), action.result}}, QStringLiteral("8.4")));
    if (kind)
        decision.objections = objectionsToDrawn(state, DeckId::Combat, action.result);
    noteDrawn(recorder, DeckId::Combat, kind ? action.result : QString(), cards::discard);
    resolveCollision(recorder, combat::toText(*crash));
    proceed(recorder, random, stop);
    decision.effects = recorder.effects();
    return decision;
}

Decided decideChain(const State& state, const PickChain& action, table::Random& random,
                    const std::stop_token& stop)
{
    if (state.segment.stage != Stage::Chain)
        return notNow(QStringLiteral("8.5"));
    std::vector<int> chain;
    for (const QString& id : action.cars)
        chain.push_back(state.setup->carIndex(id));
    if (!std::ranges::contains(
            combat::chainsFrom(state, state.segment.car, state.segment.target, state.segment.sideswipe),
            chain))
        return std::unexpected(
            objection(QStringLiteral("no-such-chain"), {}, QStringLiteral("8.5"), QStringLiteral("AR-23")));
    Recorder recorder(state);
    resolveChain(recorder, chain);
    proceed(recorder, random, stop);
    return table::Decision{recorder.effects(), {}};
}

Decided decideEvent(const State& state, const DrawEvent& action, table::Random& random,
                    const std::stop_token& stop)
{
    const bool due = state.segment.stage == Stage::Draw ||
                     (state.segment.stage == Stage::Late && state.segment.star == Star::Unknown);
    if (!due)
        return std::unexpected(objection(QStringLiteral("no-event-now"), {}, QStringLiteral("6.0")));
    table::Decision decision;
    Recorder recorder(state);
    QString event = action.event;
    if (event.isEmpty()) {
        event = drawByApp(recorder, random, DeckId::Event, cards::discard).value_or(QString());
    } else {
        decision.objections = objectionsToDrawn(state, DeckId::Event, event);
        noteDrawn(recorder, DeckId::Event, event, cards::discard);
    }
    if (eventDeck().kindOf(event) < 0)
        return std::unexpected(objection(QStringLiteral("no-event-card"), {{QStringLiteral("given"), event}},
                                         QStringLiteral("10.0")));
    beginEvent(recorder, event);
    proceed(recorder, random, stop);
    decision.effects = recorder.effects();
    return decision;
}

Decided decideEventChoices(const State& state, const ResolveEvent& action, table::Random& random,
                           const std::stop_token& stop)
{
    if (state.segment.stage != Stage::Event)
        return notNow(QStringLiteral("10.0"));
    const auto followed = events::follow(state, action.choices, stop);
    const auto* chosen = std::get_if<events::Chosen>(&followed);
    if (!chosen || chosen->used != action.choices.size() || stop.stop_requested())
        return std::unexpected(objection(QStringLiteral("not-a-choice"),
                                         {{QStringLiteral("given"), action.choices.join(u' ')}},
                                         QStringLiteral("10.0")));
    Recorder recorder(state);
    resolveEvent(recorder, chosen->choices);
    proceed(recorder, random, stop);
    return table::Decision{recorder.effects(), {}};
}

Decided decideFinish(const State& state, const FinishSegment&, table::Random&)
{
    if (state.segment.stage != Stage::Late)
        return notNow(QStringLiteral("4.4"));
    Recorder recorder(state);
    finishSegment(recorder);
    return table::Decision{recorder.effects(), {}};
}

Decided decideReplacement(const State& state, const Replace& action, table::Random& random,
                          const std::stop_token& stop)
{
    const QJsonObject args{{QStringLiteral("car"), action.car}};
    const int car = state.setup->carIndex(action.car);
    if (car < 0)
        return std::unexpected(objection(QStringLiteral("no-such-car"), args, {}));
    const Owed& owed = state.owed[state.sheet(car).team];
    if (!std::holds_alternative<Reserve>(state.cars[car].at) || owed.total() == 0)
        return std::unexpected(objection(QStringLiteral("no-replacement"), args, QStringLiteral("8.3"),
                                         QStringLiteral("AR-31")));
    const table::Citation citation{QStringLiteral("8.3"), QStringLiteral("AR-31")};
    const bool dark = owed.dark.front(); // AR-62: in the order of the losses
    Recorder recorder(state);
    recorder.add(CarMoved{action.car, Reserve{}, track::InChute{}}, citation);
    if (state.cars[car].dark != dark)
        recorder.add(CarFlipped{action.car, dark}, citation);
    recorder.add(ReplacementOwed{recorder.teamId(state.sheet(car).team), -1, dark}, citation);
    proceed(recorder, random, stop);
    return table::Decision{recorder.effects(), {}};
}

} // namespace roadmarshal::apocalypse_road
