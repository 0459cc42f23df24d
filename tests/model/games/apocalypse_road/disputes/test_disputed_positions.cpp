// Tables made of position files: what the file says, what it leaves open, and what it can't mean.
#include "support/apocalypse_road/case_table.h"
#include "support/apocalypse_road/dispute_table.h"

#include "games/apocalypse_road/queries/movement_report.h"
#include "games/apocalypse_road/queries/standing_report.h"
#include "games/apocalypse_road/table/position.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

QJsonObject car(const QString& id, const char* team, const QString& at, int damage = 0)
{
    return {{text("id"), id}, {text("team"), text(team)}, {text("at"), at}, {text("damage"), damage}};
}

QJsonObject position(const QJsonArray& cars, const QJsonObject& more = {})
{
    QJsonObject object{{text("format"), text("roadmarshal-position/1")},
                       {text("track"), track::store(oval(20, 3))},
                       {text("cars"), cars}};
    for (auto field = more.begin(); field != more.end(); ++field)
        object[field.key()] = field.value();
    return object;
}

QJsonObject threeSeats()
{
    return {{text("teams"), QJsonArray{text("amber"), text("red"), text("blue")}},
            {text("firstPlayer"), text("amber")},
            {text("toAct"), text("red")}};
}

const table::Game& game()
{
    return *games::find(text("apocalypse-road"));
}

QString problem(const QJsonObject& object)
{
    const auto read = game().fromPosition(object, {});
    return read ? QString() : read.error().toLine();
}

DisputeTable tableOf(const QJsonObject& object)
{
    const auto read = game().fromPosition(object, {});
    if (!read)
        qFatal("%s", qPrintable(read.error().toLine()));
    return DisputeTable(*read);
}

} // namespace

class TestDisputedPositions : public QObject
{
    Q_OBJECT
private slots:
    // A team of more than eight is one team all the same.
    void manyOfATeam()
    {
        QJsonArray cars{car(text("k"), "amber", text("15.0"))};
        for (int i = 0; i < 12; ++i)
            cars.append(car(text("r%1").arg(i), "red", text("%1.0").arg(i), 1));
        for (int i = 0; i < 5; ++i)
            cars.append(car(text("b%1").arg(i), "blue", text("%1.1").arg(i), 2));
        const DisputeTable table = tableOf(position(cars, threeSeats()));
        QVERIFY(table.title("first").startsWith(text("red")));
        QVERIFY(table.reason("first").contains(text("red 12")));
        QCOMPARE(table.judged("kill r0 r11"), text("no 11.3 AR-32"));
        QCOMPARE(table.judged("kill r11 b0"), text("yes 11.3 AR-32"));
        QCOMPARE(table.judged("activate r11"), text("yes 4.4"));
        QVERIFY(table.reason("activate b4").contains(text("red is to act")));
        // 10.0: each team chooses once, among all its cars.
        QCOMPARE(table.variants("event dangerous-debris r0").size(), table::mostVariants);
        QVERIFY(table.judged("event dangerous-debris r0 r11 b1").startsWith(text("yes")));
    }

    // Seats that nobody takes have no name that a car of the file could have.
    void oddNames()
    {
        const DisputeTable table = tableOf(position(
            {car(text("21"), "red", text("5.1")), car(text("(1/0)"), "blue", text("6.1")),
             car(text("(1/3)"), "blue", text("9.1")), car(text("@event-roll"), "amber", text("4.1"))},
            threeSeats()));
        QCOMPARE(table.judged("kill 21 (1/3)"), text("yes 11.3 AR-32"));
        QVERIFY(table.judged("shot 21 (1/0)").startsWith(text("yes")));
        QVERIFY(table.title("activate @event-roll").contains(text("@event-roll")));
        const DisputeTable unnamed =
            tableOf(position({QJsonObject{{text("id"), text("21")}, {text("at"), text("5.1")}},
                              car(text("A"), "", text("6.1"))}));
        QCOMPARE(unnamed.title("score 21"), text("(no team) claims 1 VP."));
        QCOMPARE(unnamed.does("score 21"), text("(no team) claims 1 VP"));
        QVERIFY(unnamed.variants("event dangerous-debris 21").contains(QStringLiteral("A · 6.1")));
    }

    // Names that are no team are refused, with their place.
    void unknownTeams()
    {
        const QJsonArray cars{car(text("21"), "red", text("5.1")), car(text("A"), "blue", text("6.1"))};
        QVERIFY(problem(position(cars, {{text("toAct"), text("blu")}})).contains(text("toAct is \"blu\"")));
        QVERIFY(problem(position(cars, {{text("firstPlayer"), text("zzz")}}))
                    .contains(text("firstPlayer is \"zzz\"")));
        QVERIFY(problem(position(cars, {{text("firstPlayer"), text("red")}})).isEmpty());
        const auto spare = [&](const char* id, const char* team) {
            return problem(
                position(cars, {{text("garage"), QJsonArray{car(text(id), team, text("reserve"))}}}));
        };
        QVERIFY(spare("g", "zz").contains(text("garage[0].team is \"zz\"")));
        QVERIFY(spare("21", "red").contains(text("garage[0].id is \"21\" a second time")));
        QVERIFY(spare("g", "red").isEmpty());
        const QJsonObject twice = car(text("g"), "red", text("reserve"));
        QVERIFY(problem(position(cars, {{text("garage"), QJsonArray{twice, twice}}}))
                    .contains(text("garage[1].id")));
    }

