// Ctrl+C, a closed terminal, a log-out: afterwards the game is one file with everything in it. And a copy
// that misses its log says that it may be short.
#include "support/one_of_many.h"
#include "support/program.h"
#include "support/quick_folder.h"
#include "support/storage/faulty_program.h"
#include "support/storage/operations.h"

#include <QTest>

#include <csignal>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

const QString gameName = QStringLiteral("game.roadmarshal");

// The program with a game open, some lines into it.
struct Playing
{
    QuickFolder folder;
    QProcess process;
    QByteArray out;

    explicit Playing(const QByteArray& lines)
    {
        put(operationCalled("open a game").before, folder.path());
        process.start(QStringLiteral(ROADMARSHAL_PROGRAM),
                      {QStringLiteral("play"), folder.filePath(gameName)});
        process.write(lines);
        while (out.count('\n') < lines.count('\n') && process.waitForReadyRead(30'000))
            out += process.readAllStandardOutput();
    }
    void end(int signal)
    {
        ::kill(static_cast<pid_t>(process.processId()), signal);
        process.waitForFinished();
        out += process.readAllStandardOutput();
    }
    // Takes the one file along, as people do.
    QString copyTo(const QuickFolder& elsewhere) const
    {
        const QString copy = elsewhere.filePath(gameName);
        QFile::copy(folder.filePath(gameName), copy);
        return copy;
    }
};

} // namespace

class TestSignals : public QObject
{
    Q_OBJECT
private slots:
    void afterASignalTheSingleFileIsComplete_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGHUP") << SIGHUP;
    }
    void afterASignalTheSingleFileIsComplete()
    {
        QFETCH(int, signal);
        Playing playing("note 1 one\nnote 1 two\nundo\n");
        QCOMPARE(lastAcknowledged(playing.out), 15);
        playing.end(signal);
        QVERIFY(straysBeside({gameName}, playing.folder.path()).isEmpty());
        const QuickFolder elsewhere;
        const Look look = lookAt(playing.copyTo(elsewhere));
        QVERIFY2(look.findings.isEmpty(), qPrintable(look.findings.toText()));
        QCOMPARE(look.journal->size(), 15);
    }

    void aSignalInTheMiddleOfALineLeavesItWholeOrNotAtAll()
    {
        for (int round = 0; round < 10; ++round) {
            Playing playing("note 1 one\n");
            QByteArray lines;
            for (int i = 0; i < 50; ++i)
                lines += "note 1 line " + QByteArray::number(i) + '\n';
            playing.process.write(lines);
            playing.process.waitForBytesWritten();
            QTest::qSleep(round);
            playing.end(SIGTERM);
            const QuickFolder elsewhere;
            const Look look = lookAt(playing.copyTo(elsewhere));
            QVERIFY2(look.findings.isEmpty(), qPrintable(look.findings.toText()));
            QVERIFY(look.journal->size() >= lastAcknowledged(playing.out));
        }
    }

    void aCopyWithoutItsLogSaysThatItMayBeShort()
    {
        Playing playing("note 1 one\nnote 1 two\n");
        playing.end(SIGKILL);
        const QuickFolder elsewhere;
        const QString copy = playing.copyTo(elsewhere);
        const Ran verified = run({QStringLiteral("verify"), copy});
        const int entries = QJsonDocument::fromJson(verified.out).object()[QStringLiteral("entries")].toInt();
        // If all of it is in the one file, it is whole; otherwise nobody may say so.
        if (entries < lastAcknowledged(playing.out)) {
            QVERIFY2(verified.status == 1, verified.out.constData());
            QVERIFY2(!verified.out.contains("\"holds\":true"), verified.out.constData());
        }
        // Beside its log it is whole.
        const Ran complete = run({QStringLiteral("verify"), playing.folder.filePath(gameName)});
        QVERIFY2(complete.status == 0, complete.out + complete.error);
        QVERIFY(complete.out.contains("\"entries\":14"));
    }
};

ONE_OF_MANY(TestSignals)
#include "test_signals.moc"
