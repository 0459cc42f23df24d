// Statistics across games: the counts add up, and what goes out as CSV is typed and harmless.
#include "archive/export.h"
#include "archive/filter.h"
#include "archive/read.h"
#include "archive/words.h"
#include "csv/csv.h"
#include "log/export.h"
#include "log/import.h"
#include "support/demo_game.h"
#include "support/game_shelf.h"
#include "support/one_of_many.h"
#include "table/file/export_target.h"

#include <QTest>

#include <numeric>

using namespace roadmarshal;
using namespace roadmarshal::archive;

namespace {

const QDateTime begun(QDate(2026, 2, 14), QTime(12, 0), QTimeZone::UTC);

// Games of five races on their tracks, every fourth broken off.
const QList<GameRecord>& shelf()
{
    static const QList<GameRecord> read = [] {
        const QTemporaryDir folder;
        const QList<test::PlayedRace> races = test::wonRaces(5, 250);
        QList<GameRecord> list;
        for (int i = 0; i < 12; ++i) {
            const test::PlayedRace& race = races[i % races.size()];
            const QString path = folder.filePath(test::shelvedName(i));
            test::shelve(path, race, begun.addDays(40 * i), i % 4 == 3 ? 30 : race.entries.size(),
                         {QStringLiteral("Ann"), QStringLiteral("ben "), QStringLiteral("=Cleo")});
            list.append(readFully(path));
        }
        return list;
    }();
    return read;
}

GameRecord made(const QString& winner, const QStringList& teams)
{
    GameRecord game;
    game.depth = GameRecord::Depth::Full;
    game.game = QStringLiteral("g");
    game.track = QStringLiteral("t");
    game.turns = 2;
    if (!winner.isEmpty())
        game.outcome = {.how = table::Outcome::Won, .winners = {winner}};
    game.inTurnKey = QStringLiteral("damage");
    game.inTurn = {3, 5};
    for (const QString& team : teams)
        game.seats.append({team, team.toUpper(), {}, 0});
    return game;
}

template <class List, class Member>
int sum(const List& list, Member member)
{
    return std::accumulate(list.begin(), list.end(), 0,
                           [&](int before, const auto& item) { return before + item.*member; });
}

} // namespace

class TestArchiveStatistics : public QObject
{
    Q_OBJECT
private slots:
    void winsAddUpToTheGamesThatWereWon()
    {
        const Statistics all = statisticsOf(chosen(shelf(), {}));
        QCOMPARE(all.games, 12);
        QCOMPARE(all.won, 9);
        QCOMPARE(sum(all.teams, &Record::wins), all.won);
        QCOMPARE(sum(all.seats, &Record::wins), all.won);
        QCOMPARE(sum(all.players, &Record::wins), all.won);
        QCOMPARE(sum(all.tracks, &TrackRecord::won), all.won);
        QCOMPARE(sum(all.tracks, &TrackRecord::games), all.games);
        for (const TrackRecord& track : all.tracks)
            QCOMPARE(sum(track.teams, &Record::wins), track.won);
        int seats = 0;
        for (const GameRecord& game : shelf())
            seats += game.isWon() ? static_cast<int>(game.seats.size()) : 0;
        QCOMPARE(sum(all.teams, &Record::games), seats);
        QCOMPARE(sum(all.seats, &Record::games), seats);
    }

    void damageAddsUpWhicheverWayItIsCounted()
    {
        const Statistics all = statisticsOf(chosen(shelf(), {}));
        QCOMPARE(all.inTurn.size(), 1);
        const InTurn& damage = all.inTurn.first();
        QCOMPARE(damage.key, QStringLiteral("damage"));
        QVERIFY(damage.amount > 0);
        const auto counted = [](const QList<PieceRecord>& pieces, const char* key) {
            int sum = 0;
            for (const PieceRecord& piece : pieces)
                sum += amountOf(piece.counts, QString::fromLatin1(key));
            return sum;
        };
        const auto amount = [](const char* key) {
            return
                [key](const PieceRecord& piece) { return amountOf(piece.counts, QString::fromLatin1(key)); };
        };
        QCOMPARE(counted(all.pieces, "taken"), damage.amount);
        QCOMPARE(sum(damage.turns, &TurnRecord::amount), damage.amount);
        QCOMPARE(sum(all.tracks, &TrackRecord::amount), damage.amount);
        QVERIFY(counted(all.pieces, "dealt") <= damage.amount);
        QVERIFY(counted(all.pieces, "kills") <= counted(all.pieces, "lost"));
        QCOMPARE(damage.turns.first().games, 12);
        QVERIFY(std::ranges::is_sorted(all.pieces, std::greater(), amount("kills")));
        QVERIFY(std::ranges::is_sorted(all.most(QStringLiteral("apocalypse-road"), QStringLiteral("taken")),
                                       std::greater(), amount("taken")));
    }

