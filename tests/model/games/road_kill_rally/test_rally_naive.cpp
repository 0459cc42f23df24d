// Previews, odds and lines of sight against a second engine that goes every path, on random tables.
#include "games/road_kill_rally/combat/sight.h"
#include "games/road_kill_rally/road/road.h"
#include "support/one_of_many.h"
#include "support/road_kill_rally/naive.h"
#include "support/road_kill_rally/random.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::rally;

namespace {

constexpr int tables = 1500;

const QStringList& endWords()
{
    static const QStringList words{text("end"), text("finish"), text("collision"), text("unknown")};
    return words;
}

std::vector<std::string> pathOf(const QJsonValue& way)
{
    std::vector<std::string> path;
    for (const QJsonValue& word : way[text("path")].toArray())
        path.push_back(word.toString().toStdString());
    return path;
}

// What is wrong with a way; empty if nothing is.
QString mismatch(const QJsonValue& way, const naive_rally::Paths& paths)
{
    const auto found = paths.checks.find(pathOf(way));
    if (found == paths.checks.end())
        return text("a path that is none");
    const auto& checks = found->second;
    const QJsonArray told = way[text("checks")].toArray();
    const auto same = [](const naive_rally::Check& check, const QJsonValue& other) {
        return check.dice == other[text("dice")].toInt() &&
               check.wreck == (other[text("kind")].toString() == text("wreck"));
    };
    if (!std::ranges::equal(checks, told, same))
        return text("other checks");
    if (std::abs(naive_rally::allRoll(checks, paths.hand()) - way[text("allRoll")].toDouble()) > 1e-5)
        return text("allRoll");
    if (checks.size() <= 5 &&
        std::abs(naive_rally::best(checks, 0, paths.hand()) - way[text("best")].toDouble()) > 1e-5)
        return text("best");
    return {};
}

} // namespace

class TestRallyNaive : public QObject
{
    Q_OBJECT

private slots:
    void previews()
    {
        int asked = 0;
        for (unsigned seed = 0; seed < tables; ++seed) {
            RandomTable random(seed);
            const QJsonObject position = random.position();
            const auto state = read(position);
            if (!state)
                continue;
            const int speed = position[text("cars")][0][text("speed")].toInt();
            const auto answer = ask(*state, QStringLiteral("preview red --speed %1").arg(speed));
            const QByteArray table = "seed " + QByteArray::number(seed) + toText(position);
            if (position[text("cars")][0][text("destroyed")].toBool())
                continue;
            QVERIFY2(answer, table.constData());
            const naive_rally::Road road(position);
            const naive_rally::Paths paths(road, position, text("red"), speed);
            const QJsonArray outcomes = toObject(*answer)[text("outcomes")].toArray();
            QVERIFY2(outcomes.size() == std::ssize(paths.outcomes), (table + *answer).constData());
            std::set<naive_rally::Outcome> seen;
            for (const QJsonValue& outcome : outcomes) {
                const naive_rally::Outcome key{
                    static_cast<int>(endWords().indexOf(outcome[text("ends")].toString())),
                    naive_rally::placeOf(outcome[text("at")].toString()), outcome[text("steps")].toInt(),
                    outcome[text("into")].toString().toStdString()};
                QVERIFY2(paths.outcomes.contains(key) && seen.insert(key).second,
                         (table + *answer).constData());
                const auto front = naive_rally::Paths::front(paths.outcomes.at(key));
                const QJsonArray ways = outcome[text("ways")].toArray();
                const auto same = [](const naive_rally::Pair& pair, const QJsonValue& way) {
                    return pair.dice == way[text("dice")].toInt() &&
                           pair.chances == way[text("chances")].toInt();
                };
                QVERIFY2(std::ranges::equal(front, ways, same), (table + *answer).constData());
                for (const QJsonValue& way : ways) {
                    const QString wrong = mismatch(way, paths);
                    QVERIFY2(wrong.isEmpty(), (wrong.toUtf8() + table + *answer).constData());
                    const QString path = way[text("path")].toVariant().toStringList().join(u',');
                    const auto checked =
                        ask(*state, QStringLiteral("check red --speed %1 --path %2").arg(speed).arg(path));
                    if (path.isEmpty())
                        continue;
                    QVERIFY2(checked && toObject(*checked)[text("legal")].toBool(),
                             (table + checked.value_or("")).constData());
                    QCOMPARE(toText(toObject(*checked)[text("outcome")][text("ways")][0]), toText(way));
                }
            }
            ++asked;
        }
        qInfo("%d tables", asked);
        QVERIFY(asked > tables / 4);
    }

    void linesOfSight()
    {
        int compared = 0;
        int clear = 0;
        for (unsigned seed = 0; seed < tables / 50; ++seed) {
            RandomTable random(seed + 1'000'000);
            const QJsonObject position = random.position();
            const auto state = read(position);
            if (!state)
                continue;
            const naive_rally::Road road(position);
            std::set<naive_rally::Place> vehicles;
            for (const QJsonValue& car : position[text("cars")].toArray())
                vehicles.insert(naive_rally::placeOf(car[text("at")].toString()));
            const auto& spaces = state->road->spaces();
            for (int i = 0; i < 6; ++i) {
                const auto& from = spaces[random.below(static_cast<int>(spaces.size()))];
                const auto& to = spaces[random.below(static_cast<int>(spaces.size()))];
                const auto naive =
                    naive_rally::sees(road, {from.id.lane, from.id.row}, {to.id.lane, to.id.row}, vehicles);
                if (from.id == to.id || !naive)
                    continue;
                const bool sees = road_kill_rally::seesSpace(*state, static_cast<int>(&from - spaces.data()),
                                                             static_cast<int>(&to - spaces.data()));
                QVERIFY2(sees == *naive,
                         ("seed " + QByteArray::number(seed) + ' ' + toText(from.id).toUtf8() + ' ' +
                          toText(to.id).toUtf8() + test::rally::toText(position))
                             .constData());
                ++compared;
                clear += sees;
            }
        }
        qInfo("%d lines, %d clear", compared, clear);
        QVERIFY(clear > 10 && compared - clear > 5);
    }
};

ONE_OF_MANY(TestRallyNaive)

#include "test_rally_naive.moc"
