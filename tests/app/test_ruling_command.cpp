// `ruling`: what the table decided, from the command line to the game and to the house.
#include "support/one_of_many.h"
#include "support/program_game.h"

#include <QDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

Ran ruling(const QString& game, const char* words, const QStringList& more = {})
{
    return run(QStringList{text("ruling"), game} + text(words).split(u' ', Qt::SkipEmptyParts) + more);
}

} // namespace

class TestRulingCommand : public QObject
{
    Q_OBJECT

    ProgramFolder m_files;

private slots:
    // The ledger of the house is a file of the user's: not of the one who runs the tests.
    void initTestCase() { qputenv("XDG_DATA_HOME", m_files.path("data").toUtf8()); }

    void itIsAnEntryOfTheGame()
    {
        const QString game = m_files.game("game.roadmarshal", "set 36 damage 2\n");
        const Ran ran = ruling(game, "shot 36 17 --decision overruled --agreed Ann,Dan --at 1",
                               {text("--text"), text("it counts\nas ahead")});
        QCOMPARE(ran.status, 0);
        const QJsonObject recorded = json(ran.out);
        QCOMPARE(recorded[text("entry")], 3);
        const QJsonObject kept = recorded[text("ruling")].toObject();
        QCOMPARE(kept[text("decision")], text("overruled"));
        QCOMPARE(kept[text("stands")], text("no"));
        QCOMPARE(kept[text("agreed")], (QJsonArray{text("Ann"), text("Dan")}));
        QCOMPARE(kept[text("scope")], text("game"));
        QCOMPARE(kept[text("text")], text("it counts as ahead"));
        const QByteArray log = run({text("log"), game}).out;
        QVERIFY2(log.contains("Ruling on entry 1: Car 36 shoots at 17"), log.constData());
        QVERIFY(log.contains("it counts as ahead"));
        const QJsonObject listed = json(ruling(game, "").out);
        QCOMPARE(listed[text("game")][0].toObject(), kept);
        QVERIFY(listed[text("house")].toArray().isEmpty());
    }

    void aRulingOfTheHouseComesAlongUntilItIsWithdrawn()
    {
        const QString game = m_files.game("house.roadmarshal");
        const QJsonObject kept =
            json(ruling(game, "shot 36 17 --decision upheld --agreed all --house").out)[text("ruling")]
                .toObject();
        QCOMPARE(kept[text("scope")], text("house"));
        QCOMPARE(kept[text("agreed")].toArray().size(), 4);
        const QString other = m_files.game("other.roadmarshal");
        const QByteArray before = bytesOf(other);
        QCOMPARE(json(ruling(other, "").out)[text("house")][0].toObject(), kept);
        const QString id = kept[text("id")].toString();
        QCOMPARE(json(ruling(other, "", {text("--withdraw"), id}).out)[text("withdrawn")], id);
        QVERIFY(json(ruling(other, "").out)[text("house")].toArray().isEmpty());
        QCOMPARE(bytesOf(other), before);
        // The game in which it was made still tells of it.
        QCOMPARE(json(ruling(game, "").out)[text("game")].toArray().size(), 1);
        QVERIFY(isRefusal(ruling(other, "", {text("--withdraw"), id})));
    }

    void aHouseMayTurnWhatTheVerdictRestsOn()
    {
        const QString game = m_files.game("turned.roadmarshal", "set 36 at 6.1\nset 17 at 7.1\n");
        const Ran wrong = ruling(game, "shot 36 17 --decision upheld --house --turns AR-51=no-points");
        QVERIFY(isRefusal(wrong));
        QVERIFY2(wrong.error.contains("--turns: the verdict rests on no ruling that a house may turn"),
                 wrong.error.constData());
        QVERIFY(json(ruling(game, "").out)[text("game")].toArray().isEmpty());
    }

    // What can't be kept in the house is not recorded in the game either.
    void anUnreadableLedgerIsLeftAlone()
    {
        const QString game = m_files.game("unreadable.roadmarshal");
        const QByteArray data = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", m_files.path("broken").toUtf8());
        const QString folder = m_files.path("broken/Roadmarshal/roadmarshal");
        QVERIFY(QDir().mkpath(folder));
        m_files.write("broken/Roadmarshal/roadmarshal/house.rulings.json", "{");
        const Ran ran = ruling(game, "shot 36 17 --decision upheld --house");
        QVERIFY2(isRefusal(ran), ran.error.constData());
        QVERIFY(ran.error.contains("house.rulings.json"));
        QCOMPARE(ruling(game, "shot 36 17 --decision upheld").status, 0);
        QCOMPARE(bytesOf(folder + text("/house.rulings.json")), QByteArray("{"));
        qputenv("XDG_DATA_HOME", data);
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* words, const char* says) {
            QTest::newRow(words) << text(words) << QByteArray(says);
        };
        row("shot 36 17", "--decision: is missing, allowed is upheld, overruled, otherwise");
        row("shot 36 17 --decision maybe", "--decision: is \"maybe\", allowed is upheld");
        row("--decision upheld", "--decision: the claim is missing");
        row("--house", "--house: the claim is missing");
        row("shot 36 --decision upheld", "more is needed");
        row("fly 36 --decision upheld", "is no claim");
        row("shot 36 17 --decision upheld --agreed Zoe", "--agreed: has \"Zoe\", at the table are Ann, Ben");
        row("shot 36 17 --decision upheld --turns AR-51=scores", "--turns: goes with --house");
        row("shot 36 17 --decision upheld --at 9", "--at: \"9\" is no entry, allowed is 0 to 1");
        row("shot 36 17 --withdraw x", "--withdraw: and yet there is a claim to record");
        row("--withdraw x", "--withdraw: the house has no ruling \"x\"");
    }
    void badInput()
    {
        QFETCH(QString, words);
        QFETCH(QByteArray, says);
        static const QString game = m_files.game("bad.roadmarshal");
        const QByteArray before = bytesOf(game);
        const Ran ran = ruling(game, words.toLatin1().constData());
        QVERIFY2(isRefusal(ran), ran.error + ran.out);
        QVERIFY2(ran.error.contains(says), ran.error.constData());
        QCOMPARE(bytesOf(game), before);
    }
};

ONE_OF_MANY(TestRulingCommand)
#include "test_ruling_command.moc"
