#include "games/apocalypse_trail/scenario/commitment.h"
#include "games/apocalypse_trail/scenario/people.h"
#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/turn/resolve.h"
#include "parts.h"
#include "prompts.h"
#include "scenario_words.h"
#include "sources.h"
#include "table/reading.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Asking;
using table::misfit;
using table::Prompt;

namespace {

Asked askCard(const State& state, const Answers& answers)
{
    const QStringList left = unseenScenarios(state);
    if (!answers.isEmpty()) {
        if (isAppWord(answers[0]))
            return ready(TurnOver{{}, true}, 1);
        if (answers[0] == table::noneWord && left.isEmpty())
            return ready(TurnOver{}, 1);
        return left.contains(answers[0]) ? Asked(ready(TurnOver{answers[0], false}, 1))
                                         : misfit(0, u"no-such-card"_s, answers[0], u"AT-42"_s);
    }
    Prompt made =
        prompt(state, "scenario", Asking::Card, message("ask-scenario", {{u"count"_s, scenarioHere(state)}}));
    for (const QString& card : left)
        made.options.append(cardOption(state, card));
    made.options.append(left.isEmpty() ? noneOption() : appOption());
    return made;
}

QString optionName(const ScenarioOption& option)
{
    return option.name.isEmpty() ? option.id : option.name;
}

// What is said of one scenario, word by word.
class ScenarioLine
{
public:
    ScenarioLine(const State& state, const Answers& answers)
        : m_state(state), m_answers(answers), m_card(*cardHere(state))
    {
    }

    Asked ask()
    {
        // The card may be said though it lies open.
        if (m_answers.value(0) == m_card.id && !m_card.option(m_card.id)) {
            if (m_answers.size() == 1)
                return table::Said{1};
            ++m_used;
        }
        for (const auto step :
             {&ScenarioLine::readOption, &ScenarioLine::readCommitted, &ScenarioLine::readSpent,
              &ScenarioLine::readPayments, &ScenarioLine::readDice}) {
            if (const auto open = (this->*step)())
                return *open;
        }
        return ready(m_said, m_used);
    }

private:
    using Open = std::optional<Asked>;

    bool isOut() const { return m_used >= m_answers.size(); }
    const ScenarioOption& option() const { return *m_card.option(m_said.option); }

    Open readOption()
    {
        if (isOut())
            return promptOptions();
        if (!m_card.option(m_answers[m_used]))
            return misfit(m_used, u"no-such-option"_s, m_answers[m_used], u"AT-62"_s);
        m_said.option = m_answers[m_used++];
        return {};
    }

    Asked promptOptions() const
    {
        Prompt made = prompt(m_state, "option", Asking::Choice,
                             message("ask-option", {{u"card"_s, cardName(m_state, m_card.id)}}));
        for (const ScenarioOption& one : m_card.options) {
            table::Option offered =
                apocalypse_trail::option(one.id, message("option-named", {{u"name"_s, optionName(one)}}),
                                         whyUnmet(m_state, m_state.turn.pawn, m_card, one));
            if (!one.dice.empty())
                offered.badge = diceBadge(one);
            offered.detail = optionDetail(one);
            made.options.append(offered);
        }
        return made;
    }
    static table::Message diceBadge(const ScenarioOption& one)
    {
        const int sides = one.dice.front();
        const auto count = static_cast<int>(one.dice.size());
        if (count == 1)
            return message("badge-die", {{u"count"_s, sides}});
        if (std::ranges::count(one.dice, sides) == count)
            return message("badge-dice-alike", {{u"count"_s, count}, {u"sides"_s, sides}});
        return message("badge-dice", {{u"text"_s, diceText(one)}});
    }
    static QString diceText(const ScenarioOption& one)
    {
        QStringList dice;
        for (const int sides : one.dice)
            dice.append(u"d%1"_s.arg(sides));
        return dice.join(u" + "_s);
    }

