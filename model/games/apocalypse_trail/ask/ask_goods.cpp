#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/turn/using.h"
#include "parts.h"
#include "prompts.h"
#include "sources.h"
#include "table/reading.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Asking;
using table::misfit;
using table::Prompt;

namespace {

// Whoever may stow now: the convoy, or in the shop everybody.
std::vector<int> crewsNow(const State& state)
{
    if (state.turn.step != Step::Outfit)
        return state.convoyOf(state.turn.pawn);
    std::vector<int> all;
    for (int crew = 0; crew < std::ssize(state.crews); ++crew)
        all.push_back(crew);
    return all;
}

QStringList sourcesOf(const State& state, Resource resource)
{
    QStringList sources;
    if (state.turn.step != Step::Outfit) {
        if (state.turn.step == Step::AfterMove && state.trail().at(state.acting().at).resource == resource)
            sources.append(u"icon"_s);
        if (available(state, resource, {Spot::Kind::Here}) > 0)
            sources.append(u"here"_s);
    }
    for (const Store& store : storesWith(state, crewsNow(state), resource))
        sources.append(toText(store));
    return sources;
}

QStringList targetsOf(const State& state, Resource resource)
{
    QStringList targets;
    for (const int index : crewsNow(state)) {
        const Crew& crew = state.crews[static_cast<size_t>(index)];
        targets.append(crew.id);
        if (resource == Resource::Fuel && crew.vehicle)
            targets += {crew.id + u'.' + tankWord, crew.id + u'.' + trackerWord};
        for (const Mod& mod : crew.mods) {
            if (state.box().mod(mod.card)->load[resource] > 0)
                targets.append(crew.id + u'.' + mod.card);
        }
    }
    if (state.turn.step != Step::Outfit)
        targets.append(u"here"_s);
    return targets;
}

QJsonObject named(const QString& resource)
{
    return {{u"resource"_s, u"@resource-"_s + resource}};
}

table::Option placeOption(const QString& place, const Objections& objections = {})
{
    const bool isWord = place == u"icon" || place == u"here";
    return option(place,
                  isWord ? table::Message{u"option-"_s + place, {}} : message("option-store", {{u"text"_s, place}}),
                  objections);
}

Prompt promptResource(const State& state)
{
    Prompt made = prompt(state, "stow-what", Asking::Choice, message("ask-stow-what"));
    for (const Resource resource : allResources) {
        const QString word = wordFor(resourceWords, resource);
        if (!sourcesOf(state, resource).isEmpty())
            made.options.append(option(word, message("option-resource", named(word))));
    }
    return made;
}

Prompt promptTarget(const State& state, const StowTokens& one, Resource resource)
{
    Prompt made = prompt(state, "stow-to", Asking::Choice, message("ask-stow-to", named(one.resource)));
    for (const QString& target : targetsOf(state, resource)) {
        StowTokens tried = one;
        tried.to = target;
        if (const auto stow = stowOf(state, tried))
            made.options.append(placeOption(target, whyNotStow(state, *stow)));
    }
    return made;
}

} // namespace

Asked askStow(const State& state, const Answers& answers)
{
    if (answers.size() < 2)
        return promptResource(state);
    const auto resource = enumFor<Resource>(resourceWords, answers[1]);
    if (!resource)
        return misfit(1, u"no-such-resource"_s, answers[1]);
    const table::Number number{1, mostTokens, 1};
    if (answers.size() < 3) {
        Prompt made = prompt(state, "how-many", Asking::Choice, message("ask-how-many", named(answers[1])));
        made.takes = number;
        return made;
    }
    const auto n = table::numberIn(number, answers[2]);
    if (!n)
        return table::Misfit{2, n.error(), {}};
    StowTokens said{answers[1], *n, answers.value(3), answers.value(4)};
    if (answers.size() < 4) {
        Prompt made = prompt(state, "stow-from", Asking::Choice, message("ask-stow-from", named(answers[1])));
        for (const QString& source : sourcesOf(state, *resource)) {
            if (const auto from = sourceIn(state, source); from && available(state, *resource, *from) >= *n)
                made.options.append(placeOption(source));
        }
        return made;
    }
    const auto from = sourceIn(state, said.from);
    if (!from)
        return misfit(3, u"no-such-store"_s, said.from);
    if (available(state, *resource, *from) < *n)
        return misfit(2, u"not-so-many"_s, answers[2]);
    if (answers.size() < 5)
        return promptTarget(state, said, *resource);
    if (!stowOf(state, said))
        return misfit(4, u"no-such-store"_s, said.to);
    return ready(said, 5);
}

Asked askTake(const State& state, const Answers& answers)
{
    if (answers.size() < 2) {
        Prompt made = prompt(state, "take", Asking::Card, message("ask-take"));
        const Pile* pile = state.pileAt(state.acting().at);
        const auto offer = [&](const auto& cards) {
            for (const auto& one : cards)
                made.options.append(cardOption(state, one.card));
        };
        if (pile) {
            offer(pile->survivors);
            offer(pile->mods);
            offer(pile->vehicles);
        }
        return made;
    }
    const auto found = findGoods(state, answers[1]);
    if (!found)
        return misfit(1, u"not-here"_s, answers[1]);
    if (answers.size() < 3) {
        Prompt made = prompt(state, "take-to", Asking::Choice,
                             message("ask-take-to", {{u"card"_s, cardName(state, answers[1])}}));
        for (const int index : state.convoyOf(state.turn.pawn)) {
            const QString& crew = state.crews[static_cast<size_t>(index)].id;
            if (crew != found->crew)
                made.options.append(crewOption(state, crew, whyNotTake(state, answers[1], *found, crew)));
        }
        return made;
    }
    if (!state.crew(answers[2]) || answers[2] == found->crew)
        return misfit(2, u"no-such-crew"_s, answers[2]);
    return ready(TakeCard{answers[1], answers[2]}, 3);
}

Asked askLeave(const State& state, const Answers& answers)
{
    if (answers.size() < 2) {
        Prompt made = prompt(state, "leave", Asking::Card, message("ask-leave"));
        const auto offer = [&](const QString& card) {
            made.options.append(cardOption(state, card, whyNotLeave(state, *findGoods(state, card))));
        };
        for (const int index : state.convoyOf(state.turn.pawn)) {
            const Crew& crew = state.crews[static_cast<size_t>(index)];
            for (const Survivor& survivor : crew.survivors)
                offer(survivor.card);
            for (const Mod& mod : crew.mods)
                offer(mod.card);
            if (crew.vehicle)
                offer(crew.vehicle->card);
        }
        return made;
    }
    const auto found = findGoods(state, answers[1]);
    if (!found || found->crew.isEmpty())
        return misfit(1, u"not-here"_s, answers[1]);
    qsizetype used = 2;
    const Sourced sourced = readSource(state, rationToLeave(state, answers[1]), answers, used);
    return sourced.open ? *sourced.open : Asked(ready(LeaveCard{answers[1], sourced.source}, used));
}

} // namespace roadmarshal::apocalypse_trail
