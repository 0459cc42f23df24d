#include "proceed.h"

#include "games/apocalypse_road/combat/attack.h"
#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/events/event.h"
#include "turns.h"

namespace roadmarshal::apocalypse_road {

using table::Citation;

namespace {

const QString boostEvent = QStringLiteral("shot-of-nos");

void set(Recorder& recorder, const Segment& segment)
{
    if (segment != recorder.state().segment)
        recorder.add(SegmentChanged{segment}, {QStringLiteral("4.4"), {}});
}

void enter(Recorder& recorder, Stage stage)
{
    Segment segment = recorder.state().segment;
    segment.stage = stage;
    set(recorder, segment);
}

bool isAlive(const State& state)
{
    return state.cars[state.segment.car].inRace();
}

void takeOff(Recorder& recorder, Token token, const Citation& citation)
{
    const int car = recorder.state().segment.car;
    if (recorder.state().cars[car].has(token))
        recorder.add(TokenMoved{recorder.carId(car), token, false}, citation);
}

// A combat card drawn by the app, read for a collision.
bool drawCollision(Recorder& recorder, table::Random& random)
{
    const auto card = drawByApp(recorder, random, DeckId::Combat, cards::discard);
    const DeckSheets& decks = recorder.state().setup->decks;
    const int kind = card ? decks.of(DeckId::Combat).kindOf(*card) : -1;
    if (kind < 0)
        return false;
    resolveCollision(recorder, combat::toText(decks.combat[kind].crash));
    return true;
}

// AR-56: the app deals the race card of a Shot of NOS.
void drawBoost(Recorder& recorder, table::Random& random)
{
    Segment segment = recorder.state().segment;
    if (segment.event != boostEvent || !segment.boost.isEmpty() || !isAlive(recorder.state()) ||
        !recorder.state().setup->decks.of(DeckId::Race).byApp)
        return;
    segment.boost = drawByApp(recorder, random, DeckId::Race, cards::discard).value_or(QString());
    set(recorder, segment);
}

// Whether the question of a late shot is worth asking; if a rule alone forbids it, that is remarked.
bool mayShootLate(Recorder& recorder)
{
    const State& state = recorder.state();
    const int car = state.segment.car;
    if (state.segment.fired || !isAlive(state) || combat::targetsOf(state, car).empty())
        return false;
    const auto objections = combat::objectionsToShooting(state, car);
    if (objections.isEmpty())
        return true;
    if (state.segment.star != Star::Unknown)
        recorder.add(Remarked{objections.first().message.code, recorder.carId(car)},
                     objections.first().citation);
    return false;
}

} // namespace

void endMovement(Recorder& recorder, int rammed)
{
    const Citation overcome{QStringLiteral("9.3"), QStringLiteral("AR-25")};
    Segment segment = recorder.state().segment;
    const int car = segment.car;
    if (!isAlive(recorder.state())) { // AR-34: eliminated on the way, in the crossover
        segment.star = Star::No;
        segment.stage = Stage::Late;
        return set(recorder, segment);
    }
    takeOff(recorder, Token::Reloading, overcome);
    if (!std::holds_alternative<track::Beside>(recorder.state().cars[car].at)) // it has found a way back
        takeOff(recorder, Token::SpinAround, overcome);
    const bool suppressed = recorder.state().cars[car].has(Token::Suppressed);
    if (rammed >= 0 && suppressed)
        recorder.add(Remarked{QStringLiteral("ram-suppressed"), recorder.carId(car), recorder.carId(rammed)},
                     {QStringLiteral("8.5"), QStringLiteral("AR-25")});
    if (rammed >= 0 && !suppressed) {
        segment.stage = Stage::Collision;
        segment.target = rammed;
        segment.sideswipe = false;
    } else {
        segment.stage = segment.star == Star::Yes ? Stage::Draw : Stage::Late;
    }
    set(recorder, segment);
}

void resolveCollision(Recorder& recorder, const QString& crash)
{
    Segment segment = recorder.state().segment;
    segment.stage = Stage::Chain;
    segment.crash = crash;
    set(recorder, segment);
}

void resolveChain(Recorder& recorder, const std::vector<int>& chain)
{
    Segment segment = recorder.state().segment;
    combat::crash(recorder, segment.car, segment.target, segment.sideswipe,
                  combat::parseCrash(segment.crash).value_or(combat::Crash{}), chain);
    // AR-34: its movement had ended before, so the event is drawn even if the car is gone. A sideswipe is
    // itself one.
    segment.stage = segment.star == Star::Yes && !segment.sideswipe ? Stage::Draw : Stage::Late;
    segment.target = -1;
    segment.sideswipe = false;
    segment.crash.clear();
    set(recorder, segment);
}

void beginEvent(Recorder& recorder, const QString& event)
{
    Segment segment = recorder.state().segment;
    segment.stage = Stage::Event;
    segment.star = Star::No;
    segment.event = event;
    segment.damageBefore = recorder.state().cars[segment.car].damage;
    set(recorder, segment);
    recorder.add(Remarked{QStringLiteral("event-drawn"), recorder.carId(segment.car),
                          QStringLiteral("@event-") + event},
                 {QStringLiteral("10.0"), {}});
}

void resolveEvent(Recorder& recorder, const QStringList& choices)
{
    events::carryOut(recorder, choices);
    Segment segment = recorder.state().segment;
    if (segment.stage == Stage::Event)
        segment.stage = Stage::Late;
    segment.event.clear();
    segment.boost.clear();
    segment.damageBefore = 0;
    set(recorder, segment);
}

void finishSegment(Recorder& recorder)
{
    const int car = recorder.state().segment.car;
    takeOff(recorder, Token::Suppressed, {QStringLiteral("8.5"), QStringLiteral("AR-25")});
    const Car& turned = recorder.state().cars[car];
    if (turned.inRace() && !recorder.state().activated(turned))
        recorder.add(CarFlipped{recorder.carId(car), !turned.dark}, {QStringLiteral("4.4"), {}});
    set(recorder, {});
    passOn(recorder);
}

void proceed(Recorder& recorder, table::Random& random, const std::stop_token& stop)
{
    const State& state = recorder.state();
    while (state.segment.isOpen()) {
        if (state.phase == Phase::Over) // AR-42: the race has ended in the middle of the activation
            return set(recorder, {});
        if (waitsForReplacement(state))
            return;
        switch (state.segment.stage) {
        case Stage::None:
        case Stage::Move:
            return;
        case Stage::Collision:
            if (!state.setup->decks.of(DeckId::Combat).byApp || !drawCollision(recorder, random))
                return;
            break;
        case Stage::Chain: {
            const auto chains =
                combat::chainsFrom(state, state.segment.car, state.segment.target, state.segment.sideswipe);
            const auto crash = combat::parseCrash(state.segment.crash);
            if (crash && crash->chain && chains.size() > 1)
                return;
            resolveChain(recorder, chains.front());
            break;
        }
        case Stage::Draw: {
            if (!state.setup->decks.of(DeckId::Event).byApp)
                return;
            const auto event = drawByApp(recorder, random, DeckId::Event, cards::discard);
            if (event)
                beginEvent(recorder, *event);
            else
                enter(recorder, Stage::Late);
            break;
        }
        case Stage::Event: {
            drawBoost(recorder, random);
            const auto followed = events::follow(state, {}, stop);
            const auto* chosen = std::get_if<events::Chosen>(&followed);
            if (!chosen || stop.stop_requested())
                return;
            resolveEvent(recorder, chosen->choices);
            break;
        }
        case Stage::Late:
            // AR-34: a car lost in its ram may still owe an event.
            if (mayShootLate(recorder) || state.segment.star == Star::Unknown)
                return;
            return finishSegment(recorder);
        }
    }
}

} // namespace roadmarshal::apocalypse_road
