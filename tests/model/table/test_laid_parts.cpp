// A board laid of parts in a set-up form: lines stay where people put them while parts come and go.
#include "support/one_of_many.h"
#include "table/laid_parts.h"

#include <QJsonArray>
#include <QTest>

using namespace roadmarshal::table;

namespace {

QString latin(const char* letters)
{
    return QString::fromLatin1(letters);
}

LayParts::Part part(const char* word, int rows, const char* other = "")
{
    return {.word = latin(word), .text = {}, .otherSide = latin(other), .rows = rows};
}

// Three tiles of 10, 8 and 4 rows; the first has two sides.
LayParts field()
{
    return {.parts = {part("1A", 10, "1B"), part("1B", 6, "1A"), part("2", 8), part("3", 4)},
            .ready = {{.word = latin("ring"),
                       .text = {},
                       .value = QJsonObject{{latin("tiles"), QJsonArray{latin("2"), latin("3")}},
                                            {latin("closed"), true},
                                            {latin("start"), 1},
                                            {latin("finish"), 12}}},
                      {.word = latin("whole"), .text = {}}},
            .most = 5,
            .partsKey = latin("tiles"),
            .closedKey = latin("closed"),
            .lines = {{latin("start"), {}, 1, 30}, {latin("finish"), {}, 1, 30, true}},
            .ofOwn = {{latin("id"), latin("own")}}};
}

LaidParts laid(const QStringList& parts, int start, int finish)
{
    return {parts, false, {{latin("start"), start}, {latin("finish"), finish}}};
}

QStringList words(std::initializer_list<const char*> list)
{
    QStringList made;
    for (const char* word : list)
        made.append(latin(word));
    return made;
}

} // namespace

class TestLaidParts : public QObject
{
    Q_OBJECT
private slots:
    void aReadyBoardIsTakenApart()
    {
        const auto ring = laidParts(field(), latin("ring"));
        QVERIFY(ring);
        QCOMPARE(ring->parts, words({"2", "3"}));
        QVERIFY(ring->closed);
        QCOMPARE(ring->lines.at(latin("finish")), 12);
        QVERIFY(!laidParts(field(), latin("whole"))); // it comes in one piece
        QVERIFY(!laidParts(field(), latin("nothing")));
        QVERIFY(!laidParts(field(), 7));
        QCOMPARE(chosenAs(field(), *ring), QJsonValue(latin("ring")));
    }

    void whatIsLaidByHandIsAnObject()
    {
        const QJsonValue own = chosenAs(field(), laid(words({"1A", "1A"}), 2, 18));
        QCOMPARE(own.toObject(), (QJsonObject{{latin("id"), latin("own")},
                                              {latin("tiles"), QJsonArray{latin("1A"), latin("1A")}},
                                              {latin("closed"), false},
                                              {latin("start"), 2},
                                              {latin("finish"), 18}}));
        QCOMPARE(laidParts(field(), own), laid(words({"1A", "1A"}), 2, 18));
        // In a complete set-up parts stand in full.
        QJsonObject full = own.toObject();
        full[latin("tiles")] = QJsonArray{QJsonObject{{latin("id"), latin("1A")}}, latin("1A")};
        QCOMPARE(laidParts(field(), full), laid(words({"1A", "1A"}), 2, 18));
    }

    void whatIsNotOfferedIsLeftOut()
    {
        QCOMPARE(settledParts(field(), latin("whole")), QJsonValue(latin("whole")));
        QVERIFY(settledParts(field(), latin("nothing")).isUndefined());
        QVERIFY(settledParts(field(), QJsonArray{}).isUndefined());
        const QJsonObject wild{{latin("tiles"), QJsonArray{latin("9"), latin("2"), 3, latin("2"), latin("2"),
                                                           latin("2"), latin("2"), latin("2")}},
                               {latin("start"), -4},
                               {latin("finish"), 4000}};
        const auto settled = laidParts(field(), settledParts(field(), wild));
        QVERIFY(settled);
        QCOMPARE(settled->parts, words({"2", "2", "2", "2", "2"}));
        QCOMPARE(settled->lines.at(latin("start")), 1);
        QCOMPARE(settled->lines.at(latin("finish")), 30);
    }

    void rowsBelongToParts()
    {
        const LaidParts three = laid(words({"1A", "2", "3"}), 1, 20);
        QCOMPARE(rowsOf(field(), three), 22);
        QCOMPARE(firstRowOf(field(), three, 2), 18);
        QCOMPARE(partAt(field(), three, 9), 0);
        QCOMPARE(partAt(field(), three, 10), 1);
        QCOMPARE(partAt(field(), three, 22), -1);
        QCOMPARE(partAt(field(), three, -1), -1);
    }

    void theFinishGoesAlongWithTheEnd()
    {
        const LaidParts one = laid(words({"1A"}), 3, 8);
        // As far from the new end as it was from the old one; the start stays.
        const LaidParts two = withPart(field(), one, 1, latin("2"));
        QCOMPARE(two, laid(words({"1A", "2"}), 3, 16));
        // Not where more is laid in between.
        QCOMPARE(withPart(field(), two, 1, latin("3")), laid(words({"1A", "3", "2"}), 3, 20));
    }

    void onTheFirstPartTheLinesLieAtBothEnds()
    {
        QCOMPARE(withPart(field(), {}, 0, latin("1A")), laid(words({"1A"}), 1, 9));
    }

    void aLineStaysOnItsPart()
    {
        const LaidParts two = laid(words({"1A", "2"}), 3, 12);
        QCOMPARE(withPart(field(), two, 0, latin("3")), laid(words({"3", "1A", "2"}), 7, 16));
        QCOMPARE(withoutPart(field(), two, 0), laid(words({"2"}), 3, 2));
        QCOMPARE(withPartTurnedOver(field(), two, 0), laid(words({"1B", "2"}), 3, 8));
        // Where its part becomes shorter than it lay, behind the last row of it.
        QCOMPARE(withPartTurnedOver(field(), laid(words({"1A"}), 3, 9), 0), laid(words({"1B"}), 3, 6));
        QCOMPARE(withPartTurnedOver(field(), two, 1), two); // it has no other side
    }

    void partsChangePlacesUnderTheLines()
    {
        const LaidParts three = laid(words({"1A", "2", "3"}), 3, 20);
        QCOMPARE(withPartMoved(field(), three, 0, 2), laid(words({"2", "3", "1A"}), 3, 20));
        QCOMPARE(withPartMoved(field(), three, 0, 3), three);
        QCOMPARE(withPartMoved(field(), three, -1, 0), three);
    }

    void thereIsAnEndToIt()
    {
        LaidParts many = laid({}, 1, 1);
        for (int i = 0; i < 9; ++i)
            many = withPart(field(), many, 0, latin("3"));
        QCOMPARE(many.parts.size(), 5);
        QCOMPARE(withPart(field(), laid({}, 1, 1), 0, latin("9")).parts, QStringList());
        for (int i = 0; i < 9; ++i)
            many = withoutPart(field(), many, 0);
        QVERIFY(many.parts.isEmpty());
    }
};

ONE_OF_MANY(TestLaidParts)
#include "test_laid_parts.moc"
