// Prints: documents that fit their paper, PDFs that can be searched.
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/printed_game.h"
#include "support/strict.h"
#include "support/window/made_up_mats.h"
#include "support/window/settings_sandbox.h"

#include "print/flow.h"
#include "print/page_feed.h"
#include "print/table_block.h"
#include "print/team_box.h"
#include "print/text_blocks.h"
#include "print/type.h"

#include <QBuffer>
#include <QJsonArray>
#include <QLineEdit>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTranslator>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace roadmarshal::views::print;
using test::allDocuments;
using test::DemoGame;
using test::played;

namespace {

QJsonObject tenTeams(const QStringList& players = {QString::fromUtf8("אבג שלום"), QString::fromUtf8("😀🚗"),
                                                   QStringLiteral("<script>alert(1)</script>"),
                                                   QString(60, u'W'), QStringLiteral("Ben")})
{
    QJsonArray teams;
    const auto known = games::find(QStringLiteral("apocalypse-road"))->knownTeams();
    for (int i = 0; i < 10; ++i)
        teams.append(QJsonObject{{QStringLiteral("id"), known[i].id},
                                 {QStringLiteral("player"), players[i % players.size()]}});
    return {{QStringLiteral("teams"), teams}};
}

QByteArray pdfOf(const Printout& printout)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    PageFeed feed(writer, printout);
    while (!feed.isDone()) {
        if (!feed.feed())
            return {};
    }
    return feed.finish() ? buffer.data() : QByteArray();
}

// Every sign that a reader of the PDF can find in it: what its fonts say their shapes stand for.
QSet<char16_t> signsIn(const QByteArray& pdf)
{
    static const QRegularExpression range(
        QStringLiteral("<([0-9a-fA-F]{4})>\\s*<([0-9a-fA-F]{4})>\\s*(<([0-9a-fA-F]+)>|\\[([^\\]]*)\\])"));
    static const QRegularExpression hex(QStringLiteral("<([0-9a-fA-F]+)>"));
    QSet<char16_t> signs;
    const auto add = [&](const QString& digits, int by = 0) {
        for (qsizetype i = 0; i + 4 <= digits.size(); i += 4)
            signs.insert(static_cast<char16_t>(digits.sliced(i, 4).toInt(nullptr, 16) + by));
    };
    const QByteArray begin(">>\nstream\n");
    for (qsizetype at = pdf.indexOf(begin); at >= 0; at = pdf.indexOf(begin, at + 1)) {
        const qsizetype from = at + begin.size();
        const QByteArray packed = pdf.sliced(from, pdf.indexOf("endstream", from) - from);
        const QByteArray text = packed.startsWith('x') // as all that zlib has packed
                                    ? qUncompress(QByteArray("\0\x10\0\0", 4) + packed)
                                    : packed;
        if (!text.contains("beginbfrange"))
            continue;
        auto found = range.globalMatch(QString::fromLatin1(text.sliced(text.indexOf("beginbfrange"))));
        while (found.hasNext()) {
            const auto match = found.next();
            const int last = match.captured(2).toInt(nullptr, 16) - match.captured(1).toInt(nullptr, 16);
            for (int by = 0; by <= last && !match.captured(4).isEmpty(); ++by)
                add(match.captured(4), by);
            auto listed = hex.globalMatch(match.captured(5));
            while (listed.hasNext())
                add(listed.next().captured(1));
        }
    }
    return signs;
}

} // namespace

class PrintTest : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

