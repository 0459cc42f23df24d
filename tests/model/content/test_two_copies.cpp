// One item as the library has it and as a game plays with it: what is shown, and what becomes of either.
#include "support/one_of_many.h"

#include "content/change.h"
#include "content/marks.h"
#include "content/place.h"
#include "content/same_place.h"
#include "content/two_copies.h"

#include <QJsonArray>
#include <QTest>

using namespace roadmarshal::content;
using namespace Qt::StringLiterals;

namespace {

Kind boxKind()
{
    Kind kind;
    kind.id = u"box"_s;
    kind.format = u"box/1"_s;
    return kind;
}

QJsonObject car(const QString& id, int speed)
{
    return {{u"id"_s, id}, {u"speed"_s, speed}, {u"invented"_s, true}};
}

QJsonObject box(int first, int second)
{
    return {{u"format"_s, u"box/1"_s},
            {u"id"_s, u"home"_s},
            {u"cars"_s, QJsonArray{car(u"a"_s, first), car(u"b"_s, second)}}};
}

// The same with cars in another order, others or fewer.
QJsonObject boxOf(const QJsonArray& cars)
{
    return {{u"format"_s, u"box/1"_s}, {u"id"_s, u"home"_s}, {u"cars"_s, cars}};
}

// Its cards have no ids: what they are called is a field that each of them needs.
Kind deckKind()
{
    Kind kind = boxKind();
    kind.fields = {{u"cards"_s,
                    {},
                    List{0, 9},
                    Field::Need::Required,
                    {{u"count"_s, {}, Number{0, 9}}, {u"card"_s, {}, Text{}, Field::Need::Required}}}};
    return kind;
}

QJsonObject card(const QString& name, int count)
{
    return {{u"card"_s, name}, {u"count"_s, count}};
}

Item inLibrary(const QJsonObject& json)
{
    Item item;
    item.json = json;
    item.invented = inventedIn(json);
    return item;
}

QJsonObject typed(const TwoCopies& copies, const QString& place, const QJsonValue& value)
{
    QStringList left = inventedIn(copies.shown());
    left.removeAll(place);
    return marked(withValue(copies.shown(), place, value), left);
}

} // namespace

class TestTwoCopies : public QObject
{
    Q_OBJECT
private slots:
    void theGamesValuesAreShown()
    {
        const TwoCopies copies(boxKind(), inLibrary(box(5, 6)), box(5, 7));
        QCOMPARE(valueAt(copies.shown(), u"cars[1].speed").toInt(), 7);
        // What the library has otherwise by now is somebody's word about another value.
        QCOMPARE(inventedIn(copies.shown()), QStringList{u"cars[0].speed"_s});
    }

    void whatIsTypedGoesToBothWithoutItsMark()
    {
        const TwoCopies copies(boxKind(), inLibrary(box(5, 6)), box(5, 7));
        const QJsonObject edited = typed(copies, u"cars[0].speed"_s, 9);
        const QJsonObject library = copies.forLibrary(edited);
        QCOMPARE(valueAt(library, u"cars[0].speed").toInt(), 9);
        QCOMPARE(valueAt(library, u"cars[1].speed").toInt(), 6); // the library's own
        QCOMPARE(inventedIn(library), QStringList{u"cars[1].speed"_s});
        const QJsonObject game = copies.forGame(edited);
        QCOMPARE(valueAt(game, u"cars[0].speed").toInt(), 9);
        QCOMPARE(valueAt(game, u"cars[1].speed").toInt(), 7);
    }

    void whatIsConfirmedIsAsTheGameShowsIt()
    {
        const TwoCopies copies(boxKind(), inLibrary(box(5, 6)), box(5, 6));
        const QJsonObject library = copies.forLibrary(confirmed(copies.shown(), u"cars[1]"_s));
        QCOMPARE(inventedIn(library), QStringList{u"cars[0].speed"_s});
        QCOMPARE(changesBetween({}, library, box(5, 6)).size(), size_t{0});
    }

    void whatTheLibraryLeavesOutComesWhole()
    {
        QJsonObject lean = box(5, 6);
        lean.remove(u"cars"_s);
        const TwoCopies copies(boxKind(), inLibrary(lean), box(5, 7));
        const QJsonObject library = copies.forLibrary(typed(copies, u"cars[0].speed"_s, 9));
        QCOMPARE(library[u"cars"_s].toArray().size(), 2);
        QCOMPARE(inventedIn(library), QStringList{u"cars[1].speed"_s});
    }

