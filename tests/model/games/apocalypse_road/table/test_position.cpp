#include "games/apocalypse_road/movement/card.h"
#include "games/apocalypse_road/queries/movement_report.h"
#include "games/apocalypse_road/table/position.h"
#include "support/one_of_many.h"
#include "json/reader.h"

#include <QJsonDocument>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::apocalypse_road;

namespace {

// A three-lane road of six sectors, with a crossover and a chute.
const QByteArray road = R"({"format": "roadmarshal-track/1", "id": "t", "name": "T",
    "sections": [{"sectors": 5, "lanes": 3, "next": [[0], [0], [2]]},
                 {"sectors": 1, "lanes": 3, "surface": "jump", "next": [[0], [], [2]]}],
    "crossovers": [["0.1", "3.2"]], "chute": {"entry": "2.0", "side": "in"}})";

std::expected<State, Problem> read(const QByteArray& cars, const QByteArray& more = {})
{
    const auto object =
        json::parse(R"({"format": "roadmarshal-position/1", "game": "apocalypse-road", "track": )" + road +
                    R"(, "cars": [)" + cars + "]" + more + "}");
    return tableFrom(object.value(), apocalypse_road::TrackLibrary(QStringList{}));
}

QString refusal(const QByteArray& cars, const QByteArray& more = {})
{
    const auto position = read(cars, more);
    return position ? QString() : position.error().toLine();
}

QJsonObject preview(const QByteArray& cars, const char* car, const char* card)
{
    const auto report =
        previewReport(read(cars).value(), QString::fromLatin1(car), QString::fromLatin1(card), false);
    return QJsonDocument::fromJson(report.value()).object();
}

} // namespace

