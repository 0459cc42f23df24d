// Print and play: posters, parts, counters and cards of every game, and of every board that comes with the
// program.
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/settings_sandbox.h"

#include "print/page_feed.h"
#include "print/play_scale.h"
#include "print/poster_theme.h"

#include "board/svg.h"
#include "content/library.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <cmath>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace roadmarshal::views::print;
using test::DemoGame;

namespace {

std::unique_ptr<DemoGame> tableOf(const QString& game, const QJsonObject& changes = {})
{
    return std::make_unique<DemoGame>(7, changes, *games::find(game));
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

// Where a place of the board comes to lie in a poster's drawing.
QPointF onPoster(const Poster& poster, const QRectF& bounds, QPointF place)
{
    const QPointF point = (place - bounds.topLeft()) * poster.scale;
    return poster.turned ? QPointF(poster.drawing.width() - point.y(), point.x()) : point;
}

// Every board that comes with the program: a word of the set-up and what it may be.
void addBoards()
{
    struct Field
    {
        const char* game;
        const char* key;
        QStringList words;
    };
    const auto all = [](const char* game, const char* kind) {
        QStringList words;
        for (const content::Kind& each : games::find(QLatin1StringView(game))->contentKinds()) {
            if (each.id != QLatin1StringView(kind))
                continue;
            for (const content::Item& item : content::Library::builtIn().list(each).items)
                words.append(item.id);
        }
        return words;
    };
    const Field fields[]{{"apocalypse-road", "track", all("apocalypse-road", "track")},
                         {"rush-n-crush", "course", all("rush-n-crush", "course")},
                         {"highway-heist", "guide", all("highway-heist", "guide")},
                         {"apocalypse-trail", "trail", all("apocalypse-trail", "trail")}};
    QTest::addColumn<QString>("game");
    QTest::addColumn<QJsonObject>("changes");
    for (const Field& field : fields) {
        for (const QString& word : field.words)
            QTest::newRow(qPrintable(word))
                << QString::fromLatin1(field.game) << QJsonObject{{QString::fromLatin1(field.key), word}};
    }
    QTest::newRow("road") << QStringLiteral("road-kill-rally") << QJsonObject();
}

} // namespace

class PrintAndPlayTest : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

private slots:
    void everySpaceIsOnSomeSheet_data() { addBoards(); }
    void everySpaceIsOnSomeSheet()
    {
        QFETCH(QString, game);
        QFETCH(QJsonObject, changes);
        const auto demo = tableOf(game, changes);
        const Material material = materialOf(*demo->session);
        const QRectF bounds = material.table.board->bounds();
        for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter, QPageSize::A3}) {
            const Paper paper{size, Ink::Colour};
            const Poster poster = posterOf(bounds.size(), paper, posterScale(material, paper));
            if (size == QPageSize::A3)
                QCOMPARE(poster.sheets(), 1);
            for (const board::Space& space : material.table.board->spaces()) {
                const QPointF point = onPoster(poster, bounds, space.centre);
                bool isThere = false;
                for (int sheet = 0; sheet < poster.sheets(); ++sheet)
                    isThere |= poster.part(sheet).contains(point);
                QVERIFY2(isThere, qPrintable(space.id));
            }
            // Side by side they are the whole drawing.
            QRectF whole;
            for (int sheet = 0; sheet < poster.sheets(); ++sheet) {
                QVERIFY(!poster.part(sheet).isEmpty());
                whole |= poster.part(sheet);
            }
            QVERIFY(std::abs(whole.width() - poster.drawing.width()) < 1);
            QVERIFY(std::abs(whole.height() - poster.drawing.height()) < 1);
        }
    }

    void neighboursShowTheSameStrip()
    {
        const Poster poster = posterOf({2000, 1500}, {}, realScale);
        QVERIFY(poster.columns > 1 && poster.rows > 1);
        for (int sheet = 0; sheet + 1 < poster.sheets(); ++sheet) {
            const bool isLastInRow = sheet % poster.columns + 1 == poster.columns;
            const QRectF both = poster.part(sheet) & poster.part(isLastInRow ? sheet : sheet + 1);
            if (!isLastInRow)
                QVERIFY(std::abs(both.width() - sheetOverlap) < 1);
        }
        QCOMPARE(Poster::nameOf(0, 0), QStringLiteral("A1"));
        QCOMPARE(Poster::nameOf(1, 2), QStringLiteral("B3"));
        QCOMPARE(Poster::nameOf(27, 0), QStringLiteral("AB1"));
    }

    void marksAreWithinWhatAPrinterPrints()
    {
        for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter, QPageSize::A3}) {
            const Paper paper{size, Ink::Colour};
            const QRectF marked =
                drawingFrame(paper).adjusted(-markLength, -markLength, markLength, markLength);
            QVERIFY(paper.body().adjusted(-1, -1, 1, 1).contains(marked));
            const double margin = 5 * mm; // no printer needs more
            QVERIFY(
                QRectF(QPointF(), paper.sheet()).adjusted(margin, margin, -margin, -margin).contains(marked));
        }
    }

    void everythingFitsItsPaper_data() { addBoards(); }
    void everythingFitsItsPaper()
    {
        QFETCH(QString, game);
        QFETCH(QJsonObject, changes);
        const auto demo = tableOf(game, changes);
        const Material material = materialOf(*demo->session);
        for (const Paper& paper : {Paper{QPageSize::A4, Ink::Colour}, Paper{QPageSize::A3, Ink::Greyscale}}) {
            for (const Document document : printAndPlay(material)) {
                const Printout printout(material, {document}, paper);
                for (const Page& page : printout.pages()) {
                    for (const Placed& placed : page) {
                        QVERIFY2(paper.body().adjusted(-1, -1, 1, 1).contains(placed.rect),
                                 qPrintable(toText(document)));
                        if (placed.row >= 0) // nothing had to be squeezed
                            QCOMPARE(placed.rect.height(), printout.blocks()[placed.block].rows[placed.row]);
                    }
                }
            }
        }
    }

    void pdfsAreDrawnAndNotPainted_data()
    {
        QTest::addColumn<QString>("game");
        for (const table::Game* game : games::all())
            QTest::newRow(qPrintable(game->id())) << game->id();
    }
    void pdfsAreDrawnAndNotPainted()
    {
        QFETCH(QString, game);
        const auto demo = tableOf(game);
        const Material material = materialOf(*demo->session);
        const Printout printout(material, printAndPlay(material), {});
        const QByteArray pdf = pdfOf(printout);
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(pdf.contains("/Count " + QByteArray::number(printout.pageCount()) + "\n"));
        QVERIFY(!pdf.contains("/Subtype /Image"));
        QVERIFY(pdf.contains("/ToUnicode")); // numbers and names are text
    }

    void everyPieceOfEveryGameIsPrinted()
    {
        for (const table::Game* game : games::all()) {
            const auto demo = tableOf(game->id());
            const Material material = materialOf(*demo->session);
            const table::Printables printables = printablesOf(material);
            QVERIFY2(!printables.sets.isEmpty(), qPrintable(game->id()));
            for (const table::Team& team : material.table.teams) {
                const bool hasPieces = std::ranges::any_of(
                    material.table.pieces, [&](const table::Piece& piece) { return piece.team == team.id; });
                if (hasPieces)
                    QVERIFY2(std::ranges::contains(printables.sets, team.id, &table::PrintedSet::team),
                             qPrintable(team.id));
            }
            for (const table::PrintedSet& set : printables.sets) {
                for (const table::PrintedPiece& piece : set.pieces) {
                    if (!piece.name.code.isEmpty())
                        QVERIFY2(game->say(piece.name) != piece.name.code, qPrintable(piece.name.code));
                }
            }
            for (const table::PrintedDeck& deck : printables.decks)
                QVERIFY2(game->say(deck.name) != deck.name.code, qPrintable(deck.name.code));
        }
    }

    void modulesAndTilesAreAllThere()
    {
        const auto count = [](const char* game) {
            return printablesOf(materialOf(*tableOf(QString::fromLatin1(game))->session)).parts.size();
        };
        QCOMPARE(count("rush-n-crush"), 20);
        QCOMPARE(count("road-kill-rally"), 26);
        QCOMPARE(count("apocalypse-road"), 0);
    }

    void onlyWhatThereIsIsPrinted()
    {
        const auto has = [](const char* game, Document document) {
            return printAndPlay(materialOf(*tableOf(QString::fromLatin1(game))->session)).contains(document);
        };
        QVERIFY(!has("apocalypse-road", Document::Parts));
        QVERIFY(has("rush-n-crush", Document::Parts));
        QVERIFY(!has("rush-n-crush", Document::Cards));
        QVERIFY(has("apocalypse-trail", Document::Cards));
    }

    void countersAreAsLargeAsTheBoard()
    {
        const auto demo = tableOf(QStringLiteral("apocalypse-road"));
        const Material material = materialOf(*demo->session);
        QCOMPARE(counterScale(material, {}), realScale);
        const Paper large{QPageSize::A3, Ink::Colour};
        QCOMPARE(counterScale(material, large), posterScale(material, large));
        QVERIFY(counterScale(material, large) < realScale);
    }

    void everyBoardIsAGoodSvg_data() { addBoards(); }
    void everyBoardIsAGoodSvg()
    {
        QFETCH(QString, game);
        QFETCH(QJsonObject, changes);
        const auto demo = tableOf(game, changes);
        const auto board = demo->session->game().show(demo->session->now()).board;
        for (const board::Theme& theme : {board::Theme::light(), board::Theme::dark(),
                                          posterTheme(Ink::Colour), posterTheme(Ink::Greyscale)}) {
            const QByteArray svg = toSvg(*board, theme);
            QSet<QString> ids;
            QXmlStreamReader xml(svg);
            while (!xml.atEnd()) {
                if (xml.readNext() != QXmlStreamReader::StartElement)
                    continue;
                if (const QString id = xml.attributes().value(QStringLiteral("id")).toString();
                    !id.isEmpty()) {
                    QVERIFY2(!ids.contains(id), qPrintable(id));
                    ids.insert(id);
                }
                QVERIFY(xml.name() != u"image");
            }
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            for (const board::Space& space : board->spaces()) {
                if (!space.onlyIfOffered && space.group >= 0)
                    QVERIFY2(ids.contains(board::svgId(space.id)), qPrintable(space.id));
            }
            QVERIFY(QSvgRenderer(svg).isValid());
        }
    }

    void posterThemesAreLight()
    {
        for (const Ink ink : {Ink::Colour, Ink::Greyscale}) {
            const board::Theme theme = posterTheme(ink);
            for (const QString& colour :
                 {theme.ground, theme.infield, theme.asphalt, theme.sand, theme.cliff})
                QVERIFY2(qGray(QColor(colour).rgb()) > 180, qPrintable(colour));
        }
    }
};

ONE_OF_MANY(PrintAndPlayTest)
#include "test_print_and_play.moc"