    void anEntryIsTheSameInAnotherOrder()
    {
        const TwoCopies copies(boxKind(), inLibrary(boxOf({car(u"b"_s, 6), car(u"a"_s, 5)})), box(5, 7));
        QCOMPARE(inventedIn(copies.shown()), QStringList{u"cars[0].speed"_s});
        const QJsonObject library = copies.forLibrary(typed(copies, u"cars[0].speed"_s, 9));
        QCOMPARE(valueAt(library, u"cars[0].speed").toInt(), 6);
        QCOMPARE(valueAt(library, u"cars[1].id").toString(), u"a"_s);
        QCOMPARE(valueAt(library, u"cars[1].speed").toInt(), 9);
        QCOMPARE(inventedIn(library), QStringList{u"cars[0].speed"_s});
    }

    void anEntryThatALibraryHasNotComesWhole()
    {
        // Its own that the game has not stays, and so does what nobody has touched.
        const TwoCopies copies(boxKind(), inLibrary(boxOf({car(u"c"_s, 4)})), box(5, 6));
        QCOMPARE(inventedIn(copies.shown()).size(), 2);
        const QJsonObject library = copies.forLibrary(typed(copies, u"cars[1].speed"_s, 9));
        QCOMPARE(library[u"cars"_s].toArray().size(), 2);
        QCOMPARE(valueAt(library, u"cars[0].id").toString(), u"c"_s);
        QCOMPARE(valueAt(library, u"cars[1].id").toString(), u"b"_s);
        QCOMPARE(valueAt(library, u"cars[1].speed").toInt(), 9);
        QCOMPARE(inventedIn(library), QStringList{u"cars[0].speed"_s});
        const QJsonObject agreed = copies.forLibrary(confirmed(copies.shown(), u"cars[0]"_s));
        QCOMPARE(valueAt(agreed, u"cars[1].id").toString(), u"a"_s);
        QCOMPARE(inventedIn(agreed), QStringList{u"cars[0].speed"_s});
    }

    void aShorterListKeepsWhatItHas()
    {
        const TwoCopies copies(boxKind(), inLibrary(boxOf({car(u"b"_s, 6)})), box(5, 6));
        const QJsonObject library = copies.forLibrary(typed(copies, u"cars[1].speed"_s, 9));
        QCOMPARE(library[u"cars"_s].toArray().size(), 1);
        QCOMPARE(valueAt(library, u"cars[0].speed").toInt(), 9);
        QVERIFY(inventedIn(library).isEmpty());
        QCOMPARE(copies.forLibrary(copies.shown()), marked(boxOf({car(u"b"_s, 6)}), {u"cars[0].speed"_s}));
    }

    void entriesComeAndGoByWhatTheyAreCalled()
    {
        const Item item = inLibrary(boxOf({car(u"c"_s, 4), car(u"b"_s, 6), car(u"a"_s, 5)}));
        const TwoCopies copies(boxKind(), item, box(5, 6));
        const QJsonObject gone = withValue(copies.shown(), u"cars[0]", QJsonValue::Undefined);
        const QJsonObject more = withValue(gone, u"cars[1]", QJsonObject{{u"id"_s, u"d"_s}, {u"speed"_s, 1}});
        const QJsonObject library = copies.forLibrary(marked(more, {u"cars[0].speed"_s}));
        QStringList ids;
        for (const QJsonValue& each : library[u"cars"_s].toArray())
            ids.append(each[u"id"_s].toString());
        QCOMPARE(ids, (QStringList{u"c"_s, u"b"_s, u"d"_s}));
        QCOMPARE(inventedIn(library), (QStringList{u"cars[0].speed"_s, u"cars[1].speed"_s}));
        // One with a new handle is still the same.
        const QJsonObject renamed = copies.forLibrary(withValue(copies.shown(), u"cars[1].id", u"e"_s));
        QCOMPARE(valueAt(renamed, u"cars[1].id").toString(), u"e"_s);
        QCOMPARE(renamed[u"cars"_s].toArray().size(), 3);
    }

    void whatNothingTellsApartIsOneValue()
    {
        const QJsonObject two{{u"do"_s, u"jump"_s}, {u"n"_s, 2}};
        const QJsonObject three{{u"do"_s, u"jump"_s}, {u"n"_s, 3}};
        const TwoCopies longer(boxKind(), inLibrary(boxOf({two})), boxOf({two, two}));
        QCOMPARE(longer.forLibrary(withValue(longer.shown(), u"cars[1].n", 3)).value(u"cars"_s),
                 QJsonValue(QJsonArray({two, three})));
        const TwoCopies alike(boxKind(), inLibrary(boxOf({three, two})), boxOf({two, two}));
        QCOMPARE(alike.forLibrary(withValue(alike.shown(), u"cars[1].n", 3)).value(u"cars"_s),
                 QJsonValue(QJsonArray({three, three})));
        const TwoCopies plain(boxKind(), inLibrary(boxOf({u"red"_s})), boxOf({u"red"_s, u"blue"_s}));
        QCOMPARE(plain.forLibrary(withValue(plain.shown(), u"cars[1]", u"grey"_s)).value(u"cars"_s),
                 QJsonValue(QJsonArray({u"red"_s, u"grey"_s})));
    }