class TestPosition : public QObject
{
    Q_OBJECT
private slots:
    void carsHaveTheirDefaults()
    {
        const auto position = read(R"({"id": "21", "team": "red", "at": "1.1"},
            {"id": "A", "team": "blue", "at": "chute", "speed": 7, "damage": 3, "defense": 1, "targeting": 1,
             "weapon": "auto-cannon", "mount": "turret", "tokens": ["lapped", "suppressed"], "colour": "any"})",
                                   R"(, "teams": ["blue", "red"], "firstPlayer": "red")");
        QVERIFY(position.has_value());
        const Setup& setup = *position->setup;
        const int plain = setup.carIndex(QStringLiteral("21"));
        QCOMPARE(setup.cars[plain].speed, 5);
        QCOMPARE(setup.cars[plain].defense, 2);
        QCOMPARE(setup.cars[plain].weapon, Weapon::MachineGun);
        QCOMPARE(setup.cars[plain].mount, Mount::Front);
        QCOMPARE(position->cars[plain].damage, 0);
        QCOMPARE(position->teamOf(plain).id, QStringLiteral("red"));
        const int other = setup.carIndex(QStringLiteral("A"));
        const Car& hurt = position->cars[other];
        QVERIFY(std::holds_alternative<track::InChute>(hurt.at));
        QCOMPARE(setup.cars[other].weapon, Weapon::AutoCannon);
        QVERIFY(hurt.has(Token::Lapped) && hurt.has(Token::Suppressed) && !hurt.has(Token::Reloading));
        QCOMPARE(setup.teams[position->firstPlayer].id, QStringLiteral("red"));
    }

    void oneCarToASpaceAndACell()
    {
        QCOMPARE(refusal(R"({"id": "a", "at": "1.1"}, {"id": "b", "at": "1.1"})"),
                 QStringLiteral("cars[1].at is \"1.1\", where car \"a\" stands already"));
        QCOMPARE(refusal(R"({"id": "a", "at": "0.1"}, {"id": "b", "at": "3.2"})"),
                 QStringLiteral("cars[1].at is \"3.2\", whose crossover cell car \"a\" holds from 0.1"));
        // The Trough, the chute and beside the track hold any number.
        QCOMPARE(refusal(R"({"id": "a", "at": "5.1"}, {"id": "b", "at": "5.1"}, {"id": "c", "at": "chute"},
                            {"id": "d", "at": "chute"}, {"id": "e", "at": "2.in"}, {"id": "f", "at": "2.in"})"),
                 QString());
    }

    void refusalsNameThePlace_data()
    {
        QTest::addColumn<QByteArray>("cars");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* cars, const char* place) {
            QTest::newRow(cars) << QByteArray(cars) << QString::fromLatin1(place);
        };
        row(R"({"at": "1.1"})", "cars[0].id ");
        row(R"({"id": "", "at": "1.1"})", "cars[0].id ");
        row(R"({"id": "a", "at": "1.1"}, {"id": "a", "at": "1.2"})", "cars[1].id ");
        row(R"({"id": "a"})", "cars[0].at ");
        row(R"({"id": "a", "at": "1.3"})", "cars[0].at ");
        row(R"({"id": "a", "at": "6.0"})", "cars[0].at ");
        row(R"({"id": "a", "at": "6.in"})", "cars[0].at ");
        row(R"({"id": "a", "at": "reserve"})", "cars[0].at ");
        row(R"({"id": "a", "at": 7})", "cars[0].at ");
        row(R"({"id": "a", "at": "1.1", "speed": 21})", "cars[0].speed ");
        row(R"({"id": "a", "at": "1.1", "damage": 7})", "cars[0].damage ");
        row(R"({"id": "a", "at": "1.1", "weapon": "laser"})", "cars[0].weapon ");
        row(R"({"id": "a", "at": "1.1", "tokens": ["happy"]})", "cars[0].tokens[0] ");
        row(R"(3)", "cars[0] ");
    }
    void refusalsNameThePlace()
    {
        QFETCH(const QByteArray, cars);
        QFETCH(const QString, place);
        const QString line = refusal(cars);
        QVERIFY2(line.startsWith(place), qPrintable(line));
    }

    void wholeFilesAreRefused()
    {
        const apocalypse_road::TrackLibrary library(QStringList{});
        const auto line = [&](const QByteArray& text) {
            const auto position = tableFrom(json::parse(text).value(), library);
            return position ? QString() : position.error().toLine();
        };
        QVERIFY(line(R"({})").startsWith(QStringLiteral("format ")));
        QVERIFY(line(R"({"format": "roadmarshal-position/2"})").startsWith(QStringLiteral("format ")));
        QVERIFY(line(R"({"format": "roadmarshal-position/1", "game": "chess"})")
                    .startsWith(QStringLiteral("game ")));
        QVERIFY(
            line(R"({"format": "roadmarshal-position/1", "cars": []})").startsWith(QStringLiteral("track ")));
        QVERIFY(line(R"({"format": "roadmarshal-position/1", "track": "nowhere", "cars": []})")
                    .startsWith(QStringLiteral("track")));
        QVERIFY(line(R"({"format": "roadmarshal-position/1", "track": {}, "cars": []})")
                    .startsWith(QStringLiteral("track.")));
        QByteArray many;
        for (int i = 0; i < 81; ++i)
            many +=
                QByteArray(i ? "," : "") + "{\"id\": \"" + QByteArray::number(i) + "\", \"at\": \"chute\"}";
        QVERIFY(refusal(many).startsWith(QStringLiteral("cars ")));
        QVERIFY(refusal({}, R"(, "teams": ["red"], "firstPlayer": "blue")")
                    .startsWith(QStringLiteral("firstPlayer ")));
    }

    void cardsAreReadAsWritten()
    {
        using movement::parseCard;
        for (const char* text :
             {"solo+3", "overtake+0", "line-2", "pursuit+10", "lead+1", "ram-1", "ram-lead+2",
              "diagonal-solo+1", "diagonal-lead-3", "diagonal-ram+0", "diagonal-ram-lead+2"}) {
            const auto card = parseCard(QString::fromLatin1(text));
            QVERIFY2(card.has_value(), text);
            QCOMPARE(movement::toText(*card), QString::fromLatin1(text));
        }
        for (const char* text :
             {"", "solo", "solo3", "+3", "solo+", "solo+03", "solo++3", "solo+-3", "solo+3 ", "Solo+3",
              "diagonal-overtake+1", "diagonal-line+1", "diagonal-pursuit+1", "diagonal+1",
              "diagonal-diagonal-solo+1", "ram-lead", "solo+100", "lead-ram+1"})
            QVERIFY2(!parseCard(QString::fromLatin1(text)), text);
    }

    void badQuestionsAreRefused()
    {
        const State position = read(R"({"id": "a", "at": "1.1", "speed": 2})").value();
        const auto line = [&](const char* car, const char* card, const char* path) {
            const auto report = checkReport(position, QString::fromLatin1(car), QString::fromLatin1(card),
                                            QString::fromLatin1(path));
            return report ? QString() : report.error().toLine();
        };
        QVERIFY(line("x", "solo+1", "1.1").startsWith(QStringLiteral("--car ")));
        QVERIFY(line("a", "solo", "1.1").startsWith(QStringLiteral("--card ")));
        QVERIFY(line("a", "solo-3", "1.1").startsWith(QStringLiteral("--card ")));
        QVERIFY(line("a", "solo+1", "1.1,").startsWith(QStringLiteral("--path ")));
        QVERIFY(line("a", "solo+1", "1.1,here").startsWith(QStringLiteral("--path ")));
        QCOMPARE(line("a", "solo-2", ""), QString());
    }

    void aSmallPreviewIsWrittenOut()
    {
        const QByteArray cars = R"({"id": "21", "at": "1.0", "speed": 1}, {"id": "A", "at": "2.0"})";
        QCOMPARE(
            previewReport(read(cars).value(), QStringLiteral("21"), QStringLiteral("ram+0"), false).value(),
            QByteArray("{\"movementPoints\":1,\"count\":2,\"outcomes\":[\n"
                       "{\"crossed\":[],\"crossedBack\":[],\"damage\":{},\"ends\":\"ram\",\"moved\":{},"
                       "\"target\":\"A\",\"path\":[]},\n"
                       "{\"crossed\":[],\"crossedBack\":[],\"damage\":{},\"ends\":\"spent\","
                       "\"moved\":{\"21\":\"1.1\"},\"path\":[\"1.1\"]}\n]}"));
        QCOMPARE(
            previewReport(read(cars).value(), QStringLiteral("21"), QStringLiteral("ram+0"), true).value(),
            QByteArray("2"));
    }

    // By the active car's last place as numbers, then by the text without the path.
    void outcomesAreSorted()
    {
        const QJsonObject report =
            preview(R"({"id": "me", "at": "0.0", "speed": 5}, {"id": "é\u0022", "at": "1.0"},
            {"id": "10", "at": "1.1"}, {"id": "9", "at": "4.2"}, {"id": "X", "at": "2.1"})",
                    "me", "overtake+1");
        const QJsonArray outcomes = report[QStringLiteral("outcomes")].toArray();
        QCOMPARE(report[QStringLiteral("count")].toInt(), outcomes.size());
        QVERIFY(outcomes.size() > 20);
        std::pair<track::Space, QByteArray> last;
        for (const QJsonValue& value : outcomes) {
            QJsonObject outcome = value.toObject();
            outcome.remove(QStringLiteral("path"));
            const QString end = outcome[QStringLiteral("moved")][QStringLiteral("me")].toString();
            const std::pair key(track::parseSpace(end).value_or(track::Space{0, 0}),
                                QJsonDocument(outcome).toJson(QJsonDocument::Compact));
            QVERIFY(last < key);
            last = key;
        }
    }
};

ONE_OF_MANY(TestPosition)
#include "test_position.moc"
