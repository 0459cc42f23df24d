#include "games/apocalypse_road/table/track_library.h"
#include "support/apocalypse_road/street.h"
#include "support/one_of_many.h"
#include "track/board_of.h"
#include "track/geometry.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::board;
using roadmarshal::test::street;

namespace {

track::Track figureEight()
{
    const auto section = [](int sectors, double turn) {
        return track::Section{.sectors = sectors, .lanes = 2, .turn = turn, .next = {{0}, {1}}};
    };
    track::Track track;
    track.name = QStringLiteral("Eight");
    track.sections = {section(6, 0), section(12, 270), section(6, 0), section(12, -270)};
    track.crossovers = {{{2, 0}, {20, 1}}, {{2, 1}, {21, 1}}, {{3, 0}, {20, 0}}, {{3, 1}, {21, 0}}};
    return track;
}

track::Track rustBowl()
{
    return apocalypse_road::TrackLibrary::standard().find(QStringLiteral("rust-bowl")).value();
}

const auto nobody = [](const QString&) { return false; };
const auto everybody = [](const QString&) { return true; };

} // namespace

class TestBoard : public QObject
{
    Q_OBJECT
private slots:
    void spacesAreFoundByNameAndByPoint()
    {
        const auto laid = street(3, 6);
        const Board& board = *laid;
        QCOMPARE(board.find(u"4")->centre, QPointF(450, 50));
        QVERIFY(!board.find(u"6"));
        QCOMPARE(board.at({450, 50}, nobody), QStringLiteral("4"));
        QCOMPARE(board.at({450, 150}, everybody), QString());
    }

    void aPlaceWithoutGroundIsThereOnlyIfOffered()
    {
        const auto board = track::boardOf(rustBowl());
        const Space* beside = board->find(u"12.in");
        QVERIFY(beside && beside->onlyIfOffered && beside->group < 0);
        QCOMPARE(board->at(beside->centre, nobody), QString());
        QCOMPARE(board->at(beside->centre, everybody), QStringLiteral("12.in"));
    }

    void aCrossoverIsTheSpaceThatIsPreferred()
    {
        const track::Track eight = figureEight();
        const auto board = track::boardOf(eight);
        const auto crossing = eight.crossovers.front();
        const QString lower = toText(std::min(crossing.first, crossing.second));
        const QString upper = toText(std::max(crossing.first, crossing.second));
        const QPointF point = board->find(lower)->centre;
        const auto placeWith = [&](const QStringList& choices) {
            return board->at(point, [&](const QString& name) { return choices.contains(name); });
        };
        QCOMPARE(placeWith({}), lower);
        QCOMPARE(placeWith({upper}), upper);
        QCOMPARE(placeWith({lower, upper}), lower);
    }

    void aWayGoesOverTheSpacesBetween()
    {
        const auto laid = street(0, 5);
        const Board& board = *laid;
        const std::vector<QPointF> way{{150, 50}, {250, 50}, {350, 50}};
        QCOMPARE(board.way(u"1", u"3"), way);
        QCOMPARE(board.way(u"3", u"1"), std::vector(way.rbegin(), way.rend()));
        QCOMPARE(board.way(u"3", u"9"), std::vector<QPointF>());
    }

    void theShorterWayRoundALoop()
    {
        const track::Track bowl = rustBowl();
        const auto board = track::boardOf(bowl);
        const QString last = toText(track::Space{bowl.sectorCount() - 2, 0});
        QCOMPARE(board->way(u"2.0", last).size(), 5U); // backward over the line
        QCOMPARE(board->way(last, u"2.0").size(), 5U);
        QCOMPARE(board->way(u"2.0", u"2.in").size(), 2U); // straight where no space leads there
    }

    void piecesThatShareASpaceLieApart()
    {
        Space space = street(0, 1)->spaces().front();
        QCOMPARE(seatOn(space).point, space.centre);
        QVERIFY(seatOn(space, 0, 2) != seatOn(space, 1, 2));
        QCOMPARE(seatOn(space, 0, 2).point + seatOn(space, 1, 2).point, 2 * space.centre);
        space.seats = {{{10, 10}, 90}, {{40, 10}, 0}};
        QCOMPARE(seatOn(space, 0, 3), space.seats[0]);
        QCOMPARE(seatOn(space, 1, 3), space.seats[1]);
        QVERIFY(seatOn(space, 2, 3) != space.seats[0]);
        QCOMPARE(seatOn(space, 2, 3).heading, 90);
    }

    void aTrackIsOnePatchWithItsSectorsInOrder()
    {
        const track::Track bowl = rustBowl();
        const auto board = track::boardOf(bowl);
        QCOMPARE(board->patches().size(), 1U);
        QCOMPARE(board->patches().front().bounds, board->bounds());
        QCOMPARE(board->groups().size(), static_cast<std::size_t>(bowl.sectorCount()));
        QCOMPARE(board->find(u"12.1")->group, 12);
        QCOMPARE(board->find(u"12.1")->order, 1);
        QVERIFY(board->find(u"chute")->seats.size() > 1);
        QVERIFY(board->find(u"chute")->order > board->find(u"12.out")->order);
        QCOMPARE(track::boardOf(bowl), board); // the same, so that views have nothing to draw again
    }

    void aCarInAChuteThatIsNotThereLiesSomewhere()
    {
        const auto board = track::boardOf(figureEight());
        QVERIFY(board->bounds().contains(board->find(u"chute")->centre));
        QCOMPARE(board->at(board->find(u"chute")->centre, nobody),
                 board->at(board->bounds().center(), nobody));
    }

    void aBoardThatGrowsIsTheSame()
    {
        QVERIFY(isContinued(*street(0, 3), *street(1, 4)));
        QVERIFY(!isContinued(*street(0, 3), *street(4, 6)));
        QVERIFY(!isContinued(*street(0, 3), *track::boardOf(rustBowl())));
    }

    void everySpaceOfAnyBoardIsAnElement()
    {
        const QByteArray svg = toSvg(*street(0, 3), Theme::light());
        for (const char* id : {"space-0", "space-1", "space-2"})
            QCOMPARE(svg.count(QByteArray("id=\"") + id + '"'), 1);
        QCOMPARE(svg.count("translate(100 0)"), 1);
        QVERIFY(svg.contains(Theme::light().ground.toLatin1())); // between and around the tiles
    }

    void aPatchAloneIsAsLargeAsItIs()
    {
        const QByteArray svg = toSvg(street(0, 3)->patches()[2], Theme::light());
        QVERIFY(svg.contains("viewBox=\"200 0 100 100\""));
        QVERIFY(svg.contains("translate(200 0)"));
    }
};

ONE_OF_MANY(TestBoard)
#include "test_board.moc"
