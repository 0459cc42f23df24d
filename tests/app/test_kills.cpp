// The program, killed at every call and at any time: what it said it had recorded is there, a line is there
// as a whole or not at all, and the next start finds nothing in its way.
#include "games/games.h"
#include "support/one_of_many.h"
#include "support/program.h"
#include "support/quick_folder.h"
#include "support/storage/fault_table.h"
#include "support/storage/faulty_program.h"
#include "support/storage/try.h"

#include "table/journal/shorthand.h"

#include <QRandomGenerator>
#include <QTest>

#include <cerrno>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::table;

namespace {

const QString gameName = QStringLiteral("game.roadmarshal");

// Which calls meet a fault; FAULT_STEP=1 takes all of them.
const int everySo = rounds("FAULT_STEP", 1);

// Some lines, and the journal after each of them.
struct Script
{
    QByteArray lines;
    Journal journal;       // after the last of them
    QList<qsizetype> ends; // how long it is before the first, and after each

    explicit Script(const Files& game)
    {
        const QuickFolder folder;
        put(game, folder.path());
        const auto session = Session::open(games::find, folder.filePath(gameName), Access::ReadWrite).value();
        ends.append(session->last());
        for (const QString& line : {QStringLiteral("note 1 first"), lineOf(*session, 5),
                                    QStringLiteral("undo"), QStringLiteral("note 1 last")}) {
            if (!take(*session, line))
                qFatal("a line of the script is not taken");
            lines += line.toUtf8() + '\n';
            ends.append(session->last());
        }
        journal = session->entries();
    }

    Findings judge(const QString& folder, int acknowledged) const
    {
        Look look = lookAt(folder + u'/' + gameName);
        if (!look.journal)
            return look.findings;
        const qsizetype last = look.journal->size();
        if (last < acknowledged)
            look.findings.lost.append(QStringLiteral("%1 of %2 entries").arg(last).arg(acknowledged));
        else if (!ends.contains(last) || withoutTimes(*look.journal) != withoutTimes(journal.first(last)))
            look.findings.lost.append(QStringLiteral("half a line: %1 entries").arg(last));
        return look.findings += straysBeside({gameName}, folder);
    }
};

// Entries that all differ, so that a lost one would show.
QByteArray distinctLines(int from, int count)
{
    QByteArray text;
    for (int i = from; i < from + count; ++i)
        text += "note 1 line " + QByteArray::number(i) + '\n';
    return text;
}

// What was typed, in order and without gaps, as far as it got.
Findings judgeDistinct(const QString& folder, int acknowledged)
{
    Look look = lookAt(folder + u'/' + gameName);
    if (!look.journal)
        return look.findings;
    if (look.journal->size() < acknowledged)
        look.findings.lost.append(QStringLiteral("%1 of %2").arg(look.journal->size()).arg(acknowledged));
    return look.findings += straysBeside({gameName}, folder);
}

} // namespace

class TestKills : public QObject
{
    Q_OBJECT
private slots:
    void killedNewAndImportLeaveNothingHidden_data()
    {
        QTest::addColumn<QByteArray>("operation");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("new") << QByteArray("create a game")
                             << QStringList{
                                    QStringLiteral("new"),    QStringLiteral("FOLDER/game.roadmarshal"),
                                    QStringLiteral("--game"), QStringLiteral("apocalypse-road"),
                                    QStringLiteral("--seed"), QStringLiteral("7")};
        QTest::newRow("import") << QByteArray("import a log")
                                << QStringList{QStringLiteral("import"),
                                               QStringLiteral("FOLDER/game.log.json"), QStringLiteral("-o"),
                                               QStringLiteral("FOLDER/game.roadmarshal")};
    }
    void killedNewAndImportLeaveNothingHidden()
    {
        QFETCH(QByteArray, operation);
        QFETCH(QStringList, words);
        const Operation& wanted = operationCalled(operation.constData());
        const QuickFolder folder;
        words.replaceInStrings(QStringLiteral("FOLDER"), folder.path());
        FaultRow row{QTest::currentDataTag(), "program killed at every call"};
        for (int call = 1;; call += everySo) {
            put(wanted.before, folder.path());
            const Faulted killed = runWithFault(words, {}, folder.path(), {call, QStringLiteral("kill")});
            Findings findings;
            if (killed.out.contains("\"entries\"") && !QFile::exists(folder.filePath(gameName)))
                findings.lost.append(QStringLiteral("the game"));
            findings += examine(wanted, folder.path(), std::nullopt, Ended::Dead);
            row.count(findings, [call] { return QStringLiteral("at call %1").arg(call); });
            if (!killed.wasKilled)
                break;
        }
        row.print();
        QVERIFY2(row.isClean(), qPrintable(row.firstFinding()));
    }

