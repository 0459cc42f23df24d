#include "resolve_report.h"

#include "after.h"
#include "games/highway_heist/enemies/lists.h"
#include "games/highway_heist/enemies/state_key.h"
#include "patch.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

namespace roadmarshal::highway_heist {

namespace {

using Texts = std::tuple<QByteArray, QByteArray, QString>; // damage, after, open

QByteArray compact(const QJsonArray& list)
{
    return QJsonDocument(list).toJson(QJsonDocument::Compact);
}

Begin beginOf(const Resolving& resolving)
{
    if (!resolving.symbol)
        return [](State& state, const Watch& watch) { beginEndOfRound(state, watch); };
    return [symbol = *resolving.symbol, roller = resolving.roller](State& state, const Watch& watch) {
        beginDie(state, symbol, roller, false, watch);
    };
}

QStringList orderOf(const State& state, const Resolving& resolving)
{
    if (!resolving.symbol)
        return fallingBackInOrder(state);
    switch (*resolving.symbol) {
    case Symbol::Suv:
        return enemySuvsInOrder(state);
    case Symbol::Peg:
        return enemyPegsInOrder(state);
    default:
        return {};
    }
}

State inOtherOrder(State state)
{
    Setup setup = *state.setup;
    if (setup.rulings.has(Turned::RowFirst))
        setup.rulings.turnBack(Turned::RowFirst);
    else
        setup.rulings.turn(Turned::RowFirst);
    state.setup = std::make_shared<Setup>(std::move(setup));
    return state;
}

class Report
{
public:
    Report(const State& state, const Resolving& resolving) : m_state(state), m_resolving(resolving) {}

    bool explore(const std::stop_token& stop)
    {
        const auto take = [&](const Outcome& outcome) { add(outcome); };
        if (exploreOutcomes(m_state, beginOf(m_resolving), m_resolving.supposed, take, stop) != Explored::All)
            return false;
        const auto matters = compareOrders(stop);
        m_orderMatters = matters.value_or(false);
        return matters.has_value();
    }

    qsizetype count() const { return std::ssize(m_outcomes); }

    QByteArray text() const
    {
        QByteArray text = "{\"order\":" + compact(QJsonArray::fromStringList(orderOf(m_state, m_resolving))) +
                          ",\"orderMatters\":" + (m_orderMatters ? "true" : "false") +
                          ",\"count\":" + QByteArray::number(count()) + ",\"outcomes\":[";
        for (const auto& [texts, steps] : m_outcomes) {
            const auto& [damage, after, open] = texts;
            text += text.endsWith('[') ? "\n" : ",\n";
            text += "{\"damage\":" + damage + ",\"after\":" + after;
            if (!open.isEmpty())
                text += ",\"open\":\"" + open.toUtf8() + '"';
            text += ",\"steps\":" + steps + '}';
        }
        return text + "]}";
    }

private:
    void add(const Outcome& outcome)
    {
        QByteArray key = namelessKeyOf(outcome.after) + outcome.open.toUtf8();
        std::vector<QByteArray> dealt;
        for (const Dealt& one : outcome.damage)
            dealt.push_back(QByteArray::number(one.owner) + ',' + QByteArray::number(one.amount) + ',' +
                            QByteArray::number(one.dice) + ',' + QByteArray::number(one.taken));
        std::ranges::sort(dealt);
        for (const QByteArray& one : dealt)
            key += ';' + one;
        if (m_isOther) {
            m_otherKeys.insert(digestOf(key));
            return;
        }
        m_keys.insert(digestOf(key));
        Texts texts{damageText(outcome), afterText(outcome), outcome.open};
        if (!m_outcomes.contains(texts))
            m_outcomes.emplace(std::move(texts), stepsText(outcome));
    }

    // Whether the other reading of HR-2 gives another set of outcomes, names of SUVs and the order of damage
    // aside.
    std::optional<bool> compareOrders(const std::stop_token& stop)
    {
        const State other = inOtherOrder(m_state);
        if (!mayOrderMatter(other))
            return false;
        m_isOther = true;
        const auto take = [&](const Outcome& outcome) { add(outcome); };
        if (exploreOutcomes(other, beginOf(m_resolving), m_resolving.supposed, take, stop) != Explored::All)
            return std::nullopt;
        return m_keys != m_otherKeys;
    }

    QByteArray damageText(const Outcome& outcome) const
    {
        QJsonArray damage;
        for (const Dealt& dealt : outcome.damage) {
            QJsonObject one{{QStringLiteral("vehicle"), dealt.vehicle},
                            {QStringLiteral("amount"), dealt.amount},
                            {QStringLiteral("dice"), dealt.dice}};
            if (m_resolving.supposed.successes)
                one[QStringLiteral("taken")] = dealt.taken;
            damage.append(one);
        }
        return compact(damage);
    }

    // Many outcomes differ in the damage alone.
    const QByteArray& afterText(const Outcome& outcome)
    {
        QByteArray& text = m_afters[digestOf(keyOf(outcome.after))];
        if (text.isEmpty())
            text = highway_heist::compact(afterOf(m_state, outcome.after));
        return text;
    }

    static QJsonObject written(const Event& event)
    {
        QJsonObject step{{QStringLiteral("does"), wordOf(event.does)}};
        if (!event.who.isEmpty())
            step[QStringLiteral("who")] = event.who;
        if (!event.target.isEmpty())
            step[QStringLiteral("target")] = event.target;
        if (event.amount != 0)
            step[QStringLiteral("amount")] = event.amount;
        if (const char* rule = *event.rule == '\0' ? event.ruling : event.rule; *rule != '\0')
            step[QStringLiteral("rule")] = QLatin1StringView(rule);
        return step;
    }

    // The trails of many outcomes are the same for most of the way.
    QByteArray stepsText(const Outcome& outcome)
    {
        std::vector<const QByteArray*> texts;
        for (auto trail = outcome.trail; trail; trail = trail->before) {
            auto& [kept, text] = m_steps[trail.get()];
            if (!kept) {
                kept = trail; // so that no other comes to lie there
                text = highway_heist::compact(written(trail->event));
            }
            texts.push_back(&text);
        }
        QByteArray list = "[";
        for (const QByteArray* text : texts | std::views::reverse)
            list += (list.size() > 1 ? "," : "") + *text;
        return list + ']';
    }

    // Where it is the list alone that an order makes, another that makes the same one makes no difference.
    bool mayOrderMatter(const State& other) const
    {
        const QStringList order = orderOf(m_state, m_resolving);
        return order.isEmpty() || order != orderOf(other, m_resolving);
    }

    const State& m_state;
    const Resolving& m_resolving;
    std::map<Texts, QByteArray> m_outcomes; // with one way to each
    std::map<Digest, QByteArray> m_afters;
    std::set<Digest> m_keys;
    std::set<Digest> m_otherKeys;
    std::map<const Trail*, std::pair<std::shared_ptr<const Trail>, QByteArray>> m_steps;
    bool m_isOther = false;
    bool m_orderMatters = false;
};

} // namespace

std::optional<QByteArray> resolveReport(const State& state, const Resolving& resolving, bool countOnly,
                                        const std::stop_token& stop)
{
    Report report(state, resolving);
    if (!report.explore(stop))
        return std::nullopt;
    return countOnly ? QByteArray::number(report.count()) : report.text();
}

} // namespace roadmarshal::highway_heist
