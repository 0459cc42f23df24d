#include "support/one_of_many.h"
#include "support/rule_books.h"

#include <QSet>
#include <QTest>

using namespace roadmarshal::rules;
using namespace roadmarshal::test;

namespace {

constexpr std::size_t everything = 1000;

QStringList idsFound(const QString& query, std::size_t limit = everything)
{
    QStringList ids;
    for (const Found& found : book().search(query, limit))
        ids.append(book().entries()[found.entry].id);
    return ids;
}

} // namespace

class TestRulesSearch : public QObject
{
    Q_OBJECT
private slots:
    void whatPlayersType_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QStringList>("first");
        const auto row = [](const char* query, const char* first) {
            QTest::newRow(query) << QString::fromUtf8(query) << QString::fromLatin1(first).split(u'|');
        };
        row("can I change lanes on dirt", "7.13|AR-16");
        row("Can I change lanes on dirt?", "7.13|AR-16");
        row("lane cha", "7.13");
        row("spray", "8.5 Spray|AR-22");
        row("SPRAY", "8.5 Spray|AR-22");
        row("trough", "7.14|AR-17");
        row("trou", "7.14|AR-17");
        row("Tróúgh", "7.14|AR-17");
        row("who is first", "4.5|AR-45");
        row("AR-16", "AR-16|7.13");
        row("ar16", "AR-16");
        row("AR-1", "AR-1");
        row("7.13", "7.13");
        row("rule 7.13", "7.13");
        row("7.1", "7.1|7.10");
        row("7", "7.0");
        row("10 Get There", "10 Get There");
        row("get there", "10 Get There|AR-57"); // nothing but stop words
        row("bulldoze figure 8", "8.5 Bulldoze|7.12|AR-14");
        row("ram own car", "7.9|8.4");
        row("can I ram my own car", "7.9|8.4");
        row("shoot own car", "8.1");
        row("kill own car", "11.3|AR-32");
        row("suppressed ram", "8.5 Suppress|AR-25");
        row("sideswipe", "10 Sideswipe");
        row("shoot before moving", "4.4|10 Reloading|AR-26");
        row("what happens if two players win at the same time", "AR-43");
        row("can I push my own car over the line", "AR-5|11.1");
        row("swap back over the finish line", "11.2");
        row("do I have to spend all movement points", "7.1");
        row("nitro", "10 Shot of NOS|AR-56");
        row("tyre", "10 Shredded Tire");
        row("how many cards in hand", "3.0|AR-46");
    }
    void whatPlayersType()
    {
        QFETCH(QString, query);
        QFETCH(QStringList, first);
        QCOMPARE(idsFound(query, static_cast<std::size_t>(first.size())), first);
    }

    void wordsThatAreNowhereFindNothing()
    {
        QCOMPARE(idsFound(QStringLiteral("zeppelin")), QStringList());
        QCOMPARE(idsFound(QStringLiteral("trough zeppelin")), QStringList());
        QCOMPARE(idsFound(QStringLiteral("???")), QStringList());
    }

    void aBlankQueryFindsTheBook()
    {
        for (const char* blank : {"", "  \n"}) {
            const std::vector<Found> found = book().search(QString::fromLatin1(blank), everything);
            QCOMPARE(found.size(), book().entries().size());
            for (std::size_t i = 0; i < found.size(); ++i)
                QCOMPARE(found[i].entry, i);
        }
    }

    void onlyTheWordBeingTypedMayBeIncomplete()
    {
        QVERIFY(!idsFound(QStringLiteral("bulldo")).isEmpty());
        QVERIFY(idsFound(QStringLiteral("bulldo ")).isEmpty());
        QVERIFY(idsFound(QStringLiteral("bulldo figure")).isEmpty());
        QVERIFY(idsFound(QStringLiteral("bulldo the")).isEmpty());
        QVERIFY(!idsFound(QStringLiteral("bulldoze ")).isEmpty());
    }

    void matchesAreMarked()
    {
        const auto small = loadText(bookWith(
            R"({"id": "7.13", "title": "Dirt and lanes", "text": "Keep the LANE: lanes, Lané, planes. Dirty!"})"));
        QVERIFY(small);
        const std::vector<Found> found = small->search(u"lane dirt", 10);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].inTitle, (std::vector<Range>{{0, 4}, {9, 5}}));
        QCOMPARE(found[0].inText, (std::vector<Range>{{9, 4}, {15, 5}, {22, 4}, {36, 5}}));
    }

    void betterFieldsComeFirst()
    {
        const auto small = loadText(bookWith(R"(
            {"id": "1", "title": "One", "text": "About mud."},
            {"id": "2", "title": "Two", "text": "x", "keywords": ["deep mud"]},
            {"id": "3", "title": "Mud and more", "text": "x"},
            {"id": "4", "title": "Mud", "text": "x"},
            {"id": "5 Mud", "title": "Five", "text": "x"},
            {"id": "Mud", "title": "Six", "text": "x"},
            {"id": "7", "title": "Muddy", "text": "x"})"));
        QVERIFY(small);
        QStringList ids;
        for (const Found& found : small->search(u"mud", 10))
            ids.append(small->entries()[found.entry].id);
        QCOMPARE(ids, QStringLiteral("Mud,5 Mud,4,3,7,2,1").split(u','));
        QCOMPARE(small->search(u"mud", 3).size(), 3U);
        QCOMPARE(small->search(u"mud", 0).size(), 0U);
    }

    void anyQueryGetsASoundAnswer()
    {
        QVERIFY(rc::check([] {
            const QString query = randomText();
            const std::size_t limit = *rc::gen::inRange<std::size_t>(0, 200);
            const std::vector<Found> results = book().search(query, limit);
            RC_ASSERT(results.size() <= limit);
            RC_ASSERT(std::ranges::is_sorted(results, std::ranges::greater(), &Found::score));
            QSet<std::size_t> seen;
            for (const Found& found : results) {
                RC_ASSERT(found.entry < book().entries().size());
                RC_ASSERT(!seen.contains(found.entry));
                seen.insert(found.entry);
                const RuleEntry& entry = book().entries()[found.entry];
                for (const auto& [text, ranges] :
                     {std::pair(entry.title, found.inTitle), std::pair(entry.text, found.inText)}) {
                    qsizetype end = 0;
                    for (const Range& range : ranges) {
                        RC_ASSERT(range.start >= end && range.length > 0);
                        end = range.start + range.length;
                    }
                    RC_ASSERT(end <= text.size());
                }
            }
            (void)book().find(query);
        }));
    }

    void longQueriesAreCutShort()
    {
        const QString longQuery = QStringLiteral("trough ").repeated(100'000);
        QCOMPARE(idsFound(longQuery), idsFound(QStringLiteral("trough ")));
        QVERIFY(!book().find(longQuery));
    }

    void everyEntryIsFoundByItsWords()
    {
        QVERIFY(rc::check([] {
            const RuleEntry& entry = *rc::gen::elementOf(book().entries());
            const auto words = wordsOf(entry.title + u' ' + entry.text + u' ' + entry.keywords.join(u' '));
            QString query;
            for (int i = *rc::gen::inRange(1, 5); i > 0; --i)
                query += (*rc::gen::elementOf(words)).folded + u' ';
            if (*rc::gen::arbitrary<bool>())
                query = query.toUpper();
            RC_ASSERT(idsFound(query).contains(entry.id));
        }));
    }

    void aWordMoreNeverFindsMore()
    {
        QVERIFY(rc::check([] {
            const auto words = wordsOf((*rc::gen::elementOf(book().entries())).text);
            const QString fewer = QStringLiteral("car %1 ").arg((*rc::gen::elementOf(words)).folded);
            const QString more = fewer + (*rc::gen::elementOf(words)).folded + u' ';
            const QStringList before = idsFound(fewer);
            for (const QString& id : idsFound(more))
                RC_ASSERT(before.contains(id));
        }));
    }
};

ONE_OF_MANY(TestRulesSearch)
#include "test_rules_search.moc"
