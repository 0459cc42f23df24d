#include "board/svg.h"
#include "content/picture_header.h"
#include "support/apocalypse_road/tracks.h"
#include "support/one_of_many.h"
#include "support/window/seen_board.h"
#include "track/board_of.h"
#include "track/draft/read.h"
#include "track/draft/sections.h"
#include "track/load.h"
#include "track/read_traced.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace roadmarshal;
using namespace roadmarshal::track;
using roadmarshal::board::length;

namespace {

QByteArray pngOf(int width, int height, qsizetype bytes = 100)
{
    QByteArray data("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    for (const int side : {width, height}) {
        for (const int shift : {24, 16, 8, 0})
            data += static_cast<char>(side >> shift & 0xFF);
    }
    return data + QByteArray(bytes - data.size(), '\0');
}

// Lines of a round board, `sectors` of them, with the inside on the right as one drives.
Traced roundBoard(int sectors, double inner = 200, double outer = 320)
{
    Traced traced;
    for (int i = 0; i < sectors; ++i) {
        const double angle = 2 * std::numbers::pi * i / sectors;
        const QPointF ray(std::cos(angle), std::sin(angle));
        const QPointF middle(500, 400);
        traced.sectors.push_back({{middle + inner * ray, middle + outer * ray}});
    }
    return traced;
}

Track roundTrack()
{
    Track track = test::trackOf({test::section(12, 3)});
    track.chute = Chute{{0, 0}, Side::In};
    track.traced = roundBoard(12);
    return track;
}

Track withPhoto(bool shown = true)
{
    Track track = roundTrack();
    track.traced->photo = Photo{QStringLiteral("image/png"), pngOf(1000, 800), {1000, 800}, shown};
    return track;
}

QJsonObject changed(const QString& key, const QJsonValue& value)
{
    QJsonObject object = store(withPhoto());
    QJsonObject traced = object[QStringLiteral("traced")].toObject();
    if (traced.contains(key) || key == u"picture") {
        traced[key] = value;
    } else {
        QJsonObject picture = traced[QStringLiteral("picture")].toObject();
        picture[key] = value;
        traced[QStringLiteral("picture")] = picture;
    }
    object[QStringLiteral("traced")] = traced;
    return object;
}

QJsonArray linesWith(int sector, const QJsonArray& line)
{
    QJsonArray lines = store(roundBoard(12))[QStringLiteral("lines")].toArray();
    lines[sector] = line;
    return lines;
}

} // namespace

class TestTraced : public QObject
{
    Q_OBJECT
private slots:
    void lanesAreSpreadBetweenTheLines()
    {
        const Track track = roundTrack();
        const Geometry geometry(track);
        const Graph graph(track);
        const QPointF middle = QPointF(500, 400) * scaleOf(*track.traced, track);
        for (int i = 0; i < graph.size(); ++i) {
            const Cell& cell = geometry.cell(static_cast<Index>(i));
            const Space space = graph.spaceAt(static_cast<Index>(i));
            // A lane is 40 wide; the inner edge lies 200 from the middle where the road is 120 wide.
            QVERIFY(std::abs(length(cell.centre - middle) - (200 + 20 + 40 * space.lane)) < 0.5);
            QVERIFY(std::abs(cell.width - laneWidth) < 0.5);
            QVERIFY(board::contains(cell.corners, cell.centre));
        }
    }

    void theRoadIsSmoothWhereSectorsMeet()
    {
        const Road road = layRoad(roundTrack());
        for (int sector = 0; sector < 12; ++sector) {
            const int after = (sector + 1) % 12;
            const Edges edges = road.edgesAt(sector, 1);
            QVERIFY(length(road.pointAt(sector, 1, edges.back()) - road.pointAt(after, 0, edges.back())) <
                    1e-6);
            QVERIFY(std::abs(std::remainder(road.headingAt(sector, 1) - road.headingAt(after, 0), 360)) <
                    0.5);
            QVERIFY(std::abs(road.turnOf(sector) - 30) < 0.5);
        }
        QVERIFY(!runsIntoItself(road, roundTrack()));
    }

    void theInsideIsWhereTheLinesBegin()
    {
        QVERIFY(layRoad(roundTrack()).insideIsRight());
        Track left = roundTrack();
        std::ranges::reverse(left.traced->sectors);
        QVERIFY(!layRoad(left).insideIsRight());
    }