    Open readCommitted()
    {
        if (isOut())
            return promptCommitted();
        const auto who = listIn(m_answers[m_used]);
        for (const QString& one : who.value_or(QStringList{m_answers[m_used]})) {
            if (!who || !m_state.survivor(one))
                return misfit(m_used, u"no-such-survivor"_s, one);
        }
        m_said.committed = *who;
        ++m_used;
        return {};
    }
    Asked promptCommitted() const
    {
        Prompt made = prompt(m_state, "commit", Asking::Card,
                             message("ask-commit", {{u"name"_s, optionName(option())}}));
        int count = 0;
        for (const int index : m_state.convoyOf(m_state.turn.pawn)) {
            for (const Survivor& one : m_state.crews[static_cast<size_t>(index)].survivors) {
                const auto objection = whyNotTakePart(one);
                made.options.append(
                    cardOption(m_state, one.card, objection ? Objections{*objection} : Objections()));
                ++count;
            }
        }
        made.takes = table::Several{0, count};
        made.reminders.append(needed(option().need));
        if (!option().dice.empty()) {
            const dice::Distribution totals = totalsOf(option(), {});
            for (const Outcome& outcome : option().outcomes)
                made.reminders.append(outcomeWithOdds(outcome, totals));
        }
        return made;
    }

    Open readSpent()
    {
        const QStringList loaded = spendable(m_state, m_state.turn.pawn);
        if (loaded.isEmpty())
            return {};
        if (isOut()) {
            Prompt made = prompt(m_state, "spend", Asking::Card, message("ask-spend"));
            for (const QString& mod : loaded)
                made.options.append(cardOption(m_state, mod));
            made.takes = table::Several{0, static_cast<int>(loaded.size())};
            return made;
        }
        const auto mods = listIn(m_answers[m_used]);
        for (const QString& mod : mods.value_or(QStringList{m_answers[m_used]})) {
            if (!mods || !loaded.contains(mod))
                return misfit(m_used, u"no-such-load"_s, mod);
        }
        m_said.spent = *mods;
        ++m_used;
        return {};
    }

    Open readPayments()
    {
        for (const Bill& bill : billsFor(option(), m_said.spent)) {
            const Sourced sourced = readSource(m_state, bill, m_answers, m_used, true);
            if (sourced.open)
                return sourced.open;
            for (const QString& share : sourced.source)
                m_said.paid.append(wordFor(resourceWords, bill.resource) + u':' + share);
        }
        return {};
    }

    Open readDice()
    {
        if (option().dice.empty())
            return {};
        const Deed::Thrown thrown = throwFor(m_state, m_said);
        if (!isOut()) {
            const auto roll = rollIn(thrown.ask, m_answers[m_used]);
            if (roll) {
                m_said.throws = {*roll};
                ++m_used;
                return {};
            }
            if (!m_state.setup->inApp)
                return table::Misfit{m_used, roll.error(), {}};
        }
        if (m_state.setup->inApp) {
            m_said.throws = {dice::ByApp{}};
            return {};
        }
        // What the rules forbid is said before anybody throws dice for it.
        if (!againstResolving(m_state, m_said).isEmpty())
            return {};
        return promptDice(thrown);
    }
    Asked promptDice(const Deed::Thrown& thrown) const
    {
        Prompt made = prompt(m_state, "dice", Asking::Choice,
                             message(thrown.again.isEmpty() ? "ask-dice" : "ask-dice-again",
                                     {{u"name"_s, optionName(option())},
                                      {u"text"_s, diceText(option())},
                                      {u"faces"_s, thrown.again.join(u", "_s)}}));
        made.takes = table::Dice{thrown.ask};
        const dice::Distribution totals =
            totalsOf(option(), rerolledFaces(m_state, m_card, m_said.committed));
        for (const Outcome& outcome : option().outcomes)
            made.reminders.append(outcomeWithOdds(outcome, totals));
        return made;
    }

    const State& m_state;
    const Answers& m_answers;
    const ScenarioCard& m_card;
    Resolve m_said;
    qsizetype m_used = 0;
};

} // namespace

Asked askScenario(const State& state, const Answers& answers)
{
    return cardHere(state) ? ScenarioLine(state, answers).ask() : askCard(state, answers);
}

} // namespace roadmarshal::apocalypse_trail
