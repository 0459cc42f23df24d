// The First Player marker at the end of a turn: 4.5, AR-45.
#include "games/apocalypse_road/queries/standing_report.h"
#include "games/apocalypse_road/table/position.h"
#include "games/apocalypse_road/turn/first_player.h"
#include "games/apocalypse_road/turn/turns.h"
#include "support/one_of_many.h"
#include "json/reader.h"

#include <QJsonDocument>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::apocalypse_road;

namespace {

const QByteArray road = R"({"format": "roadmarshal-track/1", "id": "t", "name": "T",
    "sections": [{"sectors": 5, "lanes": 3, "next": [[0], [0], [2]]},
                 {"sectors": 1, "lanes": 3, "surface": "jump", "next": [[0], [], [2]]}],
    "chute": {"entry": "2.0", "side": "in"}})";

const QByteArray seats = R"(, "teams": ["red", "blue", "amber"], "firstPlayer": "red")";

std::expected<QByteArray, Problem> report(const QByteArray& cars, const QByteArray& more = seats)
{
    const auto object = json::parse(R"({"format": "roadmarshal-position/1", "track": )" + road +
                                    R"(, "cars": [)" + cars + "]" + more + "}");
    return tableFrom(object.value(), apocalypse_road::TrackLibrary(QStringList{}))
        .and_then(firstPlayerReport);
}

QJsonObject answer(const QByteArray& cars, const QByteArray& more = seats)
{
    return QJsonDocument::fromJson(report(cars, more).value()).object();
}

QString first(const QByteArray& cars, const QByteArray& more = seats)
{
    return answer(cars, more)[QStringLiteral("firstPlayer")].toString();
}

QString said(const QJsonObject& answer, int reason)
{
    return answer[QStringLiteral("reasons")][reason][QStringLiteral("text")].toString();
}

} // namespace

class TestFirstPlayer : public QObject
{
    Q_OBJECT
private slots:
    void theHolderIsLeftOut_AR45()
    {
        QCOMPARE(nextFirstPlayer(std::vector{9, 1, 2}, 0), 2);
        QCOMPARE(nextFirstPlayer(std::vector{9, 1, 2}, 2), 0);
        QCOMPARE(nextFirstPlayer(std::vector{9, 0}, 0), 1);
        QCOMPARE(nextFirstPlayer(std::vector{0, 0}, 1), 0);
    }

    void tiesGoClockwiseFromTheHolder_AR45()
    {
        QCOMPARE(nextFirstPlayer(std::vector{5, 3, 5, 5}, 0), 2);
        QCOMPARE(nextFirstPlayer(std::vector{5, 3, 5, 5}, 2), 3);
        QCOMPARE(nextFirstPlayer(std::vector{5, 3, 5, 5}, 3), 0);
        QCOMPARE(nextFirstPlayer(std::vector{0, 0, 0, 0}, 1), 2);
    }

    void theReasonsSpellItOut_AR45()
    {
        const QJsonObject one = answer(R"({"id": "a", "team": "red", "at": "1.0", "damage": 5},
            {"id": "b", "team": "blue", "at": "1.1", "damage": 3}, {"id": "c", "team": "blue", "at": "1.2", "damage": 1},
            {"id": "d", "team": "amber", "at": "2.2", "damage": 2})");
        QCOMPARE(one[QStringLiteral("firstPlayer")].toString(), QStringLiteral("blue"));
        QCOMPARE(one[QStringLiteral("damage")].toObject(),
                 (QJsonObject{
                     {QStringLiteral("red"), 5}, {QStringLiteral("blue"), 4}, {QStringLiteral("amber"), 2}}));
        QCOMPARE(one[QStringLiteral("reasons")].toArray().size(), 3);
        for (const QJsonValue& reason : one[QStringLiteral("reasons")].toArray()) {
            QCOMPARE(reason[QStringLiteral("rule")].toString(), QStringLiteral("4.5"));
            QCOMPARE(reason[QStringLiteral("ruling")].toString(), QStringLiteral("AR-45"));
        }
        QVERIFY(said(one, 0).contains(QStringLiteral("red 5, blue 4, amber 2")));
        QVERIFY(said(one, 1).startsWith(QStringLiteral("red holds")));
        QVERIFY(said(one, 2).startsWith(QStringLiteral("blue has the most")));
        const QJsonObject tie = answer({});
        QCOMPARE(tie[QStringLiteral("firstPlayer")].toString(), QStringLiteral("blue"));
        QVERIFY(said(tie, 2).startsWith(QStringLiteral("blue, amber are level")));
    }