    void aShippedTrackLaidBetweenItsOwnLinesLiesWhereItLay()
    {
        const Track track = shipped(QStringLiteral("saltpan-oval"));
        const Geometry drawn(track);
        Track traced = track;
        traced.traced = Traced{};
        for (int sector = 0; sector < track.sectorCount(); ++sector) {
            const auto lineAt = [&](double part) {
                const Edges edges = drawn.road().edgesAt(sector, part);
                return Line{drawn.road().pointAt(sector, part, edges.front()),
                            drawn.road().pointAt(sector, part, edges.back())};
            };
            traced.traced->sectors.push_back({lineAt(0), lineAt(0.5)});
        }
        const Geometry laid(traced);
        const double scale = scaleOf(*traced.traced, traced);
        for (int i = 0; i < drawn.cellCount(); ++i) {
            const auto index = static_cast<Index>(i);
            QVERIFY(length(laid.cell(index).centre / scale - drawn.cell(index).centre) < 0.1 * laneWidth);
        }
    }

    void whatIsStoredIsReadAgain()
    {
        for (const Track& track : {roundTrack(), withPhoto(), withPhoto(false)}) {
            const auto read = load(store(track));
            QVERIFY2(read, read ? "" : qPrintable(read.error().toLine(QString())));
            QCOMPARE(store(*read), store(track));
            QCOMPARE(read->traced->photo, track.traced->photo);
        }
        QVERIFY(!storeWithoutPicture(withPhoto())[QStringLiteral("traced")].toObject().contains(
            QStringLiteral("picture")));
        QVERIFY(!store(test::oval(12, 3)).contains(QStringLiteral("traced")));
    }

    void aLargePictureIsWrittenInPieces()
    {
        Track track = withPhoto();
        track.traced->photo->data = pngOf(1000, 800, largestPhoto);
        const QJsonObject stored = store(track);
        QVERIFY(QJsonDocument(stored).toJson(QJsonDocument::Compact).size() < 1024 * 1024);
        const auto read = load(stored);
        QVERIFY(read);
        QCOMPARE(read->traced->photo->data.size(), largestPhoto);
    }

    void thePictureIsTheBoard()
    {
        const auto board = boardOf(withPhoto());
        const QString svg = QString::fromUtf8(toSvg(*board, board::Theme::light()));
        QVERIFY(svg.contains(QStringLiteral("data:image/png;base64,")));
        QVERIFY(svg.contains(QStringLiteral("id=\"space-0.0\"")));
        QVERIFY(!svg.contains(QStringLiteral("id=\"textures\"")));
        // Its only links are those to itself.
        QCOMPARE(svg.count(QStringLiteral("href=")), 1);

        const auto drawn = boardOf(withPhoto(false));
        const QString plain = QString::fromUtf8(toSvg(*drawn, board::Theme::light()));
        QVERIFY(!plain.contains(QStringLiteral("<image")));
        QVERIFY(plain.contains(QStringLiteral("id=\"textures\"")));
        QCOMPARE(board->find(u"3.1")->centre, drawn->find(u"3.1")->centre);
    }

    void linesComeAndGoWithSectors()
    {
        const Draft draft{.track = roundTrack(), .sectionRests = {{}}};
        const Track more = withSectors(draft, 0, 14).track;
        QVERIFY(load(store(more)));
        QCOMPARE(more.traced->sectors.size(), 14);
        const Geometry laid(more);
        const QPointF middle = QPointF(500, 400) * scaleOf(*more.traced, more);
        for (int i = 0; i < laid.cellCount(); i += 3)
            QVERIFY(std::abs(length(laid.cell(static_cast<Index>(i)).centre - middle) - 220) < 1);
        const Track fewer = withSectors(draft, 0, 10).track;
        QCOMPARE(fewer.traced->sectors.size(), 10);
        QVERIFY(load(store(fewer)));
        QVERIFY(!withSectors(draft, 0, 2).track.traced);
        // The finish line moves, the road does not.
        const Track turned = withFinishBefore(draft, 5).track;
        QCOMPARE(turned.traced->sectors[0], draft.track.traced->sectors[5]);
        // In and out of the editor, whole or in need of repair.
        const QJsonObject stored = store(withPhoto());
        QCOMPARE(storeDraft(readDraft(stored)->draft), stored);
        QJsonObject nameless = stored;
        nameless[QStringLiteral("id")] = QStringLiteral("?");
        QVERIFY(readDraft(nameless)->problem);
        QCOMPARE(storeDraft(readDraft(nameless)->draft)[QStringLiteral("traced")],
                 stored[QStringLiteral("traced")]);
    }

