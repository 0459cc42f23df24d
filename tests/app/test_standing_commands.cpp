// `shoot` and `first-player`: what they print, and what they refuse.
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

const QByteArray header = R"({"format": "roadmarshal-position/1", "track": "rust-bowl", "cars": [)";
const QByteArray duel = R"(
    {"id": "21", "team": "red", "at": "20.1"}, {"id": "C", "team": "blue", "at": "chute"},
    {"id": "B", "team": "blue", "at": "23.1"}, {"id": "T", "team": "red", "at": "21.2"},
    {"id": "A", "team": "blue", "at": "19.1"}, {"id": "Q", "team": "blue", "at": "21.1"},
    {"id": "S", "team": "blue", "at": "12.1", "mount": "turret", "tokens": ["suppressed", "reloading"]},
    {"id": "V", "team": "blue", "at": "12.2", "tokens": ["spin-around"]},
    {"id": "W", "team": "blue", "at": "13.2", "damage": 3}])";

QJsonObject json(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

QString texts(const QJsonValue& reasons)
{
    QStringList texts;
    for (const QJsonValue& reason : reasons.toArray())
        texts.append(reason[QStringLiteral("rule")].toString() + u' ' +
                     reason[QStringLiteral("ruling")].toString() + u' ' +
                     reason[QStringLiteral("text")].toString());
    return texts.join(u'|');
}

} // namespace

class TestStandingCommands : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const char* name, const QByteArray& text) const
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }
    QString position(const QByteArray& more = {}) const
    {
        return write("duel.position.json", header + duel + more + "}");
    }
    static Ran shoot(const QString& path, const char* car)
    {
        return run({QStringLiteral("shoot"), path, QStringLiteral("--car"), QString::fromLatin1(car)});
    }

private slots:
    void shootListsTargetsAndWhyNotTheOthers()
    {
        const Ran ran = shoot(position(), "21");
        QCOMPARE(ran.status, 0);
        const QJsonObject answer = json(ran.out);
        // In the order of the file; a team-mate is a target like any other.
        QCOMPARE(answer[QStringLiteral("targets")].toArray(),
                 (QJsonArray{QStringLiteral("T"), QStringLiteral("Q")}));
        QStringList others;
        for (const QJsonValue& other : answer[QStringLiteral("not")].toArray())
            others.append(other[QStringLiteral("car")].toString() + QStringLiteral(": ") +
                          texts(other[QStringLiteral("reasons")]));
        QCOMPARE(others.size(), 6);
        QCOMPARE(others[0], QStringLiteral("C: 8.1 AR-20 C is in the chute; nobody can be hit there"));
        QCOMPARE(others[1],
                 QStringLiteral("B: 8.1 AR-20 B is 3 sectors ahead; only neighbouring spaces can be hit"));
        QCOMPARE(others[2], QStringLiteral("A: 8.1 AR-20 21 fires to the front; A is behind it"));
        QVERIFY(!answer.contains(QStringLiteral("remarks")));
    }

    void aSuppressedCarShootsAtNobody_AR25()
    {
        const QJsonObject answer = json(shoot(position(), "S").out);
        QVERIFY(answer[QStringLiteral("targets")].toArray().isEmpty());
        QCOMPARE(answer[QStringLiteral("not")].toArray().size(), 8);
        for (const QJsonValue& other : answer[QStringLiteral("not")].toArray())
            QVERIFY(texts(other[QStringLiteral("reasons")])
                        .startsWith(QStringLiteral("8.5 AR-25 S is suppressed")));
        QVERIFY(!answer.contains(QStringLiteral("remarks")));
    }

    void aSpunCarShootsAfterMoving_AR25()
    {
        const QJsonObject answer = json(shoot(position(), "V").out);
        QCOMPARE(answer[QStringLiteral("targets")].toArray(), QJsonArray{QStringLiteral("W")});
        QVERIFY(texts(answer[QStringLiteral("remarks")]).startsWith(QStringLiteral("10 AR-25 V has spun")));
    }

    void aGameIsAskedAsItStandsNow()
    {
        const QString game = m_folder.filePath(QStringLiteral("a.roadmarshal"));
        QCOMPARE(run({QStringLiteral("new"), game, QStringLiteral("--game"),
                      QStringLiteral("apocalypse-road"), QStringLiteral("--seed"), QStringLiteral("7")})
                     .status,
                 0);
        // Red holds the marker in this game, and its car 21 fires to the rear.
        QCOMPARE(run({QStringLiteral("play"), game},
                     "set 21 at 15.1\nset 17 at 14.1\nset 12 at 16.2\nset 17 damage 2\nset 12 damage 3\n")
                     .status,
                 0);
        const Ran shot = shoot(game, "21");
        QCOMPARE(shot.status, 0);
        QCOMPARE(json(shot.out)[QStringLiteral("targets")].toArray(), QJsonArray{QStringLiteral("17")});
        const QJsonObject first = json(run({QStringLiteral("first-player"), game}).out);
        QCOMPARE(first[QStringLiteral("firstPlayer")].toString(), QStringLiteral("teal"));
        QCOMPARE(first[QStringLiteral("damage")][QStringLiteral("blue")].toInt(), 2);
        QCOMPARE(shoot(game, "64").status, 2); // in the reserve
    }

    void firstPlayerOfAPosition()
    {
        const Ran ran = run({QStringLiteral("first-player"),
                             position(R"(, "teams": ["red", "blue", "lime"], "firstPlayer": "red")")});
        QCOMPARE(ran.status, 0);
        QCOMPARE(json(ran.out)[QStringLiteral("firstPlayer")].toString(), QStringLiteral("blue"));
    }

    void badInputIsOneLineAndStatusTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QStringList& arguments, const char* says) {
            QTest::newRow(name) << arguments << QString::fromLatin1(says);
        };
        const QString shot = QStringLiteral("shoot");
        const QString first = QStringLiteral("first-player");
        const QString car = QStringLiteral("--car");
        const QString file = position();
        row("no car", {shot, file}, "--car is missing");
        row("other car", {shot, file, car, QStringLiteral("X")},
            "duel.position.json: --car is \"X\", no such car is in the race");
        row("no file", {shot, QStringLiteral("nowhere"), car, QStringLiteral("X")}, "nowhere: no such file");
        row("folder", {first, m_folder.path()}, "is not a regular file");
        row("teams", {first, file}, "duel.position.json: teams is missing");
        row("cut off", {first, write("cut.roadmarshal", QByteArray("SQLite format 3\0", 16))},
            "cut.roadmarshal: is cut off");
        row("not json", {first, write("text.json", "hello")}, "text.json: ");
        row("empty", {first, write("empty.json", "")}, "empty.json: ");
        row("usage", {first}, "usage: roadmarshal first-player FILE");
    }
    void badInputIsOneLineAndStatusTwo()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.error.count('\n'), 1);
        QVERIFY2(QString::fromUtf8(ran.error).contains(says), ran.error.constData());
    }
};

ONE_OF_MANY(TestStandingCommands)
#include "test_standing_commands.moc"
