// Figures and outcomes of any game: none, several, negative; won by one, by some, by all, lost, nobody's.
#include "archive/export.h"
#include "archive/words.h"
#include "log/chronicle.h"
#include "log/outcome_words.h"
#include "report/checksum.h"
#include "report/summary.h"
#include "support/demo_game.h"
#include "support/made_up_tables.h"
#include "support/one_of_many.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using table::Fact;
using table::Figure;
using table::Outcome;
using What = Fact::What;

namespace {

QString say(const table::Message& message)
{
    return message.code;
}

archive::GameRecord archived(const table::TableShow& table)
{
    archive::GameRecord game;
    game.depth = archive::GameRecord::Depth::Full;
    game.game = QStringLiteral("apocalypse-road");
    game.turns = 4;
    game.outcome = table.outcome;
    for (const table::Team& team : table.teams) {
        archive::Seat seat{team.id, team.name, team.player, team.livery};
        const auto standing = std::ranges::find(table.standings, team.id, &table::Standing::team);
        if (standing != table.standings.end())
            seat.figures = standing->figures;
        game.seats.append(seat);
    }
    return game;
}

// The table of a real game with other standings.
table::TableShow laid(const DemoGame& demo, const table::TableShow& standings)
{
    table::TableShow table = demo.session->game().show(demo.session->now());
    table.standings = standings.standings;
    table.outcome = standings.outcome;
    return table;
}

} // namespace

class TestAnyOutcome : public QObject
{
    Q_OBJECT
private slots:
    void everyOutcomeHasWords()
    {
        QStringList results;
        for (const Outcome& outcome : allOutcomes())
            results.append(log::resultOf(outcome, madeUpTeams()));
        QCOMPARE(results, (QStringList{{},
                                       QStringLiteral("Blue (Ben)"),
                                       QStringLiteral("Red (Ann, Ada), Blue (Ben)"),
                                       QStringLiteral("the whole table"),
                                       QStringLiteral("lost"),
                                       QStringLiteral("nobody")}));
        QCOMPARE(log::reasonOf(lostByAll(), say), QStringLiteral("The tank has got away (9.2, HR-3)"));
        QCOMPARE(log::reasonOf(wonByTwo(), say), QString());
    }

    void aWinOfAllIsEverybodys()
    {
        const Outcome all{.how = Outcome::Won};
        QVERIFY(all.isWonBy(QStringLiteral("red")) && all.isWonBy(QStringLiteral("teal")));
        QVERIFY(!lostByAll().isWonBy(QStringLiteral("red")));
        QVERIFY(!wonByTwo().isWonBy(QStringLiteral("teal")));
    }

    void codesOfTablesTellOutcomesAndFiguresApart()
    {
        const DemoGame demo;
        QSet<QStringList> scores;
        const auto add = [&](const table::TableShow& table) {
            scores.insert(report::laidOut(demo.session->game(),
                                          laid(demo, table))[static_cast<size_t>(report::Part::Score)]);
        };
        for (const Outcome& outcome : {Outcome(), wonByTwo(), Outcome{.how = Outcome::Won}, lostByAll()}) {
            add(level(outcome));
            add(together(outcome));
        }
        QCOMPARE(scores.size(), 8);
        table::TableShow other = level();
        other.standings[2].figures[0].value = -19;
        add(other);
        QCOMPARE(scores.size(), 9);
        // What no correction sets lies nowhere.
        other = level();
        other.standings[2].figures[2].value = 12;
        add(other);
        QCOMPARE(scores.size(), 9);
    }

    void pagesTellWhateverFiguresThereAre()
    {
        const DemoGame demo;
        log::Chronicle chronicle = log::chronicleOf(*demo.session);
        chronicle.teams = madeUpTeams();
        table::TableShow table = level();
        std::ranges::reverse(table.standings);
        chronicle.standings = table.standings;
        QString html = QString::fromUtf8(log::toHtml(chronicle, *demo.session));
        QVERIFY(html.contains(QStringLiteral("<bdi>Pedestrians</bdi>")));
        QVERIFY(html.contains(QStringLiteral("<bdi>-20</bdi>")));
        QVERIFY(html.indexOf(QStringLiteral("<td><bdi>Teal</bdi>")) >
                html.indexOf(QStringLiteral("<td><bdi>Red</bdi>")));
        chronicle.standings.clear();
        chronicle.reason = log::reasonOf(lostByAll(), say);
        html = QString::fromUtf8(log::toHtml(chronicle, *demo.session));
        QVERIFY(html.contains(QStringLiteral("<tr><th><bdi>Team</bdi></th><th><bdi>Player</bdi></th></tr>")));
        QVERIFY(html.contains(QStringLiteral("<td><bdi>Ann, Ada</bdi></td>")));
        QVERIFY(html.contains(QStringLiteral("<p><bdi>The tank has got away (9.2, HR-3)</bdi></p>")));
    }

