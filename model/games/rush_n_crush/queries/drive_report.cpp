#include "drive_report.h"

#include "dice_report.h"
#include "games/rush_n_crush/crash/push.h"
#include "games/rush_n_crush/crash/shock.h"
#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "games/rush_n_crush/driving/explore.h"
#include "games/rush_n_crush/driving/ordeal.h"

#include <QJsonDocument>

#include <algorithm>
#include <map>

namespace roadmarshal::rush_n_crush {

namespace {

// Ids have letters, digits, - and _ only: nothing in them has to be escaped.
QByteArray quoted(const QString& id)
{
    return '"' + id.toUtf8() + '"';
}

// Keys come in alphabetical order.
class ObjectText
{
public:
    void add(const char* key, const QByteArray& value)
    {
        m_text += m_text.isEmpty() ? "{\"" : ",\"";
        m_text += key;
        m_text += "\":";
        m_text += value;
    }
    void add(const char* key, int value) { add(key, QByteArray::number(value)); }
    // Without the closing brace.
    const QByteArray& open() const { return m_text; }

private:
    QByteArray m_text;
};

QByteArray listOf(const std::vector<QByteArray>& entries)
{
    QByteArray list = "[";
    for (const QByteArray& entry : entries)
        list += (list.size() > 1 ? "," : "") + entry;
    return list + ']';
}

// Sorted by place, then by text; what follows the text shows one way to it.
struct Line
{
    SpaceId at;
    QByteArray text; // without the closing brace
    QByteArray way;
};

QByteArray sorted(std::vector<Line> lines)
{
    // The text as it is compared ends with its brace, which comes after a comma.
    std::ranges::sort(lines, [](const Line& one, const Line& other) {
        return one.at != other.at ? one.at < other.at : one.text + '}' < other.text + '}';
    });
    QByteArray list = "[";
    for (const Line& line : lines)
        list += (list.size() > 1 ? ",\n" : "\n") + line.text + line.way + '}';
    return list + "\n]";
}

class DriveReport
{
public:
    DriveReport(const State& state, const Start& start)
        : m_state(state),
          m_course(state.setup->course),
          m_start(start),
          m_found(explore(state, start)),
          m_traffic(state, start.car)
    {
        if (start.testIsDue)
            setOdds();
    }

    size_t count() const { return m_found.ends.size(); }

    QByteArray before() const
    {
        return "{\"stage\":\"before\"," + common() +
               ",\"driving\":" + QJsonDocument(drivingReport(m_start.speed)).toJson(QJsonDocument::Compact) +
               outcomes() + '}';
    }
    QByteArray drive() const
    {
        const QByteArray allowed = m_start.allowance ? QByteArray::number(*m_start.allowance) : "null";
        return "{\"stage\":\"drive\"," + common() + ",\"allowance\":" + allowed + outcomes() +
               ",\"pushes\":" + pushes() + '}';
    }

private:
    QByteArray nameOf(int space) const { return quoted(toText(m_course.at(space).id)); }
    QByteArray carName(int car) const { return quoted(m_state.car(car).id); }

    QByteArray common() const
    {
        return "\"speed\":" + QByteArray::number(m_start.speed) +
               ",\"movementPoints\":" + QByteArray::number(m_start.points);
    }

    QByteArray outcomes() const
    {
        std::vector<Line> lines;
        lines.reserve(m_found.ends.size());
        for (const DriveEnd& end : m_found.ends)
            lines.push_back({m_course.at(end.at).id, m_start.testIsDue ? textBefore(end) : textAfter(end),
                             ",\"path\":" + wayText(end)});
        return ",\"count\":" + QByteArray::number(count()) + ",\"outcomes\":" + sorted(std::move(lines));
    }

    QByteArray wayText(const DriveEnd& end) const
    {
        std::vector<QByteArray> names;
        for (const int space : m_found.wayTo(end))
            names.push_back(space == none ? "\"x\"" : nameOf(space));
        return listOf(names);
    }

