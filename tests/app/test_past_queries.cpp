// `what-if` and --at: the table as it was and as it might be; nothing of it is recorded.
#include "support/one_of_many.h"
#include "support/program_game.h"

#include <QDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

class TestPastQueries : public QObject
{
    Q_OBJECT

    ProgramFolder m_files;
    QString m_game;
    QString m_position;

    static Ran whatIf(const QString& game, const QByteArray& lines, const QStringList& more = {})
    {
        return run(QStringList{text("what-if"), game} + more, lines);
    }

private slots:
    void initTestCase()
    {
        m_game = m_files.game("game.roadmarshal", "36 solo+3 6.0\ndone\nset 36 damage 2\n");
        QVERIFY(!m_game.isEmpty());
        m_position = m_files.write(
            "duel.position.json",
            R"({"format": "roadmarshal-position/1", "track": "rust-bowl", "cars": [{"id": "21", "at": "6.1"}]})");
    }

    void whatIfAnswersLikePlay()
    {
        const QByteArray lines = "17 solo+3 6.1 2 ! // a try\nset 36 damage 4\nundo\nredo\nzzz\nundo 3\n";
        const QString copy = m_files.path("played.roadmarshal");
        QVERIFY(QFile::copy(m_game, copy));
        const QList<QJsonObject> played = jsonLines(run({text("play"), copy}, lines).out);
        const Ran ran = whatIf(m_game, lines);
        QCOMPARE(ran.status, 1);
        const QList<QJsonObject> tried = jsonLines(ran.out);
        QCOMPARE(tried.size(), played.size());
        for (qsizetype i = 0; i < tried.size(); ++i) {
            for (const QString& key : {text("effects"), text("objections"), text("error"), text("insist")})
                QCOMPARE(tried[i][key], played[i][key]);
        }
        QCOMPARE(tried[0][text("step")], 1);
        QCOMPARE(tried[1][text("step")], 2);
        QCOMPARE(tried[2][text("step")], 1);
        QCOMPARE(tried[3][text("step")], 2);
        QVERIFY(tried.last().contains(text("error")));
    }

    void whatIfLeavesTheFileAsItIs()
    {
        const QByteArray before = bytesOf(m_game);
        const QStringList files = QDir(m_files.folder.path()).entryList(QDir::Files | QDir::Hidden);
        QCOMPARE(whatIf(m_game, "set 36 damage 5\n").status, 0);
        QCOMPARE(bytesOf(m_game), before);
        QCOMPARE(QDir(m_files.folder.path()).entryList(QDir::Files | QDir::Hidden), files);
    }

    void whatIfBranchesOffAnyEntry()
    {
        const Ran then = whatIf(m_game, "set 36 damage 0\n", {text("--at"), text("3")});
        QCOMPARE(then.status, 1);
        QCOMPARE(json(then.out)[text("error")], text("damage of 36 is 0 already"));
        QCOMPARE(whatIf(m_game, "set 36 damage 0\n").status, 0);
    }

    // Each query of a game about the table after an entry, which is not the table now.
    void everyQueryOfAGameTakesAt_data()
    {
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* words) { QTest::newRow(words) << text(words).split(u' '); };
        row("ask");
        row("state");
        row("checksum");
        row("log --format json");
        row("log --format csv");
        row("first-player");
        row("shoot --car 36");
        row("preview --car 36 --card solo+3");
        row("preview --car 36 --card solo+3 --count");
        row("check --car 36 --card solo+1 --path 0.1");
        row("dispute move 36 solo+3 6.0");
    }
    void everyQueryOfAGameTakesAt()
    {
        QFETCH(QStringList, words);
        words.insert(1, m_game);
        const QByteArray before = bytesOf(m_game);
        const Ran now = run(words);
        const Ran then = run(words + QStringList{text("--at"), text("1")});
        QCOMPARE(now.status, 0);
        QCOMPARE(then.status, 0);
        QVERIFY(now.error.isEmpty() && then.error.isEmpty());
        QVERIFY(then.out != now.out);
        QCOMPARE(run(words + QStringList{text("--at"), text("4")}).out, now.out);
        const Ran wrong = run(words + QStringList{text("--at"), text("5")});
        QVERIFY(isRefusal(wrong));
        QVERIFY2(wrong.error.contains("--at: \"5\" is no entry, allowed is 0 to 4"), wrong.error.constData());
        QCOMPARE(bytesOf(m_game), before);
    }

    void aGameIsAskedLikeItsPosition()
    {
        const QString position =
            m_files.write("then.position.json", run({text("state"), m_game, text("--at"), text("1")}).out);
        const QStringList question{text("--car"), text("36"), text("--card"), text("lead+2")};
        QCOMPARE(run(QStringList{text("preview"), m_game, text("--at"), text("1")} + question).out,
                 run(QStringList{text("preview"), position} + question).out);
    }

    void aPositionHasNoPast_data()
    {
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* words) { QTest::newRow(words) << text(words).split(u' '); };
        row("first-player");
        row("shoot --car 21");
        row("preview --car 21 --card solo+3");
        row("dispute first");
    }
    void aPositionHasNoPast()
    {
        QFETCH(QStringList, words);
        words.insert(1, m_position);
        const Ran ran = run(words + QStringList{text("--at"), text("1")});
        QVERIFY2(isRefusal(ran), ran.error.constData());
        QVERIFY2(ran.error.contains("duel.position.json: is no game, and --at is for games"),
                 ran.error.constData());
    }

    void whereItMakesNoSenseItIsUnknown()
    {
        const Ran ran = run({text("verify"), m_game, text("--at"), text("1")});
        QVERIFY(isRefusal(ran));
        QVERIFY(ran.error.contains("unknown option --at"));
    }
};

ONE_OF_MANY(TestPastQueries)
#include "test_past_queries.moc"
