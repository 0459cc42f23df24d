// How far a car gets in one go: through spaces on which nothing is rolled, drawn or tried.
#include "games/road_kill_rally/ask/stretches.h"
#include "support/one_of_many.h"
#include "support/road_kill_rally/table.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

QString waysOf(const QStringList& spaces, const QStringList& cars, int left, const QJsonObject& more = {},
               const QJsonArray& road = {})
{
    QJsonObject all = more;
    all[text("turn")] =
        QJsonObject{{text("move"), QJsonObject{{text("car"), text("red")}, {text("left"), left}}}};
    if (!all.contains(text("pedestrians")))
        all[text("pedestrians")] = QJsonArray();
    const auto state =
        rally::read(rally::position(road.isEmpty() ? rally::strip(20, 10, 3, spaces) : road, cars, all))
            .value();
    QStringList ways;
    for (const road_kill_rally::Path& path : road_kill_rally::stretches(state, 0)) {
        QStringList words;
        for (const road_kill_rally::PathStep& step : path)
            words.append(road_kill_rally::toText(*state.road, step));
        ways.append(words.join(u','));
    }
    return ways.join(u' ');
}

} // namespace

class TestRallyStretches : public QObject
{
    Q_OBJECT

private slots:
    void straightestWayIsTaken() { QCOMPARE(waysOf({}, {text("red b3")}, 2), text("a4,a5 b4,b5 b4,c5")); }
    void wayEndsWhereDiceAreDue()
    {
        QCOMPARE(waysOf({text("a4 y"), text("b4 y"), text("c4 y")}, {text("red b3")}, 3), QString());
        QCOMPARE(waysOf({text("b5 y")}, {text("red a3")}, 3),
                 text("a4,a5 b4,b5 b4,c5 a4,a5,a6 a4,a5,b6 b4,c5,c6"));
    }
    void pedestrianIsNotPassed()
    {
        const QJsonArray figures{QJsonObject{{text("at"), text("a4")}, {text("colour"), text("red")}},
                                 QJsonObject{{text("at"), text("b4")}, {text("colour"), text("red")}}};
        QCOMPARE(waysOf({}, {text("red a3")}, 2, {{text("pedestrians"), figures}}), QString());
        QCOMPARE(waysOf({}, {text("red a3 wipedOut=true")}, 2, {{text("pedestrians"), figures}}),
                 text("a4,a5 a4,b5 b4,c5"));
    }
    void nobodyDrivesThroughCars()
    {
        QCOMPARE(waysOf({}, {text("red a3"), text("blue a4"), text("green b4")}, 2), QString());
        QCOMPARE(waysOf({}, {text("red a3"), text("blue a4"), text("green b5")}, 2), text("b4,a5 b4,c5"));
    }
    void tileIsDrawnOnTheWay()
    {
        QCOMPARE(waysOf({}, {text("red a9"), text("blue c1")}, 3), text("a10,a11 a10,b11 b10,c11"));
    }
    void lineIsCrossedInOneGo()
    {
        const QJsonArray road{QJsonObject{{text("id"), text("end")},
                                          {text("kind"), text("finish")},
                                          {text("rows"), QJsonArray{text("g"), text("g"), text("g")}}}};
        QCOMPARE(waysOf({}, {text("red a1")}, 5, {}, road), text("a2,a3 a2,a3,finish"));
    }
};

ONE_OF_MANY(TestRallyStretches)
#include "test_rally_stretches.moc"
