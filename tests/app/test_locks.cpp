// Whatever lies where the lock of a game belongs: nobody waits for ever, and no game is locked for good.
#include "support/one_of_many.h"
#include "support/program.h"
#include "support/quick_folder.h"
#include "support/storage/faulty_program.h"
#include "support/storage/operations.h"

#include <QElapsedTimer>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

// A closed game in a folder of its own.
struct Shelf
{
    QuickFolder folder;
    QString game = folder.filePath(QStringLiteral("game.roadmarshal"));
    QString lock = game + QStringLiteral(".lock");

    Shelf() { put(operationCalled("open a game").before, folder.path()); }
    Ran play(const QByteArray& line) const { return run({QStringLiteral("play"), game}, line); }
};

void leave(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QString told(const Ran& ran)
{
    return QStringLiteral("status %1: %2%3").arg(ran.status).arg(QString::fromUtf8(ran.out + ran.error));
}

} // namespace

class TestLocks : public QObject
{
    Q_OBJECT
private slots:
    void aLockFileThatNobodyHoldsIsNoLock_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty, left by a kill") << QByteArray();
        QTest::newRow("from another machine") << QByteArray("4711\nroadmarshal\nanother-machine\n"
                                                            "b5e3a9f0-0000-4000-8000-000000000000\n"
                                                            "0badc0de-0000-4000-8000-000000000000\n");
        QTest::newRow("of a process that lives") << QByteArray::number(::getppid()) + "\nroadmarshal\n";
        QTest::newRow("rubbish") << QByteArray(10'000, '\xff');
    }
    void aLockFileThatNobodyHoldsIsNoLock()
    {
        QFETCH(QByteArray, content);
        const Shelf shelf;
        leave(shelf.lock, content);
        const Ran played = shelf.play("note 1 after all\n");
        QVERIFY2(played.status == 0, qPrintable(told(played)));
        QCOMPARE(lastAcknowledged(played.out), 13);
        QVERIFY(straysBeside({QStringLiteral("game.roadmarshal")}, shelf.folder.path()).isEmpty());
    }

    void whatIsNoFileInItsPlaceHangsNobody_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::newRow("pipe") << QByteArray("pipe");
        QTest::newRow("folder") << QByteArray("folder");
        QTest::newRow("link to another file") << QByteArray("link");
        QTest::newRow("link to nothing") << QByteArray("dangling");
    }
    void whatIsNoFileInItsPlaceHangsNobody()
    {
        QFETCH(QByteArray, kind);
        const Shelf shelf;
        const QByteArray lock = QFile::encodeName(shelf.lock);
        const QuickFolder elsewhere;
        const QString letters = elsewhere.filePath(QStringLiteral("letters.txt"));
        leave(letters, "Dear Ann,\n");
        const QString nothing = elsewhere.filePath(QStringLiteral("nothing"));
        if (kind == "pipe")
            QCOMPARE(::mkfifo(lock.constData(), 0600), 0);
        else if (kind == "folder")
            QVERIFY(QDir().mkdir(shelf.lock));
        else
            QVERIFY(QFile::link(kind == "link" ? letters : nothing, shelf.lock));
        const Ran played = shelf.play("note 1 after all\n"); // a hang ends with status -1
        QVERIFY2(played.status == 0 || played.status == 2, qPrintable(told(played)));
        QVERIFY2(played.error.count('\n') == (played.status == 0 ? 0 : 1), played.error.constData());
        QVERIFY2(!callsItDamaged(QString::fromUtf8(played.error)), played.error.constData());
        QCOMPARE(filesIn(elsewhere.path()), (Files{{QStringLiteral("letters.txt"), "Dear Ann,\n"}}));
        const Ran verified = run({QStringLiteral("verify"), shelf.game});
        QVERIFY2(verified.status == 0, qPrintable(told(verified)));
        // Whoever takes it away has the way free.
        QDir().rmdir(shelf.lock);
        QFile::remove(shelf.lock);
        QCOMPARE(shelf.play("note 1 now\n").status, 0);
    }

    void theSecondWriterIsToldAndTheFirstGoesOn()
    {
        const Shelf shelf;
        QProcess first;
        first.start(QStringLiteral(ROADMARSHAL_PROGRAM), {QStringLiteral("play"), shelf.game});
        first.write("note 1 one\n");
        QVERIFY(first.waitForReadyRead(30'000));
        const Ran second = shelf.play("note 1 two\n");
        QVERIFY2(second.status == 2, qPrintable(told(second)));
        QCOMPARE(second.error.count('\n'), 1);
        QVERIFY2(second.error.contains("recording"), second.error.constData());
        const Ran reader = run({QStringLiteral("verify"), shelf.game});
        QVERIFY2(reader.out.contains("\"entries\":13"), qPrintable(told(reader)));
        first.write("note 1 three\n");
        first.closeWriteChannel();
        QVERIFY(first.waitForFinished());
        QCOMPARE(first.exitCode(), 0);
        QCOMPARE(lastAcknowledged(shelf.play("note 1 four\n").out), 15);
    }

    void theLockDiesWithItsProcess()
    {
        const Shelf shelf;
        QProcess first;
        first.start(QStringLiteral(ROADMARSHAL_PROGRAM), {QStringLiteral("play"), shelf.game});
        first.write("note 1 one\n");
        QVERIFY(first.waitForReadyRead(30'000));
        first.kill();
        QVERIFY(first.waitForFinished());
        const Ran second = shelf.play("note 1 two\n");
        QVERIFY2(second.status == 0, qPrintable(told(second)));
        QCOMPARE(lastAcknowledged(second.out), 14);
    }
};

ONE_OF_MANY(TestLocks)
#include "test_locks.moc"
