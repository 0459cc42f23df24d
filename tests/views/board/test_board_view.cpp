#include "board/board_view.h"
#include "games/apocalypse_road/table/track_library.h"
#include "style/theme.h"
#include "support/one_of_many.h"
#include "track/board_of.h"

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

table::Piece piece(const QString& id, const QString& place)
{
    return {.id = id,
            .label = id,
            .team = QStringLiteral("red"),
            .places = {place},
            .wear = 2,
            .mostWear = 6,
            .tokens = {QStringLiteral("spin-around")}};
}

table::TableShow tableWith(const QList<table::Piece>& pieces)
{
    static const auto rustBowl =
        track::boardOf(apocalypse_road::TrackLibrary::standard().find(QStringLiteral("rust-bowl")).value());
    table::TableShow show;
    show.board = rustBowl;
    show.teams = {{QStringLiteral("red"), QStringLiteral("Red"), QStringLiteral("Ada"), 0}};
    show.pieces = pieces;
    return show;
}

table::TableShow twoCars()
{
    return tableWith({piece(QStringLiteral("21"), QStringLiteral("15.1")),
                      piece(QStringLiteral("36"), QStringLiteral("18.2"))});
}

QStringList names(const QSignalSpy& spy)
{
    QStringList names;
    for (const QList<QVariant>& call : spy)
        names += call.front().toString();
    return names;
}

} // namespace