    void reportsCountWhatTheGameCounts()
    {
        const table::Counting counting{
            .piece = said("Crew"),
            .counts = {{.key = QStringLiteral("fuel"),
                        .what = What::Spend,
                        .of = QStringLiteral("fuel"),
                        .label = said("Fuel")},
                       {.key = QStringLiteral("pushed"),
                        .what = What::Lose,
                        .side = table::Count::Side::Done,
                        .label = said("Pushed")}},
            .inTurn =
                table::Count{.key = QStringLiteral("fuel"), .what = What::Spend, .label = said("Fuel")}};
        table::TableShow table = together(lostByAll());
        table.mats = {{QStringLiteral("blue"), {}, {}}, {QStringLiteral("red"), {}, {}}, {{}, {}, {}}};
        mats::Panel car;
        car.subject = QStringLiteral("7");
        table.mats[1].panels = {car};
        const auto fact = [](What what, const char* team, const char* piece, const char* byTeam, int amount,
                             int turn, const char* of = "") {
            Fact made;
            made.what = what;
            made.team = QString::fromLatin1(team);
            made.piece = QString::fromLatin1(piece);
            made.byTeam = QString::fromLatin1(byTeam);
            made.amount = amount;
            made.turn = turn;
            made.of = said(of);
            return made;
        };
        const report::Summary summary = report::summaryOf(
            table, counting,
            {fact(What::Turn, "", "", "", 0, 1), fact(What::Spend, "red", "7", "", 3, 1, "fuel"),
             fact(What::Turn, "", "", "", 0, 2), fact(What::Spend, "red", "7", "", 2, 2, "fuel"),
             fact(What::Spend, "", "", "", 4, 2, "food"), fact(What::Lose, "red", "7", "blue", 1, 2),
             fact(What::Lose, "blue", "", "blue", 1, 2), fact(What::Damage, "", "tank", "red", 2, 2)});
        QCOMPARE(summary.turns, 2);
        QCOMPARE(summary.outcome, lostByAll());
        QCOMPARE(summary.teams[0].counts[QStringLiteral("fuel")], 5);
        QCOMPARE(summary.teams[0].pieces.first().counts[QStringLiteral("fuel")], 5);
        QVERIFY(summary.teams[0].pieces.first().played);
        QCOMPARE(summary.teams[1].counts[QStringLiteral("pushed")], 1); // not what it did to itself
        QCOMPARE(summary.inTurn, (QList<int>{3, 6}));
        QCOMPARE(summary.teams[0].inTurn, (QList<int>{3, 2}));
        QCOMPARE(summary.byRank(), (QList<int>{0, 1, 2}));
    }

    void rowsOfTheArchiveSayHowItEnded()
    {
        QStringList results;
        for (const Outcome& outcome : allOutcomes())
            results.append(archive::resultOf(archived(level(outcome))));
        QCOMPARE(results, (QStringList{QStringLiteral("unfinished, turn 4"),
                                       QStringLiteral("Ben (Blue)  40 : 40 : -20"),
                                       QStringLiteral("Ann, Ada (Red), Ben (Blue)  40 : 40 : -20"),
                                       QStringLiteral("won together  40 : 40 : -20"),
                                       QStringLiteral("lost  The tank has got away (9.2, HR-3)"),
                                       QStringLiteral("over, nobody won")}));
        QCOMPARE(archive::resultOf(archived(together({.how = Outcome::Won}))),
                 QStringLiteral("won together"));
    }

    void theArchiveRemembersAllOfIt()
    {
        for (const Outcome& outcome : allOutcomes()) {
            const archive::GameRecord game = archived(level(outcome));
            QCOMPARE(archive::restoreRecord(archive::store(game)), game);
        }
    }

    void listsNameAllWinners()
    {
        const archive::GameRecord two = archived(level(wonByTwo()));
        const archive::GameRecord lost = archived(together(lostByAll()));
        const QJsonArray games =
            QJsonDocument::fromJson(archive::listAsJson({{two, lost}, {}, true}))[QStringLiteral("games")]
                .toArray();
        QVERIFY(games[0][QStringLiteral("winner")].isNull());
        QCOMPARE(games[0][QStringLiteral("winners")].toArray().size(), 2);
        QCOMPARE(games[0][QStringLiteral("state")].toString(), QStringLiteral("over"));
        const QJsonValue seat = games[0][QStringLiteral("seats")][2];
        QCOMPARE(seat[QStringLiteral("claimed")].toInt(), -20);
        QCOMPARE(seat[QStringLiteral("pedestrians")].toInt(), 3);
        QCOMPARE(games[1][QStringLiteral("outcome")].toString(), QStringLiteral("lost"));
        const QByteArray csv = archive::listAsCsv({two, lost});
        QVERIFY2(csv.contains(",\"Red, Blue\",\"Ann, Ada, Ben\",40,"), csv);
        QVERIFY2(csv.contains(",,,,\"\"\r\n"), csv);
    }

    void statisticsCountWinsOfSomeAndOfAll()
    {
        QList<archive::GameRecord> games;
        for (const Outcome& outcome : allOutcomes()) {
            games.append(archived(level(outcome)));
            games.last().identity = QString::number(games.size());
        }
        const archive::Statistics all = archive::statisticsOf(games);
        QCOMPARE(all.games, 6);
        QCOMPARE(all.won, 3);
        QCOMPARE(all.lengths.games, 4); // and the one that all have lost
        const auto wins = [&](const char* team) {
            return std::ranges::find(all.teams, QString::fromLatin1(team), &archive::Record::id)->wins;
        };
        QCOMPARE(wins("blue"), 3);
        QCOMPARE(wins("red"), 2);
        QCOMPARE(wins("teal"), 1);
        QVERIFY(all.pieces.isEmpty() && all.inTurn.isEmpty());
        QVERIFY(!archive::statisticsAsCsv(all).contains("per-turn"));
    }

    void everyKindOfFactHasAWordOfItsOwn()
    {
        QSet<QString> words;
        for (int kind = 0; kind <= static_cast<int>(What::Other); ++kind)
            words.insert(toText(static_cast<What>(kind)));
        QCOMPARE(words.size(), static_cast<int>(What::Other) + 1);
    }
};

ONE_OF_MANY(TestAnyOutcome)
#include "test_any_outcome.moc"
