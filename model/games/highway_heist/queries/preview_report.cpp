#include "preview_report.h"

#include "after.h"
#include "danger.h"
#include "games/highway_heist/actions/roll.h"
#include "games/highway_heist/actions/ways.h"
#include "games/highway_heist/table/names.h"
#include "patch.h"

#include <QJsonArray>

#include <algorithm>
#include <tuple>

namespace roadmarshal::highway_heist {

namespace {

// A line of the report and what it is sorted by; two results with one key are the same.
struct Line
{
    QString target;
    std::pair<Place, QString> to; // a space, or a vehicle
    QString seat;
    bool follow = false;
    QByteArray after;
    QByteArray key = {}; // all but the path
    QByteArray text = {};

    auto order() const { return std::tie(target, to, seat, follow, after, key); }
};

std::pair<Place, QString> placeOf(const QString& to, bool isSpace)
{
    const auto place = isSpace ? parsePlace(to) : std::nullopt;
    return place ? std::pair(*place, QString()) : std::pair(Place{0, 0}, to);
}

class Preview
{
public:
    Preview(const State& state, int player, const QString& action)
        : m_state(state), m_player(player), m_action(action), m_ways(waysOf(state, player, action))
    {
        for (const Way& way : m_ways.results)
            m_results.push_back(lineOf(way));
        for (const NoWay& way : m_ways.no)
            m_not.push_back(lineOf(way));
        sort(m_results);
        sort(m_not);
    }

    qsizetype count() const { return std::ssize(m_results); }

    QByteArray text() const
    {
        QJsonObject head{{QStringLiteral("player"), m_state.player(m_player).id},
                         {QStringLiteral("action"), m_action},
                         {QStringLiteral("count"), count()}};
        if (!m_ways.refused.isEmpty())
            head[QStringLiteral("refused")] = QJsonObject{{QStringLiteral("rule"), m_ways.refused}};
        else if (const auto roll = isStunt() ? std::nullopt : rollOf(m_state, m_player, m_action))
            head[QStringLiteral("roll")] = written(*roll);
        return compact(head).chopped(1) + ",\"results\":" + listOf(m_results) + ",\"not\":" + listOf(m_not) +
               '}';
    }

private:
    bool isStunt() const { return m_action == actionWords.last(); }

    QJsonObject named(const Named& named) const
    {
        QJsonObject object;
        if (!named.target.isEmpty())
            object[isStunt() ? QStringLiteral("stunt") : QStringLiteral("target")] = named.target;
        if (!named.to.isEmpty())
            object[QStringLiteral("to")] = named.to;
        if (!named.seat.isEmpty())
            object[QStringLiteral("seat")] = named.seat;
        return object;
    }

    Line lineFor(const Named& named) const
    {
        return {named.target, placeOf(named.to, named.seat.isEmpty()), named.seat, false, {}};
    }

    // HH-61: where it comes too near to Wrecks and Enemy SUVs.
    void addDanger(QJsonObject& object, const Way& way) const
    {
        if (m_action == u"drive" || m_action == u"ram" || m_action == u"force")
            object[QStringLiteral("danger")] = QJsonArray::fromStringList(wrecksAhead(way.after, m_player));
        if (m_action == u"drive")
            object[QStringLiteral("near")] = QJsonArray::fromStringList(suvsBeside(way.after, m_player));
    }

    Line lineOf(const Way& way) const
    {
        QJsonObject object = named(way);
        if (way.follow)
            object[QStringLiteral("follow")] = *way.follow;
        if (way.cost)
            object[QStringLiteral("cost")] = *way.cost;
        if (!way.ruling.isEmpty())
            object[QStringLiteral("ruling")] = way.ruling;
        if (isStunt()) {
            if (const auto roll = rollOf(m_state, m_player, m_action, way.target))
                object[QStringLiteral("roll")] = written(*roll);
        }
        addDanger(object, way);
        const QJsonObject after = afterOf(m_state, way.after);
        object[QStringLiteral("after")] = after;
        Line line = lineFor(way);
        line.follow = way.follow.value_or(false);
        line.after = compact(after);
        line.key = compact(object);
        if (m_action == u"drive")
            object[QStringLiteral("path")] = pathOf(way);
        line.text = compact(object);
        return line;
    }

    Line lineOf(const NoWay& way) const
    {
        QJsonObject object = named(way);
        object[QStringLiteral("rule")] = way.why.rule;
        if (way.why.needs > 0)
            object[QStringLiteral("needs")] = way.why.needs;
        Line line = lineFor(way);
        line.key = line.text = compact(object);
        return line;
    }

    static QJsonArray pathOf(const Way& way)
    {
        QJsonArray path;
        for (const Place& place : way.path)
            path.append(toText(place));
        return path;
    }

    QJsonObject written(const RollNeed& roll) const
    {
        QJsonObject assist;
        for (int player = 0; player < std::ssize(m_state.players) && roll.dice < mostDice; ++player) {
            if (player != m_player && m_state.player(player).boost > 0) // HH-50
                assist[m_state.player(player).id] = m_state.player(player).boost;
        }
        QJsonObject object{{QStringLiteral("skill"), wordFor(skillWords, roll.skill)},
                           {QStringLiteral("character"), roll.character},
                           {QStringLiteral("vehicle"), roll.vehicle},
                           {QStringLiteral("dice"), roll.dice},
                           {QStringLiteral("need"), roll.need},
                           {QStringLiteral("assist"), assist}};
        if (roll.extra > 0)
            object[QStringLiteral("power")] = roll.extra;
        return object;
    }

    static void sort(std::vector<Line>& lines)
    {
        std::ranges::sort(lines,
                          [](const Line& one, const Line& other) { return one.order() < other.order(); });
        const auto rest = std::ranges::unique(lines, {}, &Line::key);
        lines.erase(rest.begin(), rest.end());
    }

    static QByteArray listOf(const std::vector<Line>& lines)
    {
        QByteArray list = "[";
        for (const Line& line : lines)
            list += (list.size() > 1 ? ",\n" : "\n") + line.text;
        return list + ']';
    }

    const State& m_state;
    int m_player;
    QString m_action;
    Ways m_ways;
    std::vector<Line> m_results;
    std::vector<Line> m_not;
};

} // namespace

QByteArray previewReport(const State& state, int player, const QString& action, bool countOnly)
{
    const Preview preview(state, player, action);
    return countOnly ? QByteArray::number(preview.count()) : preview.text();
}

} // namespace roadmarshal::highway_heist