    // AR-45: without the seats nobody knows who sits to whose left.
    void AR_45()
    {
        const QJsonArray cars{car(text("21"), "red", text("5.1")), car(text("A"), "blue", text("6.1"), 2),
                              car(text("Z"), "amber", text("9.1"), 2)};
        QVERIFY(tableOf(position(cars, {{text("firstPlayer"), text("red")}}))
                    .judged("first")
                    .startsWith(text("depends")));
        QVERIFY(tableOf(position(cars, threeSeats())).title("first").startsWith(text("blue")));
        QJsonObject twoSeats = threeSeats();
        twoSeats[text("teams")] = QJsonArray{text("amber"), text("red")};
        QVERIFY(tableOf(position(cars, twoSeats)).judged("first").startsWith(text("depends")));
    }

    // A car with six markers stands where the file puts it, until somebody takes it off: for every command.
    void sixthMarker()
    {
        QJsonObject seats = threeSeats();
        seats[text("toAct")] = text("blue");
        const QJsonObject object =
            position({car(text("21"), "red", text("5.1"), 6), car(text("A"), "blue", text("4.1")),
                      car(text("Z"), "amber", text("9.1"))},
                     seats);
        const DisputeTable table = tableOf(object);
        QVERIFY(table.judged("shot A 21").startsWith(text("yes")));
        const auto read = apocalypse_road::tableFrom(object, apocalypse_road::TrackLibrary(QStringList{}));
        QVERIFY(read.has_value());
        QVERIFY(apocalypse_road::shootReport(*read, text("A"))->contains("\"targets\":[\"21\""));
        QVERIFY(apocalypse_road::previewReport(*read, text("21"), text("solo+1"), false).has_value());
    }

    // 8.3: only a garage that the file lists has cars to bring.
    void replacements()
    {
        const QJsonArray cars{car(text("21"), "red", text("5.1")), car(text("A"), "blue", text("6.1"))};
        QVERIFY(!tableOf(position(cars)).does("kill 21 A").contains(text("replacement")));
        const auto withGarage = [&](const char* at) {
            return tableOf(position(cars, {{text("garage"), QJsonArray{car(text("g"), "blue", text(at))}}}))
                .does("kill 21 A");
        };
        QVERIFY(withGarage("reserve").contains(text("blue brings a replacement")));
        QVERIFY(!withGarage("destroyed").contains(text("replacement")));
    }

    // Handed on, a position says no more than it did.
    void handedOn()
    {
        const QJsonArray cars{car(text("21"), "red", text("5.1")), car(text("A"), "", text("6.1"), 2)};
        const DisputeTable first = tableOf(position(cars));
        const QJsonObject stored = game().store(first.state);
        QVERIFY(stored[text("garage")].toArray().isEmpty());
        const DisputeTable again = tableOf(stored);
        for (const char* line : {"first", "activate 21", "kill 21 A", "shot 21 A", "move 21 solo+1 9.1"})
            QCOMPARE(again.judged(line), first.judged(line));
        QVERIFY(again.judged("first").startsWith(text("depends")));
        QCOMPARE(again.does("kill 21 A"), first.does("kill 21 A"));
        for (const mats::Mat& mat : game().show(again.state).mats)
            QCOMPARE(mat.panels.size(), 1);
    }

    // What a position may leave out it may leave out beside pools too.
    void leftOut()
    {
        CaseTable table;
        table.put("R1", "5.1").put("B1", "6.1");
        QJsonObject object = store(table.state);
        QJsonArray cars = object[text("cars")].toArray();
        QJsonObject first = cars[0].toObject();
        for (const char* field : {"damage", "tokens", "side", "crossings"})
            first.remove(text(field));
        cars[0] = first;
        object[text("cars")] = cars;
        QCOMPARE(problem(object), QString());
        object[text("decks")] = text("x");
        QVERIFY(problem(object).contains(text("decks")));
    }

    // A game's own table gives the same verdicts: with cards of its own, and with its rulings.
    void ownTable()
    {
        const QJsonArray own{QJsonObject{{text("card"), text("solo+8")}, {text("count"), 60}},
                             QJsonObject{{text("card"), text("line+1")}, {text("count"), 30}}};
        CaseTable table(road(20, 3),
                        {{text("race"), QJsonObject{{text("draws"), text("table")}, {text("cards"), own}}}});
        table.put("R1", "5.1").put("R2", "2.1").put("B1", "18.1");
        PLAY(table, "R1 solo+8 14.1");
        table.state.bonus = {0, 3};
        const int kind =
            table.state.setup->decks.of(apocalypse_road::DeckId::Event).kindOf(text("race-bonus"));
        table.state.deck(apocalypse_road::DeckId::Event)
            .places[cards::open]
            .known[static_cast<size_t>(kind)] = 1;
        const DisputeTable before(table::State::of(table.state));
        const DisputeTable after = tableOf(store(table.state));
        QVERIFY(before.does("score R2").contains(text("claims 2 VP")));
        QCOMPARE(after.does("score R2"), before.does("score R2"));

        PlayedTable must({{text("rulings"), QJsonObject{{text("AR-57"), text("must")}}}});
        const QString red = must.state.sheet(0).id;
        must.put(red, text("5.1"));
        const QString line = text("event get-there %1 none").arg(red);
        QCOMPARE(tableOf(store(must.state)).judged(qPrintable(line)),
                 DisputeTable(table::State::of(must.state)).judged(qPrintable(line)));
        QVERIFY(tableOf(store(must.state)).judged(qPrintable(line)).contains(text("AR-57")));
    }
};

ONE_OF_MANY(TestDisputedPositions)
#include "test_disputed_positions.moc"
