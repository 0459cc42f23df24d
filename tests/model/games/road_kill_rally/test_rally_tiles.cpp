// The road tiles that come along: sound, and laid in any order they nearly always fit.
#include "games/road_kill_rally/show/road_board.h"
#include "games/road_kill_rally/table/tile_box.h"
#include "support/one_of_many.h"
#include "support/road_kill_rally/table.h"

#include <QTest>

#include <random>

using namespace roadmarshal;
using namespace roadmarshal::road_kill_rally;
using namespace roadmarshal::test::rally;

namespace {

using TilePointer = std::shared_ptr<const RoadTile>;

struct Laying
{
    int laid = 0;
    int refused = 0;
    bool stuck = false;
};

// As at the table: what does not fit goes under, and three tiles lie behind the foremost.
Laying layAll(std::vector<TilePointer> deck)
{
    constexpr size_t longest = 4;
    Laying laying;
    Road road({builtInTiles().at(QStringLiteral("start"))}, 1);
    size_t tried = 0;
    while (!deck.empty() && tried < deck.size()) {
        const TilePointer tile = deck.front();
        deck.erase(deck.begin());
        if (!road.fits(*tile)) {
            deck.push_back(tile);
            ++laying.refused;
            ++tried;
            continue;
        }
        tried = 0;
        road = road.extendedBy(tile);
        ++laying.laid;
        while (road.tiles().size() > longest)
            road = road.withoutRear();
    }
    laying.stuck = deck.size() > 2; // so many lie under the finish

    return laying;
}

} // namespace

class TestRallyTiles : public QObject
{
    Q_OBJECT

private slots:
    void theyAreSound()
    {
        QCOMPARE(builtInTiles().size(), 26U);
        int road = 0;
        for (const auto& [id, tile] : builtInTiles()) {
            QCOMPARE(tile->lanes, 3);
            road += tile->kind == TileKind::Road || tile->kind == TileKind::Pit;
        }
        QCOMPARE(road, 24);
    }
    // Over every seam the road goes on.
    void anyTwoJoin()
    {
        for (const auto& [id, one] : builtInTiles()) {
            for (const auto& [otherId, other] : builtInTiles()) {
                if (one == other || one->kind == TileKind::Finish || other->kind == TileKind::Start)
                    continue;
                const auto flaw = flawOf(Road({one, other}, 1));
                QVERIFY2(!flaw, qPrintable(id + u' ' + otherId + u' ' + (flaw ? flaw->reason : QString())));
            }
        }
    }
    void randomLayoutsFit()
    {
        std::mt19937 random(7);
        int refused = 0;
        int stuck = 0;
        constexpr int races = 150;
        for (int race = 0; race < races; ++race) {
            std::vector<TilePointer> deck;
            for (const auto& [id, tile] : builtInTiles()) {
                if (tile->kind == TileKind::Road || tile->kind == TileKind::Pit)
                    deck.push_back(tile);
            }
            std::ranges::shuffle(deck, random);
            const Laying laying = layAll(std::move(deck));
            refused += laying.refused;
            stuck += laying.stuck;
        }
        qInfo("%d races: %d tiles refused, %d stuck", races, refused, stuck);
        QVERIFY(stuck * 50 < races);
        QVERIFY(refused < races * 24 / 50);
    }

    // RKR-30: four bends in a ring run into the road; lifting the rear makes room.
    void aRingDoesNotClose()
    {
        const auto corner = [](const char* id) {
            const QJsonObject json{{text("id"), text(id)},
                                   {text("rows"), QJsonArray{text("gg"), text("gg"), text("gg")}},
                                   {text("turn"), 90}};
            return std::make_shared<const RoadTile>(readRoadTile(json::Reader(QJsonValue(json))));
        };
        const Road road({corner("a"), corner("b"), corner("c")}, 1);
        QVERIFY(!road.fits(*corner("d"))); // the strip beyond its exit would lie on the first
        QVERIFY(road.withoutRear().fits(*corner("d")));
        // A finish needs no room beyond.
        QJsonObject last{{text("id"), text("f")}, {text("kind"), text("finish")}};
        last[text("rows")] = QJsonArray{text("gg"), text("gg"), text("gg")};
        last[text("turn")] = 90;
        QVERIFY(road.fits(readRoadTile(json::Reader(QJsonValue(last)))));
    }

    // Rows and places stay where they are while tiles come and go.
    void theOriginStays()
    {
        const auto tile = [](const char* id) { return builtInTiles().at(QString::fromLatin1(id)); };
        const Road road({tile("start"), tile("hook-left-1"), tile("straight-1")}, 1);
        const Road later = road.extendedBy(tile("bend-right-2")).withoutRear();
        const auto before = boardOf(road);
        const auto now = boardOf(later);
        QVERIFY(board::isContinued(*before, *now));
        QCOMPARE(later.firstRow(), 5);
        const auto distance = before->find(u"b9")->centre - now->find(u"b9")->centre;
        QVERIFY(std::hypot(distance.x(), distance.y()) < 1e-6);
        QVERIFY(before->find(u"b1") && !now->find(u"b1"));
        QCOMPARE(later.withRear().withoutFront(), road);
        // What stays is drawn by the same picture.
        QCOMPARE(before->patches()[1], now->patches()[0]);
    }
};

ONE_OF_MANY(TestRallyTiles)

#include "test_rally_tiles.moc"
