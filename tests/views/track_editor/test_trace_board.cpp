#include "board/svg.h"
#include "support/apocalypse_road/tracks.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/keystroke_level.h"
#include "support/window/seen_board.h"
#include "track/board_of.h"
#include "track/load.h"
#include "track_editor/trace/photo_file.h"
#include "track_editor/trace/trace_canvas.h"
#include "track_editor/trace/trace_window.h"

#include <QCheckBox>
#include <QJsonObject>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace roadmarshal;
using namespace roadmarshal::views;
using board::length;
using track::SeenBoard;
using track::Track;

namespace {

const QSize photoSize(1600, 1200);
const board::Corners aslant{QPointF(290, 160), QPointF(1410, 110), QPointF(1560, 1120), QPointF(70, 1010)};
const board::Corners turned{QPointF(1500, 1080), QPointF(190, 1130), QPointF(330, 140), QPointF(1330, 90)};

// What a camera sees of a board on a table: at an angle, with noise.
QImage photoOf(const Track& track, const board::Corners& corners)
{
    const auto board = boardOf(track);
    QSvgRenderer renderer(toSvg(*board, board::Theme::light()));
    QImage flat((board->bounds().size()).toSize(), QImage::Format_RGB32);
    flat.fill(Qt::white);
    {
        QPainter painter(&flat);
        renderer.render(&painter);
    }
    QImage photo(photoSize, QImage::Format_RGB32);
    photo.fill(QColor(0x6b4a2f)); // the table
    QPainter painter(&photo);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QTransform seen;
    const QSizeF size = flat.size();
    const board::Corners edges = board::cornersOf(size);
    if (!QTransform::quadToQuad(QPolygonF(QList(edges.begin(), edges.end())),
                                QPolygonF(QList(corners.begin(), corners.end())), seen))
        return {};
    painter.setTransform(seen);
    painter.drawImage(0, 0, flat);
    painter.end();
    QRandomGenerator random(7);
    for (int y = 0; y < photo.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(photo.scanLine(y));
        for (int x = 0; x < photo.width(); ++x) {
            const int noise = static_cast<int>(random.bounded(50)) - 25;
            const auto with = [&](int value) { return std::clamp(value + noise, 0, 255); };
            line[x] = qRgb(with(qRed(line[x])), with(qGreen(line[x])), with(qBlue(line[x])));
        }
    }
    return photo;
}

// Thirty sectors of four lanes: two long straights, two bends, one of them with a straight in it.
Track thirtySectors()
{
    Track track = test::trackOf({test::section(9, 4), test::section(5, 4), test::section(3, 4),
                                 test::section(5, 4), test::section(8, 4)});
    track.sections[1].turn = track.sections[3].turn = 90;
    track.sections[4].turn = 180;
    track.sections[0].sectors = 9;
    track.chute = track::Chute{{0, 0}, track::Side::In};
    return track;
}

// A person at the window, who does everything with the mouse.
struct Hand
{
    TraceWindow& window;
    int clicks = 0;
    test::KeystrokeLevel effort = {};

    TraceCanvas& canvas() const { return *window.canvas(); }
    void clickAt(QPointF photo)
    {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().toWidget(photo).toPoint());
        ++clicks;
        effort.click();
    }
    void click(QAbstractButton* button)
    {
        QTest::mouseClick(button, Qt::LeftButton);
        ++clicks;
        effort.click();
    }
    void drag(QPointF from, QPointF to)
    {
        const QPoint start = canvas().toWidget(from).toPoint();
        const QPoint end = canvas().toWidget(to).toPoint();
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, start);
        QTest::mouseMove(&canvas(), (start + end) / 2);
        QTest::mouseMove(&canvas(), end);
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, end);
        ++clicks;
        effort.drag();
    }
    void chooseTool(int tool) { click(window.findChildren<QToolButton*>()[tool]); }
    void setCorners(const board::Corners& corners)
    {
        const board::Corners edges = board::cornersOf(photoSize);
        // One that was dragged may not lie inside the others.
        for (std::size_t i = 0; i < 4; ++i)
            drag(edges[i], corners[i]);
    }
    void clickLine(const track::Line& line, bool isInnerFirst)
    {
        clickAt(isInnerFirst ? line.inner : line.outer);
        clickAt(isInnerFirst ? line.outer : line.inner);
    }
    QPushButton* button(const QString& text) const
    {
        for (QPushButton* button : window.findChildren<QPushButton*>()) {
            if (button->text().remove(u'&') == text)
                return button;
        }
        return nullptr;
    }
};

