#include "scenario_words.h"

#include "games/apocalypse_trail/table/names.h"
#include "prompts.h"

#include <QJsonArray>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Message;

namespace {

QJsonObject resourceArgs(Resource resource, int count)
{
    return {{u"count"_s, count}, {u"resource"_s, u"@resource-"_s + wordFor(resourceWords, resource)}};
}

void addTo(QJsonArray& list, const Message& one)
{
    list.append(table::store(one));
}

// Runs of totals: "1–3, 5".
QString totalsText(const std::vector<int>& on)
{
    QStringList runs;
    for (size_t first = 0; first < on.size();) {
        size_t last = first;
        while (last + 1 < on.size() && on[last + 1] == on[last] + 1)
            ++last;
        runs.append(first == last ? QString::number(on[first]) : u"%1–%2"_s.arg(on[first]).arg(on[last]));
        first = last + 1;
    }
    return runs.join(u", "_s);
}

// Whom it concerns, of those that the phrase speaks of.
Message whom(const CardEffect& effect)
{
    if (effect.number)
        return message(effect.who == Who::Some ? "whom-number" : "whom-number-committed",
                       {{u"count"_s, *effect.number}});
    return {u"whom-"_s + wordFor(whoWords, effect.who), {{u"ailment"_s, effect.ailment}}};
}

Message happens(const CardEffect& effect)
{
    switch (effect.verb) {
    case Verb::Gain:
        return message(effect.perCommitted ? "does-gain-each" : "does-gain",
                       resourceArgs(effect.resource, effect.n));
    case Verb::Lose:
        return message("does-lose", resourceArgs(effect.resource, effect.n));
    case Verb::Find:
        return message("does-find",
                       {{u"count"_s, effect.n}, {u"deck"_s, u"@found-"_s + wordFor(deckWords, effect.deck)}});
    case Verb::Text:
        return message("does-text", {{u"text"_s, effect.text}});
    case Verb::Injure:
    case Verb::Kill:
    case Verb::Rest:
    case Verb::Starve:
    case Verb::Ailment:
    case Verb::Cure:
        break;
    }
    return {
        u"does-"_s + wordFor(verbWords, effect.verb),
        {{u"whom"_s, table::store(whom(effect))}, {u"count"_s, effect.n}, {u"ailment"_s, effect.ailment}}};
}

QJsonArray allThatHappens(const Outcome& outcome)
{
    QJsonArray all;
    for (const CardEffect& effect : outcome.effects)
        addTo(all, happens(effect));
    if (all.isEmpty())
        addTo(all, message("does-nothing"));
    return all;
}

} // namespace

Message needed(const Need& need)
{
    QJsonArray parts;
    const QJsonObject args{{u"count"_s, need.count.value_or(0)},
                           {u"skill"_s, need.skill},
                           {u"least"_s, need.min.value_or(0)},
                           {u"total"_s, need.total.value_or(0)},
                           {u"most"_s, need.perCrew.value_or(0)}};
    if (need.count)
        addTo(parts, message(need.min ? "need-skilled" : "need-count", args));
    if (need.total)
        addTo(parts, message("need-total", args));
    if (need.perCrew)
        addTo(parts, message("need-per-crew", args));
    for (const Resource one : allResources) {
        if (need.pay[one] > 0)
            addTo(parts, message("need-pay", resourceArgs(one, need.pay[one])));
    }
    return parts.isEmpty() ? message("need-nothing") : message("need-all", {{u"parts"_s, parts}});
}

Message outcomes(const ScenarioOption& option)
{
    QJsonArray all;
    for (const Outcome& outcome : option.outcomes)
        addTo(all, message(outcome.on.empty() ? "outcome-always" : "outcome-on",
                           {{u"text"_s, totalsText(outcome.on)}, {u"does"_s, allThatHappens(outcome)}}));
    return message("outcomes-all", {{u"outcomes"_s, all}});
}

Message optionDetail(const ScenarioOption& option)
{
    return message("detail-option", {{u"need"_s, table::store(needed(option.need))},
                                     {u"outcomes"_s, table::store(outcomes(option))}});
}

Message outcomeWithOdds(const Outcome& outcome, const dice::Distribution& totals)
{
    double chance = outcome.on.empty() ? 1 : 0;
    for (const int total : outcome.on)
        chance += totals.at(total);
    return message("remind-outcome", {{u"text"_s, totalsText(outcome.on)},
                                      {u"percent"_s, qRound(100 * chance)},
                                      {u"does"_s, allThatHappens(outcome)}});
}

} // namespace roadmarshal::apocalypse_trail
