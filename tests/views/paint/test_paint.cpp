#include "content/kind.h"
#include "games/apocalypse_trail/game.h"
#include "games/apocalypse_trail/show/trail_painting.h"
#include "games/road_kill_rally/game.h"
#include "games/road_kill_rally/show/tile_painting.h"
#include "games/rush_n_crush/game.h"
#include "games/rush_n_crush/show/module_painting.h"
#include "paint/paint_canvas.h"
#include "paint/paint_window.h"
#include "support/one_of_many.h"
#include "support/strict.h"

#include <QJsonArray>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

struct Desk
{
    Desk(const table::Game& game, table::Painting painting, const QJsonObject& item = {})
    {
        for (const content::Kind& each : game.contentKinds()) {
            if (each.id == painting.kind)
                kind = each;
        }
        window = std::make_unique<PaintWindow>(game, kind, std::move(painting), item);
        window->resize(1100, 900);
        window->show();
        isShown = QTest::qWaitForWindowActive(window.get());
    }

    void choose(const char* brush)
    {
        QTest::mouseClick(window->findChild<QToolButton*>(QString::fromLatin1(brush)), Qt::LeftButton);
    }
    void click(const QString& place)
    {
        QTest::mouseClick(window->canvas(), Qt::LeftButton, {}, window->canvas()->pointOf(place).toPoint());
    }
    void paint(const char* brush, const QStringList& places)
    {
        choose(brush);
        for (const QString& place : places)
            click(place);
    }
    void name(const char* id)
    {
        QVERIFY(isShown);
        QTest::keyClicks(window->findChild<QLineEdit*>(QStringLiteral("id")), QString::fromLatin1(id));
    }
    QPushButton* done() const { return window->findChildren<QPushButton*>().last(); }
    const QJsonObject& item() const { return window->item(); }
    QStringList list(const char* key) const
    {
        QStringList texts;
        for (const QJsonValue& value : item()[QLatin1StringView(key)].toArray())
            texts.append(value.toString());
        return texts;
    }
    // As the library would say it.
    QString wrong() const
    {
        const auto problem = kind.check(item());
        return problem ? problem->toLine() : QString();
    }

    content::Kind kind;
    bool isShown = false;
    std::unique_ptr<PaintWindow> window;
};

QString at(int square)
{
    return QString::number(square);
}

} // namespace

