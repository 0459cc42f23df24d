// How entries get to the disk: together, in order, without anybody waiting, and only where they can be found.
#include "games/games.h"
#include "support/closed_game.h"
#include "support/one_of_many.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>
#include <QtEndian>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::bytesOf;
using test::Closed;
using test::DemoGame;
using test::write;

namespace {

const QString lost = QStringLiteral("not where it was");

} // namespace

class TestRecording : public QObject
{
    Q_OBJECT
private slots:
    void laterMeansDurableWhenItIsSaid()
    {
        DemoGame game;
        game.session->setRecordsLater(true);
        QSignalSpy recorded(game.session.get(), &Session::recorded);
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        QVERIFY(game.session->isRecording());
        QCOMPARE(game.session->last(), 1); // not before it is on disk
        QTRY_COMPARE(recorded.size(), 1);
        QVERIFY(!game.session->isRecording());
        QCOMPARE(Session::open(games::find, game.path(), Access::ReadOnly).value()->last(), 2);
    }

    void nothingOvertakesWhatIsUnderWay()
    {
        DemoGame game;
        game.session->setRecordsLater(true);
        QSignalSpy recorded(game.session.get(), &Session::recorded);
        for (int i = 0; i < 30; ++i) {
            QVERIFY(game.take(QStringLiteral("set 36 damage %1").arg(i % 2 ? 1 : 2)));
            QVERIFY(game.take(QStringLiteral("undo")));
        }
        QTRY_COMPARE(recorded.size(), 60);
        QCOMPARE(game.session->last(), 61);
        for (int i = 0; i < 61; ++i)
            QCOMPARE(game.session->entries()[i].number, i + 1);
        game.reopen();
        QCOMPARE(game.session->last(), 61);
    }

    void closingWaitsForWhatIsUnderWay()
    {
        DemoGame game;
        game.session->setRecordsLater(true);
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        game.reopen();
        QCOMPARE(game.session->last(), 2);
    }

