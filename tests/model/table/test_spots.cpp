#include "support/apocalypse_road/street.h"
#include "support/one_of_many.h"
#include "table/spots.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::street;

namespace {

Piece car(const QString& id, const QStringList& places)
{
    return {.id = id, .label = id, .team = {}, .places = places};
}

Piece rider(const QString& id, const QString& on)
{
    return {.id = id, .label = id, .team = {}, .form = Form::Peg, .on = on};
}

const QString one = QStringLiteral("1");
const QString two = QStringLiteral("2");

} // namespace

class TestSpots : public QObject
{
    Q_OBJECT
private slots:
    void aPieceLiesOnItsSpace()
    {
        const auto spots =
            spotsOf({car(QStringLiteral("a"), {one}), car(QStringLiteral("b"), {QStringLiteral("9")})},
                    *street(0, 4));
        QCOMPARE(spots[0]->pose, (board::Pose{{150, 50}, 0}));
        QVERIFY(!spots[1]); // the board has no such space
    }

    void aLongPieceLiesBetweenItsSpacesAndPointsToItsFirst()
    {
        const auto ahead = spotAt({two, one}, *street(0, 4));
        QCOMPARE(ahead->pose, (board::Pose{{200, 50}, 0}));
        QCOMPARE(ahead->length, 100);
        QCOMPARE(spotAt({one, two}, *street(0, 4))->pose.heading, 180);
        // Put down by its first space alone it reaches back from there.
        QCOMPARE(spotAt({two}, *street(0, 4), 100)->pose.point, QPointF(200, 50));
    }

    void piecesOnOneSpaceLieApart()
    {
        const auto spots =
            spotsOf({car(QStringLiteral("a"), {one}), car(QStringLiteral("b"), {one})}, *street(0, 4));
        QVERIFY(spots[0]->pose != spots[1]->pose);
        QCOMPARE(spots[0]->pose.point + spots[1]->pose.point, QPointF(300, 100));
    }

    void aPieceMayBeTurned()
    {
        Piece turned = car(QStringLiteral("a"), {one});
        turned.turn = 90;
        QCOMPARE(spotsOf({turned}, *street(0, 4))[0]->pose.heading, 90);
    }

    void ridersLieOnTheirCarriersHoweverTheyAreListed()
    {
        const QString truck = QStringLiteral("truck");
        const auto spots = spotsOf({rider(QStringLiteral("onPeg"), QStringLiteral("peg")),
                                    rider(QStringLiteral("peg"), truck),
                                    rider(QStringLiteral("other"), truck), car(truck, {two, one})},
                                   *street(0, 4));
        QCOMPARE(spots[3]->depth, 0);
        QCOMPARE(spots[1]->depth, 1);
        QCOMPARE(spots[0]->depth, 2);
        QVERIFY(spots[1]->pose.point != spots[2]->pose.point);
        for (const std::size_t i : {1U, 2U})
            QVERIFY(QRectF(128, 34, 144, 32).contains(spots[i]->pose.point)); // on the roof
    }

    void whoeverCarriesItselfLiesNowhere()
    {
        const auto spots =
            spotsOf({rider(one, two), rider(two, one), rider(QStringLiteral("3"), QStringLiteral("gone"))},
                    *street(0, 4));
        QVERIFY(!spots[0] && !spots[1] && !spots[2]);
    }
};

ONE_OF_MANY(TestSpots)
#include "test_spots.moc"
