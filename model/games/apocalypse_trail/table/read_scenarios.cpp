#include "read_scenarios.h"

#include "names.h"
#include "read_content.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr int mostEffects = 100;
constexpr int mostOptions = 50;
constexpr int mostOutcomes = 200;
constexpr int mostDice = 20;
constexpr int mostSides = 100;

QString readAilment(const json::Reader& from, const std::set<QString>& ailments)
{
    const QString id = from.text(longestId);
    if (!ailments.contains(id))
        from.fail(QStringLiteral("is \"%1\", no setting has such an ailment").arg(id));
    return id;
}

void readWhom(const json::Reader& from, const std::set<QString>& ailments, CardEffect& effect)
{
    effect.who = static_cast<Who>(from[QStringLiteral("who")].word(whoWords));
    const json::Reader ailment = from[QStringLiteral("ailment")];
    const bool needsAilment =
        effect.verb == Verb::Ailment || effect.verb == Verb::Cure || effect.who == Who::Afflicted;
    if (needsAilment || isGiven(ailment))
        effect.ailment = readAilment(ailment, ailments);
    if (const json::Reader number = from[QStringLiteral("number")]; isGiven(number))
        effect.number = number.integer(1, mostNumber);
}

CardEffect readEffect(const json::Reader& from, const std::set<QString>& ailments)
{
    (void)from.object();
    CardEffect effect;
    effect.verb = static_cast<Verb>(from[QStringLiteral("do")].word(verbWords));
    effect.n = from[QStringLiteral("n")].integer(0, mostNumber, 1);
    switch (effect.verb) {
    case Verb::Gain:
    case Verb::Lose:
        effect.resource = static_cast<Resource>(from[QStringLiteral("resource")].word(resourceWords));
        if (const json::Reader per = from[QStringLiteral("per")]; isGiven(per))
            effect.perCommitted = per.word({QStringLiteral("committed")}) == 0;
        break;
    case Verb::Find:
        effect.deck = static_cast<DeckName>(from[QStringLiteral("deck")].word(deckWords));
        break;
    case Verb::Text:
        effect.text = from[QStringLiteral("text")].text(longestText, {});
        break;
    case Verb::Injure:
    case Verb::Kill:
    case Verb::Rest:
    case Verb::Starve:
    case Verb::Ailment:
    case Verb::Cure:
        readWhom(from, ailments, effect);
        break;
    }
    return effect;
}

std::optional<int> readNumber(const json::Reader& from)
{
    return isGiven(from) ? std::optional(from.integer(0, mostNumber)) : std::nullopt;
}

Need readNeed(const json::Reader& from)
{
    Need need;
    if (!isGiven(from))
        return need;
    (void)from.object();
    need.count = readNumber(from[QStringLiteral("count")]);
    need.min = readNumber(from[QStringLiteral("min")]);
    need.total = readNumber(from[QStringLiteral("total")]);
    need.perCrew = readNumber(from[QStringLiteral("perCrew")]);
    if (const json::Reader skill = from[QStringLiteral("skill")]; isGiven(skill))
        need.skill = skill.text(longestId);
    if (const json::Reader pay = from[QStringLiteral("pay")]; isGiven(pay)) {
        (void)pay.object();
        need.pay = readStock(pay);
    }
    if (need.skill.isEmpty() && need.min)
        from[QStringLiteral("min")].fail(QStringLiteral("is there, but no skill that it is of"));
    if (need.skill.isEmpty() && need.total)
        from[QStringLiteral("total")].fail(QStringLiteral("is there, but no skill that it is of"));
    return need;
}

std::vector<int> readNumbers(const json::Reader& from, int most, int least, int greatest)
{
    std::vector<int> numbers;
    const qsizetype count = from.size(most);
    for (qsizetype i = 0; i < count; ++i)
        numbers.push_back(from[i].integer(least, greatest));
    return numbers;
}