    void pictureHeadersAreToldApart()
    {
        QCOMPARE(content::pictureHeaderOf(pngOf(640, 480))->size, QSize(640, 480));
        const QByteArray jpeg("\xFF\xD8\xFF\xE0\x00\x04xx\xFF\xC0\x00\x11\x08\x01\xE0\x02\x80\x03", 18);
        QCOMPARE(content::pictureHeaderOf(jpeg)->size, QSize(640, 480));
        QCOMPARE(content::pictureHeaderOf(jpeg)->type, QStringLiteral("image/jpeg"));
        for (qsizetype cut = 0; cut < jpeg.size() - 1; ++cut)
            QVERIFY(!content::pictureHeaderOf(jpeg.first(cut)));
        QVERIFY(!content::pictureHeaderOf("GIF89a"));
        QVERIFY(!content::pictureHeaderOf("<svg/>"));
        QVERIFY(content::pictureHeaderOf(pngOf(0, 480))->size.isEmpty());
    }

    void whatIsNoTraceIsRefused_data()
    {
        QTest::addColumn<QJsonObject>("track");
        QTest::addColumn<QString>("problem");
        const auto base64 = [](const QByteArray& data) {
            return QJsonArray{QString::fromLatin1(data.toBase64())};
        };
        QTest::newRow("number of lines")
            << changed(QStringLiteral("lines"), QJsonArray{QJsonArray{1, 2, 3, 4}})
            << "traced.lines has 1 entries, the track has 12 sectors";
        QTest::newRow("half a line")
            << changed(QStringLiteral("lines"), linesWith(3, {1, 2, 3}))
            << "traced.lines[3] has 3 numbers, a line has 4: x and y of its inner and outer end";
        QTest::newRow("no number") << changed(QStringLiteral("lines"),
                                              linesWith(3, {1, 2, 3, QStringLiteral("x")}))
                                   << "traced.lines[3][3] is not a number";
        QTest::newRow("far away") << changed(QStringLiteral("lines"), linesWith(3, {1, 2, 3, 1e300}))
                                  << "traced.lines[3][3] is 1e+300, allowed is -100000 to 100000";
        QTest::newRow("no length") << changed(QStringLiteral("lines"), linesWith(3, {9, 9, 9, 9}))
                                   << "traced.lines[3] has a line without length";
        QTest::newRow("crossing") << changed(QStringLiteral("lines"), linesWith(1, {780, 450, 760, 350}))
                                  << "traced.lines[1] has a line that crosses the one before";
        QTest::newRow("doubled") << changed(QStringLiteral("lines"), linesWith(1, {700, 400, 820, 400}))
                                 << "traced.lines[1] has a line that lies on the one before";
        QTest::newRow("type") << changed(QStringLiteral("type"), QStringLiteral("image/svg+xml"))
                              << "traced.picture.type is \"image/svg+xml\", allowed is image/jpeg, image/png";
        QTest::newRow("another type") << changed(QStringLiteral("type"), QStringLiteral("image/jpeg"))
                                      << "traced.picture.data is no picture of the type image/jpeg";
        QTest::newRow("one text") << changed(QStringLiteral("data"), QStringLiteral("iVBOR"))
                                  << "traced.picture.data is not a list";
        QTest::newRow("no Base64") << changed(QStringLiteral("data"), QJsonArray{QStringLiteral("%%%%")})
                                   << "traced.picture.data is not Base64";
        QTest::newRow("a drawing") << changed(QStringLiteral("data"), base64("<svg onload='x()'/>"))
                                   << "traced.picture.data is no picture of the type image/png";
        QTest::newRow("vast") << changed(QStringLiteral("data"), base64(pngOf(60000, 60000)))
                              << "traced.picture.data is a picture of 60000 × 60000 pixels, at most 4096 "
                                 "either way are allowed";
        QJsonArray large;
        const QString text = QString::fromLatin1(pngOf(100, 100, largestPhoto + 300).toBase64());
        for (qsizetype at = 0; at < text.size(); at += pieceOfPhoto)
            large.append(text.sliced(at, std::min(pieceOfPhoto, text.size() - at)));
        QTest::newRow("large") << changed(QStringLiteral("data"), large)
                               << "traced.picture.data has 400300 bytes, at most 400000 are allowed";
    }

    void whatIsNoTraceIsRefused()
    {
        QFETCH(QJsonObject, track);
        QFETCH(QString, problem);
        const auto read = load(track);
        QVERIFY(!read);
        QCOMPARE(read.error().place + u' ' + read.error().reason, problem);
    }
};

ONE_OF_MANY(TestTraced)
#include "test_traced.moc"
