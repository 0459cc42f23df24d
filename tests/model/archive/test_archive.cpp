// The archive: every game that is there, as it is, whatever else lies in the folder.
#include "archive/find.h"
#include "archive/index.h"
#include "archive/read.h"
#include "archive/scan.h"
#include "games/games.h"
#include "support/demo_game.h"
#include "support/game_shelf.h"
#include "support/one_of_many.h"
#include "text/one_line.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace roadmarshal;
using namespace roadmarshal::archive;
using test::DemoGame;

namespace {

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
}

// Won races that are played once for all tests.
const QList<test::PlayedRace>& races()
{
    static const QList<test::PlayedRace> played = test::wonRaces(2, 200);
    return played;
}

const QDateTime& evening()
{
    static const QDateTime time(QDate(2026, 2, 14), QTime(19, 0), QTimeZone::UTC);
    return time;
}

struct Folder
{
    QTemporaryDir folder;

    QString path(const QString& name) const { return folder.filePath(name); }
    QString add(const QString& name, int race = 0, qsizetype entries = 100'000,
                const QStringList& players = {QStringLiteral("Ann"), QStringLiteral("Ben")}) const
    {
        return test::shelve(path(name), races()[race], evening(), entries, players) ? path(name) : QString();
    }
    Scanned scan(bool remember = false) const
    {
        return archive::scan({{{folder.path()}, {}}, remember ? path(QStringLiteral("index")) : QString()});
    }
    GameRecord only() const { return scan().games.value(0); }
};

} // namespace

