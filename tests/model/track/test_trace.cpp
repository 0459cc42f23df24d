#include "support/one_of_many.h"
#include "support/window/seen_board.h"
#include "track/load.h"
#include "track/trace/trace.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::track;
using board::length;

namespace {

const QSizeF photoSize(1600, 1200);
const board::Corners aslant{QPointF(210, 130), QPointF(1490, 220), QPointF(1580, 1110), QPointF(60, 1040)};
// Held upside down, too.
const board::Corners turned{QPointF(1400, 1100), QPointF(180, 1150), QPointF(120, 90), QPointF(1540, 60)};

// As a hand would click it, to and fro across the road.
Trace tracedFully(const SeenBoard& board)
{
    Trace trace = traceOn(board.photo);
    trace.corners = board.seenCorners;
    const int sectors = board.geometry.road().sectorCount();
    for (int sector = 0; sector < sectors; ++sector) {
        const Line line = board.lineOf(sector);
        const int lanes = board.lanesOf(std::max(0, sector - 1));
        click(trace, sector % 2 == 0 ? line.inner : line.outer, lanes, 1);
        click(trace, sector % 2 == 0 ? line.outer : line.inner, lanes, 1);
    }
    close(trace, board.lanesOf(sectors - 1), 1);
    return trace;
}

QString lineOf(const std::expected<Track, Problem>& read)
{
    return read ? QString() : read.error().toLine(QString());
}

} // namespace

