#include "games/apocalypse_road/movement/reason.h"
#include "games/apocalypse_road/movement/wording.h"
#include "support/one_of_many.h"
#include "support/rule_books.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryFile>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::rules;
using namespace roadmarshal::test;

namespace {

QString idOf(const RuleEntry* entry)
{
    return entry ? entry->id : QString();
}

QJsonValue randomValue(int depth)
{
    switch (*rc::gen::inRange(0, depth > 0 ? 4 : 3)) {
    case 0:
        return QJsonValue();
    case 1:
        return *rc::gen::element(0.0, -1.0, 1e300);
    case 2:
        return randomText();
    default: {
        QJsonArray array;
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
            array.append(randomValue(depth - 1));
        return array;
    }
    }
}

// One of two rulings or two sections, mostly sound: a section and its ruling refer to each other.
QJsonObject randomEntry(int number)
{
    const QStringList ids{QStringLiteral("7.1"), QStringLiteral("AR-1"), QStringLiteral("7.2"),
                          QStringLiteral("AR-2")};
    const QString others = number % 2 == 0 ? QStringLiteral("rulings") : QStringLiteral("sections");
    QJsonObject entry{{QStringLiteral("id"), ids[number]},
                      {QStringLiteral("title"), QStringLiteral("Title")},
                      {QStringLiteral("text"), u'x' + randomText()},
                      {others, QJsonArray{ids[number ^ 1]}}};
    if (*rc::gen::inRange(0, 10) == 0)
        entry[entry.keys()[*rc::gen::inRange(0, 4)]] = randomValue(2);
    return entry;
}

} // namespace

class TestRules : public QObject
{
    Q_OBJECT
private slots:
    void theBookLoads()
    {
        const auto loaded = RuleBook::builtIn(apocalypseRoad);
        QVERIFY2(loaded, qPrintable(loaded ? QString() : loaded.error().toLine()));
        QCOMPARE(loaded->game(), apocalypseRoad);
    }

    void everySectionIsThere_data()
    {
        QTest::addColumn<QString>("id");
        const QByteArray ids =
            "2.1 2.2 2.3 3.0 4.1 4.2 4.3 4.4 4.5 5.1 5.2 5.3 5.4 5.4.2 5.4.3 5.4.4 5.5 6.0 7.0 7.1 7.2 7.3 "
            "7.4 "
            "7.5 7.6 7.7 7.8 7.9 7.10 7.11 7.11.1 7.11.2 7.11.3 7.11.4 7.12 7.13 7.14 7.15 8.0 8.1 8.2 8.3 "
            "8.4 8.5 9.0 9.1 9.2 9.3 10.0 11.0 11.1 11.2 11.3 11.4 11.5 12.0 13.0";
        for (const QByteArray& id : ids.split(' '))
            QTest::newRow(id.constData()) << QString::fromLatin1(id);
        for (const char* result : {"Bulldoze", "Chain", "Spray", "Suppress"})
            QTest::newRow(result) << QStringLiteral("8.5 ") + QString::fromLatin1(result);
    }
    void everySectionIsThere()
    {
        QFETCH(QString, id);
        const RuleEntry* entry = book().find(id);
        QCOMPARE(idOf(entry), id);
        QVERIFY(!entry->isRuling());
    }

    void everyMovementEventIsThere()
    {
        const QStringList names =
            QStringLiteral(
                "Big Air,Blown Engine,Blown Transmission,Bottoming Out,Bounty,Bump and Run,Bumpy Ride,"
                "Dangerous Debris,Drift,Engine Failure,Fuel Leak,Get There,Greasing the Landing,"
                "High Flyer,Into the Weeds,Missed Jump,Open Road,Outta Gas,Race Bonus,Reloading,Roll,"
                "Shredded Tire,Shot of NOS,Sideswipe,Snapped the Struts,Spin-Around,"
                "Suspension Failure,Transmission Failure")
                .split(u',');
        const QList<int> counts{1, 1, 1, 4, 1, 3, 1, 3, 3, 1, 1, 2, 1, 1,
                                2, 2, 4, 1, 1, 3, 1, 1, 1, 7, 1, 2, 1, 1};
        QStringList found;
        int cards = 0;
        static const QRegularExpression count(QStringLiteral("(\\d+) cards? in the deck\\.$"));
        for (const RuleEntry& entry : book().entries()) {
            if (!entry.id.startsWith(QStringLiteral("10 ")))
                continue;
            QCOMPARE(entry.id, QStringLiteral("10 ") + entry.title);
            const int copies = count.match(entry.text).captured(1).toInt();
            QCOMPARE(copies, counts.value(found.size()));
            found.append(entry.title);
            cards += copies;
        }
        QCOMPARE(found, names);
        QCOMPARE(found.size(), 28);
        QCOMPARE(cards, 52); // 2.0
    }

