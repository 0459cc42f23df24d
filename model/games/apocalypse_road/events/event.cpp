#include "event.h"

#include "kinds.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/ask/stray_word.h"
#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::events {

using namespace table;

namespace {

constexpr Kind kinds[] = {
    {"big-air", askFurthestOnJump, bigAir, whyNotOnJump},
    {"blown-engine", nullptr, blown},
    {"blown-transmission", nullptr, blown},
    {"bottoming-out", nullptr, bottomingOut},
    {"bounty", nullptr, bounty},
    {"bump-and-run", askBump, bumpAndRun, whyNoBump},
    {"bumpy-ride", nullptr, bumpyRide},
    {"dangerous-debris", askDebris, dangerousDebris, whyNoDebris},
    {"drift", askDrift, drift, whyNoDrift},
    {"engine-failure", nullptr, failure},
    {"fuel-leak", nullptr, smallDamage},
    {"get-there", askGetThere, getThere, whyNotThere},
    {"greasing-the-landing", askFurthestOnJump, greasingTheLanding, whyNotOnJump},
    {"high-flyer", askHighFlyer, highFlyer, whyNoFlyer},
    {"into-the-weeds", nullptr, intoTheWeeds},
    {"missed-jump", askFurthestOnJump, missedJump, whyNotOnJump},
    {"open-road", askOpenRoad, openRoad, whyNoOpenRoad},
    {"outta-gas", nullptr, outtaGas},
    {"race-bonus", nullptr, raceBonus},
    {"reloading", nullptr, reloading},
    {"roll", askFurthestOnRough, roll, whyNotOnRough},
    {"shredded-tire", nullptr, smallDamage},
    {"shot-of-nos", askBoost, shotOfNos, whyNoBoost},
    {"sideswipe", askSideswipe, sideswipe, whyNoSideswipe},
    {"snapped-the-struts", askFurthestOnRough, snappedTheStruts, whyNotOnRough},
    {"spin-around", nullptr, spinAround},
    {"suspension-failure", nullptr, suspensionFailure},
    {"transmission-failure", nullptr, failure},
};

const Kind* kindOf(const QString& name)
{
    const auto* found =
        std::ranges::find_if(kinds, [&](const Kind& kind) { return name == QLatin1StringView(kind.name); });
    return found == std::end(kinds) ? nullptr : found;
}

// The race deck may not tell cards apart that the table does: a star, a ram that leads.
QString asOffered(const State& state, const Prompt& prompt, const QString& word)
{
    const auto card = prompt.asking == Asking::Card ? parseTypedCard(word) : std::nullopt;
    return card ? raceKindOf(state, *card) : word;
}

} // namespace

std::variant<Chosen, Prompt, Misfit> follow(const State& state, const QStringList& words,
                                            const std::stop_token& stop, Obvious obvious)
{
    Chosen chosen;
    const Kind* kind = kindOf(state.segment.event);
    while (kind && kind->ask) {
        const Prompt prompt = kind->ask(state, chosen.choices, stop);
        const QString word =
            chosen.used < words.size() ? asOffered(state, prompt, words[chosen.used]) : QString();
        const bool maySay = obvious == Obvious::MayBeSaid && !beginsActivation(state, words, chosen.used);
        if (prompt.options.isEmpty()) {
            chosen.used += maySay && chosen.choices.isEmpty() && word == noneWord ? 1 : 0;
            break;
        }
        if (prompt.options.size() == 1) {
            chosen.choices.append(prompt.options.first().answer);
            chosen.used += maySay && word == chosen.choices.last() ? 1 : 0;
            continue;
        }
        if (chosen.used == words.size())
            return prompt;
        if (!std::ranges::contains(prompt.options, word, &Option::answer)) {
            const Objection why = whyNot(state, chosen.choices, words[chosen.used], stop).first();
            return Misfit{chosen.used, why.message, why.citation};
        }
        chosen.choices.append(word);
        chosen.asked.append(word);
        ++chosen.used;
    }
    return chosen;
}

bool isChoiceWord(const QString& word)
{
    static const QStringList words{QStringLiteral("in"), QStringLiteral("out"), noneWord};
    return words.contains(word) || track::parsePlace(word).has_value();
}

Objections whyNothing(const State& state, const std::stop_token& stop)
{
    const Kind* kind = kindOf(state.segment.event);
    if (!kind || !kind->whyNot)
        return {};
    const Prompt prompt = kind->ask(state, {}, stop);
    const bool leavesSomething =
        std::ranges::any_of(prompt.options, [](const Option& option) { return option.answer != noneWord; });
    return leavesSomething ? Objections() : kind->whyNot(state, {}, {});
}

Objections whyNot(const State& state, const QStringList& made, const QString& choice,
                  const std::stop_token& stop)
{
    const Kind* kind = kindOf(state.segment.event);
    if (!kind || !kind->ask)
        return {objection(QStringLiteral("why-nothing-to-choose"),
                          {{QStringLiteral("given"), choice},
                           {QStringLiteral("event"), QStringLiteral("@event-") + state.segment.event}},
                          QStringLiteral("10.0"))};
    Objections objections = kind->whyNot ? kind->whyNot(state, made, choice) : Objections();
    if (!objections.isEmpty())
        return objections;
    QStringList answers; // what there is to choose from says why this is not among it
    for (const Option& option : kind->ask(state, made, stop).options)
        answers.append(option.answer);
    constexpr qsizetype mostNamed = 8;
    if (answers.size() > mostNamed)
        answers = answers.first(mostNamed) + QStringList{QStringLiteral("…")};
    return {objection(answers.isEmpty() ? QStringLiteral("why-nothing-to-choose")
                                        : QStringLiteral("why-only-these"),
                      {{QStringLiteral("given"), choice},
                       {QStringLiteral("answers"), answers.join(QStringLiteral(", "))},
                       {QStringLiteral("event"), QStringLiteral("@event-") + state.segment.event}},
                      QStringLiteral("10.0"))};
}

void carryOut(Recorder& recorder, const QStringList& choices)
{
    if (const Kind* kind = kindOf(recorder.state().segment.event))
        kind->carryOut(recorder, choices);
}

} // namespace roadmarshal::apocalypse_road::events
