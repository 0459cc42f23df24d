// Fields of content, from which forms are made: they have all values of what is built in, and what the keys
// of a stranger's file hold can't lead a form astray.
#include "content/library.h"
#include "content/place.h"
#include "games/games.h"
#include "support/one_of_many.h"

#include <QJsonArray>
#include <QTest>

using namespace roadmarshal;
using content::Field;

namespace {

QString latin(const char* text)
{
    return QString::fromLatin1(text);
}

// Places of values that no form shows.
void collectUnshown(const QJsonValue& value, const std::vector<Field>& fields, const QString& place,
                    QStringList& unshown);

void collectEntries(const QJsonValue& value, const Field& field, const QString& place, QStringList& unshown)
{
    if (field.fields.empty() || content::holdsPlain(field))
        return;
    if (std::holds_alternative<content::Record>(field.type))
        return collectUnshown(value, field.fields, place, unshown);
    for (const QJsonValue& entry : value.toArray())
        collectUnshown(entry, field.fields, place, unshown);
    for (const QJsonValue& entry : value.toObject())
        collectUnshown(entry, field.fields, place, unshown);
}

void collectUnshown(const QJsonValue& value, const std::vector<Field>& fields, const QString& place,
                    QStringList& unshown)
{
    static const QStringList handles{latin("format"), latin("game"), latin("system"), latin("invented")};
    // What a box holds, for people to read: no rule asks for it.
    static const QStringList notes{latin("dice.diceInBox"), latin("supply.players"), latin("supply.shoot"),
                                   latin("supply.wipeout")};
    for (const QString& key : value.toObject().keys()) {
        const auto field = std::ranges::find(fields, key, &Field::key);
        if (field != fields.end())
            collectEntries(value[key], *field, content::placeOf(place, key), unshown);
        else if (!handles.contains(key) && !notes.contains(content::placeOf(place, key)))
            unshown.append(content::placeOf(place, key));
    }
}

} // namespace

class TestContentFields : public QObject
{
    Q_OBJECT
private slots:
    // What has none could only be typed with a text editor.
    void everyValueHasAField()
    {
        for (const table::Game* game : games::all()) {
            for (const content::Kind& kind : game->contentKinds()) {
                if (kind.id == latin("track")) // which is drawn, not typed
                    continue;
                for (const content::Item& item : content::Library::builtIn().list(kind).items) {
                    QStringList unshown;
                    collectUnshown(item.json, kind.fields, {}, unshown);
                    QVERIFY2(unshown.isEmpty(), qPrintable(kind.id + u' ' + unshown.join(u' ')));
                }
            }
        }
    }

    // So that neither form nor file has to guess which numbers are colours.
    void aLiveryHasItsNumber_data()
    {
        QTest::addColumn<QJsonValue>("livery");
        QTest::addColumn<bool>("isSound");
        QTest::newRow("the first") << QJsonValue(0) << true;
        QTest::newRow("the last") << QJsonValue(9) << true;
        QTest::newRow("one more") << QJsonValue(10) << false;
        QTest::newRow("none") << QJsonValue(-1) << false;
        QTest::newRow("a word") << QJsonValue(latin("red")) << false;
    }
    void aLiveryHasItsNumber()
    {
        QFETCH(QJsonValue, livery);
        const std::vector<Field> fields{{latin("livery"), latin("code"), content::Livery{10}}};
        const json::Reader reader{QJsonValue(QJsonObject{{latin("livery"), livery}})};
        content::check(fields, reader);
        QTEST(!reader.problem(), "isSound");
    }

    // A place would lead elsewhere.
    void idsHaveNoDotsAndNoBrackets()
    {
        const std::vector<Field> fields{{latin("by"),
                                         latin("code"),
                                         content::Map{9, 20},
                                         Field::Need::Optional,
                                         {{{}, latin("code"), content::Number{0, 9}}}}};
        for (const char* id : {"Dr. Who", "x[", "x]", "[0]"}) {
            const json::Reader reader{QJsonValue(QJsonObject{{latin("by"), QJsonObject{{latin(id), 1}}}})};
            content::check(fields, reader);
            QVERIFY2(reader.problem(), id);
            QVERIFY(reader.problem()->reason.contains(latin("dot or a bracket")));
            QVERIFY(content::canBeKey(content::asKey(latin(id))));
        }
        QCOMPARE(content::asKey(latin(" Dr. Who ")), latin("Dr Who"));
    }

    // A form counts while somebody types.
    void absurdNumbersOfCardsAreCounted()
    {
        const auto kinds = games::find(latin("apocalypse-road"))->contentKinds();
        const auto deck = std::ranges::find(kinds, latin("deck"), &content::Kind::id);
        const QJsonArray cards{QJsonObject{{latin("count"), 2'000'000'000}},
                               QJsonObject{{latin("count"), 2'000'000'000}},
                               QJsonObject{{latin("count"), -5}}};
        const auto totals = deck->totals({{latin("deck"), latin("event")}, {latin("cards"), cards}});
        QVERIFY(totals.front().found > totals.front().wanted);
    }

    void whatLooksLikeAPlaceIsNone()
    {
        const QJsonObject item{{latin("a"), QJsonArray{1, 2}}};
        QCOMPARE(content::valueAt(item, latin("a[1]")).toInt(), 2);
        for (const char* place :
             {"a[", "a]", "a[[", "a[x]", "[", "]", "a[99999999999999999999]", ".", "a..[", ""})
            (void)content::valueAt(item, latin(place));
        QVERIFY(content::valueAt(item, latin("a[7]")).isUndefined());
    }
};

ONE_OF_MANY(TestContentFields)
#include "test_content_fields.moc"
