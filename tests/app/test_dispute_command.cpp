// `dispute`: what it prints of games and positions, and what it refuses.
#include "support/one_of_many.h"
#include "support/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace roadmarshal;
using test::Ran;
using test::run;

namespace {

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

} // namespace

class TestDisputeCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_position;
    QString m_game;

    static Ran dispute(const QString& file, const char* line)
    {
        return run(QStringList{text("dispute"), file} + text(line).split(u' ', Qt::SkipEmptyParts));
    }
    static QJsonObject answer(const QString& file, const char* line)
    {
        const Ran ran = dispute(file, line);
        return ran.status == 0 ? QJsonDocument::fromJson(ran.out).object()
                               : QJsonObject{{text("verdict"), QString::fromUtf8(ran.error)}};
    }

private slots:
    void initTestCase()
    {
        m_position = m_folder.filePath(text("duel.position.json"));
        QFile file(m_position);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "roadmarshal-position/1", "track": "rust-bowl", "cars": [
            {"id": "21", "team": "red", "at": "6.1"}, {"id": "A", "team": "blue", "at": "7.1"}]})");
        m_game = m_folder.filePath(text("game.roadmarshal"));
        QCOMPARE(
            run({text("new"), m_game, text("--game"), text("apocalypse-road"), text("--seed"), text("7")})
                .status,
            0);
        QCOMPARE(run({text("play"), m_game}, "set 36 damage 3\nset 17 damage 5\n").status, 0);
    }

    void aPosition()
    {
        const QJsonObject no = answer(m_position, "move 21 solo-2 6.2,7.2");
        QCOMPARE(no[text("verdict")], text("no"));
        QCOMPARE(no[text("steps")][text("fails")], 3);
        QCOMPARE(no[text("reasons")][0][text("rule")], text("7.1"));
        QCOMPARE(no[text("reasons")][0][text("ruling")], text("AR-1"));
        QVERIFY(!no[text("reasons")][0][text("text")].toString().isEmpty());
        QVERIFY(!no[text("variants")].toArray().isEmpty());
        QCOMPARE(no[text("claim")][text("kind")], text("move"));
        const QJsonObject yes = answer(m_position, "shot 21 A");
        QCOMPARE(yes[text("verdict")], text("yes"));
        QCOMPARE(answer(m_position, "first")[text("verdict")], text("depends"));
    }

    void aGameAndItsPast()
    {
        const QString now = answer(m_game, "first")[text("reasons")][0][text("text")].toString();
        const Ran then = run({text("dispute"), m_game, text("--at"), text("1"), text("first")});
        QCOMPARE(then.status, 0);
        QVERIFY(now.contains(text("5")));
        QVERIFY(!QString::fromUtf8(then.out).contains(text("Damage on cars in the race: Red Rippers 5")));
        QVERIFY(now != QJsonDocument::fromJson(then.out)[text("reasons")][0][text("text")].toString());
    }

    // One line on standard error, nothing on standard output, status 2.
    void badInput_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("reason");
        QTest::newRow("no claim") << QStringList{m_position} << text("claim is missing");
        QTest::newRow("no file") << QStringList{m_folder.filePath(text("none")), text("first")}
                                 << text("no such file");
        QTest::newRow("unknown") << QStringList{m_position, text("fly"), text("21")} << text("is no claim");
        QTest::newRow("incomplete") << QStringList{m_position, text("shot"), text("21")}
                                    << text("more is needed");
        QTest::newRow("no car") << QStringList{m_position, text("activate"), text("99")} << text("no car");
        QTest::newRow("too much") << QStringList{m_position, text("activate"), text("21"), text("now")}
                                  << text("too many");
        QTest::newRow("no path") << QStringList{m_position, text("move"), text("21"), text("s1"),
                                                text("1.1,x")}
                                 << text("is no way");
        QTest::newRow("no entry") << QStringList{m_game, text("--at"), text("99"), text("first")}
                                  << text("entry");
        QTest::newRow("no number") << QStringList{m_game, text("--at"), text("x"), text("first")}
                                   << text("--at");
        QTest::newRow("position at") << QStringList{m_position, text("--at"), text("1"), text("first")}
                                     << text("--at");
        QTest::newRow("no claim in a game") << QStringList{m_game} << text("claim is missing");
    }
    void badInput()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, reason);
        const Ran ran = run(QStringList{text("dispute")} + words);
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.error.count('\n'), 1);
        QVERIFY2(ran.error.contains(words.first().toUtf8()), ran.error.constData());
        QVERIFY2(ran.error.contains(reason.toUtf8()), ran.error.constData());
    }

    // A position that was exported with its claim is judged on that.
    void theClaimInTheFile()
    {
        const QString path = m_folder.filePath(text("claimed.position.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "roadmarshal-position/1", "track": "rust-bowl", "cars": [
            {"id": "car one", "team": "red", "at": "6.1"}, {"id": "A", "team": "blue", "at": "7.1"}],
            "claim": {"kind": "shot", "car": "car one", "target": "A"}})");
        file.close();
        const QJsonObject own = answer(path, "");
        QCOMPARE(own[text("verdict")], text("yes"));
        QCOMPARE(own[text("claim")][text("target")], text("A"));
        QCOMPARE(answer(path, "first")[text("claim")][text("kind")], text("first"));
        // A name with a space is one word.
        const Ran ran = run({text("dispute"), path, text("shot"), text("A"), text("car one")});
        QCOMPARE(QJsonDocument::fromJson(ran.out)[text("claim")][text("target")], text("car one"));
        const Ran inOne = run({text("dispute"), m_position, text("shot 21 A")});
        QCOMPARE(QJsonDocument::fromJson(inOne.out)[text("verdict")], text("yes"));
    }
};

ONE_OF_MANY(TestDisputeCommand)
#include "test_dispute_command.moc"
