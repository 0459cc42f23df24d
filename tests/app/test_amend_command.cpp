// `amend`: the past put right from the command line, and nothing written before all is said.
#include "support/one_of_many.h"
#include "support/program_game.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

// 17 shoots 36, which has some damage already: whether it survives depends on entry 4.
const QByteArray shooting = "set 36 at 21.1\nset 17 at 20.1\nset 36 damage 1\nset marker to-act blue\n"
                            "17 @36 2\nset 99 damage 1\n";
// All decks are on the table, so that the lines say what came up.
const QByteArray teams = R"({"teams": ["red", "blue"]})";
constexpr int damage = 4;
constexpr int shot = 6;

Ran amend(const QString& game, const QStringList& words)
{
    return run(QStringList{text("amend"), game} + words);
}

QJsonObject laterEntry(const QJsonObject& report, int entry)
{
    for (const QJsonValue& later : report[text("later")].toArray()) {
        if (later[text("entry")].toInt() == entry)
            return later.toObject();
    }
    return {};
}

QString damageOf(const QString& game, const QString& car)
{
    for (const QJsonValue& found : json(run({text("state"), game}).out)[text("cars")].toArray()) {
        if (found[text("id")] == car)
            return QString::number(found[text("damage")].toInt());
    }
    return text("out");
}

} // namespace

class TestAmendCommand : public QObject
{
    Q_OBJECT

    ProgramFolder m_files;

private slots:
    void theReportSaysWhatBecomesOfEveryLaterEntry()
    {
        const QString game = m_files.game("report.roadmarshal", shooting, teams);
        QVERIFY(!game.isEmpty());
        const Ran ran = amend(game, {text("4"), text("set"), text("36"), text("damage"), text("4")});
        QCOMPARE(ran.status, 1);
        QVERIFY(ran.error.isEmpty());
        const QJsonObject report = json(ran.out);
        QCOMPARE(report[text("amends")], damage);
        QVERIFY(report[text("was")].toString().contains(text("1 damage")));
        QVERIFY(report[text("text")].toString().contains(text("4 damage")));
        QCOMPARE(report[text("later")].toArray().size(), 3);
        QCOMPARE(laterEntry(report, 5)[text("verdict")], text("unchanged"));
        QCOMPARE(laterEntry(report, 7)[text("verdict")], text("unchanged"));
        const QJsonObject differs = laterEntry(report, shot);
        QCOMPARE(differs[text("verdict")], text("differs"));
        QCOMPARE(differs[text("possible")], (QJsonArray{text("keep"), text("revise"), text("drop")}));
        QVERIFY(!differs[text("becomes")].toArray().isEmpty());
        QCOMPARE(report[text("undecided")], (QJsonArray{shot}));
        QVERIFY(!report[text("handsOn")].toArray().isEmpty());
        QVERIFY(!report.contains(text("entry")));
    }

    void nothingIsWrittenBeforeAllIsSaid()
    {
        const QString game = m_files.game("unsaid.roadmarshal", shooting, teams);
        const QByteArray before = bytesOf(game);
        const QStringList line{text("4"), text("set"), text("36"), text("damage"), text("4")};
        QCOMPARE(amend(game, line).status, 1);
        QCOMPARE(amend(game, line + QStringList{text("--drop"), text("all")}).status, 1);
        const Ran dry = amend(game, line + QStringList{text("--revise"), text("all"), text("--dry-run")});
        QCOMPARE(dry.status, 0);
        QVERIFY(!json(dry.out).contains(text("entry")));
        QCOMPARE(bytesOf(game), before);
    }

