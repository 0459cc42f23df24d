// A second engine for Road Kill Rally, written only to be compared with: every path, nothing merged before
// the end. It reads positions as they are written, and no code of the rules.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QPointF>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace roadmarshal::test::naive_rally {

struct Place
{
    int lane = 0;
    int row = 0;
    auto operator<=>(const Place&) const = default;
};

inline Place placeOf(const QString& name)
{
    return {name[0].unicode() - u'a', name.sliced(1).toInt()};
}

inline std::string nameOf(Place place)
{
    return std::string(1, static_cast<char>('a' + place.lane)) + std::to_string(place.row);
}

struct Field
{
    char danger = 'g';
    std::optional<Place> straight;
    std::vector<Place> diagonals;
    bool beforeLine = false;
    bool draws = false;
    std::vector<QPointF> corners;

    QPointF centre() const
    {
        QPointF sum;
        for (const QPointF corner : corners)
            sum += corner;
        return sum / static_cast<double>(corners.size());
    }
};

// Where a tile begins: the left end of its entry edge, and which way is right and ahead.
struct Frame
{
    QPointF left{0, 0};
    QPointF right{1, 0};
    QPointF ahead{0, 1};

    QPointF at(double x, double y) const { return left + x * right + y * ahead; }
};

// The corner j lanes from the left after k rows, as the page of the formats has it.
inline QPointF corner(int lanes, int rows, int turn, int j, int k)
{
    if (turn == 0)
        return {static_cast<double>(j), static_cast<double>(k)};
    const double theta = std::abs(turn) * std::numbers::pi / 180;
    const double rho = std::max(rows / theta - lanes / 2.0, 0.5);
    const int fromOuter = turn > 0 ? j : lanes - j;
    const double q = lanes + rho - fromOuter;
    const double x = lanes + rho - q * std::cos(k * theta / rows);
    const double y = q * std::sin(k * theta / rows);
    return turn > 0 ? QPointF(x, y) : QPointF(lanes - x, y);
}

class Road
{
public:
    std::map<Place, Field> fields;

    explicit Road(const QJsonObject& position)
    {
        const QJsonArray tiles = position[QStringLiteral("road")].toArray();
        int row = position[QStringLiteral("firstRow")].toInt(1);
        Frame frame;
        for (qsizetype i = 0; i < tiles.size(); ++i) {
            const QJsonObject tile = tiles[i].toObject();
            add(tile, row, frame, i + 1 == tiles.size());
            row += static_cast<int>(tile[QStringLiteral("rows")].toArray().size());
        }
        for (auto& [place, field] : fields)
            link(place, field);
    }

private:
    void add(const QJsonObject& tile, int firstRow, Frame& frame, bool isFront)
    {
        const QJsonArray rows = tile[QStringLiteral("rows")].toArray();
        const int count = static_cast<int>(rows.size());
        const int lanes = static_cast<int>(rows[0].toString().size());
        const int turn = tile[QStringLiteral("turn")].toInt();
        const bool isFinish = tile[QStringLiteral("kind")].toString() == QStringLiteral("finish");
        const int line = isFinish ? tile[QStringLiteral("finishAfter")].toInt(count) : 0;
        const auto pointAt = [&](int j, int k) {
            const QPointF local = corner(lanes, count, turn, j, k);
            return frame.at(local.x(), local.y());
        };
        for (int k = 0; k < count; ++k) {
            for (int j = 0; j < lanes; ++j) {
                const QChar danger = rows[k].toString()[j];
                if (danger == u'.' || (isFinish && k + 1 > line))
                    continue;
                Field field;
                field.danger = danger.toLatin1();
                field.beforeLine = isFinish && k + 1 == line;
                field.draws = isFront && !isFinish && k == 0;
                field.corners = {pointAt(j, k), pointAt(j + 1, k), pointAt(j + 1, k + 1), pointAt(j, k + 1)};
                fields[{j, firstRow + k}] = field;
                readLinks(tile, {j, k + 1}, firstRow);
            }
        }
        const QPointF left = pointAt(0, count);
        const QPointF right = (pointAt(lanes, count) - left) / lanes;
        frame = {left, right, {-right.y(), right.x()}};
    }

    void readLinks(const QJsonObject& tile, Place own, int firstRow)
    {
        const QJsonObject links = tile[QStringLiteral("links")].toObject();
        const auto found = links.find(QString::fromStdString(nameOf(own)));
        if (found == links.end())
            return;
        const auto onRoad = [&](const QJsonValue& value) {
            const Place place = placeOf(value.toString());
            return Place{place.lane, place.row + firstRow - 1};
        };
        const Place here{own.lane, own.row + firstRow - 1};
        m_linked.insert(here);
        const QJsonObject link = found->toObject();
        if (link.contains(QStringLiteral("straight")))
            fields[here].straight = onRoad(link[QStringLiteral("straight")]);
        for (const QJsonValue& diagonal : link[QStringLiteral("diagonal")].toArray())
            fields[here].diagonals.push_back(onRoad(diagonal));
    }

