// `new --position`: a game starts with a table that already stands, and behaves like any other.
#include "support/one_of_many.h"
#include "support/program_game.h"

#include <QDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

class TestNewPosition : public QObject
{
    Q_OBJECT

    ProgramFolder m_files;

    Ran start(const QString& path, const QString& position, const QStringList& more = {}) const
    {
        return run(QStringList{text("new"), path, text("--position"), position, text("--seed"), text("7")} +
                   more);
    }
    QString duel() const
    {
        return m_files.write(
            "duel.position.json",
            R"({"format": "roadmarshal-position/1", "game": "apocalypse-road", "track": "rust-bowl",
            "cars": [{"id": "21", "team": "red", "at": "6.1"}, {"id": "17", "team": "blue", "at": "7.1", "damage": 2}]})");
    }

private slots:
    void aGameGoesOnFromWhatStatePrints()
    {
        const QString played = m_files.game("played.roadmarshal", "36 solo+3 6.0\ndone\nset 36 damage 2\n");
        QVERIFY(!played.isEmpty());
        const QByteArray state = run({text("state"), played}).out;
        const QString again = m_files.path("again.roadmarshal");
        const Ran ran = start(again, m_files.write("table.position.json", state));
        QCOMPARE(ran.error, QByteArray());
        QCOMPARE(json(ran.out), (QJsonObject{{text("game"), text("apocalypse-road")}, {text("entries"), 1}}));
        QCOMPARE(run({text("state"), again}).out, state);
        QCOMPARE(run({text("checksum"), again}).out, run({text("checksum"), played}).out);
        QCOMPARE(run({text("ask"), again}).out, run({text("ask"), played}).out);
    }

    void aBarePositionPlaysLikeAnyGame()
    {
        const QString game = m_files.path("duel.roadmarshal");
        QCOMPARE(start(game, duel()).status, 0);
        QCOMPARE(run({text("play"), game}, "set 21 damage 1\nundo\nredo\nundo\nundo\nredo\n").status, 0);
        QCOMPARE(run({text("verify"), game}).status, 0);
        const QString log =
            m_files.write("duel.log.json", run({text("log"), game, text("--format"), text("json")}).out);
        const QString copy = m_files.path("copy.roadmarshal");
        QCOMPARE(run({text("import"), log, text("-o"), copy}).status, 0);
        QCOMPARE(run({text("state"), copy}).out, run({text("state"), game}).out);
        QVERIFY(run({text("archive"), m_files.folder.path(), text("--format"), text("json")})
                    .out.contains("duel"));
    }

    // What can be asked about the position can be asked about the game.
    void theQueriesAgree()
    {
        const QString game = m_files.path("asked.roadmarshal");
        QCOMPARE(start(game, duel()).status, 0);
        for (const QStringList& words :
             {QStringList{text("shoot")}, {text("preview"), text("--card"), text("solo+2")}}) {
            const QStringList more = words.sliced(1) + QStringList{text("--car"), text("21")};
            QCOMPARE(run(QStringList{words.first(), game} + more).out,
                     run(QStringList{words.first(), duel()} + more).out);
        }
    }

    void badInputIsOneLineAndLeavesNothing_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QStringList& words, const char* says) {
            QTest::newRow(name) << words << text(says);
        };
        const QString position = text("--position");
        row("nowhere", {position, text("nowhere.json")}, "nowhere.json: no such file");
        row("format", {position, m_files.write("other.json", R"({"format": "roadmarshal-track/1"})")},
            "other.json: format is \"roadmarshal-track/1\"");
        row("game",
            {position,
             m_files.write("chess.json", R"({"format": "roadmarshal-position/1", "game": "chess"})")},
            "chess.json: game is \"chess\", known is ");
        row("car",
            {position, m_files.write("car.json", R"({"format": "roadmarshal-position/1", "track": "rust-bowl",
                "cars": [{"id": "21", "team": "red", "at": "99.1"}]})")},
            "car.json: cars[0].at is \"99.1\"");
        row("one team",
            {position, m_files.write("one.json", R"({"format": "roadmarshal-position/1", "track": "rust-bowl",
                "cars": [{"id": "21", "team": "red", "at": "6.1"}]})")},
            "one.json: teams has 1 entries");
        row("other game", {position, duel(), text("--game"), text("chess")}, "--game: is \"chess\"");
        row("set-up too", {position, duel(), text("--setup"), duel()}, "--setup and --position");
        row("seed", {position, duel(), text("--seed"), text("x")}, "--seed: is \"x\"");
    }
    void badInputIsOneLineAndLeavesNothing()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, says);
        const QString game = m_files.path("bad.roadmarshal");
        const Ran ran = run(QStringList{text("new"), game} + words);
        QVERIFY2(isRefusal(ran), ran.error.constData());
        QVERIFY2(ran.error.contains(says.toUtf8()), ran.error.constData());
        QVERIFY(
            QDir(m_files.folder.path()).entryList({text("bad*")}, QDir::AllEntries | QDir::Hidden).isEmpty());
    }
};

ONE_OF_MANY(TestNewPosition)
#include "test_new_position.moc"
