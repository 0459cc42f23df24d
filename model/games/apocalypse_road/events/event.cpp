#include "event.h"

#include "kinds.h"

#include "games/apocalypse_road/ask_parts.h"
#include "games/apocalypse_road/deck_moves.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::events {

using namespace table;

namespace {

constexpr Kind kinds[] = {
    {"big-air", askFurthestOnJump, bigAir},
    {"blown-engine", nullptr, blown},
    {"blown-transmission", nullptr, blown},
    {"bottoming-out", nullptr, bottomingOut},
    {"bounty", nullptr, bounty},
    {"bump-and-run", askBump, bumpAndRun, whyNoBump},
    {"bumpy-ride", nullptr, bumpyRide},
    {"dangerous-debris", askDebris, dangerousDebris},
    {"drift", askDrift, drift, whyNoDrift},
    {"engine-failure", nullptr, failure},
    {"fuel-leak", nullptr, smallDamage},
    {"get-there", askGetThere, getThere, whyNotThere, true},
    {"greasing-the-landing", askFurthestOnJump, greasingTheLanding},
    {"high-flyer", askHighFlyer, highFlyer},
    {"into-the-weeds", nullptr, intoTheWeeds},
    {"missed-jump", askFurthestOnJump, missedJump},
    {"open-road", askOpenRoad, openRoad, whyNoOpenRoad},
    {"outta-gas", nullptr, outtaGas},
    {"race-bonus", nullptr, raceBonus},
    {"reloading", nullptr, reloading},
    {"roll", askFurthestOnRough, roll},
    {"shredded-tire", nullptr, smallDamage},
    {"shot-of-nos", askBoost, shotOfNos},
    {"sideswipe", askSideswipe, sideswipe, whyNoSideswipe, true},
    {"snapped-the-struts", askFurthestOnRough, snappedTheStruts},
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
        if (prompt.options.isEmpty())
            break;
        const QString word =
            chosen.used < words.size() ? asOffered(state, prompt, words[chosen.used]) : QString();
        if (prompt.options.size() == 1) {
            chosen.choices.append(prompt.options.first().answer);
            chosen.used += obvious == Obvious::MayBeSaid && word == chosen.choices.last() ? 1 : 0;
            continue;
        }
        if (chosen.used == words.size())
            return prompt;
        if (!std::ranges::contains(prompt.options, word, &Option::answer))
            return misfit(chosen.used, QStringLiteral("not-a-choice"), words[chosen.used],
                          QStringLiteral("10.0"));
        chosen.choices.append(word);
        ++chosen.used;
    }
    return chosen;
}

Objections whyNot(const State& state, const QString& choice)
{
    const Kind* kind = kindOf(state.segment.event);
    if (!kind || !kind->whyNot)
        return {};
    const Prompt prompt = kind->ask(state, {}, {});
    const bool leavesSomething =
        std::ranges::any_of(prompt.options, [](const Option& option) { return option.answer != noneWord; });
    const bool isOffered = std::ranges::contains(prompt.options, choice, &Option::answer);
    if (isOffered || (leavesSomething && (choice.isEmpty() || !kind->knowsChoices)))
        return {};
    return kind->whyNot(state, choice);
}

void carryOut(Recorder& recorder, const QStringList& choices)
{
    if (const Kind* kind = kindOf(recorder.state().segment.event))
        kind->carryOut(recorder, choices);
}

} // namespace roadmarshal::apocalypse_road::events