    void link(Place place, Field& field)
    {
        if (m_linked.contains(place) || field.beforeLine)
            return;
        if (fields.contains({place.lane, place.row + 1}))
            field.straight = Place{place.lane, place.row + 1};
        for (const int side : {-1, 1}) {
            if (fields.contains({place.lane + side, place.row + 1}))
                field.diagonals.push_back({place.lane + side, place.row + 1});
        }
    }

    std::set<Place> m_linked;
};

// Of the default die, 0 to `most` hits of so many dice.
inline std::vector<double> hits(int dice, int most)
{
    std::vector<double> one(static_cast<size_t>(most) + 1, 0);
    // f(0) = 3/6, f(1) = 2/6, f(k) = f(k - 2)/6
    for (int k = 0; k <= most; ++k)
        one[k] = k == 0 ? 0.5 : k == 1 ? 1.0 / 3 : one[k - 2] / 6;
    std::vector<double> all(one.size(), 0);
    all[0] = 1;
    for (int die = 0; die < dice; ++die) {
        std::vector<double> next(one.size(), 0);
        for (size_t i = 0; i < all.size(); ++i) {
            for (size_t j = 0; i + j < next.size(); ++j)
                next[i + j] += all[i] * one[j];
        }
        all = next;
    }
    return all;
}

struct Check
{
    int dice = 0;
    bool wreck = false;
};

inline double best(const std::vector<Check>& checks, size_t next, int hand)
{
    if (next == checks.size())
        return 1;
    const Check& check = checks[next];
    double value = 0;
    const auto chance = hits(check.dice, hand);
    for (int lost = 0; lost <= hand; ++lost)
        value += chance[lost] * best(checks, next + 1, hand - lost);
    if (!check.wreck && hand >= check.dice)
        value = std::max(value, best(checks, next + 1, hand - check.dice));
    return value;
}

inline double allRoll(const std::vector<Check>& checks, int hand)
{
    int dice = 0;
    for (const Check& check : checks)
        dice += check.dice;
    double sum = 0;
    for (const double chance : hits(dice, hand))
        sum += chance;
    return sum;
}

struct Outcome
{
    int ends = 0; // end, finish, collision, unknown
    Place at;
    int steps = 0;
    std::string into;
    bool operator<(const Outcome& other) const
    {
        return std::tuple(ends, at.row, at.lane, steps, into) <
               std::tuple(other.ends, other.at.row, other.at.lane, other.steps, other.into);
    }
};

struct Pair
{
    int dice = 0;
    int chances = 0;
    auto operator<=>(const Pair&) const = default;
};

// Every path of a car; what each outcome's paths cost, and every path with its checks.
class Paths
{
public:
    std::map<Outcome, std::set<Pair>> outcomes;
    std::map<std::vector<std::string>, std::vector<Check>> checks;

    Paths(const Road& road, const QJsonObject& position, const QString& car, int speed)
        : m_road(road), m_car(car), m_speed(speed)
    {
        for (const QJsonValue& other : position[QStringLiteral("cars")].toArray()) {
            const QString at = other[QStringLiteral("at")].toString();
            if (other[QStringLiteral("id")].toString() == car) {
                m_from = placeOf(at);
                m_jets = !other[QStringLiteral("mounted")].toObject().isEmpty();
                m_wipedOut = other[QStringLiteral("wipedOut")].toBool();
                m_hand = other[QStringLiteral("hand")].toInt(7);
            } else if (at != QStringLiteral("finished")) {
                (other[QStringLiteral("destroyed")].toBool() ? m_wrecks : m_cars).insert(placeOf(at));
            }
        }
        for (const QJsonValue& figure : position[QStringLiteral("pedestrians")].toArray()) {
            if (!m_wipedOut && !figure[QStringLiteral("tried")].toArray().contains(car))
                ++m_pedestrians[placeOf(figure[QStringLiteral("at")].toString())];
        }
        for (const QJsonValue& hazard : position[QStringLiteral("hazards")].toArray()) {
            const bool isOil = hazard[QStringLiteral("hazard")].toString() == QStringLiteral("oil");
            m_hazards[placeOf(hazard[QStringLiteral("at")].toString())].push_back(isOil ? 2 : 1);
        }
        for (auto& [place, dice] : m_hazards)
            std::ranges::sort(dice); // debris comes before oil
        Run run;
        run.at = m_from;
        go(run);
    }

    // Those that no other betters.
    static std::vector<Pair> front(const std::set<Pair>& pairs)
    {
        std::vector<Pair> front;
        for (const Pair& one : pairs) {
            const bool isBettered = std::ranges::any_of(pairs, [&](const Pair& other) {
                return other != one && other.dice <= one.dice && other.chances >= one.chances;
            });
            if (!isBettered)
                front.push_back(one);
        }
        return front;
    }
    int hand() const { return m_hand; }

private:
    struct Run
    {
        Place at;
        std::optional<Place> lastEmpty = {}; // while it flies
        int steps = 0;
        Pair pair;
        std::vector<std::string> path = {};
        std::vector<Check> checks = {};
    };

    void end(Run run, int ends, Place at, const std::string& last = {})
    {
        outcomes[{ends, at, run.steps, ends == 2 ? last : std::string()}].insert(run.pair);
        if (!last.empty())
            run.path.push_back(last);
        checks[run.path] = run.checks;
    }

