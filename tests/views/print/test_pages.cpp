// How blocks are shared out to pages: rows that are never split, heads that are repeated.
#include "support/one_of_many.h"
#include "support/strict.h"

#include "print/flow.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::views::print;

namespace {

const QRectF body(10, 20, 100, 100);

Block block(const QList<double>& rows, double head = 0)
{
    Block made;
    made.rows = rows;
    made.headHeight = head;
    return made;
}

// "1: head 0 1 | head 2": the rows of one block by page.
QString told(const QList<Page>& pages)
{
    QStringList texts;
    for (const Page& page : pages) {
        QStringList rows;
        for (const Placed& placed : page)
            rows.append(placed.row == Placed::head
                            ? QStringLiteral("head")
                            : QStringLiteral("%1.%2").arg(placed.block).arg(placed.row));
        texts.append(rows.join(u' '));
    }
    return texts.join(QStringLiteral(" | "));
}

} // namespace

class TestPages : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void rowsAreNeverSplit()
    {
        const auto pages = paginate({block({40, 40, 40, 60})}, body);
        QCOMPARE(told(pages), QStringLiteral("0.0 0.1 | 0.2 0.3"));
        for (const Page& page : pages) {
            for (const Placed& placed : page)
                QVERIFY(body.contains(placed.rect));
        }
    }

    void headsAreRepeated()
    {
        QCOMPARE(told(paginate({block({40, 40, 40}, 10)}, body)), QStringLiteral("head 0.0 0.1 | head 0.2"));
    }

    void aHeadIsNotAloneAtTheFoot()
    {
        QCOMPARE(told(paginate({block({85}), block({20}, 10)}, body)), QStringLiteral("0.0 | head 1.0"));
    }

    void aHeadingGoesWithWhatItStandsOver()
    {
        Block heading = block({10});
        heading.keepWithNext = true;
        QCOMPARE(told(paginate({block({80}), heading, block({20, 20})}, body)),
                 QStringLiteral("0.0 | 1.0 2.0 2.1"));
        QCOMPARE(told(paginate({block({60}), heading, block({20, 20})}, body)),
                 QStringLiteral("0.0 1.0 2.0 | 2.1"));
    }

    void rowsThatAreKeptGoTogether()
    {
        Block kept = block({50, 30, 30, 10});
        kept.keeps = {false, true};
        QCOMPARE(told(paginate({kept}, body)), QStringLiteral("0.0 | 0.1 0.2 0.3"));
    }

    void gapsAreLeftOutAtTheTopOfAPage()
    {
        Block second = block({50});
        second.gapBefore = 30;
        const auto pages = paginate({block({60}), second}, body);
        QCOMPARE(told(pages), QStringLiteral("0.0 | 1.0"));
        QCOMPARE(pages[1][0].rect.top(), body.top());
    }

    void whatIsHigherThanAPageIsSqueezed()
    {
        const auto pages = paginate({block({10, 500, 10}, 10)}, body);
        QCOMPARE(told(pages), QStringLiteral("head 0.0 | head 0.1 | head 0.2"));
        QVERIFY(body.contains(pages[1][1].rect));
    }

    void nothingIsOnePage() { QCOMPARE(paginate({}, body).size(), 1); }
};

ONE_OF_MANY(TestPages)
#include "test_pages.moc"
