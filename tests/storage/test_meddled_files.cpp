// What people do to the files of a game while it is recorded: nothing is acknowledged that is not in the file
// under its name, and nothing that was recorded is lost.
#include "games/games.h"
#include "support/closed_game.h"
#include "support/storage/disk_trace.h"
#include "support/storage/kernel_shim.h"

#include "support/one_of_many.h"
#include "table/journal/verify.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::bytesOf;
using test::DemoGame;

namespace {

using Meddle = std::function<void(const QString& path)>;

void removeFolder(const QString& path)
{
    QDir(QFileInfo(path).path()).removeRecursively();
}

void putAnotherOver(const QString& path)
{
    DemoGame other(8);
    other.session.reset();
    const QString beside = path + QStringLiteral(".moved");
    QVERIFY(QFile::copy(other.path(), beside));
    QCOMPARE(std::rename(qPrintable(beside), qPrintable(path)), 0);
}

void moveAway(const QString& path)
{
    QCOMPARE(std::rename(qPrintable(path), qPrintable(path + QStringLiteral(".away"))), 0);
}

void removeLog(const QString& path)
{
    QVERIFY(QFile::remove(path + QStringLiteral("-wal")));
}

void replaceLog(const QString& path)
{
    removeLog(path);
    test::write(path + QStringLiteral("-wal"), "nonsense");
}

} // namespace

Q_DECLARE_METATYPE(Meddle)

class TestMeddledFiles : public QObject
{
    Q_OBJECT
private slots:
    void nothingIsAcknowledgedIntoAVanishedFile_data()
    {
        QTest::addColumn<Meddle>("meddle");
        QTest::newRow("rm") << Meddle([](const QString& path) { QVERIFY(QFile::remove(path)); });
        QTest::newRow("moved away") << Meddle(moveAway);
        QTest::newRow("another game renamed over it") << Meddle(putAnotherOver);
        QTest::newRow("folder removed") << Meddle(removeFolder);
        QTest::newRow("-wal deleted") << Meddle(removeLog);
        QTest::newRow("-wal replaced") << Meddle(replaceLog);
    }
    void nothingIsAcknowledgedIntoAVanishedFile()
    {
        QFETCH(Meddle, meddle);
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        const QList<Entry> recorded = game.session->entries();
        meddle(game.path());
        const auto refused = game.take(QStringLiteral("set 36 damage 3"));
        QVERIFY2(!refused, "acknowledged, and gone");
        QVERIFY(!say(game.session->game(), refused.error()).isEmpty());
        // All that was recorded is still in memory, and can be saved elsewhere.
        QCOMPARE(game.session->entries(), recorded);
        const test::QuickFolder elsewhere;
        const QString copy = elsewhere.filePath(QStringLiteral("saved.roadmarshal"));
        QVERIFY(game.session->saveCopy(copy));
        QCOMPARE(Session::open(games::find, copy, Access::ReadOnly).value()->entries(), recorded);
        game.session.reset();
    }

    void anotherGameUnderTheNameStaysAsItWas()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        putAnotherOver(game.path());
        const QByteArray other = bytesOf(game.path());
        QVERIFY(!game.take(QStringLiteral("set 36 damage 3")));
        game.session.reset();
        QCOMPARE(bytesOf(game.path()), other);
        game.reopen();
        QCOMPARE(game.session->last(), 1);
        QVERIFY(!game.session->file().isReadOnly());
    }

    void aLogOfAnotherGameIsNotReplayedIntoABackup()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        const test::Files killed = test::filesIn(game.folder());
        const QString log = QStringLiteral("game.roadmarshal-wal");
        QVERIFY(!killed[log].isEmpty());
        DemoGame backup(8);
        backup.session.reset();
        const QByteArray bytes = bytesOf(backup.path());
        test::write(backup.path() + QStringLiteral("-wal"), killed[log]);
        for (const Access access : {Access::ReadOnly, Access::ReadWrite}) {
            const auto refused = Session::open(games::find, backup.path(), access);
            QVERIFY(!refused);
            QVERIFY2(refused.error().toLine().contains(log), qPrintable(refused.error().toLine()));
            QCOMPARE(bytesOf(backup.path()), bytes);
        }
        QVERIFY(QFile::remove(backup.path() + QStringLiteral("-wal")));
        backup.reopen();
        QCOMPARE(backup.session->last(), 1);
    }

    void aFileThatComesBackHasAllThatWasAcknowledged()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 2")));
        moveAway(game.path());
        QVERIFY(!game.take(QStringLiteral("set 36 damage 3")));
        QCOMPARE(std::rename(qPrintable(game.path() + QStringLiteral(".away")), qPrintable(game.path())), 0);
        game.reopen();
        QCOMPARE(game.session->last(), 2);
        QVERIFY(game.session->file().damage().isEmpty());
        QVERIFY(game.take(QStringLiteral("set 36 damage 3")));
    }

    void theJournalDoesNotCareAboutTheClock()
    {
        constexpr long year = 365L * 24 * 3600;
        DemoGame game;
        int damage = 1;
        for (const long shift : {0L, 40 * year, -30 * year, -60 * year, 3600L, -1L}) {
            test::kernel::shiftClock(shift);
            QVERIFY(game.take(QStringLiteral("set 36 damage %1").arg(damage++ % 5)));
            game.reopen();
        }
        test::kernel::shiftClock(0);
        QVERIFY(game.session->entries()[1].time < game.session->entries()[2].time);
        QVERIFY(game.session->entries()[2].time > game.session->entries()[3].time);
        QVERIFY(game.session->file().damage().isEmpty());
        QVERIFY(verify(*game.session).differences.isEmpty());
        QCOMPARE(game.session->last(), 7);
    }
};

ONE_OF_MANY(TestMeddledFiles)
#include "test_meddled_files.moc"