class TestTrace : public QObject
{
    Q_OBJECT
private slots:
    void tracedSpacesLieOnThePhoto_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("isTurned");
        for (const char* id :
             {"rust-bowl", "saltpan-oval", "cinder-needle", "crows-knot", "scrapyard-leap"}) {
            QTest::addRow("%s", id) << QString::fromLatin1(id) << false;
            QTest::addRow("%s, turned", id) << QString::fromLatin1(id) << true;
        }
    }

    void tracedSpacesLieOnThePhoto()
    {
        QFETCH(QString, id);
        QFETCH(bool, isTurned);
        const Track original = shipped(id);
        const SeenBoard seen(original, isTurned ? turned : aslant, photoSize);
        const Trace trace = tracedFully(seen);
        constexpr int width = 1200;
        const auto track = trackOf(trace, QStringLiteral("traced"), QStringLiteral("Traced"), width);
        QVERIFY(track);
        const auto read = load(store(*track));
        QVERIFY2(read, qPrintable(lineOf(read)));
        QCOMPARE(read->sectorCount(), original.sectorCount());

        const Geometry laid(*read);
        const double scale = scaleOf(*read->traced, *read);
        const QRectF area = pictureArea(trace);
        const board::Perspective back = flattening(trace)->inverted();
        QCOMPARE(laid.cellCount(), seen.geometry.cellCount());
        double furthest = 0;
        for (int i = 0; i < laid.cellCount(); ++i) {
            const auto index = static_cast<Index>(i);
            const QPointF flat = laid.cell(index).centre / scale * area.width() / width + area.topLeft();
            furthest = std::max(furthest, length(back.map(flat) - seen.centreOf(index)));
        }
        QVERIFY2(furthest < 0.03 * photoSize.width(), qPrintable(QString::number(furthest)));
        // What was shown while clicking lies there, too.
        const auto shown = layOut(trace);
        QCOMPARE(std::ssize(shown), original.sectorCount());
        for (int sector = 0; sector < original.sectorCount(); ++sector) {
            const QPointF middle = board::boundsOf(shown[sector].spaces[0]).center();
            QVERIFY(length(middle - seen.centreOf(Graph(original).indexOf({sector, 0}))) <
                    0.03 * photoSize.width());
        }
    }

    void sectorsBetweenTwoLinesAreCounted()
    {
        const Track original = shipped(QStringLiteral("saltpan-oval"));
        const SeenBoard seen(original, aslant, photoSize);
        Trace trace = traceOn(photoSize);
        trace.corners = aslant;
        // Every other line.
        const int count = original.sectorCount();
        QCOMPARE(count % 2, 0);
        const int lanes = seen.lanesOf(0);
        for (int sector = 0; sector < count; sector += 2)
            accept(trace, seen.lineOf(sector), lanes, 2);
        QVERIFY(close(trace, lanes, 2));
        const auto track = trackOf(trace, QStringLiteral("t"), QStringLiteral("T"), 1000);
        QCOMPARE(track->sectorCount(), count);
        const auto shown = layOut(trace);
        for (int sector = 0; sector < count; ++sector) {
            const QPointF middle = board::boundsOf(shown[sector].spaces[1]).center();
            QVERIFY(length(middle - seen.centreOf(Graph(original).indexOf({sector, 1}))) <
                    0.03 * photoSize.width());
        }
    }

    void theNextLineIsExpectedWhereTheRoadGoesOn()
    {
        const SeenBoard seen(shipped(QStringLiteral("saltpan-oval")), aslant, photoSize);
        Trace trace = traceOn(photoSize);
        trace.corners = aslant;
        QVERIFY(!expectedLine(trace));
        accept(trace, seen.lineOf(1), 4, 1);
        QVERIFY(!expectedLine(trace));
        accept(trace, seen.lineOf(2), 4, 1);
        const auto expected = expectedLine(trace);
        QVERIFY(expected);
        QVERIFY(length(expected->inner - seen.lineOf(3).inner) < 8);
        QVERIFY(length(expected->outer - seen.lineOf(3).outer) < 8);
    }

    void everyClickCanBeTakenBack()
    {
        Trace trace = traceOn(photoSize);
        const Trace blank = trace;
        std::vector<Trace> states;
        for (int i = 0; i < 4; ++i) {
            for (const QPointF end : {QPointF(100 + 50 * i, 100), QPointF(100 + 50 * i, 200)}) {
                states.push_back(trace);
                click(trace, end, 3, 1);
            }
        }
        QVERIFY(close(trace, 3, 1));
        undoClick(trace);
        QVERIFY(!trace.closed);
        while (!states.empty()) {
            undoClick(trace);
            QCOMPARE(trace.lines.size(), states.back().lines.size());
            QCOMPARE(trace.begun, states.back().begun);
            states.pop_back();
        }
        QCOMPARE(trace, blank);
        undoClick(trace);
        QCOMPARE(trace, blank);
    }

    void aRoadWithFewLinesIsNotClosed()
    {
        Trace trace = traceOn(photoSize);
        QVERIFY(!close(trace, 3, 5));
        accept(trace, {{100, 100}, {100, 200}}, 3, 1);
        accept(trace, {{200, 100}, {200, 200}}, 3, 1);
        QVERIFY(!close(trace, 3, 5));
        QVERIFY(!trackOf(trace, QStringLiteral("t"), QStringLiteral("T"), 1000));
    }

    void theFinishLineCanBeAnyLine()
    {
        const SeenBoard seen(shipped(QStringLiteral("rust-bowl")), aslant, photoSize);
        Trace trace = tracedFully(seen);
        const Line third = trace.lines[3].line;
        const int sectors = trace.sectors();
        beginAt(trace, 3);
        QCOMPARE(trace.lines.front().line, third);
        QCOMPARE(trace.sectors(), sectors);
        QVERIFY(load(store(*trackOf(trace, QStringLiteral("t"), QStringLiteral("T"), 1000))));
    }

    void cornersWithinTheBoardLeaveTheRoadOnThePicture()
    {
        const SeenBoard seen(shipped(QStringLiteral("saltpan-oval")), aslant, photoSize);
        Trace trace = tracedFully(seen);
        const QPointF middle = (aslant[0] + aslant[1] + aslant[2] + aslant[3]) / 4;
        for (QPointF& corner : trace.corners)
            corner = middle + 0.6 * (corner - middle);
        const QRectF area = pictureArea(trace);
        QVERIFY(area.width() > flatSize(trace).width() * 1.2);
        const auto flat = flattening(trace);
        for (const TracedLine& line : trace.lines)
            QVERIFY(area.contains(flat->map(line.line.outer)));
    }
};

ONE_OF_MANY(TestTrace)
#include "test_trace.moc"
