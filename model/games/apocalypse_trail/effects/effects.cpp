#include "effects.h"

#include "games/apocalypse_trail/movement/eating.h"
#include "games/apocalypse_trail/recovery/harm.h"
#include "games/apocalypse_trail/recovery/recover.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

const CardEffects nothing;

bool asksForPeople(Who who)
{
    return who == Who::Some || who == Who::SomeCommitted;
}

bool isAboutPeople(Verb verb)
{
    switch (verb) {
    case Verb::Injure:
    case Verb::Kill:
    case Verb::Rest:
    case Verb::Starve:
    case Verb::Ailment:
    case Verb::Cure:
        return true;
    case Verb::Gain:
    case Verb::Find:
    case Verb::Lose:
    case Verb::Text:
        return false;
    }
    Q_UNREACHABLE_RETURN(false);
}

const QStringList& candidates(const Scope& scope, Who who)
{
    return who == Who::SomeCommitted ? scope.committed : scope.people;
}

Question questionOfPeople(const Scope& scope, const CardEffect& effect)
{
    const QStringList& from = candidates(scope, effect.who);
    const int count = static_cast<int>(from.size());
    if (count == 0)
        return AskNothing();
    if (!effect.number)
        return AskPeople{from, 0, count};
    return *effect.number < count ? Question(AskPeople{from, *effect.number, *effect.number})
                                  : Question(AskNothing());
}

Question questionOfCards(const State& state, const CardEffect& effect)
{
    const std::set<QString> seen = state.seen();
    QStringList left = state.box().deck(effect.deck);
    left.removeIf([&](const QString& card) { return seen.contains(card); });
    const int most = std::min(effect.n, static_cast<int>(left.size()));
    return most > 0 ? Question(AskCards{effect.deck, left, most}) : Question(AskNothing());
}

Question questionOfSource(const State& state, const Scope& scope, const CardEffect& effect)
{
    const std::vector<Store> stores = storesWith(state, scope.crews, effect.resource);
    if (onlyShares(state, stores, effect.resource, effect.n))
        return AskNothing();
    return AskSource{effect.resource, stores, effect.n};
}

// AT-34: those with tokens of the ailment, none of them new this turn.
QStringList afflicted(const State& state, const Scope& scope, const QString& ailment)
{
    QStringList found;
    std::ranges::copy_if(scope.people, std::back_inserter(found), [&](const QString& card) {
        const Survivor* one = state.survivor(card);
        return one && one->tokens(ailment) > 0 && !one->fresh.contains(ailment);
    });
    return found;
}

// Those whom an effect on people concerns.
QStringList concerned(const State& state, const Scope& scope, const CardEffect& effect, const Choice& choice)
{
    switch (effect.who) {
    case Who::All:
        return scope.people;
    case Who::Committed:
        return scope.committed;
    case Who::Afflicted:
        return afflicted(state, scope, effect.ailment);
    case Who::Some:
    case Who::SomeCommitted:
        break;
    }
    const bool isAsked = !std::holds_alternative<AskNothing>(questionOfPeople(scope, effect));
    return isAsked ? choice.ids : candidates(scope, effect.who);
}

void harm(State& state, const CardEffect& effect, const QString& survivor)
{
    if (effect.verb == Verb::Injure)
        injure(state, survivor);
    else if (effect.verb == Verb::Kill)
        kill(state, survivor);
    else if (effect.verb == Verb::Rest)
        rest(state, survivor);
    else if (effect.verb == Verb::Starve)
        starve(state, survivor, effect.n);
    else if (effect.verb == Verb::Ailment)
        addAilment(state, survivor, effect.ailment, effect.n);
    else
        cure(state, survivor, effect.ailment, effect.n);
}

// ATR-48: onto the square.
void layDown(State& state, const Scope& scope, DeckName deck, const QString& card)
{
    Pile& pile = state.pile(scope.square);
    if (deck == DeckName::Mods)
        pile.mods.push_back({card});
    else if (deck == DeckName::Vehicles)
        pile.vehicles.push_back({card});
    else
        pile.survivors.push_back({card});
}

void gain(State& state, const Scope& scope, const CardEffect& effect)
{
    int& tokens = state.pile(scope.square).resources[effect.resource];
    const qint64 more = qint64(effect.n) * (effect.perCommitted ? scope.counted : 1);
    tokens = static_cast<int>(std::min<qint64>(tokens + more, mostTokens));
    state.sweep();
}

void lose(State& state, const Scope& scope, const CardEffect& effect, const Choice& choice)
{
    const auto only =
        onlyShares(state, storesWith(state, scope.crews, effect.resource), effect.resource, effect.n);
    takeOut(state, effect.resource, only.value_or(choice.shares));
}

} // namespace

const CardEffects& effectsOf(const Box& box, const Running& running)
{
    if (running.cause == Cause::Scenario) {
        const ScenarioCard* card = box.scenario(running.card);
        const ScenarioOption* option = card ? card->option(running.option) : nullptr;
        const bool isThere = option && running.outcome >= 0 && running.outcome < std::ssize(option->outcomes);
        return isThere ? option->outcomes[static_cast<size_t>(running.outcome)].effects : nothing;
    }
    const Setting* setting = box.setting(running.card);
    if (!setting)
        return nothing;
    if (running.cause == Cause::Setting)
        return setting->effects;
    return running.cause == Cause::Global ? setting->global : setting->catastrophe;
}

const CardEffect* nextEffect(const Box& box, const Running& running)
{
    const CardEffects& effects = effectsOf(box, running);
    const bool isThere = running.next >= 0 && running.next < std::ssize(effects);
    return isThere ? &effects[static_cast<size_t>(running.next)] : nullptr;
}

Scope scopeOf(const State& state, const Running& running)
{
    Scope scope;
    const bool ofCrew = !running.crew.isEmpty();
    scope.crews = ofCrew ? std::vector{state.crewIndex(running.crew)} : state.convoyOf(state.turn.pawn);
    scope.square = ofCrew ? state.pawnOf(running.crew).at : state.acting().at;
    for (const int index : scope.crews) {
        for (const Survivor& survivor : state.crews[static_cast<size_t>(index)].survivors)
            scope.people.append(survivor.card);
    }
    if (running.cause == Cause::Scenario) {
        std::ranges::copy_if(state.turn.open.committed, std::back_inserter(scope.committed),
                             [&](const QString& card) { return scope.people.contains(card); });
        scope.counted = state.turn.open.counted;
    }
    return scope;
}

Question questionOf(const State& state, const Scope& scope, const CardEffect& effect)
{
    if (effect.verb == Verb::Find)
        return questionOfCards(state, effect);
    if (effect.verb == Verb::Lose)
        return questionOfSource(state, scope, effect);
    if (isAboutPeople(effect.verb) && asksForPeople(effect.who))
        return questionOfPeople(scope, effect);
    return AskNothing();
}

void carryOut(State& state, const Running& running, const CardEffect& effect, const Choice& choice)
{
    const State before = state;
    const Scope scope = scopeOf(state, running);
    if (isAboutPeople(effect.verb)) {
        for (const QString& survivor : concerned(state, scope, effect, choice))
            harm(state, effect, survivor);
    } else if (effect.verb == Verb::Gain) {
        gain(state, scope, effect);
    } else if (effect.verb == Verb::Lose) {
        lose(state, scope, effect, choice);
    } else if (effect.verb == Verb::Find) {
        for (const QString& card : choice.ids)
            layDown(state, scope, effect.deck, card);
    }
    if (running.cause == Cause::Scenario)
        barChanged(state, before);
}

} // namespace roadmarshal::apocalypse_trail