    void everyRulingIsThere()
    {
        QStringList expected;
        for (const auto& [first, last] : {std::pair{1, 17}, {20, 26}, {30, 34}, {40, 47}, {50, 63}}) {
            for (int n = first; n <= last; ++n)
                expected.append(QStringLiteral("AR-%1").arg(n));
        }
        QStringList found;
        for (const RuleEntry& entry : book().entries()) {
            if (entry.isRuling())
                found.append(entry.id);
        }
        QCOMPARE(found, expected);
    }

    void whatTheMovementRulesCiteIsThere()
    {
        using namespace apocalypse_road::movement;
        for (int why = 0; why <= static_cast<int>(Why::PointsLeft); ++why) {
            const auto cited = citation({static_cast<Why>(why), {}});
            QCOMPARE(idOf(book().find(cited.rule)), cited.rule);
            if (!cited.ruling.isEmpty())
                QCOMPARE(idOf(book().find(cited.ruling)), cited.ruling);
        }
    }

    void sectionsAndRulingsKnowEachOther()
    {
        for (const RuleEntry& entry : book().entries()) {
            for (const QString& ruling : entry.rulings)
                QVERIFY2(book().find(ruling)->sections.contains(entry.id),
                         qPrintable(entry.id + u' ' + ruling));
            for (const QString& section : entry.sections)
                QVERIFY2(book().find(section)->rulings.contains(entry.id),
                         qPrintable(entry.id + u' ' + section));
        }
    }

    void textsAreShort()
    {
        static const QRegularExpression sentenceEnd(QStringLiteral("[.!?](?=\\s|$)"));
        for (const RuleEntry& entry : book().entries()) {
            QVERIFY2(entry.text.size() < 420, qPrintable(entry.id));
            QVERIFY2(entry.text.endsWith(u'.'), qPrintable(entry.id));
            const qsizetype sentences = entry.text.count(sentenceEnd);
            QVERIFY2(sentences >= 1 && sentences <= 3, qPrintable(entry.id));
            QVERIFY2(!entry.keywords.isEmpty(), qPrintable(entry.id));
        }
    }