    void oneOfOneIsNoMoreThanOne()
    {
        QList<GameRecord> list{made(QStringLiteral("b"), {QStringLiteral("a"), QStringLiteral("b")})};
        for (int i = 0; i < 3; ++i)
            list.append(made(QStringLiteral("a"), {QStringLiteral("a"), QStringLiteral("c")}));
        const Statistics all = statisticsOf(list);
        QCOMPARE(all.teams.size(), 3);
        QCOMPARE(all.teams[0], (Record{QStringLiteral("a"), QStringLiteral("A"), 4, 3}));
        QCOMPARE(all.teams[1], (Record{QStringLiteral("b"), QStringLiteral("B"), 1, 1}));
        QCOMPARE(all.teams[2].wins, 0);
        QCOMPARE(all.inTurn.first().perTurn(), 4.0);
        QCOMPARE(all.lengths.average(all.lengths.turns), 2.0);
    }

    void copiesCountOnce()
    {
        test::DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        const QString copy = game.folder() + QStringLiteral("/copy.roadmarshal");
        QVERIFY(game.session->saveCopy(copy));
        QVERIFY(game.take(QStringLiteral("set 36 damage 3")));
        const QString log = game.folder() + QStringLiteral("/log.json");
        QVERIFY(table::exportFile(log, log::exportAs(log::Format::Json, *game.session)));
        const QString again = game.folder() + QStringLiteral("/again.roadmarshal");
        QVERIFY(log::importLog(log, again));
        const test::DemoGame other; // the same set-up and seed, on another evening
        for (const QStringList& files : {QStringList{game.path(), copy, again, other.path()},
                                         QStringList{copy, other.path(), again, game.path()}}) {
            QList<GameRecord> games;
            for (const QString& file : files)
                games.append(readFully(file));
            const Statistics all = statisticsOf(games);
            QCOMPARE(all.games, 2);
            QCOMPARE(all.inTurn.first().amount, 3); // of the longest
        }
        QCOMPARE(glance(copy).identity, readFully(game.path()).identity);
    }