    void go(const Run& run)
    {
        if (run.steps == m_speed) {
            end(run, 0, run.at);
            return;
        }
        const Field& field = m_road.fields.at(run.at);
        if (field.beforeLine)
            end(run, 1, run.at, "finish");
        else if (!field.straight && field.diagonals.empty())
            end(run, 3, run.at);
        if (field.straight)
            step(run, *field.straight, false);
        for (const Place diagonal : field.diagonals)
            step(run, diagonal, true);
    }

    void step(const Run& run, Place to, bool isDiagonal)
    {
        const Place standing = run.lastEmpty.value_or(run.at);
        const bool occupied = m_cars.contains(to);
        if (occupied)
            end(run, 2, standing, nameOf(to));
        if (occupied && (!m_jets || run.steps + 2 > m_speed))
            return;
        Run next = run;
        next.at = to;
        next.lastEmpty = occupied ? std::optional(standing) : std::nullopt;
        ++next.steps;
        next.path.push_back((occupied ? "^" : "") + nameOf(to));
        if (m_wrecks.contains(to))
            next.checks.push_back({m_speed, true});
        if (const int dice = diceFor(m_road.fields.at(to).danger, isDiagonal))
            next.checks.push_back({dice, false});
        if (const auto hazards = m_hazards.find(to); hazards != m_hazards.end()) {
            for (const int dice : hazards->second)
                next.checks.push_back({dice, false});
        }
        next.pair.dice = 0;
        for (const Check& check : next.checks)
            next.pair.dice += check.dice;
        if (const auto figures = m_pedestrians.find(to); figures != m_pedestrians.end())
            next.pair.chances += figures->second;
        go(next);
    }

    int diceFor(char danger, bool isDiagonal) const
    {
        // -1: blank
        static const std::map<char, std::vector<int>> table{{'g', {-1, -1, -1, -1, -1, -1, -1, 1, 1, 2}},
                                                            {'y', {-1, -1, -1, 1, 1, 1, 2, 2, 3, 3}},
                                                            {'o', {-1, -1, 1, 1, 2, 2, 3, 3, 4, 5}},
                                                            {'r', {-1, 1, 1, 2, 2, 3, 4, 4, 5, 6}}};
        const int dice = table.at(danger)[m_speed - 1];
        return dice < 0 ? 0 : dice + (isDiagonal && danger != 'g' ? 1 : 0);
    }

    const Road& m_road;
    QString m_car;
    int m_speed;
    Place m_from;
    bool m_jets = false;
    bool m_wipedOut = false;
    int m_hand = 7;
    std::set<Place> m_cars;
    std::set<Place> m_wrecks;
    std::map<Place, int> m_pedestrians;
    std::map<Place, std::vector<int>> m_hazards;
};

// How deep a point lies within convex corners that go round to the left; below 0 outside.
inline double depth(const std::vector<QPointF>& corners, QPointF point)
{
    double least = 1e9;
    for (size_t i = 0; i < corners.size(); ++i) {
        const QPointF along = corners[(i + 1) % corners.size()] - corners[i];
        const double size = std::hypot(along.x(), along.y());
        const QPointF to = point - corners[i];
        if (size > 0)
            least = std::min(least, (along.x() * to.y() - along.y() * to.x()) / size);
    }
    return least;
}

// Whether a line of sight is clear, by walking along it in small steps; nothing where it is too close to
// call.
inline std::optional<bool> sees(const Road& road, Place from, Place to, const std::set<Place>& vehicles)
{
    const QPointF begin = road.fields.at(from).centre();
    const QPointF end = road.fields.at(to).centre();
    const double length = std::hypot(end.x() - begin.x(), end.y() - begin.y());
    const int steps = static_cast<int>(length / 0.0004) + 1;
    double deepest = -1; // within a vehicle's space
    double gap = 0;      // longest stretch off the track
    double open = 0;
    double closest = 1; // to calling it otherwise
    for (int i = 0; i <= steps; ++i) {
        const QPointF point = begin + (end - begin) * i / steps;
        double onTrack = -1;
        for (const auto& [place, field] : road.fields) {
            const double inside = depth(field.corners, point);
            onTrack = std::max(onTrack, inside);
            if (place != from && place != to && vehicles.contains(place))
                deepest = std::max(deepest, inside);
        }
        open = onTrack < -0.001 ? open + length / steps : 0;
        gap = std::max(gap, open);
        if (onTrack < 0.0005)
            closest = std::min(closest, std::abs(onTrack + 0.001));
    }
    const bool isBlocked = deepest > 0.001;
    const bool isOff = gap > 0.001;
    const bool blockedIsClose = std::abs(deepest - 0.001) < 0.0004;
    const bool offIsClose = closest < 0.0004 && gap < 0.01 && gap > 0;
    if ((blockedIsClose && !isOff) || (offIsClose && !isBlocked) || (!isOff && !isBlocked && offIsClose))
        return std::nullopt;
    return !isBlocked && !isOff;
}

} // namespace roadmarshal::test::naive_rally
