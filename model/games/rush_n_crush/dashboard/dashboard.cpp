#include "dashboard.h"

#include "driving_dice.h"
#include "table/enum_words.h"
#include "json/bounds.h"
#include "json/built_in.h"

#include <QStringList>

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr qsizetype mostBubbles = 200;
constexpr qsizetype mostLines = 1000;
constexpr int longestId = 20;
constexpr int mostGears = 99;
constexpr double furthest = 1000;

const QStringList heatWords{QStringLiteral("none"), QStringLiteral("yellow"), QStringLiteral("orange"),
                            QStringLiteral("red")};

std::optional<double> readPlace(const json::Reader& reader)
{
    if (reader.value().isUndefined() || reader.value().isNull())
        return std::nullopt;
    return reader.number(-furthest, furthest, 0);
}

class DashboardReader
{
public:
    explicit DashboardReader(const json::Reader& reader) : m_reader(reader) {}

    Dashboard read()
    {
        m_dashboard.json = m_reader.object();
        readFormat(m_reader[QStringLiteral("format")]);
        m_dashboard.id = m_reader[QStringLiteral("id")].text(longestId * 3, {});
        readBubbles(m_reader[QStringLiteral("nodes")]);
        readStart(m_reader[QStringLiteral("start")]);
        readSolid();
        readDotted(m_reader[QStringLiteral("dotted")]);
        if (!m_reader.problem())
            checkReach();
        return std::move(m_dashboard);
    }

private:
    static void readFormat(const json::Reader& from)
    {
        const QString known = QStringLiteral("roadmarshal-dashboard/1");
        if (const QString found = from.text(longestId * 3, known); found != known)
            from.fail(QStringLiteral("is \"%1\", known is %2").arg(found, known));
    }

    void readBubbles(const json::Reader& from)
    {
        for (qsizetype i = 0; i < from.size(mostBubbles) && !m_reader.problem(); ++i) {
            const json::Reader node = from[i];
            Bubble bubble;
            bubble.id = readId(node[QStringLiteral("id")]);
            const json::Reader speed = node[QStringLiteral("speed")];
            bubble.speed = speed.integer(0, fastest);
            if (bubble.speed > 0 && !hasRow(bubble.speed))
                speed.fail(QStringLiteral("is %1, for which there are no driving dice").arg(bubble.speed));
            bubble.gear = node[QStringLiteral("gear")].integer(0, mostGears);
            bubble.heat = static_cast<Heat>(node[QStringLiteral("heat")].word(heatWords, 0));
            bubble.x = readPlace(node[QStringLiteral("x")]);
            bubble.y = readPlace(node[QStringLiteral("y")]);
            m_dashboard.bubbles.push_back(bubble);
        }
    }

    // Ids stand in lines of lever moves.
    QString readId(const json::Reader& from) const
    {
        QString id = from.text(longestId);
        if (id.isEmpty() || std::ranges::any_of(id, [](QChar c) { return c == u',' || c.isSpace(); }))
            from.fail(QStringLiteral("is \"%1\", allowed is a word without commas").arg(id));
        if (m_dashboard.indexOf(id) >= 0)
            from.fail(QStringLiteral("is \"%1\" a second time").arg(id));
        return id;
    }

    int bubbleAt(const json::Reader& from) const
    {
        const QString id = from.text(longestId);
        const int found = m_dashboard.indexOf(id);
        if (found < 0)
            from.fail(QStringLiteral("is \"%1\", the dashboard has no such bubble").arg(id));
        return found;
    }

    void readStart(const json::Reader& from)
    {
        const int start = bubbleAt(from);
        if (m_reader.problem())
            return;
        m_dashboard.start = start;
        for (int i = 0; i < std::ssize(m_dashboard.bubbles); ++i) {
            if ((m_dashboard.at(i).speed == 0) != (i == start))
                from.fail(
                    QStringLiteral("is \"%1\", but speed 0 belongs to the start and to nothing else (\"%2\")")
                        .arg(m_dashboard.at(start).id, m_dashboard.at(i).id));
        }
    }

    struct Line
    {
        int slower = -1;
        int faster = -1;
        bool operator==(const Line&) const = default;
    };
    std::optional<Line> lineAt(const json::Reader& from) const
    {
        if (from.size(2) != 2)
            from.fail(QStringLiteral("is not a pair of bubbles"));
        if (m_reader.problem())
            return std::nullopt;
        const Line line{bubbleAt(from[0]), bubbleAt(from[1])};
        return m_reader.problem() ? std::nullopt : std::optional(line);
    }
    std::vector<Line> linesOf(const json::Reader& from) const
    {
        std::vector<Line> lines;
        if (from.value().isUndefined())
            return lines;
        for (qsizetype i = 0; i < from.size(mostLines); ++i) {
            const auto line = lineAt(from[i]);
            if (!line)
                break;
            lines.push_back(*line);
        }
        return lines;
    }

