// What a movement event would do here: a dry run, with the choices that it leaves.
#include "judge.h"

#include "debris.h"
#include "tell.h"
#include "tell_event.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/events/event.h"
#include "games/apocalypse_road/events/kinds.h"
#include "games/apocalypse_road/events/stretch.h"
#include "games/apocalypse_road/turn/proceed.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>
#include <map>

namespace roadmarshal::apocalypse_road {

using table::Stands;
using table::Verdict;
using track::Surface;

namespace {

bool isOwnActivation(const State& state, int car)
{
    return state.segment.isOpen() && state.segment.car == car;
}

// The table with the car in the middle of its activation, the event just drawn.
State withEventDrawn(const State& state, const EventClaim& claim)
{
    State drawn = state;
    const int car = state.setup->carIndex(claim.car);
    if (!isOwnActivation(state, car))
        drawn.segment = {};
    drawn.segment.stage = Stage::Event;
    drawn.segment.car = car;
    drawn.segment.event = claim.event;
    drawn.segment.damageBefore = drawn.cars[car].damage;
    drawn.segment.boost.clear();
    Recorder recorder(drawn);
    if (objectionsToDrawn(drawn, DeckId::Event, claim.event).isEmpty())
        noteDrawn(recorder, DeckId::Event, claim.event, cards::discard);
    return recorder.state();
}

// The section on the card says it more closely than the one on all of them.
table::Objections citing(const QString& event, table::Objections objections)
{
    for (table::Objection& one : objections) {
        if (one.citation.rule == QLatin1StringView("10.0"))
            one.citation.rule = sectionOfEvent(event);
    }
    return objections;
}

bool isForTheTable(const table::Effect& effect)
{
    const auto change = toTyped(effect);
    return change && !std::holds_alternative<SegmentChanged>(*change);
}

bool isRemark(const table::Effect& effect)
{
    const auto change = toTyped(effect);
    return change && std::holds_alternative<Remarked>(*change);
}

// What the app would remark while it carries the event out.
QList<table::Reason> remarksIn(const table::Effects& effects)
{
    QList<table::Reason> reasons;
    for (const table::Effect& effect : effects) {
        const auto change = toTyped(effect);
        if (const auto* remark = change ? std::get_if<Remarked>(&*change) : nullptr)
            reasons.append({{remark->code,
                             {{QStringLiteral("car"), remark->car},
                              {QStringLiteral("other"), remark->other},
                              {QStringLiteral("target"), remark->other}}},
                            effect.citation});
    }
    return reasons;
}

Verdict carriedOut(const State& drawn, const EventClaim& claim, const QStringList& choices,
                   const QJsonObject& args)
{
    Recorder recorder(drawn);
    resolveEvent(recorder, choices);
    Verdict verdict;
    std::ranges::copy_if(recorder.effects(), std::back_inserter(verdict.effects), isForTheTable);
    const Segment& after = recorder.state().segment;
    const bool happens = after.stage == Stage::Collision || after.barred != drawn.segment.barred ||
                         !std::ranges::all_of(verdict.effects, isRemark);
    // Who claims that the card may be left alone is right if it could have been used.
    const table::Objections nothing = happens ? table::Objections() : events::whyNothing(drawn);
    const bool isLeftAlone = !happens && nothing.isEmpty() && claim.choices.contains(events::noneWord);
    verdict.stands = happens || isLeftAlone ? Stands::Yes : Stands::No;
    verdict.title = {happens       ? QStringLiteral("verdict-event")
                     : isLeftAlone ? QStringLiteral("verdict-event-left")
                                   : QStringLiteral("verdict-event-nothing"),
                     args};
    if (isLeftAlone) {
        verdict.reasons = {objection(QStringLiteral("tell-may"), args, sectionOfEvent(claim.event))};
        verdict.reasons += remarksIn(verdict.effects);
        return verdict;
    }
    verdict.reasons = citing(claim.event, nothing);
    if (nothing.isEmpty())
        verdict.reasons = tellEvent(drawn, choices) + remarksIn(verdict.effects);
    else
        verdict.effects.removeIf(isRemark); // which says no more than that
    verdict.reasons += tellScoring(drawn, recorder.effects(), drawn.segment.car, claim.event);
    return verdict;
}

// Who has to make the choice that is open.
QString whoChooses(const table::Prompt& prompt)
{
    if (prompt.asking == table::Asking::Card) // AR-56
        return QStringLiteral("why-event-draw");
    return QStringLiteral("why-event-choice");
}

// What is settled already while a choice is open: which car flies (AR-53), what the drawn card counts as
// (AR-56).
QList<table::Reason> tellSoFar(const State& drawn, const QStringList& made, const std::stop_token& stop)
{
    if (drawn.segment.event == QLatin1StringView("high-flyer")) {
        const table::Prompt flyers = events::askHighFlyer(drawn, {}, stop);
        if (made.isEmpty() && flyers.options.size() == 1)
            return tellEvent(drawn, {flyers.options.first().answer});
        return tellEvent(drawn, made);
    }
    return drawn.segment.event == QLatin1StringView("shot-of-nos") ? tellEvent(drawn, made)
                                                                   : QList<table::Reason>();
}

void offerChoices(const table::Prompt& prompt, const EventClaim& claim, const QStringList& made,
                  Verdict& verdict)
{
    for (const table::Option& option :
         prompt.options.first(std::min(prompt.options.size(), table::mostVariants)))
        verdict.variants.append(
            {toClaim(EventClaim{claim.event, claim.car, made + QStringList{option.answer}}), option.label,
             option.preview});
}

// 10.0: whom an event hits that hits cars without asking.
enum class Hits { Active, AllOnJump, AllOnRough, FurthestOnJump, FurthestOnRough };

std::optional<Hits> hitsOf(const QString& event)
{
    static const std::map<QString, Hits> known{{QStringLiteral("big-air"), Hits::FurthestOnJump},
                                               {QStringLiteral("greasing-the-landing"), Hits::FurthestOnJump},
                                               {QStringLiteral("missed-jump"), Hits::FurthestOnJump},
                                               {QStringLiteral("roll"), Hits::FurthestOnRough},
                                               {QStringLiteral("snapped-the-struts"), Hits::FurthestOnRough},
                                               {QStringLiteral("bottoming-out"), Hits::AllOnJump},
                                               {QStringLiteral("bumpy-ride"), Hits::AllOnRough},
                                               {QStringLiteral("blown-engine"), Hits::Active},
                                               {QStringLiteral("blown-transmission"), Hits::Active},
                                               {QStringLiteral("engine-failure"), Hits::Active},
                                               {QStringLiteral("fuel-leak"), Hits::Active},
                                               {QStringLiteral("into-the-weeds"), Hits::Active},
                                               {QStringLiteral("outta-gas"), Hits::Active},
                                               {QStringLiteral("reloading"), Hits::Active},
                                               {QStringLiteral("shredded-tire"), Hits::Active},
                                               {QStringLiteral("spin-around"), Hits::Active},
                                               {QStringLiteral("suspension-failure"), Hits::Active},
                                               {QStringLiteral("transmission-failure"), Hits::Active}};
    const auto found = known.find(event);
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

Surface surfaceOf(Hits hits)
{
    return hits == Hits::AllOnJump || hits == Hits::FurthestOnJump ? Surface::Jump : Surface::Rough;
}

// Why the event leaves that car alone; nothing if it hits it, with the choices by which it does.
std::expected<QStringList, table::Reason> hitting(const State& drawn, Hits hits, int other,
                                                  const QJsonObject& args)
{
    if (hits == Hits::Active) {
        if (other == drawn.segment.car)
            return QStringList();
        return std::unexpected(
            objection(QStringLiteral("why-active-alone"), args, sectionOfEvent(drawn.segment.event)));
    }
    const Surface surface = surfaceOf(hits);
    if (hits == Hits::AllOnJump || hits == Hits::AllOnRough) {
        if (events::isOn(drawn, other, surface))
            return QStringList();
        return std::unexpected(events::whyNotConcerned(drawn, other, surface));
    }
    for (const events::Group& group : events::furthest(drawn, surface)) {
        if (std::ranges::contains(group.cars, other))
            return QStringList{QString::number(group.sector)};
    }
    return std::unexpected(events::whyNotConcerned(drawn, other, surface));
}

// AR-50: sections tie, and the active player picks one of them.
bool picksSection(const State& drawn, Hits hits)
{
    return (hits == Hits::FurthestOnJump || hits == Hits::FurthestOnRough) &&
           events::furthest(drawn, surfaceOf(hits)).size() > 1;
}

// "event big-air 21 36": does it hit 36 when 21 draws it, and why (not)?
Verdict judgeConcerned(const State& drawn, const EventClaim& claim, Hits hits, int other, QJsonObject args)
{
    args[QStringLiteral("other")] = drawn.sheet(other).id;
    const auto choices = hitting(drawn, hits, other, args);
    if (!choices) {
        Verdict verdict = table::refusal({QStringLiteral("verdict-event-spares"), args},
                                         citing(claim.event, {choices.error()}));
        verdict.variants = {
            {toClaim(EventClaim{claim.event, claim.car}), {QStringLiteral("variant-event-here"), args}, {}}};
        return verdict;
    }
    Verdict verdict = carriedOut(drawn, claim, *choices, args);
    if (verdict.stands != Stands::Yes)
        return verdict;
    verdict.title = {QStringLiteral("verdict-event-hits"), args};
    if (picksSection(drawn, hits)) {
        verdict.stands = Stands::Depends;
        verdict.title = {QStringLiteral("verdict-event-section"), args};
        verdict.reasons.prepend(objection(QStringLiteral("why-event-section"), args,
                                          sectionOfEvent(claim.event), QStringLiteral("AR-50")));
    }
    return verdict;
}

// 10.0: each owner chooses, so that the order in which cars are named says nothing.
Verdict judgeDebris(const State& drawn, const EventClaim& claim, QJsonObject args)
{
    const auto found = debrisOf(drawn, claim.choices);
    if (const auto* cars = std::get_if<QStringList>(&found))
        return carriedOut(drawn, claim, *cars, args);
    if (const auto* wrong = std::get_if<WrongDebris>(&found)) {
        args[QStringLiteral("given")] = wrong->named;
        return table::refusal({QStringLiteral("verdict-no-such-choice"), args},
                              citing(claim.event, wrong->why));
    }
    const auto& prompt = std::get<table::Prompt>(found);
    Verdict verdict;
    verdict.stands = Stands::Depends;
    verdict.title = prompt.question;
    verdict.reasons = {objection(QStringLiteral("why-event-each"), args, sectionOfEvent(claim.event))};
    offerChoices(prompt, claim, claim.choices, verdict);
    return verdict;
}

// What the table alone does not tell: it hangs on what happened before.
std::optional<Verdict> hangsOnBefore(const State& state, const State& drawn, const EventClaim& claim,
                                     const QJsonObject& args)
{
    const auto because = [&](const QString& code) {
        return objection(code, args, sectionOfEvent(claim.event), QStringLiteral("AR-25"));
    };
    if (claim.event != QLatin1StringView("reloading") || isOwnActivation(state, drawn.segment.car))
        return std::nullopt;
    Verdict verdict;
    verdict.stands = Stands::Depends;
    verdict.title = {QStringLiteral("verdict-reloading"), args};
    verdict.reasons = {because(QStringLiteral("why-reloading-fired")),
                       because(QStringLiteral("why-reloading-barred"))};
    return verdict;
}

} // namespace

Verdict judgeEvent(const State& state, const EventClaim& claim, const std::stop_token& stop)
{
    if (eventDeck().kindOf(claim.event) < 0)
        return table::refusal({QStringLiteral("no-event-card"), {{QStringLiteral("given"), claim.event}}},
                              {objection(QStringLiteral("why-no-such-event"), {}, QStringLiteral("10.0"))});
    const State drawn = withEventDrawn(state, claim);
    QJsonObject args = carArgs(drawn, drawn.segment.car);
    args[QStringLiteral("event")] = QStringLiteral("@event-") + claim.event;
    const bool isAboutItself = claim.choices.isEmpty() || claim.choices == QStringList{claim.car};
    if (const auto depends = isAboutItself ? hangsOnBefore(state, drawn, claim, args) : std::nullopt)
        return *depends;
    if (claim.event == QLatin1StringView("dangerous-debris") &&
        claim.choices != QStringList{events::noneWord})
        return judgeDebris(drawn, claim, args);
    const int other = claim.choices.size() == 1 ? state.setup->carIndex(claim.choices.first()) : -1;
    if (const auto hits = hitsOf(claim.event); hits && other >= 0 && state.cars[other].inRace())
        return judgeConcerned(drawn, claim, *hits, other, args);
    const auto followed = events::follow(drawn, claim.choices, stop, events::Obvious::MayBeSaid);
    if (stop.stop_requested())
        return {};
    const auto* chosen = std::get_if<events::Chosen>(&followed);
    if (chosen && chosen->used == claim.choices.size())
        return carriedOut(drawn, claim, chosen->choices, args);

    Verdict verdict;
    QStringList made = claim.choices;
    const auto* misfit = std::get_if<table::Misfit>(&followed);
    if (misfit || chosen) { // something else was chosen, or more, than the event leaves to choose
        const qsizetype wrong = misfit ? misfit->answer : chosen->used;
        args[QStringLiteral("given")] = claim.choices[wrong];
        table::Objections why;
        if (misfit)
            why.append(table::Objection{misfit->message, misfit->citation});
        else
            why = events::whyNot(drawn, chosen->choices.first(std::min(wrong, chosen->choices.size())),
                                 claim.choices[wrong], stop);
        verdict = table::refusal({QStringLiteral("verdict-no-such-choice"), args}, citing(claim.event, why));
        made = made.first(wrong);
    }
    const auto open = events::follow(drawn, made, stop, events::Obvious::MayBeSaid);
    if (const auto* prompt = std::get_if<table::Prompt>(&open)) {
        if (made == claim.choices) {
            verdict.stands = Stands::Depends;
            verdict.title = prompt->question;
            verdict.reasons = {objection(whoChooses(*prompt), args, sectionOfEvent(claim.event))};
            verdict.reasons += tellSoFar(drawn, made, stop);
        }
        if (state.setup->reveal.previews || prompt->asking != table::Asking::Place)
            offerChoices(*prompt, claim, made, verdict);
    } else if (std::holds_alternative<events::Chosen>(open) && events::whyNothing(drawn, stop).isEmpty()) {
        verdict.variants = {
            {toClaim(EventClaim{claim.event, claim.car, made}), {QStringLiteral("variant-event"), args}, {}}};
    }
    return verdict;
}

} // namespace roadmarshal::apocalypse_road
