// Words of a typed line that say what is the case anyway, and refusals that name what is wrong.
#include "support/apocalypse_road/played_table.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::Token;

namespace {

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

// Red's first two cars and one of each other team; 12 lanes apart from trouble.
PlayedTable someTable()
{
    PlayedTable table;
    table.put(text("36"), text("6.1")).put(text("21"), text("12.0"));
    table.put(text("17"), text("20.1")).put(text("54"), text("26.1")).put(text("83"), text("30.0"));
    return table;
}

} // namespace

class TestSaidAnyway : public QObject
{
    Q_OBJECT
private slots:
    // 4.4: the activation is over by itself, and "done" says so.
    void doneBehindAShotThatEndsIt()
    {
        PlayedTable one = someTable();
        const int speed = one.state.sheet(one.index(text("36"))).speed;
        one.put(text("17"), text("%1.1").arg(6 + speed + 3)); // directly in front of where 36 ends
        QVERIFY2(one.play(text("36 solo+2 %1.1 @17 miss done").arg(6 + speed + 2)), qPrintable(one.refused));
        QVERIFY(!one.state.segment.isOpen());
        QVERIFY(!one.play(text("done"))); // alone it would be a pass, which 4.4 does not know
    }

    void doneBeforeAReplacement()
    {
        PlayedTable one = someTable();
        const int speed = one.state.sheet(one.index(text("36"))).speed;
        one.put(text("17"), text("%1.1").arg(6 + speed + 3), 5);
        QVERIFY2(one.play(text("36 solo+2 %1.1 @17 3 done 42").arg(6 + speed + 2)), qPrintable(one.refused));
        QCOMPARE(one.at(text("42")), text("chute"));
    }

    // Only one way leads there: its number may be said.
    void theOnlyWay()
    {
        PlayedTable one = someTable();
        const int speed = one.state.sheet(one.index(text("36"))).speed;
        const QString end = text("%1.1").arg(6 + speed + 2);
        QVERIFY2(one.play(text("36 solo+2 %1 1 done").arg(end)) || one.refused.contains(text("ways lead")),
                 qPrintable(one.refused));
    }

    // 7.9: the figures of a collision mean the way that rams.
    void collisionBehindARamsEnd()
    {
        PlayedTable one = someTable();
        one.put(text("17"), text("9.1"));
        const QStringList ways = one.options(text("36 ram+2 8.1"));
        QVERIFY2(one.play(text("36 ram+2 8.1 2-1 done")), qPrintable(one.refused + ways.join(u' ')));
        QCOMPARE(one.car(text("17")).damage, 2);
        QCOMPARE(one.car(text("36")).damage, 1);
    }

    // 10.0: the only side of a Sideswipe, and "none" where nothing can be done.
    void forcedChoices_data()
    {
        QTest::addColumn<QString>("at");
        QTest::addColumn<QString>("words");
        QTest::newRow("the only side") << text("0") << text("sideswipe out");
        QTest::newRow("nobody in front") << text("1") << text("drift none");
        QTest::newRow("nobody to bump") << text("1") << text("bump-and-run none");
        QTest::newRow("nobody on a jump") << text("1") << text("big-air none");
        QTest::newRow("the word event") << text("1") << text("event drift none");
    }
    void forcedChoices()
    {
        QFETCH(QString, at);
        QFETCH(QString, words);
        PlayedTable one = someTable();
        one.put(text("36"), text("6.") + at);
        const int speed = one.state.sheet(one.index(text("36"))).speed;
        const QString end = text("%1.%2").arg(6 + speed + 2).arg(at);
        const QStringList ways = one.options(text("36 solo+2* ") + end);
        const QString way = ways.isEmpty() || ways.first() != text("1") ? QString() : text(" 1");
        QVERIFY2(one.play(text("36 solo+2* %1%2 %3 done").arg(end, way, words)), qPrintable(one.refused));
    }

    // A refusal names what was wrong, not the next thing that was tried.
    void refusals_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        QTest::newRow("a shot") << text("@17") << text("write the car that is activated");
        QTest::newRow("a card") << text("solo+3") << text("one card too many");
        QTest::newRow("pass") << text("pass") << text("nobody passes");
        QTest::newRow("a place") << text("14.1") << text("is a place");
        QTest::newRow("figures") << text("3-1b") << text("waits for a combat card");
        QTest::newRow("a choice") << text("in") << text("no event leaves a choice");
        QTest::newRow("an event") << text("sideswipe") << text("no movement event is due");
        QTest::newRow("a team") << text("blue") << text("end of the turn");
        QTest::newRow("nonsense") << text("xyzzy") << text("there is no car");
    }
    void refusals()
    {
        QFETCH(QString, line);
        QFETCH(QString, says);
        PlayedTable one = someTable();
        QVERIFY(!one.play(line));
        QVERIFY2(one.refused.contains(says), qPrintable(one.refused));
    }

    // 4.5: who throws nothing away says so, and the line goes on.
    void noDiscards()
    {
        PlayedTable one = someTable();
        one.state.phase = apocalypse_road::Phase::Discards;
        for (auto& car : one.state.cars)
            car.dark = true;
        QVERIFY2(one.play(text("red done next")), qPrintable(one.refused));
        QCOMPARE(one.state.turn, 2);
    }
};

ONE_OF_MANY(TestSaidAnyway)
#include "test_said_anyway.moc"