class TestArchive : public QObject
{
    Q_OBJECT
private slots:
    void aTurnSetByMistakeDoesNotStay()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set marker turn 33")));
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        QVERIFY(game.take(QStringLiteral("set marker turn 3")));
        for (const GameRecord& summary : {glance(game.path()), readFully(game.path())})
            QCOMPARE(summary.turns, 3);
        QCOMPARE(readFully(game.path()).inTurn, (QList{0, 0, 2}));
        QVERIFY(game.session->undo());
        for (const GameRecord& summary : {glance(game.path()), readFully(game.path())})
            QCOMPARE(summary.turns, 33);
    }

    void aGameIsSummedUp()
    {
        const Folder folder;
        const QString path = folder.add(QStringLiteral("a.roadmarshal"));
        const GameRecord game = folder.only();
        const test::PlayedRace& race = races()[0];
        QCOMPARE(game.path, path);
        QCOMPARE(game.title(), QStringLiteral("a"));
        QCOMPARE(game.depth, GameRecord::Depth::Full);
        QCOMPARE(game.problem, QString());
        QCOMPARE(game.game, QStringLiteral("apocalypse-road"));
        QCOMPARE(game.track, race.setup[QStringLiteral("track")][QStringLiteral("id")].toString());
        QCOMPARE(game.seats.first().player, QStringLiteral("Ann"));
        QCOMPARE(game.created, evening());
        QCOMPARE(game.entries, static_cast<int>(race.entries.size()));
        QCOMPARE(game.seconds, 30 * race.entries.size());
        QCOMPARE(game.last, evening().addSecs(30 * race.entries.size()));
        QCOMPARE(game.turns, race.turns);
        QCOMPARE(game.outcome.winners, QStringList{race.winner});
        QVERIFY(game.isWon());
        QCOMPARE(game.winningSeats().size(), 1);
        const QList<table::Figure> figures = game.winningSeats().first().figures;
        QCOMPARE(std::ranges::find(figures, table::Figure::Left, &table::Figure::role)->value, 0);
        int taken = 0;
        for (const PieceTally& piece : game.pieces)
            taken += amountOf(piece.counts, QStringLiteral("taken"));
        QVERIFY(taken > 0);
        QCOMPARE(game.inTurnKey, QStringLiteral("damage"));
        QCOMPARE(game.inAllTurns(), taken);
    }

    void aGlanceSaysTheSameAsFarAsItGoes()
    {
        const Folder folder;
        for (const qsizetype entries : {qsizetype(0), qsizetype(1), qsizetype(40), qsizetype(100'000)}) {
            const QString path = folder.add(QStringLiteral("a.roadmarshal"), 0, entries);
            const GameRecord quick = glance(path);
            const GameRecord full = readFully(path);
            QCOMPARE(quick.depth, GameRecord::Depth::Glance);
            QCOMPARE(quick.outcome.how, full.outcome.how);
            QCOMPARE(quick.outcome.winners, full.outcome.winners);
            QCOMPARE(quick.turns, full.turns);
            QCOMPARE(quick.entries, full.entries);
            QCOMPARE(quick.seconds, full.seconds);
            QCOMPARE(quick.last, full.last);
            QCOMPARE(quick.trackName, full.trackName);
            QCOMPARE(quick.seats.size(), full.seats.size());
        }
    }

    void aWinThatWasTakenBackIsNone()
    {
        const Folder folder;
        const QString path = folder.add(QStringLiteral("a.roadmarshal"));
        {
            const auto session = table::Session::open(games::find, path, table::Access::ReadWrite).value();
            while (session->game().show(session->now()).outcome.isOver())
                QVERIFY(session->undo());
        }
        QVERIFY(!glance(path).isWon());
        QVERIFY(!folder.only().isWon());
        QVERIFY(!folder.only().outcome.isOver());
    }

    void aNightIsNoTimeAtTheTable()
    {
        const QDateTime t = evening();
        QCOMPARE(secondsPlayed({t, t.addSecs(60), t.addSecs(60 + 86'400), t.addSecs(120 + 86'400)}), 120);
        QCOMPARE(secondsPlayed({t, t.addSecs(-60), t}), 60);
        QCOMPARE(secondsPlayed({}), 0);
    }

    void readingChangesNothing()
    {
        const Folder folder;
        const QString path = folder.add(QStringLiteral("a.roadmarshal"));
        const QByteArray before = bytesOf(path);
        QCOMPARE(folder.scan().games.size(), 1);
        QCOMPARE(bytesOf(path), before);
        QCOMPARE(filesIn(folder.folder.path()), QStringList{QStringLiteral("a.roadmarshal")});
    }

    void aGameThatIsBeingPlayedIsListed()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        const QStringList files = filesIn(game.folder());
        const Scanned scanned = scan({{{game.folder()}, {}}, {}});
        QCOMPARE(scanned.games.size(), 1);
        QCOMPARE(scanned.games[0].entries, 2);
        QCOMPARE(scanned.games[0].problem, QString());
        QCOMPARE(filesIn(game.folder()), files);
        QVERIFY(game.take(QStringLiteral("set 36 damage 3")));
    }

    void newEntriesShowThoughTheFileItselfIsTheSame()
    {
        DemoGame game;
        const QTemporaryDir cache;
        const Wanted wanted{{{game.folder()}, {}}, cache.filePath(QStringLiteral("index"))};
        QCOMPARE(scan(wanted).games.value(0).entries, 1);
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        QCOMPARE(scan(wanted).games.value(0).entries, 2);
    }

    void whatCannotBeReadIsListedWithItsReason_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("says");
        const Folder folder;
        const QByteArray good = bytesOf(folder.add(QStringLiteral("a.roadmarshal")));
        QByteArray newer = good;
        newer[63] = 99; // user_version
        QByteArray foreign = good;
        foreign[68] = 'X'; // application_id
        QTest::newRow("empty") << QByteArray() << QStringLiteral("is not a Roadmarshal game file");
        QTest::newRow("text") << QByteArray("hello") << QStringLiteral("is not a Roadmarshal game file");
        QTest::newRow("head only") << good.first(50) << QStringLiteral("is cut off");
        QTest::newRow("cut off") << good.first(5000) << QStringLiteral("is damaged");
        QTest::newRow("newer") << newer << QStringLiteral("made by a newer Roadmarshal");
        QTest::newRow("foreign") << foreign << QStringLiteral("not a Roadmarshal game");
    }
    void whatCannotBeReadIsListedWithItsReason()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, says);
        const Folder folder;
        write(folder.path(QStringLiteral("bad.roadmarshal")), content);
        folder.add(QStringLiteral("good.roadmarshal"));
        const Scanned scanned = folder.scan();
        QCOMPARE(scanned.games.size(), 2);
        QVERIFY(!scanned.games[0].isReadable());
        QVERIFY2(scanned.games[0].problem.contains(says), qPrintable(scanned.games[0].problem));
        QVERIFY(!scanned.games[0].problem.contains(u'\n'));
        QVERIFY(scanned.games[1].isWon());
    }

    void aDamagedGameIsListedAsFarAsItIsSound()
    {
        const Folder folder;
        const QString path = folder.add(QStringLiteral("a.roadmarshal"));
        QByteArray bytes = bytesOf(path);
        const QByteArray effect = "\"kind\":\"damaged\"";
        const qsizetype at = bytes.lastIndexOf(effect);
        QVERIFY(at > 0);
        bytes.replace(at, effect.size(), "\"kind\":\"Damaged\"");
        write(path, bytes);
        const GameRecord game = folder.only();
        QVERIFY(game.isReadable());
        QVERIFY2(game.problem.contains(QStringLiteral("its seal does not match")), qPrintable(game.problem));
        QVERIFY(game.entries < races()[0].entries.size());
    }

    void aTurnThatNoRaceReachesIsNoTurn()
    {
        const Folder folder;
        test::PlayedRace race = races()[0];
        table::Entry forged;
        forged.number = 31;
        forged.kind = table::EntryKind::Correction;
        forged.effects = {{QStringLiteral("turn"),
                           {{QStringLiteral("from"), 1}, {QStringLiteral("to"), 2'000'000'000}},
                           {}}};
        race.entries = race.entries.first(30) + QList<table::Entry>{forged};
        QVERIFY(test::shelve(folder.path(QStringLiteral("a.roadmarshal")), race, evening(), 31));
        const GameRecord game = folder.only();
        QCOMPARE(game.entries, 30);
        QVERIFY2(game.problem.contains(QStringLiteral("entry 31")), qPrintable(game.problem));
    }

    void hugeFilesAreRefusedUnread()
    {
        const Folder folder;
        const QString path = folder.add(QStringLiteral("a.roadmarshal"));
        QCOMPARE(::truncate(QFile::encodeName(path).constData(), 300LL * 1024 * 1024), 0);
        QVERIFY2(folder.only().problem.contains(QStringLiteral("larger than any game")),
                 qPrintable(folder.only().problem));
    }

    void linksThatGoRoundAreFollowedOnce()
    {
        const Folder folder;
        QVERIFY(QDir(folder.folder.path()).mkpath(QStringLiteral("deep/deeper")));
        const QString path = folder.add(QStringLiteral("deep/deeper/a.roadmarshal"));
        QVERIFY(QFile::link(folder.folder.path(), folder.path(QStringLiteral("deep/deeper/up"))));
        QVERIFY(QFile::link(QStringLiteral("loop"), folder.path(QStringLiteral("loop"))));
        QVERIFY(QFile::link(path, folder.path(QStringLiteral("same.roadmarshal"))));
        QVERIFY(QFile::link(folder.path(QStringLiteral("nowhere")),
                            folder.path(QStringLiteral("b.roadmarshal"))));
        const Found found = findGames({{folder.folder.path()}, {path, path}});
        QCOMPARE(found.files.size(), 1);
        QVERIFY(found.skipped.isEmpty());
    }

    void whatIsNoRegularFileIsNotWaitedFor()
    {
        const Folder folder;
        const QString pipe = folder.path(QStringLiteral("pipe.roadmarshal"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QVERIFY2(folder.only().problem.contains(QStringLiteral("not a regular file")),
                 qPrintable(folder.only().problem));
    }

    void aFolderThatCannotBeReadIsSaid()
    {
        if (::geteuid() == 0)
            QSKIP("Root may read everything.");
        const Folder folder;
        folder.add(QStringLiteral("a.roadmarshal"));
        const QString closed = folder.path(QStringLiteral("closed"));
        QVERIFY(QDir().mkpath(closed));
        QCOMPARE(::chmod(QFile::encodeName(closed).constData(), 0), 0);
        const Scanned scanned = folder.scan();
        ::chmod(QFile::encodeName(closed).constData(), 0700);
        QCOMPARE(scanned.games.size(), 1);
        QCOMPARE(scanned.skipped.size(), 1);
        QVERIFY(scanned.skipped[0].contains(QStringLiteral("closed")));
    }

    void aFileThatGoesDuringTheScanIsLeftOut()
    {
        const Folder folder;
        folder.add(QStringLiteral("a.roadmarshal"));
        const QString gone = folder.add(QStringLiteral("b.roadmarshal"));
        const Progress progress{[&](const QStringList& files) {
                                    QCOMPARE(files.size(), 2);
                                    QVERIFY(QFile::remove(gone));
                                },
                                {}};
        const Scanned scanned = scan({{{folder.folder.path()}, {}}, {}}, progress);
        QCOMPARE(scanned.games.size(), 1);
        QVERIFY(scanned.games[0].isWon());
    }

    void aScanThatIsStoppedEndsSoon()
    {
        const Folder folder;
        for (int i = 0; i < 40; ++i)
            folder.add(test::shelvedName(i));
        std::stop_source stop;
        int came = 0;
        const Progress progress{{}, [&](const GameRecord&) {
                                    ++came;
                                    stop.request_stop();
                                }};
        const Scanned scanned = scan({{{folder.folder.path()}, {}}, {}, true}, progress, stop.get_token());
        QVERIFY(!scanned.complete);
        QVERIFY(came <= 8);
    }

    void whatIsRememberedIsTheSame()
    {
        const Folder folder;
        folder.add(QStringLiteral("a.roadmarshal"));
        folder.add(QStringLiteral("b.roadmarshal"), 1, 60);
        const QList<GameRecord> first = folder.scan(true).games;
        QVERIFY(QFile::exists(folder.path(QStringLiteral("index"))));
        QCOMPARE(folder.scan(true).games, first);
        QCOMPARE(folder.scan(false).games, first);
        for (const GameRecord& game : first)
            QCOMPARE(restoreRecord(store(game)), game);
    }

    void aChangedFileIsReadAgain()
    {
        const Folder folder;
        folder.add(QStringLiteral("a.roadmarshal"));
        QVERIFY(folder.scan(true).games[0].isWon());
        folder.add(QStringLiteral("a.roadmarshal"), 0, 20);
        QVERIFY(!folder.scan(true).games[0].isWon());
    }

    void aWrongMemoryChangesNothing_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("gone") << 0;
        QTest::newRow("rubbish") << 1;
        QTest::newRow("cut off") << 2;
        QTest::newRow("another winner") << 3;
        QTest::newRow("a folder in its place") << 4;
    }
    void aWrongMemoryChangesNothing()
    {
        QFETCH(int, what);
        const Folder folder;
        folder.add(QStringLiteral("a.roadmarshal"));
        const QList<GameRecord> truth = folder.scan(true).games;
        const QString index = folder.path(QStringLiteral("index"));
        QByteArray bytes = bytesOf(index);
        QVERIFY(QFile::remove(index));
        if (what == 1)
            write(index, "\0\1\2{{{{");
        else if (what == 2)
            write(index, bytes.first(bytes.size() / 2));
        else if (what == 3)
            write(index, bytes.replace("\"winners\":[\"", "\"winners\":[\"x"));
        else if (what == 4)
            QVERIFY(QDir().mkpath(index));
        QCOMPARE(folder.scan(true).games, truth);
    }

    void hostileNamesStayNames()
    {
        const Folder folder;
        const QStringList players{QStringLiteral("<script>alert(1)</script>"),
                                  QStringLiteral("\u202Eלא\u202C"), QStringLiteral("🚗💥"),
                                  QStringLiteral("=1+1")};
        folder.add(QStringLiteral("<b>&\"'.roadmarshal"), 0, 100'000, players);
        const GameRecord game = folder.only();
        QCOMPARE(game.problem, QString());
        for (qsizetype i = 0; i < game.seats.size(); ++i)
            QCOMPARE(game.seats[i].player, text::onOneLine(players[i % players.size()]));
    }
};

ONE_OF_MANY(TestArchive)
#include "test_archive.moc"