// How far at most spaces lie on the track's picture from where the photo has them, as part of the width.
double furthestOff(const Track& traced, const SeenBoard& seen, const track::Trace& trace)
{
    const track::Geometry laid(traced);
    const double scale = scaleOf(*traced.traced, traced);
    const QRectF area = pictureArea(trace);
    const double width = traced.traced->photo->size.width();
    const auto flat = flattening(trace);
    double furthest = 0;
    for (int i = 0; i < laid.cellCount(); ++i) {
        const auto index = static_cast<track::Index>(i);
        const QPointF picture = (flat->map(seen.centreOf(index)) - area.topLeft()) * width / area.width();
        furthest = std::max(furthest, length(laid.cell(index).centre / scale - picture) / width);
    }
    return furthest;
}

} // namespace

class TestTraceBoard : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<TraceWindow>();
        m_window->resize(1500, 1050);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void aBoardIsTracedWithTheMouse_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("isTurned");
        for (const char* id : {"rust-bowl", "saltpan-oval", "cinder-needle", "crows-knot", "scrapyard-leap"})
            QTest::addRow("%s", id) << QString::fromLatin1(id) << false;
        QTest::addRow("upside down") << QStringLiteral("rust-bowl") << true;
    }

    void aBoardIsTracedWithTheMouse()
    {
        QFETCH(QString, id);
        QFETCH(bool, isTurned);
        const Track original = track::shipped(id);
        const SeenBoard seen(original, isTurned ? turned : aslant, photoSize);
        open(photoOf(original, seen.seenCorners));
        Hand hand{*m_window};
        // Of a board that stands on its head the nearest corner is dragged, too.
        const board::Corners& corners = seen.seenCorners;
        hand.setCorners(isTurned ? board::Corners{corners[2], corners[3], corners[0], corners[1]} : corners);
        hand.chooseTool(1);
        const int sectors = original.sectorCount();
        for (int sector = 0; sector < sectors; ++sector) {
            m_window->lanes()->setValue(seen.lanesOf(std::max(0, sector - 1)));
            hand.clickLine(seen.lineOf(sector), sector % 2 == 0);
        }
        m_window->lanes()->setValue(seen.lanesOf(sectors - 1));
        hand.clickAt(seen.lineOf(0).inner);
        QVERIFY(m_window->canvas()->trace().closed);
        const Track traced = finished(hand);
        QCOMPARE(traced.sectorCount(), sectors);
        const double off = furthestOff(traced, seen, m_window->canvas()->trace());
        qInfo("%s: %d clicks, at most %.2f %% of the width off", qPrintable(id), hand.clicks, 100 * off);
        QVERIFY(off < 0.03);
    }

    void thirtySectorsOfFourLanesTakeFewClicks()
    {
        const Track original = thirtySectors();
        const SeenBoard seen(original, aslant, photoSize);
        open(photoOf(original, aslant));
        Hand hand{*m_window};
        hand.setCorners(aslant);
        hand.chooseTool(1);
        // Lines where straights and bends begin, and one or two within each bend.
        const std::vector<int> clicked{0, 9, 11, 14, 17, 19, 22, 24, 26, 28};
        bool isInnerFirst = true;
        for (std::size_t i = 0; i < clicked.size(); ++i) {
            setSectors(hand, i == 0 ? 1 : clicked[i] - clicked[i - 1]);
            hand.clickLine(seen.lineOf(clicked[i]), isInnerFirst);
            isInnerFirst = !isInnerFirst;
        }
        setSectors(hand, 30 - clicked.back());
        hand.clickAt(seen.lineOf(0).inner);
        QVERIFY(m_window->canvas()->trace().closed);
        const Track traced = finished(hand);
        QCOMPARE(traced.sectorCount(), 30);
        const double off = furthestOff(traced, seen, m_window->canvas()->trace());
        qInfo("30 sectors, 4 lanes: %d clicks and drags, %.1f minutes by the keystroke-level model, at most "
              "%.2f %% of the width off",
              hand.clicks, hand.effort.minutes(), 100 * off);
        QVERIFY(off < 0.03);
        QVERIFY(hand.clicks < 60);
        QVERIFY(hand.effort.minutes() < 3);
    }

    void theSpaceBarGoesOn()
    {
        const Track original = track::shipped(QStringLiteral("saltpan-oval"));
        const SeenBoard seen(original, aslant, photoSize);
        open(photoOf(original, aslant));
        Hand hand{*m_window};
        hand.setCorners(aslant);
        hand.chooseTool(1);
        hand.clickLine(seen.lineOf(0), true);
        hand.clickLine(seen.lineOf(1), true);
        QTest::keyClick(m_window->canvas(), Qt::Key_Space);
        const auto& lines = m_window->canvas()->trace().lines;
        QCOMPARE(lines.size(), 3);
        QVERIFY(length(lines[2].line.outer - seen.lineOf(2).outer) < 0.02 * photoSize.width());
        // An end is dragged where it belongs, and back by one undo.
        const QPointF before = lines[2].line.outer;
        hand.drag(before, before + QPointF(60, 40));
        QVERIFY(length(lines[2].line.outer - before - QPointF(60, 40)) < 3);
        QTest::keySequence(m_window.get(), QKeySequence::Undo);
        QCOMPARE(lines[2].line.outer, before);
        QTest::keySequence(m_window.get(), QKeySequence::Redo);
        QVERIFY(lines[2].line.outer != before);
    }

    void badPhotosAreAnsweredInWords_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("answer");
        QTest::newRow("a drawing") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>")
                                   << "neither a JPEG nor a PNG";
        QTest::newRow("text") << QByteArray("hello") << "neither a JPEG nor a PNG";
        QByteArray vast("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\1\0\0\0\1\0\0\x08\x06\0\0\0", 29);
        QTest::newRow("vast") << vast << "says that it is";
        QTest::newRow("broken") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << "board.png";
    }

    void badPhotosAreAnsweredInWords()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, answer);
        const QString path = m_folder->filePath(QStringLiteral("board.png"));
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(file);
        out.close();
        const auto read = PhotoFile::read(path);
        QVERIFY(!read);
        QVERIFY2(read.error().contains(answer), qPrintable(read.error()));
    }

    void aPictureFitsIntoATrackWhateverIsOnIt()
    {
        QImage noise(2400, 1800, QImage::Format_RGB32);
        QRandomGenerator random(3);
        for (int y = 0; y < noise.height(); ++y)
            random.fillRange(reinterpret_cast<quint32*>(noise.scanLine(y)), noise.width());
        const track::Photo photo = laidFlat(noise, track::traceOn(noise.size()));
        QVERIFY(photo.data.size() <= 400'000);
        QCOMPARE(QImage::fromData(photo.data).size(), photo.size);
    }

private:
    void open(const QImage& photo)
    {
        QVERIFY(!photo.isNull());
        const QString path = m_folder->filePath(QStringLiteral("board.jpg"));
        QVERIFY(photo.save(path, "jpg", 80));
        m_window->openPhoto(path);
        QTRY_VERIFY(m_window->canvas()->hasPhoto());
    }

    // By the arrows of the field.
    void setSectors(Hand& hand, int sectors)
    {
        const int steps = std::abs(m_window->sectors()->value() - sectors);
        m_window->sectors()->setValue(sectors);
        hand.clicks += steps;
        for (int step = 0; step < steps; ++step)
            step == 0 ? hand.effort.click() : hand.effort.clickAgain();
    }

    Track finished(Hand& hand)
    {
        QSignalSpy traced(m_window.get(), &TraceWindow::traced);
        const QString name = QStringLiteral("Our board");
        QTest::keyClicks(m_window->findChild<QLineEdit*>(QStringLiteral("name")), name);
        hand.effort.type(static_cast<int>(name.size()));
        hand.click(hand.button(QStringLiteral("Make the track")));
        if (!QTest::qWaitFor([&] { return !traced.isEmpty(); }))
            return {};
        const auto track = track::load(traced[0][0].toJsonObject());
        return track ? *track : Track();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TraceWindow> m_window;
};

ONE_OF_MANY(TestTraceBoard)
#include "test_trace_board.moc"