    void aCitationLeadsToItsEntry_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* typed, const char* id) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromLatin1(id);
        };
        row("7.13", "7.13");
        row(" 7.13 ", "7.13");
        row("AR-16", "AR-16");
        row("ar 16", "AR-16");
        row("10 sideswipe", "10 Sideswipe");
        row("10, Race Bonus", "10 Race Bonus");
        row("8.5 Spray", "8.5 Spray");
        row("7.11.9", "7.11");
        row("7.99", "7.0");
        row("7.1.2.3", "7.1");
        row("7", "7.0");
        row("8.5 Melt", "8.5");
        row("10 Pothole", "10.0");
        row("10, Pothole", "10.0");
        row("71", "");
        row("7.13b", "");
        row("4.9", ""); // there is no 4.0
        row("AR-18", "");
        row("AR", "");
        row("", "");
        row("...", "");
    }
    void aCitationLeadsToItsEntry()
    {
        QFETCH(QString, typed);
        QFETCH(QString, id);
        QCOMPARE(idOf(book().find(typed)), id);
    }

    void badBooksAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const QByteArray& text, const char* line) {
            QTest::newRow(name) << text << QString::fromLatin1(line);
        };
        const QByteArray section = R"({"id": "7.1", "title": "t", "text": "x"})";
        const QByteArray ruling = R"({"id": "AR-1", "title": "t", "text": "x", "sections": ["7.1"]})";
        row("format", R"({"format": "roadmarshal-rules/2", "game": "g", "entries": []})",
            "format is \"roadmarshal-rules/2\", known is roadmarshal-rules/1");
        row("no format", R"({"game": "g", "entries": []})", "format is missing");
        row("no game", R"({"format": "roadmarshal-rules/1", "entries": []})", "game is missing");
        row("no entries", R"({"format": "roadmarshal-rules/1", "game": "g"})", "entries is missing");
        row("stop words",
            R"({"format": "roadmarshal-rules/1", "game": "g", "stopWords": "the", "entries": []})",
            "stopWords is not a list");
        row("not an object", bookWith("7"), "entries[0] is not an object");
        row("no title", bookWith(R"({"id": "7.1", "text": "x"})"), "entries[0].title is missing");
        row("empty text", bookWith(R"({"id": "7.1", "title": "t", "text": " "})"),
            "entries[0].text is empty");
        row("no letter", bookWith(R"({"id": "-", "title": "t", "text": "x"})"),
            "entries[0].id is \"-\", without a letter or digit");
        row("twice", bookWith(section + ',' + section),
            "entries[1].id is \"7.1\", which is there already as \"7.1\"");
        row("twice, spelled otherwise",
            bookWith(section + ',' + ruling + R"(, {"id": "ar 1", "title": "t", "text": "x"})"),
            "entries[2].id is \"ar 1\", which is there already as \"AR-1\"");
        row("ruling nowhere", bookWith(R"({"id": "7.1", "title": "t", "text": "x", "rulings": ["AR-1"]})"),
            "entries[0].rulings[0] is \"AR-1\", which no entry has as its id");
        row("section nowhere", bookWith(ruling),
            "entries[0].sections[0] is \"7.1\", which no entry has as its id");
        row("not a ruling",
            bookWith(section + R"(, {"id": "7.2", "title": "t", "text": "x", "rulings": ["7.1"]})"),
            "entries[1].rulings[0] is \"7.1\", which is not a ruling");
        row("not a section",
            bookWith(section + ',' + ruling +
                     R"(, {"id": "AR-2", "title": "t", "text": "x", "sections": ["AR-1"]})"),
            "entries[2].sections[0] is \"AR-1\", which is not a section");
        row("both",
            bookWith(section + ',' + ruling +
                     R"(, {"id": "b", "title": "t", "text": "x", "rulings": ["AR-1"], "sections": ["7.1"]})"),
            "entries[2] has both rulings and sections: an entry is either a section or a ruling");
        row("long text",
            bookWith(R"({"id": "7.1", "title": "t", "text": ")" + QByteArray(1001, 'x') + R"("})"),
            "entries[0].text is longer than 1000 characters");
        row("many keywords",
            bookWith(R"({"id": "7.1", "title": "t", "text": "x", "keywords": [)" +
                     QByteArray(R"("x",)").repeated(60) + R"("x"]})"),
            "entries[0].keywords has 61 entries, at most 60 are allowed");
        row("many entries", bookWith((section + ',').repeated(500) + section),
            "entries has 501 entries, at most 500 are allowed");
    }
    void badBooksAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, line);
        const auto loaded = loadText(text);
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().toLine(), line);
    }

    void filesAreRefusedWithTheReason()
    {
        QCOMPARE(RuleBook::builtIn(QStringLiteral("chess")).error().reason, QStringLiteral("no such file"));
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write("{");
        file.close();
        QVERIFY(RuleBook::loadFile(file.fileName()).error().reason.startsWith(QStringLiteral("not JSON")));
    }

    void unknownFieldsAreIgnored()
    {
        QVERIFY(loadText(bookWith(R"({"id": "7.1", "title": "t", "text": "x", "picture": 7})")));
    }

    void garbageIsLoadedOrRefused()
    {
        QVERIFY(rc::check([] {
            QJsonArray entries;
            const int size = *rc::gen::inRange(0, 5);
            for (int i = 0; i < size; ++i)
                entries.append(randomEntry(i));
            QJsonObject object{{QStringLiteral("format"), QStringLiteral("roadmarshal-rules/1")},
                               {QStringLiteral("game"), apocalypseRoad},
                               {QStringLiteral("entries"), entries}};
            if (*rc::gen::inRange(0, 5) == 0)
                object[*rc::gen::element(QStringLiteral("format"), QStringLiteral("game"),
                                         QStringLiteral("stopWords"), QStringLiteral("entries"))] =
                    randomValue(2);
            const auto loaded = RuleBook::load(object);
            RC_TAG(loaded ? "loaded" : "refused", size);
            if (!loaded) {
                RC_ASSERT(!loaded.error().reason.isEmpty());
                return;
            }
            for (const RuleEntry& entry : loaded->entries())
                RC_ASSERT(loaded->find(entry.id) == &entry);
        }));
    }
};

ONE_OF_MANY(TestRules)
#include "test_rules.moc"
