// The program, killed while a question in the middle of a turn is open: the same question stands there when
// the game is opened again.
#include "support/one_of_many.h"
#include "support/program_game.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

// Two manned vehicles, an SUV beside the first: what it slams has to be defended.
constexpr char besideAnSuv[] =
    R"({"format": "roadmarshal-position/1", "game": "highway-heist", "guide": "tank",
"active": "ann", "used": 2,
"players": {"ann": {"character": "brian", "board": "street-drifter"}, "bo": {"character": "tej", "board": "exotic-supercar"}},
"vehicles": {"car": {"kind": "start", "at": "c5r3", "owner": "ann"}, "b": {"kind": "start", "at": "c7r2", "owner": "bo"},
             "suv1": {"at": "c6r3", "enemies": 1}}})";

QByteArray asked(const QString& game)
{
    return run({text("ask"), game}).out;
}

} // namespace

class TestKilledQuestion : public QObject
{
    Q_OBJECT
private slots:
    // HH-90, HH-42: between a slam and its Defense roll.
    void theDefenseRollIsStillAskedFor()
    {
        const ProgramFolder folder;
        const QString game = folder.path("heist.roadmarshal");
        const Ran made =
            run({text("new"), game, text("--position"), folder.write("table.position.json", besideAnSuv)});
        QVERIFY2(made.status == 0, made.error.constData());
        const QByteArray before = asked(game);

        QProcess process;
        process.start(QStringLiteral(ROADMARSHAL_PROGRAM), {text("play"), game});
        process.write("die suv\n");
        QVERIFY(process.waitForReadyRead(30'000)); // what is printed is durable
        const QJsonObject said = json(process.readLine());
        QVERIFY2(said.contains(text("entry")), QJsonDocument(said).toJson().constData());
        process.kill();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);

        const QByteArray after = asked(game);
        QVERIFY(after != before);
        QVERIFY2(after.contains("defense") || after.contains("Defense"), after.constData());
        QCOMPARE(asked(game), after);

        // It is the one that was open: its answer is taken.
        const Ran answered = run({text("play"), game}, "0\n");
        QVERIFY2(answered.status == 0, answered.out.constData());
        QCOMPARE(json(answered.out).value(text("entry")).toInt(), said.value(text("entry")).toInt() + 1);
    }
};

ONE_OF_MANY(TestKilledQuestion)
#include "test_killed_question.moc"