    // On the track, in the chute, in the Trough and beside the track; not with the sixth marker.
    void carsInTheRaceCountWhereverTheyAre_AR45()
    {
        for (const char* at : {"1.0", "chute", "5.1", "3.in", "3.out"}) {
            QByteArray cars = R"({"id": "a", "team": "blue", "at": "2.2", "damage": 4},
                                 {"id": "b", "team": "amber", "at": "HERE", "damage": 5})";
            QCOMPARE(first(cars.replace("HERE", at)), QStringLiteral("amber"));
        }
        QCOMPARE(first(R"({"id": "a", "team": "blue", "at": "2.2", "damage": 1},
                          {"id": "b", "team": "amber", "at": "2.1", "damage": 6})"),
                 QStringLiteral("blue"));
    }

    void destroyedCarsAndReservesDoNotCount_AR45()
    {
        State state = beginning(readSetup(completeSetup(demoSetup(), {}).value()).value());
        for (int team = 0; team < 4; ++team)
            state.cars[team * carsPerTeam] = {.at = track::Space{team, 0}, .damage = team};
        QCOMPARE(nextFirstPlayer(state), 3);
        state.cars[3 * carsPerTeam].at = Destroyed{};
        QCOMPARE(nextFirstPlayer(state), 2);
        state.cars[2 * carsPerTeam].at = Reserve{};
        QCOMPARE(nextFirstPlayer(state), 1);
        state.cars[3 * carsPerTeam].at = track::InChute{};
        QCOMPARE(nextFirstPlayer(state), 3);
        state.cars[3 * carsPerTeam].damage = mostDamage;
        QCOMPARE(nextFirstPlayer(state), 1);
    }

    void refusalsNameThePlace_data()
    {
        QTest::addColumn<QByteArray>("cars");
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const char* cars, const QByteArray& more, const char* place) {
            QTest::newRow(name) << QByteArray(cars) << more << QString::fromLatin1(place);
        };
        row("no teams", "", {}, "teams is missing");
        row("first without teams", "", R"(, "firstPlayer": "red")", "teams is missing");
        row("empty teams", "", R"(, "teams": [])", "teams is missing or empty");
        row("one team", "", R"(, "teams": ["red"], "firstPlayer": "red")", "teams has 1 entry");
        row("no first", "", R"(, "teams": ["red", "blue"])", "firstPlayer is missing");
        row("unknown first", "", R"(, "teams": ["red", "blue"], "firstPlayer": "puce")",
            "firstPlayer is \"puce\"");
        row("twice", "", R"(, "teams": ["red", "red"], "firstPlayer": "red")", "teams[1] ");
        row("other team",
            R"({"id": "a", "team": "red", "at": "1.0"}, {"id": "b", "team": "puce", "at": "1.1"})", seats,
            "cars[1].team is \"puce\"");
        row("no team", R"({"id": "a", "at": "1.0"})", seats, "cars[0].team ");
    }
    void refusalsNameThePlace()
    {
        QFETCH(const QByteArray, cars);
        QFETCH(const QByteArray, more);
        QFETCH(const QString, place);
        const auto refused = report(cars, more);
        QVERIFY(!refused);
        QVERIFY2(refused.error().toLine().startsWith(place), qPrintable(refused.error().toLine()));
    }
};

ONE_OF_MANY(TestFirstPlayer)
#include "test_first_player.moc"
