// Disputes in the middle of an activation, before the race and after it.
#include "support/apocalypse_road/case_table.h"
#include "support/apocalypse_road/dispute_table.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::Phase;

namespace {

DisputeTable disputeAt(const CaseTable& table)
{
    return DisputeTable(table::State::of(table.state));
}

} // namespace

class TestDisputedActivations : public QObject
{
    Q_OBJECT
private slots:
    // 6.0, AR-26: the late shot comes after the event card.
    void AR_26()
    {
        CaseTable table;
        table.put("R1", "5.1").put("R2", "12.1").put("B1", "9.1").put("B2", "10.1");
        QCOMPARE(disputeAt(table).judged("shot R1 B1"), text("no 8.1 AR-20")); // from where it stands now
        PLAY(table, "R1 solo+2* 8.1");
        QCOMPARE(disputeAt(table).judged("shot R1 B1"), text("no 6.0 AR-26"));
        QCOMPARE(disputeAt(table).variants("shot R2 B1"), QStringList()); // not R1, who would reach it
        PLAY(table, "fuel-leak");
        QVERIFY(disputeAt(table).judged("shot R1 B1").startsWith(text("yes")));
        QCOMPARE(disputeAt(table).variants("shot R2 B1"), QStringList{text("R1 can shoot at B1, needs 2+")});
    }

    // 8.4: a ram is resolved before anything else.
    void rammingComesFirst()
    {
        CaseTable table;
        table.put("R1", "5.1").put("B1", "6.1");
        PLAY(table, "R1 ram+2 5.1");
        QCOMPARE(disputeAt(table).judged("shot R1 B1"), text("no 8.4 AR-26"));
    }

    // 4.4: after its activation a car shoots no more in this turn.
    void shotAfterTheActivation()
    {
        CaseTable table;
        table.put("R1", "5.1").put("R2", "12.1").put("B1", "9.1").put("B2", "15.1");
        PLAY(table, "R1 solo+2* 8.1");
        PLAY(table, "reloading");
        QVERIFY(!table.state.segment.isOpen());
        QCOMPARE(disputeAt(table).judged("shot R1 B1"), text("no 4.4"));
        QVERIFY(disputeAt(table).judged("shot B1 R1").startsWith(text("yes"))); // whose turn comes
        QVERIFY(disputeAt(table).variants("shot R2 B1").isEmpty());
    }

    // 4.4: a car that is being activated can't be once more.
    void activationUnderWay()
    {
        CaseTable table;
        table.put("R1", "5.1").put("R2", "12.1").put("B1", "9.1");
        QCOMPARE(disputeAt(table).judged("activate R1"), text("yes 4.4"));
        PLAY(table, "R1 solo+2* 8.1");
        QCOMPARE(disputeAt(table).judged("activate R1"), text("no 4.4"));
        QVERIFY(disputeAt(table).reason("activate R1").contains(text("of R1 is under way")));
        QVERIFY(disputeAt(table).reason("activate R2").contains(text("another activation")));
    }

    // AR-25: a game knows that the car has not moved yet; a bare position does not.
    void AR_25()
    {
        for (const char* token : {"reloading", "spin-around"}) {
            const QByteArray car = QByteArray("21 red 5.1 tokens=") + token;
            const DisputeTable bare(oval(20, 3), {car.constData(), "A blue 6.1", "B blue 9.1"});
            QCOMPARE(bare.judged("shot 21 A"), text("depends 10.0 AR-25"));
            QVERIFY(bare.judged("shot 21 B").startsWith(text("no"))); // it does not reach there
            const DisputeTable known(
                oval(20, 3), {car.constData(), "A blue 6.1"},
                {{text("teams"), QJsonArray{text("red"), text("blue")}}, {text("toAct"), text("red")}});
            QCOMPARE(known.judged("shot 21 A"), text("no 10.0 AR-25"));
        }
    }

    // 3.0, 11.5: the marker is given on the grid; after the race nobody gets it.
    void firstPlayerBeforeAndAfter()
    {
        CaseTable table;
        table.put("R1", "5.1").put("B1", "6.1", 2);
        QVERIFY(disputeAt(table).judged("first").startsWith(text("yes 4.5")));
        table.state.phase = Phase::Grid;
        QCOMPARE(disputeAt(table).judged("first"), text("depends 3.0"));
        table.state.phase = Phase::Over;
        QCOMPARE(disputeAt(table).judged("first"), text("no 11.5"));
        QCOMPARE(disputeAt(table).judged("first blue"), text("no 11.5"));
        QCOMPARE(disputeAt(table).judged("shot R1 B1"), text("no 11.5"));
    }

    // A table that was written down in the middle of an activation comes back with the same car in it, also
    // where others of the team have gone.
    void writtenDownInBetween()
    {
        CaseTable table;
        table.put("R1", "destroyed", 6).put("R2", "5.1").put("R3", "12.1").put("B1", "9.1");
        PLAY(table, "R2 solo+2* 8.1");
        const auto read = table.game().fromPosition(store(table.state), {});
        QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().toLine()));
        const DisputeTable again(*read);
        QVERIFY(again.reason("activate R2").contains(text("of R2 is under way")));
        QCOMPARE(again.judged("shot R2 B1"), text("no 6.0 AR-26"));
        QJsonObject odd = store(table.state);
        QJsonObject segment = odd[text("segment")].toObject();
        segment[text("carId")] = text("nobody");
        odd[text("segment")] = segment;
        QVERIFY(table.game().fromPosition(odd, {}).error().toLine().contains(text("segment.carId")));
        segment.remove(text("carId"));
        segment[text("car")] = 900;
        odd[text("segment")] = segment;
        QVERIFY(!table.game().fromPosition(odd, {}).has_value());
    }
};

ONE_OF_MANY(TestDisputedActivations)
#include "test_disputed_activations.moc"