    void readSolid()
    {
        const json::Reader solid = m_reader[QStringLiteral("solid")];
        const json::Reader oneWay = m_reader[QStringLiteral("oneWay")];
        const std::vector<Line> lines = linesOf(solid);
        const std::vector<Line> upOnly = linesOf(oneWay); // A20
        for (size_t i = 0; i < lines.size() && !m_reader.problem(); ++i)
            join(solid[static_cast<qsizetype>(i)], lines[i], !std::ranges::contains(upOnly, lines[i]));
        for (size_t i = 0; i < upOnly.size() && !m_reader.problem(); ++i) {
            if (!std::ranges::contains(lines, upOnly[i]))
                oneWay[static_cast<qsizetype>(i)].fail(QStringLiteral("is no solid line"));
        }
    }
    void join(const json::Reader& from, const Line& line, bool bothWays)
    {
        if (bubble(line.slower).speed >= bubble(line.faster).speed)
            from.fail(QStringLiteral("goes from \"%1\" to \"%2\", which is not faster")
                          .arg(bubble(line.slower).id, bubble(line.faster).id));
        addOnce(bubble(line.slower).faster, line.faster);
        addOnce(bothWays ? bubble(line.faster).slower : bubble(line.faster).slowerOneWay, line.slower);
    }

    void readDotted(const json::Reader& from)
    {
        if (from.value().isUndefined())
            return;
        for (qsizetype i = 0; i < from.size(mostLines) && !m_reader.problem(); ++i) {
            std::vector<int> row;
            for (qsizetype j = 0; j < from[i].size(mostBubbles) && !m_reader.problem(); ++j) {
                const int next = bubbleAt(from[i][j]);
                if (!m_reader.problem())
                    addToRow(from[i][j], row, next);
            }
            m_dashboard.rows.push_back(row);
        }
    }
    void addToRow(const json::Reader& from, std::vector<int>& row, int next)
    {
        for (const int other : row) {
            if (bubble(other).gear == bubble(next).gear)
                from.fail(QStringLiteral("is \"%1\", of the same gear as \"%2\" in the row")
                              .arg(bubble(next).id, bubble(other).id));
            if (bubble(other).y && bubble(next).y && bubble(other).y != bubble(next).y)
                from.fail(QStringLiteral("is \"%1\", not level with \"%2\" in the row")
                              .arg(bubble(next).id, bubble(other).id));
            addOnce(bubble(other).gears, next);
            addOnce(bubble(next).gears, other);
        }
        row.push_back(next);
    }

    void checkReach() const
    {
        std::vector<bool> reached(m_dashboard.bubbles.size());
        std::vector<int> open{m_dashboard.start};
        while (!open.empty()) {
            const int next = open.back();
            open.pop_back();
            if (reached[static_cast<size_t>(next)])
                continue;
            reached[static_cast<size_t>(next)] = true;
            const Bubble& at = m_dashboard.at(next);
            for (const auto* lines : {&at.faster, &at.slower, &at.gears})
                open.insert(open.end(), lines->begin(), lines->end());
        }
        const auto missed = std::ranges::find(reached, false);
        if (missed != reached.end())
            m_reader[QStringLiteral("nodes")][missed - reached.begin()].fail(
                QStringLiteral("is \"%1\", which can't be reached from the start")
                    .arg(m_dashboard.at(static_cast<int>(missed - reached.begin())).id));
    }

    Bubble& bubble(int index) { return m_dashboard.bubbles[static_cast<size_t>(index)]; }
    static void addOnce(std::vector<int>& list, int entry)
    {
        if (!std::ranges::contains(list, entry))
            list.push_back(entry);
    }

    const json::Reader& m_reader;
    Dashboard m_dashboard;
};

} // namespace

int Dashboard::indexOf(QStringView bubble) const
{
    const auto found = std::ranges::find(bubbles, bubble, &Bubble::id);
    return found == bubbles.end() ? -1 : static_cast<int>(found - bubbles.begin());
}

std::vector<int> Dashboard::between(int from, int to) const
{
    for (const std::vector<int>& row : rows) {
        const auto one = std::ranges::find(row, from);
        const auto other = std::ranges::find(row, to);
        if (one == row.end() || other == row.end())
            continue;
        return one < other ? std::vector<int>(one + 1, other)
                           : std::vector<int>(std::reverse_iterator(one), std::reverse_iterator(other + 1));
    }
    return {};
}

Dashboard readDashboard(const json::Reader& reader)
{
    return DashboardReader(reader).read();
}

const Dashboard& defaultDashboard()
{
    static const Dashboard dashboard = [] {
        const QString folder =
            json::builtInFolder(QStringLiteral("rush-n-crush"), QStringLiteral("dashboards"));
        const auto object = json::readFile(folder + QStringLiteral("/default.dashboard.json"));
        Q_ASSERT(object);
        const json::Reader reader{QJsonValue(*object)};
        Dashboard read = readDashboard(reader);
        Q_ASSERT(!reader.problem());
        return read;
    }();
    return dashboard;
}

Dashboard dashboardAt(const json::Reader& reader)
{
    const QString byName = QStringLiteral("default");
    if (reader.isObject())
        return readDashboard(reader);
    if (const QString name = reader.text(longestId, byName); name != byName)
        reader.fail(QStringLiteral("is \"%1\", allowed is %2 or a dashboard in place").arg(name, byName));
    return defaultDashboard();
}

} // namespace roadmarshal::rush_n_crush