private slots:
    void everySpaceHasItsSticker()
    {
        const DemoGame demo;
        const Material material = materialOf(*demo.session);
        for (const auto size : {QPageSize::A4, QPageSize::Letter}) {
            Paper paper;
            paper.size = size;
            const QList<Block> blocks = blocksOf(Document::Stickers, material, paper);
            QVERIFY(!paginate(blocks, paper.body()).isEmpty());
            double height = 0;
            for (const double row : blocks.last().rows)
                height += row;
            QVERIFY(height > paper.body().height() / 2);
        }
        const Printout printout(material, {Document::Stickers}, Paper());
        const QSet<char16_t> signs = signsIn(pdfOf(printout));
        for (const QChar sign : QStringLiteral("0123456789."))
            QVERIFY2(signs.contains(sign.unicode()), qPrintable(QString(sign)));
    }
    void init() { test::failOnUnexpectedWarnings(); }

    void tablesGrowWithWrappedText()
    {
        Table table;
        table.columns = {{QStringLiteral("A"), 40}, {QStringLiteral("B"), 0, Qt::AlignLeft, true}};
        table.rows = {{{{.text = QStringLiteral("1")}, {.text = QStringLiteral("short")}}},
                      {{{.text = QStringLiteral("2")}, {.text = QString(900, u'x')}}}};
        const Block laid = tableBlock(table, {});
        QCOMPARE(laid.rows.size(), 2);
        QVERIFY(laid.rows[1] > 3 * laid.rows[0]);
        QVERIFY(laid.headHeight > 0);
    }

    void everyDocumentFitsItsPaper_data()
    {
        QTest::addColumn<bool>("ten");
        QTest::addColumn<int>("size");
        QTest::newRow("four, A4") << false << static_cast<int>(QPageSize::A4);
        QTest::newRow("four, Letter") << false << static_cast<int>(QPageSize::Letter);
        QTest::newRow("ten, A4") << true << static_cast<int>(QPageSize::A4);
        QTest::newRow("ten, Letter") << true << static_cast<int>(QPageSize::Letter);
    }
    void everyDocumentFitsItsPaper()
    {
        QFETCH(bool, ten);
        QFETCH(int, size);
        const auto demo = played(ten ? tenTeams() : QJsonObject());
        const Material material = materialOf(*demo->session);
        const Paper paper{static_cast<QPageSize::PageSizeId>(size), Ink::Colour};
        for (const Document document : allDocuments()) {
            const Printout printout(material, {document}, paper);
            for (const Page& page : printout.pages()) {
                QVERIFY(!page.isEmpty());
                for (const Placed& placed : page) {
                    QVERIFY2(paper.body().adjusted(-1, -1, 1, 1).contains(placed.rect),
                             qPrintable(toText(document)));
                    // Nothing had to be squeezed.
                    if (placed.row >= 0)
                        QCOMPARE(placed.rect.height(), printout.blocks()[placed.block].rows[placed.row]);
                }
            }
        }
        const Printout sheet(material, {Document::PackAway}, paper);
        QCOMPARE(sheet.pageCount(), ten ? 2 : 1);
    }

    void matsOfAnyGameArePrinted()
    {
        const DemoGame demo;
        Material material = materialOf(*demo.session);
        material.table = test::crews();
        const QList<Block> blocks = matsDocument(material, {});
        QCOMPARE(blocks.size(), 1 + 2 * 3); // a heading and the panels of each mat
        QImage image(Paper().body().size().toSize() / 10, QImage::Format_RGB32);
        for (const Block& block : blocks) {
            image.fill(Qt::white);
            const QImage blank = image;
            QPainter painter(&image);
            painter.scale(0.1, 0.1);
            block.paintRow(painter, QRectF(0, 0, Paper().body().width(), block.rows.first()), 0);
            painter.end();
            QVERIFY(image != blank);
        }
    }

    void thePackAwaySheetTellsWhatLiesOnMatsOfAnyGame()
    {
        const DemoGame demo;
        Material material = materialOf(*demo.session);
        material.table = test::crews();
        QString told;
        for (const BoxLine& line : teamBox(material, material.table.teams[0]).lines)
            told += line.piece + u' ' + line.rest + u'\n';
        for (const char* part : {"Currency 4", "Lever: 6", "R1, red: Machine gun", "Equipment: 2 (Rocket)",
                                 "Nails", "Status Injured"})
            QVERIFY2(told.contains(QString::fromLatin1(part)), qPrintable(told));
        QVERIFY(hasOwnMats(material.table));
        const TeamBox own = tableBox(material);
        QCOMPARE(own.lines.size(), 1);
        QCOMPARE(own.lines.first().piece, QStringLiteral("Convoy"));
        QVERIFY(own.lines.first().rest.contains(QStringLiteral("Catastrophe 3")));
        QVERIFY(own.lines.first().rest.contains(QStringLiteral("Door 2")));
    }

    void thePackAwaySheetCutsNoName_data()
    {
        QTest::addColumn<QString>("id");
        for (const table::Game* game : games::all())
            QTest::newRow(qPrintable(game->id())) << game->id();
    }
    void thePackAwaySheetCutsNoName()
    {
        QFETCH(const QString, id);
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/i18n/roadmarshal_de.qm")));
        QCoreApplication::installTranslator(&german);
        const DemoGame demo(7, {}, *games::find(id));
        const Material material = materialOf(*demo.session);
        QList<TeamBox> boxes{tableBox(material)};
        for (const table::Team& team : material.table.teams)
            boxes.append(teamBox(material, team));
        const QFontMetricsF metrics(font(7.5, QFont::DemiBold));
        for (const TeamBox& box : boxes) {
            const Columns columns = columnsOf(box);
            for (const BoxLine& line : box.lines)
                QVERIFY2(metrics.horizontalAdvance(line.piece) < columns.piece, qPrintable(line.piece));
            const bool hasSide =
                std::ranges::any_of(box.lines, [](const BoxLine& line) { return !line.side.isEmpty(); });
            QCOMPARE(columns.side > 0, hasSide);
        }
    }

    void thePackAwaySheetNamesTheDecksOfHands()
    {
        const DemoGame road;
        const Material one = materialOf(*road.session);
        QVERIFY(teamBox(one, one.table.teams[0]).hand.startsWith(QStringLiteral("cards in hand: ")));
        const DemoGame rally(7, {}, *games::find(QStringLiteral("road-kill-rally")));
        const Material two = materialOf(*rally.session);
        QVERIFY(teamBox(two, two.table.teams[0])
                    .hand.startsWith(QStringLiteral("Rally cards: 7 in hand · Accessories: 8 in hand")));
    }

    void aNoteLongerThanAPageIsSharedOut()
    {
        DemoGame demo;
        QVERIFY(demo.session->annotate(1, QString(table::longestNote, u'W')).has_value());
        const Printout printout(materialOf(*demo.session), {Document::Log}, {});
        for (const Page& page : printout.pages()) {
            for (const Placed& placed : page) {
                if (placed.row >= 0)
                    QCOMPARE(placed.rect.height(), printout.blocks()[placed.block].rows[placed.row]);
            }
        }
        QVERIFY(printout.pageCount() > 1);
    }

    void pdfsHaveTheirPagesAndTheirFonts()
    {
        const auto demo = played(tenTeams());
        const Printout printout(materialOf(*demo->session), allDocuments(),
                                {QPageSize::Letter, Ink::Greyscale});
        const QByteArray pdf = pdfOf(printout);
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(pdf.contains("/Count " + QByteArray::number(printout.pageCount()) + "\n"));
        QVERIFY(pdf.contains("/FontFile"));
        QVERIFY(pdf.contains("/MediaBox [0 0 612"));
    }

    // Signs whose shape depends on their neighbours have no meaning of their own in a PDF.
    void everySignInAPdfCanBeSearchedFor()
    {
        const auto demo = played();
        QVERIFY(demo->session->annotate(1, QStringLiteral("AR-21 (8.0) Solo +4: 12:30 -> x")).has_value());
        const QSet<char16_t> signs = signsIn(pdfOf(Printout(materialOf(*demo->session), allDocuments(), {})));
        for (const QChar sign : QStringLiteral("AR-21(8.0)+:>"))
            QVERIFY2(signs.contains(sign.unicode()), qPrintable(QString(sign)));
        for (const char16_t sign : signs)
            QVERIFY2(sign < 0xE000 || sign > 0xF8FF, qPrintable(QString::number(sign, 16)));
    }

    void standingsAreFinalOnlyAtTheEnd()
    {
        DemoGame demo;
        QVERIFY(!materialOf(*demo.session).summary.outcome.isOver());
        QVERIFY(demo.take(QStringLiteral("set marker winner red")).has_value());
        QVERIFY(materialOf(*demo.session).summary.outcome.isOver());
    }

    void theCarsOfATeamStayTogether()
    {
        const auto demo = played(tenTeams());
        const Printout printout(materialOf(*demo->session), {Document::Damage}, {});
        QHash<qsizetype, QSet<int>> pagesOf; // of the blocks of cars: those before which a heading is kept
        for (int page = 0; page < printout.pageCount(); ++page) {
            for (const Placed& placed : printout.pages()[page])
                pagesOf[placed.block].insert(page);
        }
        int tables = 0;
        for (qsizetype i = 1; i < printout.blocks().size(); ++i) {
            if (!printout.blocks()[i - 1].keepWithNext || printout.blocks()[i].headHeight == 0)
                continue;
            ++tables;
            QCOMPARE(pagesOf[i].size(), 1);
            QCOMPARE(pagesOf[i], pagesOf[i - 1]);
        }
        QVERIFY(tables >= 10);
        QVERIFY(printout.pageCount() > 1);
    }

    void longNamesAreCutWhereItIsNarrowest()
    {
        const QFont type = font(7);
        QCOMPARE(inTwo(QStringLiteral("Salt Flat Sharks"), type, 1),
                 (QStringList{QStringLiteral("Salt Flat"), QStringLiteral("Sharks")}));
        QCOMPARE(inTwo(QStringLiteral("Of Brotherhoods A B"), type, 1),
                 (QStringList{QStringLiteral("Of Brotherhoods"), QStringLiteral("A B")}));
        QCOMPARE(inTwo(QStringLiteral("Sharks"), type, 1), QStringList{QStringLiteral("Sharks")});
        QCOMPARE(inTwo(QStringLiteral("Rust Belles"), type, 10'000),
                 QStringList{QStringLiteral("Rust Belles")});
    }

    // Ten teams are the most that a race has; nothing about them is shortened.
    void teamNamesFitTheHeadsOfTenColumns()
    {
        const auto demo = played(tenTeams({QStringLiteral("Ben")}));
        for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter}) {
            const Printout printout(materialOf(*demo->session), {Document::Damage}, {size, Ink::Colour});
            const QSet<char16_t> signs = signsIn(pdfOf(printout));
            QVERIFY(signs.contains(u'B'));
            QVERIFY(!signs.contains(u'…'));
        }
    }

    void greyscaleHasNoColourInIt()
    {
        const auto demo = played(tenTeams());
        const Material material = materialOf(*demo->session);
        const auto coloured = [&](Ink ink) {
            const Printout printout(material, allDocuments(), {QPageSize::A4, ink});
            int pixels = 0;
            for (int page = 0; page < std::min(printout.pageCount(), 8); ++page) {
                constexpr int dotsPerInch = 40;
                QImage image((printout.paper().sheet() * dotsPerInch / unitsPerInch).toSize(),
                             QImage::Format_RGB32);
                image.setDotsPerMeterX(qRound(dotsPerInch / 0.0254));
                image.setDotsPerMeterY(qRound(dotsPerInch / 0.0254));
                image.fill(Qt::white);
                QPainter painter(&image);
                printout.paint(painter, page);
                painter.end();
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        const QRgb rgb = image.pixel(x, y);
                        const auto [least, most] = std::minmax({qRed(rgb), qGreen(rgb), qBlue(rgb)});
                        pixels += most - least > 4;
                    }
                }
            }
            return pixels;
        };
        QVERIFY(coloured(Ink::Colour) > 1000); // first, as in the dialog
        QCOMPARE(coloured(Ink::Greyscale), 0);
    }
};

ONE_OF_MANY(PrintTest)
#include "test_print.moc"
