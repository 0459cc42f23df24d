// What a movement event would do here: a dry run, with the choices that it leaves.
#include "judge.h"

#include "games/apocalypse_road/ask_parts.h"
#include "games/apocalypse_road/deck_moves.h"
#include "games/apocalypse_road/events/event.h"
#include "games/apocalypse_road/objection.h"
#include "games/apocalypse_road/proceed.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using dispute::Stands;
using dispute::Verdict;

namespace {

constexpr qsizetype mostChoices = 60;

// The table with the car in the middle of its activation, the event just drawn.
State withEventDrawn(const State& state, const EventClaim& claim)
{
    State drawn = state;
    const int car = state.setup->carIndex(claim.car);
    if (!drawn.segment.isOpen() || drawn.segment.car != car)
        drawn.segment = {};
    drawn.segment.stage = Stage::Event;
    drawn.segment.car = car;
    drawn.segment.event = claim.event;
    drawn.segment.damageBefore = drawn.cars[car].damage;
    drawn.segment.boost.clear();
    Recorder recorder(drawn);
    if (objectionsToDrawn(drawn, DeckId::Event, claim.event).isEmpty())
        noteDrawn(recorder, DeckId::Event, claim.event, CardPlace::discard());
    return recorder.state();
}

// Sections on single cards are written "10 Big Air", "10 Greasing the Landing".
table::Citation sectionOf(const QString& event)
{
    if (event == QLatin1StringView("shot-of-nos"))
        return {QStringLiteral("10 Shot of NOS"), {}};
    if (event == QLatin1StringView("spin-around"))
        return {QStringLiteral("10 Spin-Around"), {}};
    static const QStringList small{QStringLiteral("the"), QStringLiteral("and")};
    QStringList words = event.split(u'-');
    for (QString& word : words) {
        if (!small.contains(word))
            word[0] = word[0].toUpper();
    }
    return {QStringLiteral("10 ") + words.join(u' '), {}};
}

// The section on the card says it more closely than the one on all of them.
table::Objections citing(const QString& event, table::Objections objections)
{
    for (table::Objection& one : objections) {
        if (one.citation.rule == QLatin1StringView("10.0"))
            one.citation.rule = sectionOf(event).rule;
    }
    return objections;
}

bool isForTheTable(const table::Effect& effect)
{
    const auto change = toChange(effect);
    return change && !std::holds_alternative<SegmentChanged>(*change);
}

bool isRemark(const table::Effect& effect)
{
    const auto change = toChange(effect);
    return change && std::holds_alternative<Remarked>(*change);
}

Verdict carriedOut(const State& drawn, const EventClaim& claim, const QStringList& choices,
                   const QJsonObject& args)
{
    Recorder recorder(drawn);
    resolveEvent(recorder, choices);
    Verdict verdict;
    std::ranges::copy_if(recorder.effects(), std::back_inserter(verdict.effects), isForTheTable);
    const Segment& after = recorder.state().segment;
    const bool attacks = after.stage == Stage::Collision;
    const bool happens =
        attacks || after.barred != drawn.segment.barred || !std::ranges::all_of(verdict.effects, isRemark);
    // Who claims that the card may be left alone is right if it could have been used.
    const table::Objections nothing = happens ? table::Objections() : events::whyNot(drawn);
    const bool isLeftAlone = !happens && nothing.isEmpty() && claim.choices.contains(events::noneWord);
    verdict.stands = happens || isLeftAlone ? Stands::Yes : Stands::No;
    verdict.title = {happens       ? QStringLiteral("verdict-event")
                     : isLeftAlone ? QStringLiteral("verdict-event-left")
                                   : QStringLiteral("verdict-event-nothing"),
                     args};
    verdict.reasons = {{{QStringLiteral("why-event"), args}, sectionOf(claim.event)}};
    if (!nothing.isEmpty()) {
        verdict.reasons = citing(claim.event, nothing);
        verdict.effects.removeIf(isRemark); // which says no more than that
    }
    for (const table::Effect& effect : std::as_const(verdict.effects)) {
        const auto change = toChange(effect);
        if (const auto* remark = change ? std::get_if<Remarked>(&*change) : nullptr)
            verdict.reasons.append({{remark->code,
                                     {{QStringLiteral("car"), remark->car},
                                      {QStringLiteral("other"), remark->other},
                                      {QStringLiteral("target"), remark->other}}},
                                    effect.citation});
    }
    if (attacks)
        verdict.reasons.append(objection(
            QStringLiteral("why-event-attack"),
            {{QStringLiteral("car"), claim.car}, {QStringLiteral("target"), drawn.sheet(after.target).id}},
            QStringLiteral("8.4"), QStringLiteral("AR-54")));
    if (after.barred && !drawn.segment.barred)
        verdict.reasons.append(
            objection(QStringLiteral("shot-barred"), args, QStringLiteral("10.0"), QStringLiteral("AR-25")));
    return verdict;
}

// Who has to make the choice that is open.
QString whoChooses(const EventClaim& claim, const table::Prompt& prompt)
{
    if (claim.event == QLatin1StringView("dangerous-debris"))
        return QStringLiteral("why-event-each");
    if (prompt.asking == table::Asking::Card) // AR-56
        return QStringLiteral("why-event-draw");
    return QStringLiteral("why-event-choice");
}

// What was chosen is no choice that the event leaves.
Verdict notAChoice(const State& drawn, const EventClaim& claim, const QString& given, bool isFirst)
{
    const table::Message title{QStringLiteral("not-a-choice"), {{QStringLiteral("given"), given}}};
    Verdict verdict = dispute::refusal(title, isFirst ? citing(claim.event, events::whyNot(drawn, given))
                                                      : table::Objections());
    if (verdict.reasons.isEmpty())
        verdict.reasons = {{title, sectionOf(claim.event)}};
    return verdict;
}

void offerChoices(const table::Prompt& prompt, const EventClaim& claim, const QStringList& made,
                  Verdict& verdict)
{
    for (const table::Option& option : prompt.options.first(std::min(prompt.options.size(), mostChoices)))
        verdict.variants.append(
            {toClaim(EventClaim{claim.event, claim.car, made + QStringList{option.answer}}), option.label,
             option.preview});
}

} // namespace