    void aPlaceIsFoundInAnotherCopy()
    {
        const QJsonObject ours{{u"cards"_s, QJsonArray{card(u"a"_s, 1), card(u"b"_s, 1), card(u"c"_s, 1)}}};
        const QJsonObject owners{{u"cards"_s, QJsonArray{card(u"c"_s, 1), card(u"a"_s, 2)}}};
        QCOMPARE(samePlace(deckKind(), ours, u"cards[0].count"_s, owners), u"cards[1].count"_s);
        QCOMPARE(samePlace(deckKind(), ours, u"cards[2]"_s, owners), u"cards[0]"_s);
        QVERIFY(valueAt(owners, samePlace(deckKind(), ours, u"cards[1]"_s, owners)).isUndefined());
        QCOMPARE(samePlace(deckKind(), ours, u"name"_s, owners), u"name"_s);
        QCOMPARE(samePlace(deckKind(), ours, {}, owners), QString());
        // Without a handle it is the place in the list, or the list.
        QCOMPARE(samePlace(boxKind(), ours, u"cards[1]"_s, ours), u"cards[1]"_s);
        QCOMPARE(samePlace(boxKind(), ours, u"cards[1]"_s, owners), u"cards"_s);
    }

    void whatOnlyTheLibraryKnowsStaysThere()
    {
        QJsonObject rich = box(5, 6);
        rich[u"home"_s] = u"Pole"_s;
        const TwoCopies copies(boxKind(), inLibrary(rich), box(5, 6));
        QCOMPARE(copies.shown()[u"home"_s].toString(), u"Pole"_s);
        QJsonObject edited = copies.shown();
        edited[u"home"_s] = u"Moon"_s;
        QCOMPARE(copies.forLibrary(edited)[u"home"_s].toString(), u"Moon"_s);
        QVERIFY(!copies.forGame(edited).contains(u"home"_s));
    }

    void oneThatOnlyOneOfThemHas()
    {
        const TwoCopies alone(boxKind(), std::nullopt, box(5, 6));
        QCOMPARE(alone.forLibrary(alone.shown()), alone.shown());
        const TwoCopies notPlayed(boxKind(), inLibrary(box(5, 6)), {});
        QVERIFY(!notPlayed.isInGame());
        QCOMPARE(valueAt(notPlayed.shown(), u"cars[0].speed").toInt(), 5);
    }

    void changesAreFewAndLeadThere()
    {
        const Printed of{u"box"_s, u"home"_s};
        QJsonObject from = box(5, 6);
        QJsonObject to = withValue(from, u"cars[1].speed", 8);
        to = withValue(to, u"name", u"Mine"_s);
        const auto changes = changesBetween(of, from, to);
        QCOMPARE(changes.size(), size_t{2});
        QCOMPARE(withChanges(from, changes), to);
        std::vector<Change> back;
        for (const Change& change : changes)
            back.push_back({change.kind, change.item, change.at, change.to, change.from});
        QCOMPARE(withChanges(to, back), from);
        // A list of another length changes as a whole; a key that no place can name brings its record along.
        QJsonArray three = from[u"cars"_s].toArray();
        three.append(car(u"c.d"_s, 1));
        QCOMPARE(changesBetween(of, from, withValue(from, u"cars", three)).front().at, u"cars"_s);
        QJsonObject odd = from;
        odd[u"by"_s] = QJsonObject{{u"a.b"_s, 1}};
        QJsonObject odder = from;
        odder[u"by"_s] = QJsonObject{{u"a.b"_s, 2}};
        QCOMPARE(changesBetween(of, odd, odder).front().at, u"by"_s);
        QCOMPARE(withChanges(odd, changesBetween(of, odd, odder)), odder);
    }

    void anEntryIsFoundInListsAndMaps()
    {
        const QJsonObject item{{u"cars"_s, QJsonArray{car(u"a"_s, 1)}},
                               {u"cards"_s, QJsonObject{{u"x"_s, 1}}}};
        QCOMPARE(placeOfEntry(item, {u"cars"_s, u"cards"_s}, u"a"_s), u"cars[0]"_s);
        QCOMPARE(placeOfEntry(item, {u"cars"_s, u"cards"_s}, u"x"_s), u"cards.x"_s);
        QVERIFY(!placeOfEntry(item, {u"cars"_s}, u"x"_s));
    }
};

ONE_OF_MANY(TestTwoCopies)
#include "test_two_copies.moc"