    void theSampleIsNobodysGame()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sample.roadmarshal"));
        QVERIFY(log::importLog(QStringLiteral(":/games/apocalypse-road/samples/race.log.json"), path));
        const GameRecord sample = readFully(path);
        QVERIFY(sample.isWon());
        QVERIFY(isSample(sample));
        QVERIFY(!isSample(shelf().first()));
        QCOMPARE(statisticsOf({sample, shelf().first()}).games, 1);
    }

    void namesInAListAreOneLine()
    {
        GameRecord game = made(QStringLiteral("a"), {QStringLiteral("a")});
        game.seats[0].player = QStringLiteral("An\nn\u202E") + QChar(0) + QStringLiteral("👩‍🚒");
        game.path = QStringLiteral("/x/a\nb.roadmarshal");
        const QByteArray csv = listAsCsv({game});
        QCOMPARE(csv.count('\n'), 2);
        QVERIFY(!csv.contains('\0'));
        QVERIFY(csv.contains("An n 👩‍🚒"));
        const QByteArray text = listAsText({{game}, {}, true});
        QCOMPARE(text.count('\n'), 1);
        QVERIFY(text.contains("👩‍🚒"));
        QVERIFY(!text.contains("\u202E"));
    }

    void nothingIsNothing()
    {
        const Statistics none = statisticsOf({});
        QVERIFY(none.inTurn.isEmpty());
        QCOMPARE(none.lengths.average(none.lengths.turns), 0.0);
        QVERIFY(!statisticsAsCsv(none).contains("nan"));
        QVERIFY(!statisticsAsJson(none).contains("nan"));
    }

    void filtersLeaveOut()
    {
        const auto count = [](const Filter& filter) { return chosen(shelf(), filter).size(); };
        QCOMPARE(count({}), 12);
        QCOMPARE(count({QStringLiteral("other"), {}, {}, {}, {}}), 0);
        QCOMPARE(count({{}, {}, QStringLiteral(" BEN"), {}, {}}), 12);
        QCOMPARE(count({{}, {}, QStringLiteral("Be"), {}, {}}), 0);
        const QDate day = begun.toLocalTime().date();
        QCOMPARE(count({{}, {}, {}, day.addDays(1), {}}), 11);
        QCOMPARE(count({{}, {}, {}, {}, day}), 1);
        qsizetype onTracks = 0;
        for (const TrackRecord& track : statisticsOf(shelf()).tracks)
            onTracks += count({{}, track.id, {}, {}, {}});
        QCOMPARE(onTracks, 12);
    }

    void whatWasOnlyGlancedAtHasNoFigures()
    {
        QList<GameRecord> list = shelf();
        list[0].depth = GameRecord::Depth::Glance;
        list[1].depth = GameRecord::Depth::Unreadable;
        QCOMPARE(chosen(list, {}).size(), 10);
    }

    void overrulingIsCounted()
    {
        test::DemoGame game;
        const auto open = game.session->game().show(game.session->now()).standings;
        const auto toAct = std::ranges::find(open, true, &table::Standing::toAct);
        QString other; // a car whose team may not act now
        for (const table::Piece& piece : game.session->game().show(game.session->now()).pieces) {
            if (piece.team != toAct->team)
                other = piece.id;
        }
        QString line;
        for (int sector = 0; sector < 40 && line.isEmpty(); ++sector) {
            for (int lane = 0; lane < 4 && line.isEmpty(); ++lane) {
                const QString words = QStringLiteral("%1 solo+2 %2.%3 !").arg(other).arg(sector).arg(lane);
                if (const auto taken = game.take(words); taken && !taken->last().objections.isEmpty())
                    line = words;
                else if (taken)
                    QVERIFY(game.session->undo());
            }
        }
        QVERIFY(!line.isEmpty());
        game.session.reset();
        const Overruling counted = readFully(game.path()).overruling;
        QCOMPARE(counted.insisted, 1);
        QCOMPARE(counted.standing, 1);
        QVERIFY(counted.actions >= 1);
        QCOMPARE(counted.rules.size(), 1);
        game.reopen();
        QVERIFY(game.session->undo());
        game.session.reset();
        const Overruling undone = readFully(game.path()).overruling;
        QCOMPARE(undone.insisted, 1);
        QCOMPARE(undone.standing, 0);
    }

    void disputesThatTheTableDecidedOtherwiseAreCounted()
    {
        test::DemoGame game;
        table::Ruling ruling;
        ruling.id = QStringLiteral("r1");
        ruling.game = QStringLiteral("apocalypse-road");
        ruling.date = begun;
        for (const table::Ruled decision :
             {table::Ruled::Upheld, table::Ruled::Overruled, table::Ruled::Otherwise}) {
            ruling.decision = decision;
            QVERIFY(game.session->rule(1, ruling));
        }
        game.session.reset();
        const GameRecord summary = readFully(game.path());
        QCOMPARE(summary.problem, QString());
        QCOMPARE(summary.overruling.ledger, 2);
        QCOMPARE(statisticsOf({summary}).gamesOverruled, 1);
    }

    void csvIsTypedAndHarmless()
    {
        csv::Writer csv({QStringLiteral("a"), QStringLiteral("b")});
        csv.add(QStringLiteral("say \"hi\", you")).add(7).endLine();
        csv.add(QStringLiteral("=1+1")).add(0.5).endLine();
        csv.add(QStringLiteral("-2")).add(-2).endLine();
        csv.add(begun).skip().endLine();
        csv.add(QStringLiteral("7.10")).add(QStringLiteral("36")).endLine();
        csv.add(QStringLiteral("two\nlines")).add(1.0 / 3).endLine();
        QCOMPARE(csv.take(),
                 QByteArray("a,b\r\n\"say \"\"hi\"\", you\",7\r\n\"'=1+1\",0.5\r\n\"'-2\",-2\r\n"
                            "2026-02-14 12:00:00,\r\n\"'7.10\",\"36\"\r\n\"two lines\",0.333\r\n"));
    }

    void everyExportedLineHasAllFields()
    {
        const QList<QByteArray> lines = statisticsAsCsv(statisticsOf(shelf())).split('\n');
        QVERIFY(lines.size() > 50);
        for (const QByteArray& line : lines.first(lines.size() - 1)) {
            QCOMPARE(line.count(','), 5);
            QVERIFY(line.endsWith('\r'));
        }
        QVERIFY(statisticsAsCsv(statisticsOf(shelf())).contains("\"'=cleo\",\"'=Cleo\""));
        const QByteArray list = listAsCsv(shelf());
        QCOMPARE(list.count("\r\n"), 13);
    }

    void jsonSaysTheSame()
    {
        const Statistics all = statisticsOf(shelf());
        const QJsonObject stored = QJsonDocument::fromJson(statisticsAsJson(all)).object();
        QCOMPARE(stored[QStringLiteral("won")].toInt(), all.won);
        int wins = 0;
        for (const QJsonValue& team : stored[QStringLiteral("teams")].toArray())
            wins += team[QStringLiteral("wins")].toInt();
        QCOMPARE(wins, all.won);
    }

    void durationsReadAsTime()
    {
        QCOMPARE(durationOf(0), QStringLiteral("0 min"));
        QCOMPARE(durationOf(59 * 60), QStringLiteral("59 min"));
        QCOMPARE(durationOf(3661), QStringLiteral("1 h 01 min"));
    }
};

ONE_OF_MANY(TestArchiveStatistics)
#include "test_archive_statistics.moc"
