// Carrying between mats and the board, and by menu.
#include "games/games.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/carrying_hands.h"
#include "support/window/settings_sandbox.h"

#include "style/theme.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QStandardPaths>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace roadmarshal::test;
using namespace Qt::StringLiterals;

class TestCarryingOnBoard : public QObject
{
    Q_OBJECT

    SettingsSandbox m_sandbox;
    const games::Guest m_guest{toy::game()};

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    }
    void init() { failOnUnexpectedWarnings(); }

    void aMatIsDroppedOnTheBoard()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        const BoardScene& scene = table.board()->boardScene();
        QVERIFY(scene.isChoice(Choice::Of::Place, u"a3"_s));
        QCOMPARE(scene.choices()[scene.indexOf(Choice::Of::Place, u"a3"_s)].kind, Choice::Kind::Open);
        QCOMPARE(scene.choices()[scene.indexOf(Choice::Of::Place, u"c3"_s)].kind, Choice::Kind::Objected);
        QVERIFY(!scene.isChoice(Choice::Of::Piece, u"truck"_s)); // the question waits
        table.moveTo(space("a3"));
        QCOMPARE(table.label(), u"Truck\n✓ Space a3"_s);
        table.release();
        QVERIFY(table.waitFor(u"weather"_s));
        QCOMPARE(table.now().vehicles[0].at.first(), u"a3"_s);
    }

    void afterwardsTheQuestionIsLitAgain()
    {
        CarryingHands table;
        const QList<Choice> before = table.board()->boardScene().choices();
        QVERIFY(!before.isEmpty());
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        QVERIFY(table.board()->boardScene().choices() != before);
        table.press(Qt::Key_Escape);
        QCOMPARE(table.board()->boardScene().choices(), before);
    }

    void aPieceIsCarriedFromTheBoardOntoAMat()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        table.takePiece("truck");
        QCOMPARE(table.board()->carried(), u"truck"_s);
        QCOMPARE(table.label(), QString()); // on the board it is a piece
        const CarrySpot wear{.subject = u"truck"_s, .property = u"wear"_s};
        table.moveTo(table.pointOf(wear), table.board()->viewport());
        QCOMPARE(table.label(), u"truck\n✓ Truck: Wear"_s);
        table.release();
        QVERIFY(table.waitFor(u"weather"_s));
        QCOMPARE(table.session().entries().last().action.kind, u"repair"_s);
        QVERIFY(table.board()->carried().isEmpty());
    }

    void backOnTheBoardItIsAPieceAgain()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        table.takePiece("truck");
        table.moveTo(table.pointOf(truckFuel), table.board()->viewport());
        QVERIFY(!table.label().isEmpty());
        table.moveTo(table.pointOf(space("b3")), table.board()->viewport());
        QCOMPARE(table.label(), QString());
        QCOMPARE(table.board()->carried(), u"truck"_s);
        QTest::mouseRelease(table.board()->viewport(), Qt::LeftButton, {},
                            table.board()->viewPointOf(Choice::place(u"b3"_s)));
        QTRY_VERIFY(openMenu()); // a move or a correction?
        openMenu()->close();
    }

    void theMenuCarriesWithoutAMouse()
    {
        CarryingHands table;
        table.play("truck take rope pump calm", "south");
        table.mats().showTeam(u"north"_s);
        PanelCard* card = table.card(u"north"_s);
        card->setFocus();
        QContextMenuEvent key(QContextMenuEvent::Keyboard, QPoint(), card->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(card, &key);
        QTRY_VERIFY(openMenu());
        const QMenu* carry = carryMenuIn(*openMenu());
        QVERIFY(carry);
        QCOMPARE(linesOf(*carry),
                 (QStringList{u"# Truck"_s, u"Fuel: not by the rules: truck is not to act (2.1)"_s,
                              u"# South"_s, u"[Hand: can't be: cards stay with who drew them (5.4)]"_s}));
        actionFor(*carry, {u"truck"_s, u"discard"_s, u"rope"_s})->trigger();
        openMenu()->close();
        QTRY_VERIFY(table.notice().contains(u"truck is not to act"_s));
    }

    void theMenuHasTheBoardToo()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        emit table.card(u"truck"_s)->menuWanted(table.card(u"truck"_s)->mapToGlobal(QPoint(5, 5)));
        QTRY_VERIFY(openMenu());
        const QStringList lines = linesOf(*carryMenuIn(*openMenu()));
        QCOMPARE(lines.first(), u"On the board"_s);
        QVERIFY2(lines.contains(u"  Space a3"_s), qPrintable(lines.join(u'\n')));
        QVERIFY(lines.contains(u"  [Space c3: can't be: c3 is too far for truck (3.1)]"_s));
        QCOMPARE(lines.sliced(lines.size() - 2), (QStringList{u"# Cart"_s, u"Cart: Hand the pilot over"_s}));
        actionFor(*openMenu(), {u"truck"_s, u"drive"_s, u"a3"_s})->trigger();
        openMenu()->close();
        QVERIFY(table.waitFor(u"weather"_s));
    }

    void aPieceHasAMenuToo()
    {
        CarryingHands table;
        QMenu menu;
        emit table.board()->menuOpening(&menu, u"truck"_s);
        QVERIFY(carryMenuIn(menu));
        QVERIFY(actionFor(*carryMenuIn(menu), {u"truck"_s, u"repair"_s, u"cart"_s}));
    }

    void targetsAreSeenInBothColours_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void targetsAreSeenInBothColours()
    {
        QFETCH(bool, dark);
        CarryingHands table({1280, 800});
        QApplication::setPalette(paletteFor(dark));
        table.desk().dress();
        table.play("truck take rope pump calm", "south");
        table.play("cart repair cart calm", "north");
        table.mats().showTeam(u"north"_s);
        QTest::qWait(400); // moments are over
        const auto keep = [&](const char* what) {
            test::keepPicture(table.window, QLatin1StringView(what) + (dark ? u"_dark"_s : u"_light"_s));
        };
        PanelCard* card = table.card(u"truck"_s);
        const QImage before = card->grab().toImage();
        table.take(rope);
        table.moveTo(truckFuel);
        keep("carry_open");
        QVERIFY(card->grab().toImage() != before);
        table.press(Qt::Key_Escape);
        QCOMPARE(card->grab().toImage(), before);
        table.release();
        table.take(truck);
        table.moveTo(space("c3"));
        keep("carry_refused");
        table.press(Qt::Key_Escape);
        table.release();
        QApplication::setPalette(paletteFor(false));
    }
};

ONE_OF_MANY(TestCarryingOnBoard)
#include "test_carrying_on_board.moc"
