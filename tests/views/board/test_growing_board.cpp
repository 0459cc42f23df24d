#include "board/board_view.h"
#include "support/apocalypse_road/street.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::street;
using test::tilePicture;

namespace {

table::TableShow tableOn(std::shared_ptr<const board::Board> board, const QString& place)
{
    table::TableShow show;
    show.board = std::move(board);
    show.teams = {{QStringLiteral("red"), QStringLiteral("Red"), QString(), 0}};
    show.pieces = {{.id = QStringLiteral("21"),
                    .label = QStringLiteral("21"),
                    .team = QStringLiteral("red"),
                    .places = {place}}};
    return show;
}

const QString car = QStringLiteral("21");

} // namespace

class TestGrowingBoard : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning();
        m_view = std::make_unique<BoardView>();
        m_view->setAnimated(false);
        m_view->resize(800, 600);
        m_view->setTable(tableOn(street(0, 3), QStringLiteral("1")));
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void piecesAndChoicesSurvive()
    {
        const Choice ahead = Choice::place(QStringLiteral("2"));
        m_view->setChoices({ahead, Choice::piece(car)});
        const PieceItem* item = m_view->boardScene().item(car);
        m_view->setTable(tableOn(street(0, 5), QStringLiteral("1")));
        m_view->setTable(tableOn(street(1, 5), QStringLiteral("1")));
        QCOMPARE(m_view->boardScene().item(car), item);
        QCOMPARE(m_view->boardScene().choices().size(), 2);
        QCOMPARE(m_view->boardScene().placeAt({250, 50}), ahead.name);
        QCOMPARE(m_view->boardScene().placeAt({450, 50}), QStringLiteral("4"));
        QCOMPARE(m_view->boardScene().placeAt({50, 50}), QString());
    }

    void whatGlidesGoesOn()
    {
        m_view->setAnimated(true);
        m_view->setTable(tableOn(street(0, 3), QStringLiteral("2")));
        m_view->setTable(tableOn(street(0, 5), QStringLiteral("2")));
        const PieceItem* item = m_view->boardScene().item(car);
        QVERIFY(item->pos() != QPointF(250, 50));
        QTRY_COMPARE(item->pos(), QPointF(250, 50));
    }

    void aPieceGlidesOntoWhatWasLaid()
    {
        m_view->setAnimated(true);
        m_view->setTable(tableOn(street(0, 5), QStringLiteral("4")));
        const PieceItem* item = m_view->boardScene().item(car);
        QCOMPARE(item->pos(), QPointF(150, 50));
        QTRY_COMPARE(item->pos(), QPointF(450, 50));
    }

    void onlyWhatWasLaidIsDrawn()
    {
        const auto drawn = [](int tile) { return tilePicture(tile)->times; };
        const QList<int> before{drawn(0), drawn(1), drawn(2), drawn(3)};
        m_view->setTable(tableOn(street(0, 4), QStringLiteral("1")));
        m_view->settle();
        QCOMPARE((QList<int>{drawn(0), drawn(1), drawn(2)}), before.first(3));
        QCOMPARE(drawn(3), before[3] + 1);
        m_view->setTable(tableOn(street(1, 4), QStringLiteral("1")));
        QCOMPARE(drawn(3), before[3] + 1);
    }

    void itLooksAsIfItHadAlwaysLainThere()
    {
        m_view->setAnimated(false);
        m_view->settle();
        m_view->setTable(tableOn(street(0, 5), QStringLiteral("1")));
        m_view->setTable(tableOn(street(2, 5), QStringLiteral("2")));
        BoardView fresh;
        fresh.setAnimated(false);
        fresh.resize(m_view->size());
        fresh.setTable(tableOn(street(2, 5), QStringLiteral("2")));
        fresh.show();
        QVERIFY(QTest::qWaitForWindowExposed(&fresh));
        for (BoardView* view : {m_view.get(), &fresh})
            view->settle();
        QCOMPARE(m_view->viewport()->grab().toImage(), fresh.viewport()->grab().toImage());
    }

    void theCameraStaysWhereHandsPutIt()
    {
        m_view->zoomBy(2, QPointF(300, 300));
        const Camera before = m_view->camera();
        m_view->setTable(tableOn(street(0, 9), QStringLiteral("1")));
        QCOMPARE(m_view->camera().scale(), before.scale());
        QCOMPARE(m_view->camera().centre(), before.centre());
        m_view->setTable(tableOn(street(1, 3), QStringLiteral("1")));
        QCOMPARE(m_view->camera().scale(), before.scale());
        QCOMPARE(m_view->camera().centre(), before.centre());
    }

    void aFittedBoardIsFittedAgain()
    {
        const auto grown = street(0, 9);
        m_view->setTable(tableOn(grown, QStringLiteral("1")));
        QCOMPARE(m_view->camera().scale(), m_view->camera().fitScale());
        QCOMPARE(m_view->camera().centre(), grown->bounds().center());
    }

    void anotherBoardStartsAfresh()
    {
        m_view->setChoices({Choice::place(QStringLiteral("2"))});
        m_view->setAnimated(true);
        m_view->setTable(tableOn(street(6, 9), QStringLiteral("8")));
        QCOMPARE(m_view->boardScene().choices().size(), 0);
        QCOMPARE(m_view->boardScene().item(car)->pos(), QPointF(850, 50)); // it did not come over from there
    }

private:
    std::unique_ptr<BoardView> m_view;
};

ONE_OF_MANY(TestGrowingBoard)

#include "test_growing_board.moc"
