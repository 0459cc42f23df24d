// The program, killed right behind a line that says what a card says: the game goes on with the card as it
// is printed.
#include "support/one_of_many.h"
#include "support/program_game.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

QJsonObject stateOf(const QString& game)
{
    return json(run({text("state"), game}).out);
}

} // namespace

class TestKilledChange : public QObject
{
    Q_OBJECT
private slots:
    void theCardIsAsItIsPrinted()
    {
        const ProgramFolder folder;
        const QString game = folder.path("trail.roadmarshal");
        const Ran made =
            run({text("new"), game, text("--game"), text("apocalypse-trail"), text("--seed"), text("7")});
        QVERIFY2(made.status == 0, made.error.constData());
        const QJsonObject before = stateOf(game);

        QProcess process;
        process.start(QStringLiteral(ROADMARSHAL_PROGRAM), {text("play"), game});
        process.write("set van cargo 3\n");
        QVERIFY(process.waitForReadyRead(30'000)); // what is printed is durable
        const QJsonObject said = json(process.readLine());
        QVERIFY2(said.contains(text("entry")), QJsonDocument(said).toJson().constData());
        process.kill();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);

        QCOMPARE(run({text("verify"), game}).status, 0);
        const QJsonObject after = stateOf(game);
        QVERIFY(after != before);
        const Ran again = run({text("play"), game}, "set van cargo 4\n");
        QCOMPARE(again.status, 0);
        QVERIFY2(json(again.out).value(text("entry")).toInt() > said.value(text("entry")).toInt(),
                 again.out.constData());
        // Taken back twice, it is what the game began with.
        QCOMPARE(run({text("play"), game}, "undo\nundo\n").status, 0);
        QCOMPARE(stateOf(game), before);
    }
};

ONE_OF_MANY(TestKilledChange)
#include "test_killed_change.moc"