Verdict judgeEvent(const State& state, const EventClaim& claim, const std::stop_token& stop)
{
    if (eventDeck().kindOf(claim.event) < 0)
        return dispute::refusal({QStringLiteral("no-event-card"), {{QStringLiteral("given"), claim.event}}});
    const State drawn = withEventDrawn(state, claim);
    QJsonObject args = carArgs(drawn, drawn.segment.car);
    args[QStringLiteral("event")] = QStringLiteral("@event-") + claim.event;
    const auto followed = events::follow(drawn, claim.choices, stop, events::Obvious::MayBeSaid);
    const auto* chosen = std::get_if<events::Chosen>(&followed);
    if (chosen && chosen->used == claim.choices.size())
        return carriedOut(drawn, claim, chosen->choices, args);

    Verdict verdict;
    QStringList made = claim.choices;
    const auto* misfit = std::get_if<table::Misfit>(&followed);
    if (misfit || chosen) { // something else was chosen, or more, than the event leaves to choose
        const qsizetype wrong = misfit ? misfit->answer : chosen->used;
        verdict = notAChoice(drawn, claim, claim.choices[wrong], wrong == 0);
        made = made.first(wrong);
    }
    const auto open = events::follow(drawn, made, stop, events::Obvious::MayBeSaid);
    if (const auto* prompt = std::get_if<table::Prompt>(&open)) {
        if (made == claim.choices) {
            verdict.stands = Stands::Depends;
            verdict.title = prompt->question;
            verdict.reasons = {{{whoChooses(claim, *prompt), args}, sectionOf(claim.event)}};
        }
        if (state.setup->reveal.previews || prompt->asking != table::Asking::Place)
            offerChoices(*prompt, claim, made, verdict);
    } else if (std::holds_alternative<events::Chosen>(open)) {
        verdict.variants = {
            {toClaim(EventClaim{claim.event, claim.car, made}), {QStringLiteral("variant-event"), args}, {}}};
    }
    return verdict;
}

} // namespace roadmarshal::apocalypse_road