    void keptOrRevisedOrDropped_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("entries");
        QTest::addColumn<QString>("damage");
        QTest::newRow("keep") << "--keep" << "6" << "6"; // two more than four, as it was played
        QTest::newRow("keep all") << "--keep" << "all" << "6";
        QTest::newRow("revise") << "--revise" << "6" << "out";
        QTest::newRow("revise all") << "--revise" << "all" << "out";
        QTest::newRow("drop") << "--drop" << "6" << "4";
    }
    void keptOrRevisedOrDropped()
    {
        QFETCH(QString, option);
        QFETCH(QString, entries);
        const QByteArray name = QByteArray(QTest::currentDataTag()).replace(' ', '-') + ".roadmarshal";
        const QString game = m_files.game(name.constData(), shooting, teams);
        const Ran ran =
            amend(game, {text("4"), text("set 36 damage 4 // three were forgotten"), option, entries});
        QCOMPARE(ran.status, 0);
        const QJsonObject report = json(ran.out);
        QCOMPARE(report[text("entry")], 8);
        QVERIFY(!report.contains(text("undecided")));
        QCOMPARE(text("--") + laterEntry(report, shot)[text("choice")].toString(), option);
        QTEST(damageOf(game, text("36")), "damage");
        QVERIFY(run({text("log"), game}).out.contains("three were forgotten"));
        QCOMPARE(run({text("verify"), game}).status, 0);
    }

    void whatCannotBeAnyMoreIsDroppedOnlyIfSomebodySaysSo()
    {
        const QString game = m_files.game("room.roadmarshal", "set 36 at 21.1\nset 17 at 20.1\n");
        const QStringList line{text("2"), text("set"), text("36"), text("at"), text("20.1")};
        const Ran open = amend(game, line);
        QCOMPARE(open.status, 1);
        const QJsonObject impossible = laterEntry(json(open.out), 3);
        QCOMPARE(impossible[text("verdict")], text("impossible"));
        QCOMPARE(impossible[text("possible")], (QJsonArray{text("drop")}));
        QVERIFY(impossible[text("objections")][0][text("text")].toString().contains(text("20.1")));
        QCOMPARE(amend(game, line + QStringList{text("--keep"), text("all")}).status, 1);
        QCOMPARE(amend(game, line + QStringList{text("--drop"), text("all")}).status, 0);
    }

    void anEntryThatDidNotHappen()
    {
        const QString game = m_files.game("removed.roadmarshal", "set 36 damage 2\nset 17 damage 1\n");
        const Ran ran = amend(game, {text("2"), text("--remove"), text("--note"), text("a slip")});
        QCOMPARE(ran.status, 0);
        QVERIFY(!json(ran.out).contains(text("text")));
        QCOMPARE(damageOf(game, text("36")), text("0"));
        QCOMPARE(damageOf(game, text("17")), text("1"));
        QVERIFY(run({text("log"), game}).out.contains("a slip"));
    }

    // As in `play`: what the rules forbid is recorded if the table insists.
    void anIllegalReplacementNeedsInsisting()
    {
        const QString game = m_files.game("illegal.roadmarshal", "36 solo+3 6.0\n");
        const QStringList line{text("2"), text("36"), text("solo+2"), text("5.2")};
        const QByteArray before = bytesOf(game);
        const Ran refused = amend(game, line);
        QCOMPARE(refused.status, 1);
        QCOMPARE(json(refused.out)[text("insist")], text("end the line with !"));
        QVERIFY(!json(refused.out)[text("objections")].toArray().isEmpty());
        QCOMPARE(bytesOf(game), before);
        QCOMPARE(amend(game, line + QStringList{text("!")}).status, 0);
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* words, const char* says) {
            QTest::newRow(words) << text(words) << QByteArray(says);
        };
        row("4", "say what happened instead, or --remove");
        row("4 set 36 damage 5 --remove", "--remove: and yet there is a line");
        row("x --remove", "\"x\" is not the number of an entry");
        row("99 --remove", "there is no entry 99, allowed is 1 to 8");
        row("8 --remove", "entry 8 is of the kind note");
        row("4 set 36 damage 1", "entry 4 reads like that already");
        row("4 set 36 damage 9", "damage");
        row("4 set 36", "a correction reads: set SUBJECT PROPERTY VALUE");
        row("4 undo", "An entry is replaced by answers");
        row("4 36 solo+3", "more is needed: Car 36, Solo +3");
        row("4 set 36 damage 5 --keep 3", "--keep: 3 is no entry that stands after the amended one");
        row("4 set 36 damage 5 --keep 6,x", "--keep: has \"x\", allowed are numbers of entries, or all");
        row("4 set 36 damage 5 --keep 6 --revise 6", "--revise: has 6, which --keep has too");
        row("4 set 36 damage 5 --keep all --revise all", "--revise: all of them");
        row("4 set 36 damage 5 --revise 7", "--revise: entry 7 comes out as it was played");
        row("4 set 36 damage 5 --keep 6", "--keep: entry 6 can't stay as it was played");
        row("4 set 36 damage 5 --keep", "--keep needs a value");
        row("4 set 36 damage 5 --note a --note b", "--note is there twice");
    }
    void badInput()
    {
        QFETCH(QString, words);
        QFETCH(QByteArray, says);
        static const QString game = m_files.game("bad.roadmarshal", shooting + "note 4 hm\n", teams);
        const QByteArray before = bytesOf(game);
        const Ran ran = amend(game, words.split(u' '));
        QVERIFY2(isRefusal(ran), ran.error + ran.out);
        QVERIFY2(ran.error.contains(says), ran.error.constData());
        QCOMPARE(bytesOf(game), before);
    }
};

ONE_OF_MANY(TestAmendCommand)
#include "test_amend_command.moc"