Outcome readOutcome(const json::Reader& from, const std::vector<int>& dice, const std::set<QString>& ailments)
{
    (void)from.object();
    Outcome outcome;
    const json::Reader on = from[QStringLiteral("on")];
    const int most = std::ranges::fold_left(dice, 0, std::plus());
    if (dice.empty())
        (void)on.word({QStringLiteral("always")});
    else
        outcome.on = readNumbers(on, most, static_cast<int>(dice.size()), most);
    if (!dice.empty() && outcome.on.empty() && !from.problem())
        on.fail(QStringLiteral("has no totals"));
    outcome.effects = readEffects(from[QStringLiteral("do")], ailments);
    return outcome;
}

// Each total that the dice can show belongs to exactly one outcome.
void checkTotals(const json::Reader& from, const ScenarioOption& option)
{
    std::map<int, int> times;
    for (const Outcome& outcome : option.outcomes) {
        for (const int total : outcome.on)
            ++times[total];
    }
    if (option.dice.empty()) {
        if (option.outcomes.size() != 1)
            from.fail(QStringLiteral("has %1 entries, without dice it is 1").arg(option.outcomes.size()));
        return;
    }
    const int most = std::ranges::fold_left(option.dice, 0, std::plus());
    for (int total = static_cast<int>(option.dice.size()); total <= most; ++total) {
        if (times[total] != 1)
            from.fail(
                QStringLiteral("have the total %1 %2")
                    .arg(total)
                    .arg(times[total] == 0 ? QStringLiteral("nowhere") : QStringLiteral("more than once")));
    }
}

ScenarioOption readOption(const json::Reader& from, const std::set<QString>& ailments)
{
    (void)from.object();
    ScenarioOption option;
    option.id = readId(from[QStringLiteral("id")]);
    option.name = from[QStringLiteral("name")].text(longestName, option.id);
    option.need = readNeed(from[QStringLiteral("need")]);
    if (const json::Reader dice = from[QStringLiteral("dice")]; isGiven(dice))
        option.dice = readNumbers(dice, mostDice, 1, mostSides);
    const json::Reader outcomes = from[QStringLiteral("outcomes")];
    const qsizetype count = outcomes.size(mostOutcomes);
    for (qsizetype i = 0; i < count && !from.problem(); ++i)
        option.outcomes.push_back(readOutcome(outcomes[i], option.dice, ailments));
    if (!from.problem())
        checkTotals(outcomes, option);
    return option;
}

} // namespace

CardEffects readEffects(const json::Reader& from, const std::set<QString>& ailments)
{
    CardEffects effects;
    if (!isGiven(from))
        return effects;
    const qsizetype count = from.size(mostEffects);
    for (qsizetype i = 0; i < count && !from.problem(); ++i)
        effects.push_back(readEffect(from[i], ailments));
    return effects;
}

ScenarioCard readScenario(const json::Reader& from, const QString& id, const Box& box,
                          const std::set<QString>& ailments)
{
    ScenarioCard card;
    card.id = id;
    card.name = from[QStringLiteral("name")].text(longestName, id);
    card.marker =
        static_cast<Marker>(from[QStringLiteral("marker")].word(markerWords, static_cast<int>(Marker::Even)));
    if (const json::Reader setting = from[QStringLiteral("setting")]; isGiven(setting)) {
        card.setting = setting.text(longestId);
        if (!std::ranges::contains(box.settings, card.setting, &Setting::id))
            setting.fail(QStringLiteral("is \"%1\", the box has no such setting").arg(card.setting));
    }
    if (const json::Reader kind = from[QStringLiteral("kind")]; isGiven(kind))
        card.kind = kind.text(longestId);
    const json::Reader options = from[QStringLiteral("options")];
    const qsizetype count = options.size(mostOptions);
    if (count == 0)
        options.fail(QStringLiteral("has no entries"));
    for (qsizetype i = 0; i < count && !from.problem(); ++i) {
        const ScenarioOption option = readOption(options[i], ailments);
        if (card.option(option.id))
            options[i][QStringLiteral("id")].fail(QStringLiteral("is \"%1\" a second time").arg(option.id));
        card.options.push_back(option);
    }
    return card;
}

} // namespace roadmarshal::apocalypse_trail
