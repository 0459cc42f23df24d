// Carrying from mat to mat by hand in the real window, with a game that no view has heard of.
#include "games/games.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/carrying_hands.h"
#include "support/window/settings_sandbox.h"

#include "mats/mat_targets.h"
#include "mats/mats_model.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QPushButton>
#include <QStandardPaths>
#include <QWindow>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace roadmarshal::test;
using namespace Qt::StringLiterals;

class TestCarrying : public QObject
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

    void aCardIsLaidOnACounter()
    {
        CarryingHands table;
        table.play("truck take rope pump calm", "south");
        table.play("cart repair cart calm", "north");
        table.mats().showTeam(u"north"_s);
        table.take(rope);
        QCOMPARE(table.label(), u"Rope"_s);
        table.moveTo(truckFuel);
        QCOMPARE(table.label(), u"Rope\n✓ Truck: Fuel"_s);
        table.release();
        QCOMPARE(table.label(), QString());
        QVERIFY(table.waitFor(u"weather"_s));
        QCOMPARE(table.now().vehicles[0].fuel, 3);
    }

    void ofSeveralWaysAMenuAsks()
    {
        CarryingHands table;
        table.mats().showPanel(u"camp"_s);
        table.take(tank);
        table.moveTo(table.pointOfTab(0));
        QTRY_COMPARE(table.mats().shownTeam(), u"north"_s);
        table.moveTo(truckFuel);
        QCOMPARE(table.label(), u"Tank\n✓ Truck: Fuel\n•  1 fuel\n•  2 fuel"_s);
        table.release();
        QTRY_VERIFY(openMenu());
        QCOMPARE(linesOf(*openMenu()), (QStringList{u"# Truck: Fuel"_s, u"1 fuel"_s, u"2 fuel"_s}));
        QVERIFY(table.answers().isEmpty());
        actionFor(*openMenu(), {u"truck"_s, u"refuel"_s, u"2"_s})->trigger();
        openMenu()->close();
        QVERIFY(table.waitFor(u"weather"_s));
        QCOMPARE(table.now().camp.tank, 4);
        QCOMPARE(table.now().vehicles[0].fuel, 4);
    }

    // The card that the button was pressed on is gone by then.
    void aTabThatIsHeldOverBringsItsTeam()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        table.moveTo(table.pointOfTab(3));
        QCOMPARE(table.mats().shownTeam(), u"north"_s); // not at once
        QTRY_COMPARE(table.mats().shownTeam(), u"south"_s);
        QVERIFY(!table.card(u"truck"_s));
        table.moveTo(cart);
        QCOMPARE(table.label(), u"Truck\n✓ Cart\nHand the pilot over"_s);
        table.release();
        QVERIFY(table.waitFor(u"accept"_s));
    }

    // Qt itself says who hears of the mouse: only the window, once the card is gone that it was pressed on.
    void theMouseIsHeardOfToTheEnd()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        QWindow* window = table.window.windowHandle();
        const QPoint from = window->mapFromGlobal(table.pointOf(truck));
        QTest::mousePress(window, Qt::LeftButton, {}, from);
        QTest::mouseMove(window, from - QPoint(20, 20));
        QCOMPARE(table.label(), u"Truck"_s);
        QTest::mouseMove(window, window->mapFromGlobal(table.pointOfTab(3)));
        QTRY_COMPARE(table.mats().shownTeam(), u"south"_s);
        QTest::mouseMove(window, window->mapFromGlobal(table.pointOf(space("a3"))));
        QCOMPARE(table.label(), u"Truck\n✓ Space a3"_s);
        QTest::mouseRelease(window, Qt::LeftButton, {}, window->mapFromGlobal(table.pointOf(space("a3"))));
        QVERIFY(table.waitFor(u"weather"_s));
        QCOMPARE(table.now().vehicles[0].at.first(), u"a3"_s);
    }

    void whoOnlyPassesATabStaysThere()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        table.moveTo(table.pointOfTab(3));
        table.moveTo(truckFuel);
        QTest::qWait(500);
        QCOMPARE(table.mats().shownTeam(), u"north"_s);
    }

    void aTabTakesWhatItsTeamTakes()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        table.moveTo(table.pointOfTab(3));
        QCOMPARE(table.label(), u"Truck\n✓ Cart\nHand the pilot over"_s);
        table.release();
        QVERIFY(table.waitFor(u"accept"_s));
        QCOMPARE(table.mats().shownTeam(), u"north"_s);
    }

    void escapeLetsGo()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        table.moveTo(table.pointOfTab(3));
        QVERIFY(!table.label().isEmpty());
        table.press(Qt::Key_Escape);
        QCOMPARE(table.label(), QString());
        QTest::qWait(500);
        QCOMPARE(table.mats().shownTeam(), u"north"_s); // no tab springs open any more
        table.release();
        QTest::qWait(20);
        QVERIFY(table.answers().isEmpty());
        QCOMPARE(table.prompt().id, u"piece"_s);
    }

    // What was pressed may be a button: letting go of it after Esc is no click.
    void afterEscapeTheButtonDoesNothing()
    {
        CarryingHands table;
        table.mats().showPanel(u"camp"_s);
        table.take(tank);
        table.press(Qt::Key_Escape);
        table.moveTo(tank);
        const int before = table.session().last();
        table.release();
        QTest::qWait(20);
        QCOMPARE(table.session().last(), before);
        // And the mouse is free again.
        table.carry(tank, tank);
        QCOMPARE(table.label(), QString());
    }

    void whatIsLetGoOfElsewhereStays()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        const int before = table.session().last();
        const QString said = table.notice();
        table.carry(truck, northHand);
        table.take(truck);
        table.moveTo(table.desk().marshalPanel()->mapToGlobal(QPoint(20, 20)));
        QCOMPARE(table.label(), u"Truck"_s);
        table.release();
        QTest::qWait(20);
        QVERIFY(table.answers().isEmpty());
        QCOMPARE(table.session().last(), before);
        QCOMPARE(table.notice(), said);
    }

    void anotherButtonLetsGo()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        QTest::mousePress(&table.window, Qt::RightButton, {}, QPoint(300, 300));
        QCOMPARE(table.label(), QString());
        QTest::mouseRelease(&table.window, Qt::RightButton, {}, QPoint(300, 300));
        QVERIFY(!openMenu());
        table.moveTo(table.pointOfTab(3));
        table.release();
        QVERIFY(table.answers().isEmpty());
    }

    // Nothing is recorded; why not is said where other answers that do not fit are told.
    void whatCantBeSaysWhy()
    {
        CarryingHands table;
        table.play("truck take rope pump calm", "south");
        table.mats().showTeam(u"north"_s);
        const int before = table.session().last();
        table.take(rope);
        table.moveTo(table.pointOfTab(3));
        QTRY_COMPARE(table.mats().shownTeam(), u"south"_s);
        table.moveTo({.subject = u"south"_s, .property = u"hand"_s});
        QCOMPARE(table.label(), u"Rope\n✗ South: Hand\ncan't be: cards stay with who drew them (5.4)"_s);
        table.release();
        QTRY_VERIFY2(table.notice().contains(u"cards stay with who drew them"_s), qPrintable(table.notice()));
        QCOMPARE(table.session().last(), before);
        QCOMPARE(table.prompt().id, u"piece"_s);
    }

    // The table may insist, as ever.
    void whatTheRulesObjectToIsWarnedOf()
    {
        CarryingHands table;
        table.mats().showPanel(u"camp"_s);
        table.take(tank);
        table.moveTo(table.pointOfTab(3));
        QTRY_COMPARE(table.mats().shownTeam(), u"south"_s);
        table.moveTo(cartFuel);
        QVERIFY2(
            table.label().contains(u"✗ Cart: Fuel\n•  1 fuel: not by the rules: cart is not to act (2.1)"_s),
            qPrintable(table.label()));
        table.release();
        QTRY_VERIFY(openMenu());
        actionFor(*openMenu(), {u"cart"_s, u"refuel"_s, u"1"_s})->trigger();
        openMenu()->close();
        QTRY_VERIFY(table.notice().contains(u"cart is not to act"_s));
        QCOMPARE(table.now().camp.tank, 6);
        for (QPushButton* button : table.desk().marshalPanel()->findChildren<QPushButton*>()) {
            if (button->text() == u"Record as played")
                button->click();
        }
        QTRY_COMPARE(table.now().camp.tank, 5);
    }

    void aPlainClickStillSets()
    {
        CarryingHands table;
        table.mats().showPanel(u"camp"_s);
        PanelCard* card = table.card(u"camp"_s);
        QTest::mouseClick(card, Qt::LeftButton, {}, card->spotRect(u"tank=5"_s).center().toPoint());
        QTRY_COMPARE(table.now().camp.tank, 5);
    }

    // Round counts: nothing on the mats of the players, or the water, goes anywhere.
    void whatGoesNowhereIsNotTaken()
    {
        CarryingHands table;
        table.mats().showPanel(u"camp"_s);
        table.take({.subject = u"camp"_s, .property = u"round"_s});
        QCOMPARE(table.label(), QString());
        table.release();
        QMenu menu;
        emit table.mats().menuOpening(
            &menu, gripsOn(table.mats().model(), table.mats().model().panelIndex(u"camp"_s), u"water"_s));
        QVERIFY(menu.isEmpty());
    }
};

ONE_OF_MANY(TestCarrying)
#include "test_carrying.moc"
