#include "support/one_of_many.h"
#include "support/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace roadmarshal;
using test::Ran;
using test::run;

namespace {

QJsonObject json(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString newGame(const QString& name)
    {
        const Ran made =
            run({QStringLiteral("new"), path(name), QStringLiteral("--game"),
                 QStringLiteral("apocalypse-road"), QStringLiteral("--seed"), QStringLiteral("7")});
        return made.status == 0 ? path(name) : QString();
    }

private slots:
    void aLineIsAnEntry()
    {
        const QString game = newGame(QStringLiteral("a.roadmarshal"));
        const Ran played = run({QStringLiteral("play"), game}, "set 36 damage 2\nundo\nredo\n");
        QCOMPARE(played.status, 0);
        const QList<QByteArray> lines = played.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(json(lines[0])[QStringLiteral("entry")].toInt(), 2);
        QCOMPARE(json(lines[2])[QStringLiteral("entry")].toInt(), 4);
        const QJsonObject effect = json(lines[0])[QStringLiteral("effects")][0].toObject();
        QCOMPARE(effect[QStringLiteral("kind")].toString(), QStringLiteral("damaged"));
        QCOMPARE(effect[QStringLiteral("by")].toInt(), 2);
    }

    void aLineThatCannotBeTakenChangesNothing()
    {
        const QString game = newGame(QStringLiteral("b.roadmarshal"));
        const QByteArray before = run({QStringLiteral("state"), game}).out;
        const Ran played =
            run({QStringLiteral("play"), game}, "what is this\nset 36 damage 9\n21 solo+9\n\"\n\xff\xfe\n");
        QCOMPARE(played.status, 1);
        for (const QByteArray& line : played.out.trimmed().split('\n'))
            QVERIFY2(json(line).contains(QStringLiteral("error")), line.constData());
        QCOMPARE(run({QStringLiteral("state"), game}).out, before);
    }

    void theOpenQuestionHasOptions()
    {
        const QString game = newGame(QStringLiteral("c.roadmarshal"));
        const QJsonObject asked = json(run({QStringLiteral("ask"), game}).out);
        QCOMPARE(asked[QStringLiteral("question")].toString(), QStringLiteral("car"));
        QCOMPARE(asked[QStringLiteral("options")].toArray().size(), 20 + 1); // cars, and to end the turn
        const QString car = asked[QStringLiteral("options")][0][QStringLiteral("answer")].toString();
        const QJsonObject ends = json(run({QStringLiteral("ask"), game, car, QStringLiteral("solo+2")}).out);
        QCOMPARE(ends[QStringLiteral("question")].toString(), QStringLiteral("end"));
        QVERIFY(!ends[QStringLiteral("options")].toArray().isEmpty());
    }

    void theStateAtAnyEntryCanBeRead()
    {
        const QString game = newGame(QStringLiteral("d.roadmarshal"));
        const QByteArray first = run({QStringLiteral("state"), game}).out;
        run({QStringLiteral("play"), game}, "set 36 damage 2\n");
        QVERIFY(run({QStringLiteral("state"), game}).out != first);
        QCOMPARE(run({QStringLiteral("state"), game, QStringLiteral("--at"), QStringLiteral("1")}).out,
                 first);
    }

    void everyLogFormatHoldsHostileText_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"text", "markdown", "html", "csv", "json"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }
    void everyLogFormatHoldsHostileText()
    {
        QFETCH(QString, format);
        const QString game = newGame(format + QStringLiteral(".roadmarshal"));
        run({QStringLiteral("play"), game}, "set 36 damage 2 // <script>alert(\"1\")</script> =1+1\n");
        const Ran log = run({QStringLiteral("log"), game, QStringLiteral("--format"), format});
        QCOMPARE(log.status, 0);
        QVERIFY(log.out.contains("alert"));
        QCOMPARE(log.out.contains("<script>"),
                 format != QStringLiteral("html") && format != QStringLiteral("markdown"));
    }

    void aSoundGameVerifies()
    {
        const QString game = newGame(QStringLiteral("e.roadmarshal"));
        run({QStringLiteral("play"), game}, "set 36 damage 2\nundo\n");
        const Ran verified = run({QStringLiteral("verify"), game});
        QCOMPARE(verified.status, 0);
        QCOMPARE(json(verified.out)[QStringLiteral("holds")].toBool(), true);
        QCOMPARE(json(verified.out)[QStringLiteral("entries")].toInt(), 3);
    }

    void rulesAreFoundByWords()
    {
        const Ran found = run(QStringLiteral("rules can I change lanes on dirt").split(u' '));
        QCOMPARE(found.status, 0);
        const QJsonObject first = json(found.out)[QStringLiteral("entries")][0].toObject();
        QCOMPARE(first[QStringLiteral("id")].toString(), QStringLiteral("7.13"));
        QVERIFY(first[QStringLiteral("rulings")].toArray().contains(QStringLiteral("AR-16")));
        QVERIFY(!first[QStringLiteral("title")].toString().isEmpty());
        QVERIFY(!first[QStringLiteral("text")].toString().isEmpty());
        const Ran all =
            run({QStringLiteral("rules"), QStringLiteral("--game"), QStringLiteral("apocalypse-road")});
        QVERIFY(json(all.out)[QStringLiteral("entries")].toArray().size() > 100);
        const Ran none = run({QStringLiteral("rules"), QStringLiteral("zeppelin")});
        QCOMPARE(none.status, 0);
        QCOMPARE(none.out, QByteArray("{\"entries\":[]}\n"));
    }

    void badInputIsOneLineAndStatusTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        const QString game = newGame(QStringLiteral("f.roadmarshal"));
        const auto row = [](const char* name, const QStringList& arguments, const char* says) {
            QTest::newRow(name) << arguments << QString::fromUtf8(says);
        };
        row("no file", {QStringLiteral("state"), QStringLiteral("nowhere")}, "nowhere: no such file");
        row("no argument", {QStringLiteral("state")}, "usage: roadmarshal state GAME [--at N]");
        row("option", {QStringLiteral("state"), game, QStringLiteral("--frobnicate")},
            "unknown option --frobnicate");
        row("entry", {QStringLiteral("state"), game, QStringLiteral("--at"), QStringLiteral("99")},
            "f.roadmarshal: --at: \"99\" is no entry, allowed is 0 to 1");
        row("value", {QStringLiteral("state"), game, QStringLiteral("--at")}, "--at needs a value");
        row("game",
            {QStringLiteral("new"), path(QStringLiteral("x")), QStringLiteral("--game"),
             QStringLiteral("chess")},
            "known games are apocalypse-road");
        row("rules of", {QStringLiteral("rules"), QStringLiteral("--game"), QStringLiteral("chess")},
            "known games are apocalypse-road");
        row("exists",
            {QStringLiteral("new"), game, QStringLiteral("--game"), QStringLiteral("apocalypse-road")},
            "exists already");
        row("seed",
            {QStringLiteral("new"), path(QStringLiteral("x")), QStringLiteral("--game"),
             QStringLiteral("apocalypse-road"), QStringLiteral("--seed"), QStringLiteral("x")},
            "--seed: is \"x\", not a whole number");
        row("format", {QStringLiteral("log"), game, QStringLiteral("--format"), QStringLiteral("pdf")},
            "--format: is \"pdf\", allowed is");
        row("answer", {QStringLiteral("ask"), game, QStringLiteral("zzz")},
            "answer 1: there is no car \"zzz\"");
        row("folder", {QStringLiteral("state"), m_folder.path()}, "is not a regular file");
        row("track",
            {QStringLiteral("track"), QStringLiteral("nowhere.json"), QStringLiteral("-o"),
             path(QStringLiteral("x.svg"))},
            "nowhere.json: no such file");
    }
    void badInputIsOneLineAndStatusTwo()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.error.count('\n'), 1);
        QVERIFY2(QString::fromUtf8(ran.error).contains(says), ran.error.constData());
    }

    // What is damaged, and what can't be done for it, are one line.
    void aDamagedGameIsOneLine()
    {
        const QString game = newGame(QStringLiteral("damaged.roadmarshal"));
        QCOMPARE(run({QStringLiteral("play"), game}, "set 36 damage 2\nset 36 damage 3\n").status, 0);
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
            database.setDatabaseName(game);
            QVERIFY(database.open());
            QVERIFY(QSqlQuery(database).exec(QStringLiteral("UPDATE entry SET note = 'x' WHERE number = 3")));
        }
        QSqlDatabase::removeDatabase(QString::fromLatin1(QSqlDatabase::defaultConnection));
        const QString at = QStringLiteral("--at");
        for (const QStringList& words :
             {QStringList{QStringLiteral("state"), game},
              {QStringLiteral("state"), game, at, QStringLiteral("3")},
              {QStringLiteral("play"), game},
              {QStringLiteral("ask"), game, QStringLiteral("zzz")},
              {QStringLiteral("amend"), game, QStringLiteral("2"), QStringLiteral("--remove")}}) {
            const Ran ran = run(words);
            QCOMPARE(ran.status, words.size() == 2 && words.first() == QStringLiteral("state") ? 0 : 2);
            QCOMPARE(ran.error.count('\n'), 1);
            QCOMPARE(ran.error.count("is lost"), 1);
        }
    }

    void badSetUpsNameTheField_data()
    {
        QTest::addColumn<QByteArray>("setup");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("not json") << QByteArray("{") << QByteArray("not JSON");
        QTest::newRow("one team") << QByteArray(R"({"teams":["red"]})") << QByteArray("teams has 1 entries");
        QTest::newRow("unknown team")
            << QByteArray(R"({"teams":["red","puce"]})") << QByteArray("teams[1] is \"puce\"");
        QTest::newRow("team twice") << QByteArray(R"({"teams":["red","red"]})") << QByteArray("teams[1].id");
        QTest::newRow("track") << QByteArray(R"({"track":"nope","teams":["red","blue"]})")
                               << QByteArray("nope");
        QTest::newRow("length") << QByteArray(R"({"length":"epic","teams":["red","blue"]})")
                                << QByteArray("length is \"epic\"");
        QTest::newRow("starters") << QByteArray(R"({"teams":[{"id":"red","starters":["21"]},"blue"]})")
                                  << QByteArray("teams[0].starters has 1 entries");
    }
    void badSetUpsNameTheField()
    {
        QFETCH(QByteArray, setup);
        QFETCH(QByteArray, says);
        QFile file(path(QStringLiteral("setup.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(setup);
        file.close();
        const Ran ran =
            run({QStringLiteral("new"), path(QStringLiteral("y.roadmarshal")), QStringLiteral("--game"),
                 QStringLiteral("apocalypse-road"), QStringLiteral("--setup"), file.fileName()});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.error.contains(says) && ran.error.contains("setup.json"), ran.error.constData());
        QVERIFY(!QFile::exists(path(QStringLiteral("y.roadmarshal"))));
    }
};

ONE_OF_MANY(TestCommandLine)
#include "test_command_line.moc"
