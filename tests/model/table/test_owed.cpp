#include "support/one_of_many.h"
#include "table/owed.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;

namespace {

QString said(const char* words)
{
    return QString::fromLatin1(words);
}

const OwedStep heat{QStringLiteral("heat"), QStringLiteral("red"), {{QStringLiteral("dice"), 2}}};
const OwedStep push{QStringLiteral("push"), QStringLiteral("blue")};
const OwedStep drive{QStringLiteral("drive"), QStringLiteral("red")};

QStringList order(const OwedSteps& steps)
{
    QStringList names;
    for (const OwedStep& step : steps.all())
        names.append(step.what);
    return names;
}

} // namespace

class TestOwed : public QObject
{
    Q_OBJECT
private slots:
    void whatComesFirstIsDoneFirst()
    {
        OwedSteps owed;
        QVERIFY(owed.isEmpty() && !owed.first());
        owed.add(heat);
        owed.add(drive);
        QCOMPARE(owed.first()->what, said("heat"));
        owed.settleFirst();
        QCOMPARE(*owed.first(), drive);
        owed.settleFirst();
        owed.settleFirst();
        QVERIFY(owed.isEmpty());
    }

    void anotherPlayersStepsInterrupt()
    {
        OwedSteps owed{drive};
        owed.interrupt({push, heat});
        QCOMPARE(order(owed), (QStringList{said("push"), said("heat"), said("drive")}));
        QCOMPARE(owed.first()->whom, said("blue"));
        QCOMPARE(owed.firstOf(said("red"))->what, said("heat"));
        QVERIFY(!owed.firstOf(said("amber")));
    }

    void whereTheOrderIsFreeAnyStepCanBeSettled()
    {
        OwedSteps owed{push, heat, drive};
        QVERIFY(owed.settle(heat));
        QVERIFY(!owed.settle(heat));
        QCOMPARE(order(owed), (QStringList{said("push"), said("drive")}));
    }

    void nobodyWaitsForATeamThatIsOut()
    {
        OwedSteps owed{heat, push, drive};
        owed.forget(said("red"));
        QCOMPARE(order(owed), QStringList{said("push")});
    }

    void itSurvivesARestart()
    {
        const OwedSteps owed{heat, push};
        const json::Reader reader(storeValue(owed));
        OwedSteps again{drive};
        restoreValue(reader, again);
        QVERIFY(!reader.problem());
        QCOMPARE(again, owed);
    }

    void oddOnesAreRefusedWithTheirPlace()
    {
        const auto problemOf = [](const QJsonValue& stored) {
            const json::Reader reader(QJsonObject{{said("owed"), stored}});
            OwedSteps owed;
            restoreValue(reader[said("owed")], owed);
            return reader.problem().value_or(Problem{}).place;
        };
        QCOMPARE(problemOf(7), said("owed"));
        QCOMPARE(problemOf(QJsonArray{QJsonObject{}}), said("owed[0].data"));
        QCOMPARE(problemOf(QJsonArray{QJsonObject{{said("data"), QJsonObject{}}}}), said("owed[0]"));
    }
};

ONE_OF_MANY(TestOwed)
#include "test_owed.moc"