    void killedPlayKeepsWhatItAcknowledged_data()
    {
        QTest::addColumn<QByteArray>("operation");
        QTest::newRow("play") << QByteArray("open a game");
        QTest::newRow("play after a kill") << QByteArray("open after a kill");
    }
    void killedPlayKeepsWhatItAcknowledged()
    {
        QFETCH(QByteArray, operation);
        const Files before = operationCalled(operation.constData()).before;
        const Script script(before);
        const QuickFolder folder;
        FaultRow row{QTest::currentDataTag(), "program killed at every call"};
        for (int call = 1;; call += everySo) {
            put(before, folder.path());
            const Faulted killed = runWithFault({QStringLiteral("play"), folder.filePath(gameName)},
                                                script.lines, folder.path(), {call, QStringLiteral("kill")});
            row.count(script.judge(folder.path(), lastAcknowledged(killed.out)),
                      [call] { return QStringLiteral("at call %1").arg(call); });
            if (!killed.wasKilled)
                break;
        }
        row.print();
        QVERIFY2(row.isClean(), qPrintable(row.firstFinding()));
    }

    void aLineOnAFullDiskIsThereWholeOrNotAtAll()
    {
        const Files before = operationCalled("open a game").before;
        const Script script(before);
        const QuickFolder folder;
        FaultRow row{"play", "program, disk full from a call on"};
        const auto play = [&](int call) {
            put(before, folder.path());
            return runWithFault({QStringLiteral("play"), folder.filePath(gameName)}, script.lines,
                                folder.path(), {call, QString::number(ENOSPC)});
        };
        const int calls = play(0).calls;
        QVERIFY(calls > 20);
        for (int call = 1; call <= calls; call += everySo) {
            const Faulted full = play(call);
            QVERIFY(!full.wasKilled);
            QVERIFY2(full.error.count('\n') <= 1, full.error.constData());
            row.count(script.judge(folder.path(), lastAcknowledged(full.out)),
                      [call] { return QStringLiteral("from call %1 on").arg(call); });
        }
        row.print();
        QVERIFY2(row.isClean(), qPrintable(row.firstFinding()));
    }

    // KILLS=10000 for a long run.
    void killedAtAnyTimeItKeepsWhatItAcknowledged()
    {
        const int kills = rounds("KILLS", 50);
        constexpr int linesEach = 40;
        constexpr int killsPerGame = 100;
        const Files fresh = operationCalled("open a game").before;
        const QuickFolder folder;
        FaultRow row{"play", "program killed at any time"};
        int acknowledged = 0;
        qint64 all = 0;
        for (int kill = 0; kill < kills; ++kill) {
            if (kill % killsPerGame == 0) {
                put(fresh, folder.path());
                acknowledged = 0;
            }
            QProcess process;
            process.start(QStringLiteral(ROADMARSHAL_PROGRAM),
                          {QStringLiteral("play"), folder.filePath(gameName)});
            process.write(distinctLines(kill * linesEach, linesEach));
            process.waitForStarted();
            // Some die while starting, most while they record.
            if (kill % 5 != 0)
                process.waitForReadyRead(10'000);
            QTest::qSleep(static_cast<int>(QRandomGenerator::global()->bounded(0, 12)));
            process.kill();
            process.waitForFinished();
            const int before = acknowledged;
            acknowledged = std::max(acknowledged, lastAcknowledged(process.readAllStandardOutput()));
            all += acknowledged - before;
            // Most kills meet what the last one left; every fifth time somebody looks.
            if (kill % 5 == 4 || kill % killsPerGame == killsPerGame - 1)
                row.count(judgeDistinct(folder.path(), acknowledged),
                          [kill] { return QStringLiteral("kill %1").arg(kill); });
            if (!row.isClean())
                break;
        }
        row.print();
        QVERIFY2(row.isClean(), qPrintable(row.firstFinding()));
        QVERIFY2(all > kills, "the program was always killed before it could record anything");
    }
};

ONE_OF_MANY(TestKills)
#include "test_kills.moc"