    QByteArray textBefore(const DriveEnd& end) const
    {
        const int need = end.toll.lc;
        std::vector<QByteArray> odds;
        for (int tyres = 0; tyres <= m_start.tyres; ++tyres)
            odds.push_back(m_odds[static_cast<size_t>(std::max(0, need - tyres))]);
        ObjectText text;
        text.add("at", nameOf(end.at));
        text.add("certain", need <= m_start.tyres + 1 ? "true" : "false"); // the test gives at least 1
        text.add("ends", quoted(toText(end.ends)));
        text.add("mpLeft", end.mpLeft);
        text.add("nails", end.toll.nails);
        text.add("need", need);
        text.add("odds", listOf(odds));
        if (end.target >= 0)
            text.add("target", carName(end.target));
        text.add("wrecks", end.toll.wrecks);
        return text.open();
    }

    QByteArray textAfter(const DriveEnd& end) const
    {
        const int tests = end.ends == Ends::Ram ? ramTests(*m_state.setup, end.mpLeft) : 0;
        ObjectText text;
        text.add("at", nameOf(end.at));
        text.add("crossed", end.crossed);
        text.add("ends", quoted(toText(end.ends)));
        text.add("headOns", end.toll.headOns);
        text.add("lc", end.toll.lc);
        text.add("mpLeft", end.mpLeft);
        text.add("survive", survivalText(ordealOf(m_state, m_start, end.toll, tests), m_start.armour));
        if (end.target >= 0) {
            text.add("target", carName(end.target));
            text.add("targetSurvives",
                     survivalText(ordealOfRammed(m_state, tests), m_state.car(end.target).armour));
        }
        text.add("tyres", end.toll.tyres);
        text.add("wrecks", end.toll.wrecks);
        return text.open();
    }

    const QByteArray& survivalText(const Ordeal& ordeal, int armour) const
    {
        QByteArray& text = m_survival[{ordeal, armour}];
        if (text.isEmpty())
            text = quoted(dice::toText(survival(ordeal, armour)));
        return text;
    }

    void setOdds()
    {
        const dice::Distribution test = allowance(m_start.speed);
        for (int need = 0; need <= mostAllowance; ++need)
            m_odds.push_back(quoted(dice::toText(test.ratioAtLeast(need).value_or(dice::Ratio{}))));
    }

    QByteArray pushes() const
    {
        std::vector<Line> lines;
        for (const Stop& stop : m_found.stops) {
            for (int car = 0; car < std::ssize(m_state.cars); ++car)
                addPush(lines, stop, car);
        }
        return sorted(std::move(lines));
    }

    void addPush(std::vector<Line>& lines, const Stop& stop, int car) const
    {
        if (car == m_start.car || m_state.car(car).isWreck() || resisted(car))
            return;
        const int place = m_state.car(car).at;
        const auto side = contact(*m_state.setup, stop.at, place);
        if (!side)
            return;
        std::vector<QByteArray> results;
        for (const PushResult& result : pushResults(*m_state.setup, m_traffic, place, *side))
            results.push_back(textOf(result));
        ObjectText text;
        text.add("at", nameOf(stop.at));
        text.add("car", carName(car));
        text.add("mpLeft", stop.mpLeft);
        text.add("results", listOf(results));
        text.add("side", *side == Side::Left ? "\"left\"" : "\"right\"");
        text.add("success", quoted(pushOdds()));
        lines.push_back({m_course.at(stop.at).id, text.open(), {}});
    }

    // RNC-45, A13.
    bool resisted(int car) const
    {
        return std::ranges::contains(m_start.resisted, car) && !m_state.setup->rulings.has(Turned::PushAgain);
    }

    QByteArray textOf(const PushResult& result) const
    {
        ObjectText text;
        if (result.third >= 0)
            text.add("third", carName(result.third));
        text.add(result.wedged ? "wedged" : "to", result.space == none ? "\"rock\"" : nameOf(result.space));
        return text.open() + '}';
    }

    const State& m_state;
    const Course& m_course;
    const Start& m_start;
    Exploration m_found;
    Traffic m_traffic;
    std::vector<QByteArray> m_odds; // by lane changes needed
    mutable std::map<std::pair<Ordeal, int>, QByteArray> m_survival;
};

} // namespace

QByteArray driveReport(const State& state, const Start& start, bool countOnly)
{
    const DriveReport report(state, start);
    if (countOnly)
        return QByteArray::number(report.count());
    return start.testIsDue ? report.before() : report.drive();
}

} // namespace roadmarshal::rush_n_crush