class TestBoardView : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning();
        m_view = std::make_unique<BoardView>();
        m_view->setAnimated(false);
        m_view->resize(800, 600);
        m_view->setTable(twoCars());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->activateWindow();
        m_view->setFocus();
        // A click right after another at the same spot would be a double click.
        QTest::qWait(1);
    }
    void cleanup() { m_view.reset(); }

    void aClickOnACellNamesItsPlace()
    {
        QSignalSpy places(m_view.get(), &BoardView::placeClicked);
        for (const QString& name : {QStringLiteral("0.0"), QStringLiteral("9.2"), QStringLiteral("35.3")})
            clickOn(Choice::place(name));
        QCOMPARE(names(places),
                 (QStringList{QStringLiteral("0.0"), QStringLiteral("9.2"), QStringLiteral("35.3")}));
    }

    void aClickInTheChuteNamesIt()
    {
        QSignalSpy places(m_view.get(), &BoardView::placeClicked);
        clickOn(Choice::place(QStringLiteral("chute")));
        QCOMPARE(names(places), QStringList{QStringLiteral("chute")});
    }

    void aPlaceBesideTheRoadIsClickedOnlyAsAChoice()
    {
        QSignalSpy places(m_view.get(), &BoardView::placeClicked);
        const Choice beside = Choice::place(QStringLiteral("17.in"));
        clickOn(beside);
        QCOMPARE(places.size(), 0);
        m_view->setChoices({beside});
        clickOn(beside);
        QCOMPARE(names(places), QStringList{QStringLiteral("17.in")});
    }

    void aClickOnACarNamesIt()
    {
        QSignalSpy pieces(m_view.get(), &BoardView::pieceClicked);
        QSignalSpy places(m_view.get(), &BoardView::placeClicked);
        clickOn(Choice::piece(QStringLiteral("36")));
        QCOMPARE(names(pieces), QStringList{QStringLiteral("36")});
        QCOMPARE(places.size(), 0);
    }

    void aChosenPlaceTakesTheClickFromTheCarOnIt()
    {
        QSignalSpy places(m_view.get(), &BoardView::placeClicked);
        m_view->setChoices({Choice::place(QStringLiteral("18.2"))});
        clickOn(Choice::piece(QStringLiteral("36")));
        QCOMPARE(names(places), QStringList{QStringLiteral("18.2")});
    }

    void hoveringReportsChangesOnly()
    {
        QSignalSpy places(m_view.get(), &BoardView::placeHovered);
        QSignalSpy pieces(m_view.get(), &BoardView::pieceHovered);
        const QPoint cell = m_view->viewPointOf(Choice::place(QStringLiteral("3.1")));
        QTest::mouseMove(m_view->viewport(), cell);
        QTest::mouseMove(m_view->viewport(), cell + QPoint(1, 1));
        QTest::mouseMove(m_view->viewport(), m_view->viewPointOf(Choice::piece(QStringLiteral("21"))));
        QTest::mouseMove(m_view->viewport(), QPoint(2, 2));
        QCOMPARE(names(places), (QStringList{QStringLiteral("3.1"), QStringLiteral("15.1"), QString()}));
        QCOMPARE(names(pieces), (QStringList{QStringLiteral("21"), QString()}));
    }

    void draggingPansAndClicksNothing()
    {
        QSignalSpy places(m_view.get(), &BoardView::placeClicked);
        const QPoint from = m_view->viewPointOf(Choice::place(QStringLiteral("17.1")));
        const QPointF before = m_view->camera().centre();
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_view->viewport(), from + QPoint(30, 0));
        QTest::mouseMove(m_view->viewport(), from + QPoint(60, 20));
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, from + QPoint(60, 20));
        QCOMPARE(places.size(), 0);
        const QPointF moved = (before - m_view->camera().centre()) * m_view->camera().scale();
        QVERIFY((moved - QPointF(60, 20)).manhattanLength() < 1);
    }

    void zoomStaysWithinBoundsAndAboutTheCursor()
    {
        const QPointF about(200, 150);
        const QPointF under = m_view->camera().toWorld(about);
        m_view->zoomBy(2, about);
        QVERIFY((m_view->camera().toWorld(about) - under).manhattanLength() < 1e-6);
        m_view->zoomBy(1e6, about);
        QCOMPARE(m_view->camera().scale(), m_view->camera().mostScale());
        m_view->zoomBy(1e-9, about);
        QCOMPARE(m_view->camera().scale(), m_view->camera().leastScale());
    }

    void theWheelZooms()
    {
        const double before = m_view->camera().scale();
        QWheelEvent event(QPointF(100, 100), m_view->mapToGlobal(QPointF(100, 100)), {}, {0, 120},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &event);
        QCOMPARE(m_view->camera().scale(), before * 1.25);
    }

    void fitsOnResizeUntilZoomedByHand()
    {
        m_view->resize(500, 700);
        QCOMPARE(m_view->camera().scale(), m_view->camera().fitScale());
        m_view->zoomBy(2);
        const double scale = m_view->camera().scale();
        m_view->resize(900, 700);
        QCOMPARE(m_view->camera().scale(), scale);
        m_view->fitAction()->trigger();
        QCOMPARE(m_view->camera().scale(), m_view->camera().fitScale());
        const QRectF bounds = m_view->boardScene().board()->bounds();
        const QRectF shown = m_view->mapToScene(m_view->viewport()->rect()).boundingRect();
        QVERIFY(shown.adjusted(-2, -2, 2, 2).contains(bounds));
    }

    void aDoubleClickOnEmptyGroundFits()
    {
        m_view->zoomBy(1.1);
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(3, 3));
        QCOMPARE(m_view->camera().scale(), m_view->camera().fitScale());
    }

    void tabCyclesThroughChoicesAndEnterPicks()
    {
        QSignalSpy places(m_view.get(), &BoardView::placeClicked);
        QSignalSpy pieces(m_view.get(), &BoardView::pieceClicked);
        m_view->setChoices({Choice::place(QStringLiteral("16.1")), Choice::piece(QStringLiteral("36")),
                            Choice::place(QStringLiteral("17.1"), Choice::Kind::Objected)});
        const auto press = [this](Qt::Key key) { QTest::keyClick(m_view.get(), key); };
        press(Qt::Key_Return);
        QCOMPARE(places.size(), 0);
        press(Qt::Key_Tab);
        press(Qt::Key_Return);
        press(Qt::Key_Tab);
        press(Qt::Key_Return);
        press(Qt::Key_Backtab);
        press(Qt::Key_Backtab);
        press(Qt::Key_Return);
        QCOMPARE(names(places), (QStringList{QStringLiteral("16.1"), QStringLiteral("17.1")}));
        QCOMPARE(names(pieces), QStringList{QStringLiteral("36")});
    }

    void keysZoomFitAndPan()
    {
        const double fitted = m_view->camera().scale();
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QCOMPARE(m_view->camera().scale(), fitted * 1.25);
        const QPointF before = m_view->camera().centre();
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QVERIFY(m_view->camera().centre().x() > before.x());
        QTest::keyClick(m_view.get(), Qt::Key_0);
        QCOMPARE(m_view->camera().scale(), fitted);
    }

    void escapeIsPassedOn()
    {
        QSignalSpy escaped(m_view.get(), &BoardView::escaped);
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QCOMPARE(escaped.size(), 1);
    }

    void highlightsComeAndGo()
    {
        const QImage before = picture();
        m_view->setChoices({Choice::place(QStringLiteral("16.1")), Choice::piece(QStringLiteral("36"))});
        m_view->setSelected(QStringLiteral("21"));
        m_view->setPreview(
            table::Preview{{{QStringLiteral("21"),
                             {QStringLiteral("18.2")},
                             {},
                             {QStringLiteral("16.1"), QStringLiteral("17.1"), QStringLiteral("18.2")}},
                            {QStringLiteral("36"), {QStringLiteral("19.3")}}}});
        m_view->explain(QStringLiteral("Because."));
        QVERIFY(picture() != before);
        m_view->setChoices({});
        m_view->setSelected({});
        m_view->setPreview(std::nullopt);
        m_view->explain({});
        QCOMPARE(picture(), before);
    }

    void carsGlideToTheirPlace()
    {
        m_view->setAnimated(true);
        m_view->setTable(
            tableWith({piece(QStringLiteral("21"), QStringLiteral("20.1")),
                       piece(QStringLiteral("36"), QStringLiteral("18.2"))}),
            table::Ways{{QStringLiteral("21"),
                         {QStringLiteral("16.1"), QStringLiteral("18.1"), QStringLiteral("20.1")}}});
        const PieceItem* car = m_view->boardScene().item(QStringLiteral("21"));
        QVERIFY(car->pos() != pointOf(QStringLiteral("20.1")));
        QTRY_COMPARE(car->pos(), pointOf(QStringLiteral("20.1")));
    }

    void whoJumpsFarIsPutThere()
    {
        m_view->setAnimated(true);
        m_view->setTable(tableWith({piece(QStringLiteral("21"), QStringLiteral("20.1"))}), std::nullopt);
        QCOMPARE(m_view->boardScene().item(QStringLiteral("21"))->pos(), pointOf(QStringLiteral("20.1")));
        QVERIFY(m_view->boardScene().glideOf(QStringLiteral("21")).isEmpty());
    }

    void aWayThatLeadsElsewhereIsNotTaken()
    {
        m_view->setAnimated(true);
        m_view->setTable(
            tableWith({piece(QStringLiteral("21"), QStringLiteral("17.1"))}),
            table::Ways{{QStringLiteral("21"), {QStringLiteral("15.1"), QStringLiteral("30.1")}}});
        const QPainterPath glide = m_view->boardScene().glideOf(QStringLiteral("21"));
        QCOMPARE(glide.currentPosition(), pointOf(QStringLiteral("17.1")));
        QVERIFY(!glide.boundingRect().contains(pointOf(QStringLiteral("30.1"))));
    }

    void aNewTableEndsTheGlide()
    {
        m_view->setAnimated(true);
        for (const QString& place : {QStringLiteral("3.1"), QStringLiteral("9.1")})
            m_view->setTable(tableWith({piece(QStringLiteral("21"), place)}));
        m_view->setAnimated(false);
        QCOMPARE(m_view->boardScene().item(QStringLiteral("21"))->pos(), pointOf(QStringLiteral("9.1")));
        QVERIFY(!m_view->boardScene().item(QStringLiteral("36")));
    }

    void carsOnOnePlaceFanOut()
    {
        m_view->setTable(tableWith({piece(QStringLiteral("21"), QStringLiteral("8.in")),
                                    piece(QStringLiteral("36"), QStringLiteral("8.in")),
                                    piece(QStringLiteral("40"), QStringLiteral("reserve"))}));
        const BoardScene& scene = m_view->boardScene();
        QVERIFY(scene.item(QStringLiteral("21"))->pos() != scene.item(QStringLiteral("36"))->pos());
        QVERIFY(!scene.item(QStringLiteral("40")));
    }

    void followsTheActiveCar()
    {
        m_view->zoomBy(4);
        m_view->setSelected(QStringLiteral("21"));
        m_view->followAction()->setChecked(true);
        m_view->setTable(tableWith({piece(QStringLiteral("21"), QStringLiteral("9.1"))}));
        QVERIFY(
            m_view->viewport()->rect().contains(m_view->viewPointOf(Choice::piece(QStringLiteral("21")))));
    }

    void theTrackGetsSharpByItself()
    {
        BoardView still;
        still.setAnimated(false);
        still.resize(m_view->size());
        still.setTable(twoCars());
        still.show();
        for (BoardView* view : {m_view.get(), &still})
            view->zoomBy(3);
        still.settle();
        const QImage sharp = still.viewport()->grab().toImage();
        QTRY_VERIFY(m_view->viewport()->grab().toImage() == sharp);
    }

    void coloursFollowThePalette()
    {
        const QImage light = picture();
        m_view->setPalette(paletteFor(true));
        QVERIFY(qGray(picture().pixel(1, 1)) < 64);
        m_view->setPalette(paletteFor(false));
        QCOMPARE(picture(), light);
    }

private:
    void clickOn(const Choice& target)
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->viewPointOf(target));
    }
    QPointF pointOf(const QString& place) const { return m_view->boardScene().board()->find(place)->centre; }
    QImage picture() const
    {
        m_view->settle();
        return m_view->grab().toImage();
    }

    std::unique_ptr<BoardView> m_view;
};

ONE_OF_MANY(TestBoardView)

#include "test_board_view.moc"