class TestPaint : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void aModuleIsMadeWithTheMouse()
    {
        Desk desk(m_rush, rush_n_crush::modulePainting());
        desk.window->dial(QStringLiteral("field-rows"))->setValue(12);
        desk.window->dial(QStringLiteral("field-turn"))->setValue(90);
        desk.paint("brush-rock", {QStringLiteral("b4"), QStringLiteral("c7"), QStringLiteral("a2")});
        desk.paint("brush-gap", {QStringLiteral("d5"), QStringLiteral("d8")});
        desk.click(QStringLiteral("d8")); // not there after all
        desk.paint("brush-rock", {QStringLiteral("a2")});
        desk.name("55A");
        QCOMPARE(desk.list("rocks"), QStringList({QStringLiteral("b4"), QStringLiteral("c7")}));
        QCOMPARE(desk.list("gaps"), QStringList{QStringLiteral("d5")});
        QCOMPARE(desk.item()[QStringLiteral("turn")].toInt(), 90);
        QCOMPARE(desk.wrong(), QString());
        QSignalSpy painted(desk.window.get(), &PaintWindow::painted);
        QTest::mouseClick(desk.done(), Qt::LeftButton);
        QCOMPARE(painted.size(), 1);
        QCOMPARE(painted[0][0].toJsonObject()[QStringLiteral("id")].toString(), QStringLiteral("55A"));
    }

    void whatIsWrongIsToldAtOnce()
    {
        Desk desk(m_rush, rush_n_crush::modulePainting());
        QVERIFY(!desk.done()->isEnabled()); // nameless
        desk.name("1A");
        QCOMPARE(desk.wrong(), QString());
        QVERIFY(desk.done()->isEnabled());
        desk.paint("brush-gap", {QStringLiteral("a1")});
        QVERIFY(!desk.wrong().isEmpty());
        QVERIFY(!desk.done()->isEnabled());
        QTest::keySequence(desk.window.get(), QKeySequence::Undo);
        QVERIFY(desk.done()->isEnabled());
        // Fewer lanes and rows take with them what lies on the others.
        desk.paint("brush-rock", {QStringLiteral("d9"), QStringLiteral("a3")});
        desk.window->dial(QStringLiteral("field-lanes"))->setValue(3);
        QCOMPARE(desk.list("rocks"), QStringList{QStringLiteral("a3")});
        QVERIFY(desk.done()->isEnabled());
    }

    void aTileIsMadeWithTheMouse()
    {
        Desk desk(m_rally, road_kill_rally::tilePainting());
        desk.window->dial(QStringLiteral("dial-rows"))->setValue(5);
        desk.window->dial(QStringLiteral("field-turn"))->setValue(45);
        desk.paint("brush-orange", {QStringLiteral("b2"), QStringLiteral("b3")});
        desk.paint("brush-red", {QStringLiteral("c3")});
        desk.paint("brush-splatter-red", {QStringLiteral("a2"), QStringLiteral("a4")});
        desk.paint("hazard-oil", {QStringLiteral("b3")});
        desk.paint("field-pit", {QStringLiteral("c4")});
        desk.paint("brush-no-space", {QStringLiteral("a4")});
        desk.name("corner-7");
        QCOMPARE(desk.list("rows"),
                 QStringList({QStringLiteral("ggg"), QStringLiteral("gog"), QStringLiteral("gor"),
                              QStringLiteral(".gg"), QStringLiteral("ggg")}));
        QCOMPARE(desk.item()[QStringLiteral("splatters")].toObject().keys(),
                 QStringList{QStringLiteral("a2")});
        QCOMPARE(desk.item()[QStringLiteral("hazards")].toObject()[QStringLiteral("b3")].toArray().size(), 1);
        QCOMPARE(desk.wrong(), QString());
        QVERIFY(desk.done()->isEnabled());
    }

    void aTrailIsMadeWithTheMouse()
    {
        Desk desk(m_trail, apocalypse_trail::trailPainting());
        desk.window->dial(QStringLiteral("field-end"))->setValue(24);
        desk.paint("brush-scenario", {at(16), at(8)});
        desk.paint("brush-fuel", {at(3), at(8)});
        desk.paint("brush-eat", {at(6), at(12)});
        desk.paint("brush-shelter", {at(20), at(20)});
        desk.paint("brush-plain", {at(12)});
        desk.name("short-road");
        const auto square = [&](int number) {
            for (const QJsonValue& value : desk.item()[QStringLiteral("squares")].toArray()) {
                if (value[QStringLiteral("at")].toInt() == number)
                    return value.toObject();
            }
            return QJsonObject();
        };
        QCOMPARE(square(8)[QStringLiteral("scenario")].toInt(), 1);
        QCOMPARE(square(16)[QStringLiteral("scenario")].toInt(), 2);
        QCOMPARE(square(8)[QStringLiteral("resource")].toString(), QStringLiteral("fuel"));
        QCOMPARE(square(20)[QStringLiteral("shelter")].toInt(), 3);
        QVERIFY(square(24).contains(QStringLiteral("shelter")));
        QVERIFY(square(12).isEmpty());
        QCOMPARE(desk.wrong(), QString());
        QVERIFY(desk.done()->isEnabled());
    }

    void aStrokeIsOneStep()
    {
        Desk desk(m_rush, rush_n_crush::modulePainting());
        desk.choose("brush-rock");
        PaintCanvas* canvas = desk.window->canvas();
        QTest::mousePress(canvas, Qt::LeftButton, {}, canvas->pointOf(QStringLiteral("b3")).toPoint());
        QTest::mouseMove(canvas, canvas->pointOf(QStringLiteral("b4")).toPoint());
        QTest::mouseMove(canvas, canvas->pointOf(QStringLiteral("b5")).toPoint());
        QTest::mouseMove(canvas, canvas->pointOf(QStringLiteral("b5")).toPoint() + QPoint(1, 1));
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, canvas->pointOf(QStringLiteral("b5")).toPoint());
        QCOMPARE(desk.list("rocks").size(), 3);
        QTest::keySequence(desk.window.get(), QKeySequence::Undo);
        QCOMPARE(desk.list("rocks").size(), 0);
        QTest::keySequence(desk.window.get(), QKeySequence::Redo);
        QCOMPARE(desk.list("rocks").size(), 3);
    }

    void aModuleIsPaintedWithKeysAlone()
    {
        Desk desk(m_rush, rush_n_crush::modulePainting());
        PaintCanvas* canvas = desk.window->canvas();
        canvas->setFocus();
        const QString before = canvas->current();
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right})
            QTest::keyClick(canvas, key);
        QTest::keyClick(canvas, Qt::Key_Right);
        QTest::keyClick(canvas, Qt::Key_Space);
        QCOMPARE(desk.list("rocks"), QStringList{canvas->current()});
        QVERIFY(canvas->current() != before);
    }

    void whateverIsPaintedCanBeDrawn()
    {
        for (const table::Painting& painting :
             {rush_n_crush::modulePainting(), road_kill_rally::tilePainting(),
              apocalypse_trail::trailPainting()}) {
            QJsonObject item = painting.blank;
            for (const board::Space& space : painting.draw(item)->spaces()) {
                for (const table::Brush& brush : painting.brushes) {
                    item = brush.paint(item, space.id);
                    QVERIFY(painting.draw(item));
                }
            }
            for (const table::Dial& dial : painting.dials) {
                for (const int value : {dial.least, dial.most, dial.least}) {
                    item = dial.set(item, value);
                    QCOMPARE(dial.get(item), value);
                    QVERIFY(painting.draw(item));
                }
            }
        }
    }

private:
    const rush_n_crush::RushNCrush m_rush;
    const road_kill_rally::RoadKillRally m_rally;
    const apocalypse_trail::ApocalypseTrail m_trail;
};

ONE_OF_MANY(TestPaint)
#include "test_paint.moc"
