#include "board/board_view.h"
#include "style/livery.h"
#include "support/apocalypse_road/street.h"
#include "support/one_of_many.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::views;
using table::Form;
using table::Piece;
using test::street;

namespace {

const QString truck = QStringLiteral("truck");
const QString peg = QStringLiteral("peg");

table::TableShow tableOf(const QList<Piece>& pieces)
{
    table::TableShow show;
    show.board = street(0, 5);
    show.teams = {{QStringLiteral("red"), QStringLiteral("Red"), QString(), 0}};
    show.pieces = pieces;
    return show;
}

// A truck of two spaces with somebody on its roof.
table::TableShow raid(int front)
{
    return tableOf({{.id = peg,
                     .label = QStringLiteral("P"),
                     .team = QStringLiteral("red"),
                     .form = Form::Peg,
                     .on = truck},
                    {.id = truck,
                     .label = QStringLiteral("T"),
                     .team = {},
                     .form = Form::Long,
                     .places = {QString::number(front), QString::number(front - 1)}}});
}

QImage drawn(const Counter& counter)
{
    QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(100, 100);
    painter.scale(2, 2);
    paintCounter(painter, counter, 0);
    return image;
}

} // namespace

class TestPieceForms : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning();
        m_view = std::make_unique<BoardView>();
        m_view->setAnimated(false);
        m_view->resize(800, 600);
        m_view->setTable(raid(2));
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup() { m_view.reset(); }

    void whoIsOnTopIsHitFirst()
    {
        const BoardScene& scene = m_view->boardScene();
        QCOMPARE(scene.pieceAt(scene.item(peg)->pos()), peg);
        QCOMPARE(scene.pieceAt(scene.item(truck)->pos()), truck);
    }

    void anySpaceOfALongPieceChoosesIt()
    {
        const BoardScene& scene = m_view->boardScene();
        QCOMPARE(scene.pieceAt({110, 10}), truck);
        QCOMPARE(scene.pieceAt({290, 90}), truck);
        QCOMPARE(scene.pieceAt({310, 50}), QString());
        m_view->setChoices({Choice::piece(truck)});
        QSignalSpy pieces(m_view.get(), &BoardView::pieceClicked);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->mapFromScene(QPointF(110, 10)));
        QCOMPARE(pieces.size(), 1);
    }

    void aRiderGoesAlong()
    {
        m_view->setAnimated(true);
        const PieceItem* below = m_view->boardScene().item(truck);
        const PieceItem* rider = m_view->boardScene().item(peg);
        const QPointF seat = rider->pos() - below->pos();
        m_view->setTable(raid(4));
        QTRY_VERIFY(below->pos().x() > 210); // on its way
        QCOMPARE(rider->pos() - below->pos(), seat);
        QTRY_COMPARE(below->pos(), QPointF(400, 50));
        QCOMPARE(rider->pos() - below->pos(), seat);
    }

    void whoeverGetsOffGoesItsOwnWay()
    {
        table::TableShow show = raid(4);
        show.pieces[0].on.clear();
        show.pieces[0].places = {QStringLiteral("0")};
        m_view->setTable(show);
        QCOMPARE(m_view->boardScene().item(peg)->pos(), QPointF(50, 50));
        QCOMPARE(m_view->boardScene().pieceAt({50, 50}), peg);
    }

    void aPieceMayBeTakenFromUnderItsRider()
    {
        m_view->setAnimated(true);
        m_view->setTable(raid(4));
        m_view->setTable(tableOf({}));
        QVERIFY(!m_view->boardScene().item(truck));
        QTest::qWait(30);
        QVERIFY(!m_view->boardScene().item(peg));
    }

    void everyFormLooksOtherwise()
    {
        QList<QImage> images;
        for (int form = 0; form <= static_cast<int>(Form::Card); ++form) {
            const QImage image =
                drawn({.label = QStringLiteral("7"), .form = static_cast<Form>(form), .length = 40});
            QVERIFY(!images.contains(image));
            images.append(image);
        }
    }

    void facesDiffer()
    {
        const auto withFace = [](const QString& face) {
            return drawn({.label = QStringLiteral("7"), .face = face});
        };
        const QImage light = withFace(QStringLiteral("light"));
        QCOMPARE(withFace(QString()), light);
        QVERIFY(withFace(QStringLiteral("dark")) != light);
        QVERIFY(withFace(QStringLiteral("wreck")) != light);
    }

    void nobodysPieceIsNeutral()
    {
        QCOMPARE(m_view->boardScene().item(truck)->counter().livery, counters::nobodys);
        for (const int number : {-1, -10, -11}) {
            for (int team = 0; team < counters::liveryCount; ++team)
                QVERIFY(livery(number).colour != livery(team).colour);
        }
        QVERIFY(!m_view->boardScene().item(truck)->toolTip().contains(QStringLiteral("Red")));
    }

private:
    std::unique_ptr<BoardView> m_view;
};

ONE_OF_MANY(TestPieceForms)

#include "test_piece_forms.moc"