    void whatCouldNotBeWrittenIsSaidLater()
    {
        DemoGame game;
        game.session->setRecordsLater(true);
        QSignalSpy failed(game.session.get(), &Session::failed);
        QSignalSpy recorded(game.session.get(), &Session::recorded);
        QVERIFY(QFile::rename(game.path(), game.path() + QStringLiteral(".away")));
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed.first().first().value<Refused>().reason.contains(lost));
        QCOMPARE(recorded.size(), 0);
        QCOMPARE(game.session->last(), 1);
        // Back in its place it goes on.
        QVERIFY(QFile::rename(game.path() + QStringLiteral(".away"), game.path()));
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        QTRY_COMPARE(recorded.size(), 1);
    }

    void aVanishedFileAcknowledgesNothing_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("removed") << 0;
        QTest::newRow("renamed") << 1;
        QTest::newRow("another put in its place") << 2;
        QTest::newRow("its folder renamed") << 3;
        QTest::newRow("its log removed") << 4;
    }
    void aVanishedFileAcknowledgesNothing()
    {
        QFETCH(int, way);
        const QTemporaryDir above;
        const QString folder = above.filePath(QStringLiteral("games"));
        QVERIFY(QDir().mkdir(folder));
        const QString path = folder + QStringLiteral("/g.roadmarshal");
        {
            const DemoGame other;
            QVERIFY(other.session->saveCopy(path));
            QVERIFY(other.session->saveCopy(folder + QStringLiteral("/other.roadmarshal")));
        }
        const auto session = Session::open(games::find, path, Access::ReadWrite).value();
        QVERIFY(take(*session, QStringLiteral("set 36 damage 2")));
        switch (way) {
        case 0:
            QVERIFY(QFile::remove(path));
            break;
        case 1:
            QVERIFY(QFile::rename(path, folder + QStringLiteral("/h.roadmarshal")));
            break;
        case 2:
            QCOMPARE(::rename(qPrintable(folder + QStringLiteral("/other.roadmarshal")), qPrintable(path)),
                     0);
            break;
        case 3:
            QVERIFY(QDir().rename(folder, above.filePath(QStringLiteral("moved"))));
            break;
        default:
            QVERIFY(QFile::remove(path + QStringLiteral("-wal")));
        }
        const auto refused = take(*session, QStringLiteral("set 36 damage 3"));
        QVERIFY(!refused);
        QVERIFY2(refused.error().reason.contains(QStringLiteral("save it elsewhere")),
                 qPrintable(refused.error().reason));
        QVERIFY(!session->file().isInPlace());
        QCOMPARE(session->last(), 2);
        // All of it goes on elsewhere.
        const QString elsewhere = above.filePath(QStringLiteral("elsewhere.roadmarshal"));
        QVERIFY(session->moveTo(elsewhere));
        QVERIFY(session->file().isInPlace());
        QVERIFY(take(*session, QStringLiteral("set 36 damage 3")));
        QCOMPARE(Session::open(games::find, elsewhere, Access::ReadOnly).value()->last(), 3);
    }

    void whatOnlyAVanishedLogHeldGoesIntoTheGame()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        QVERIFY(QFile::remove(game.path() + QStringLiteral("-wal")));
        QVERIFY(!game.take(QStringLiteral("set 36 damage 3")));
        const QString copy = game.folder() + QStringLiteral("/copy");
        QVERIFY(QFile::copy(game.path(), copy));
        QCOMPARE(Session::open(games::find, copy, Access::ReadOnly).value()->last(), 2);
    }

    void whenIdleTheGameIsCompleteWithoutItsLog()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        const QString copy = game.folder() + QStringLiteral("/copy");
        const auto entriesOfCopy = [&] {
            QFile::remove(copy);
            QFile::copy(game.path(), copy);
            return Session::open(games::find, copy, Access::ReadOnly).value()->last();
        };
        QTRY_COMPARE_WITH_TIMEOUT(entriesOfCopy(), 2, 30'000);
    }

    void aCopyWithoutItsLogSaysThatItMayBeShort()
    {
        DemoGame game;
        const QString copy = game.folder() + QStringLiteral("/copy");
        QVERIFY(QFile::copy(game.path(), copy));
        for (const Access access : {Access::ReadOnly, Access::ReadWrite}) {
            const auto copied = Session::open(games::find, copy, access).value();
            QVERIFY(copied->file().shortfall().contains(QStringLiteral("may be short")));
            QVERIFY(copied->file().damage().isEmpty());
        }
        // Closed in good order it is as whole as it will ever be.
        QVERIFY(Session::open(games::find, copy, Access::ReadOnly).value()->file().shortfall().isEmpty());
        QVERIFY(game.session->file().shortfall().isEmpty());
        QVERIFY(
            Session::open(games::find, game.path(), Access::ReadOnly).value()->file().shortfall().isEmpty());
        game.reopen();
        QVERIFY(game.session->file().shortfall().isEmpty());
    }

    void aLockThatNobodyHoldsLocksNothing_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty, as a kill may leave it") << QByteArray();
        QTest::newRow("from another machine") << QByteArray("1\nroadmarshal\nsome-other-machine\n");
        QTest::newRow("of a process with the same number")
            << QByteArray::number(::getpid()) + "\nroadmarshal\nhere\n";
    }
    void aLockThatNobodyHoldsLocksNothing()
    {
        QFETCH(QByteArray, content);
        Closed closed;
        write(closed.game.path() + QStringLiteral(".lock"), content);
        closed.game.reopen();
        QVERIFY2(!closed.game.session->file().isReadOnly(),
                 qPrintable(closed.game.session->file().readOnlyReason()));
        closed.game.session.reset();
        QVERIFY(!QFile::exists(closed.game.path() + QStringLiteral(".lock")));
    }

    void whoeverHoldsTheLockIsNamed()
    {
        const DemoGame game;
        const auto second = Session::open(games::find, game.path(), Access::ReadWrite).value();
        QVERIFY(second->file().readOnlyReason().contains(QStringLiteral("process %1").arg(::getpid())));
    }

    void whatIsNoLockIsNeitherFollowedNorWaitedFor_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("pipe") << 0;
        QTest::newRow("folder") << 1;
        QTest::newRow("link") << 2;
    }
    void whatIsNoLockIsNeitherFollowedNorWaitedFor()
    {
        QFETCH(int, what);
        Closed closed;
        const QString lock = closed.game.path() + QStringLiteral(".lock");
        const QString victim = closed.game.folder() + QStringLiteral("/victim");
        write(victim, "mine");
        if (what == 0)
            QCOMPARE(::mkfifo(qPrintable(lock), 0600), 0);
        else if (what == 1)
            QVERIFY(QDir().mkdir(lock));
        else
            QVERIFY(QFile::link(victim, lock));
        closed.game.reopen();
        QVERIFY(closed.game.session->file().readOnlyReason().contains(QStringLiteral("remove it to record")));
        QCOMPARE(bytesOf(victim), QByteArray("mine"));
    }

    void aForeignDatabaseStaysAsItIs()
    {
        Closed closed;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("foreign.roadmarshal"));
        QByteArray foreign = closed.bytes;
        foreign[63] = 0; // no version: our id alone
        write(path, foreign);
        QVERIFY(!Session::open(games::find, path, Access::ReadWrite));
        QCOMPARE(bytesOf(path), foreign);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void aJournalThatNamesAnotherFileIsRefused()
    {
        Closed closed;
        const QString victim = closed.game.folder() + QStringLiteral("/victim");
        write(victim, "mine");
        const QByteArray name = QFile::encodeName(victim);
        QByteArray journal(512, '\0');
        const QByteArray mark = QByteArray::fromHex("d9d505f920a163d7");
        journal.replace(0, mark.size(), mark);
        const auto number = [](qsizetype n) {
            QByteArray bytes(4, '\0');
            qToBigEndian(static_cast<quint32>(n), bytes.data());
            return bytes;
        };
        qsizetype sum = 0;
        for (const char c : name)
            sum += static_cast<signed char>(c);
        journal += number(0) + name + number(name.size()) + number(sum) + mark;
        write(closed.game.path() + QStringLiteral("-journal"), journal);
        for (const Access access : {Access::ReadOnly, Access::ReadWrite}) {
            const auto opened = Session::open(games::find, closed.game.path(), access);
            QVERIFY(!opened);
            QVERIFY(opened.error().reason.contains(QStringLiteral("move it away")));
        }
        QCOMPARE(bytesOf(victim), QByteArray("mine"));
        QCOMPARE(bytesOf(closed.game.path()), closed.bytes);
    }

    void whatAKilledProgramWasMakingIsSweptAway()
    {
        Closed closed;
        const QString draft = closed.game.folder() + QStringLiteral("/.other.roadmarshal.99.new");
        const QString journal = draft + QStringLiteral("-journal");
        const QString foreign = closed.game.folder() + QStringLiteral("/.notes.1.new");
        write(draft, closed.bytes.first(4096));
        write(journal, "x");
        write(foreign, "mine");
        closed.game.reopen();
        QVERIFY(!QFile::exists(draft));
        QVERIFY(!QFile::exists(journal));
        QCOMPARE(bytesOf(foreign), QByteArray("mine"));
    }
};

ONE_OF_MANY(TestRecording)
#include "test_recording.moc"
