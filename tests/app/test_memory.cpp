// Without enough memory the program says so and ends; it is never torn down.
#include "support/one_of_many.h"
#include "support/program_game.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

class TestMemory : public QObject
{
    Q_OBJECT

    ProgramFolder m_files;

private slots:
    void itEndsWithALineAndAStatus()
    {
        const QString game = m_files.game("game.roadmarshal", "set 36 damage 2\n");
        const QByteArray before = bytesOf(game);
        int refused = 0;
        for (int kilobytes = 40'000; kilobytes < 260'000; kilobytes += 2500) {
            for (const char* format : {"html", "json"}) {
                const Ran ran = run({text("log"), game, text("--format"), text(format)}, {},
                                    {text("prlimit"), text("--as=%1").arg(qint64(kilobytes) * 1024)});
                // Not even the loader had enough, or a library that came up before the program.
                const bool hasBegun = ran.status != 127 && !ran.error.contains("glib/gprintf.c");
                QVERIFY2(ran.status == 0 || ran.status == 2 || !hasBegun,
                         qPrintable(text("%1 kB: status %2, %3")
                                        .arg(kilobytes)
                                        .arg(ran.status)
                                        .arg(QString::fromUtf8(ran.error))));
                refused += ran.status == 2 && ran.error == "roadmarshal: not enough memory\n";
            }
        }
        QVERIFY(refused > 0);
        QCOMPARE(bytesOf(game), before);
    }
};

ONE_OF_MANY(TestMemory)
#include "test_memory.moc"
