// Carrying by hand in the real window, with a game that no view has heard of: mats, tabs, the board, a
// branch.
#include "games/games.h"
#include "support/one_of_many.h"
#include "support/open_window.h"
#include "support/settings_sandbox.h"
#include "support/strict.h"
#include "support/toy_table.h"

#include "answers/answers_view.h"
#include "mats/mat_targets.h"
#include "mats/mats_model.h"
#include "mats/mats_view.h"
#include "mats/panel_card.h"
#include "mats/team_bar.h"
#include "style/theme.h"
#include "window/carry_label.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QWindow>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace Qt::StringLiterals;
using table::CarrySpot;
namespace toy = roadmarshal::test::toy;

namespace {

const CarrySpot truck{.subject = u"truck"_s};
const CarrySpot truckFuel{.subject = u"truck"_s, .property = u"fuel"_s};
const CarrySpot cart{.subject = u"cart"_s};
const CarrySpot cartFuel{.subject = u"cart"_s, .property = u"fuel"_s};
const CarrySpot tank{.subject = u"camp"_s, .property = u"tank"_s};
const CarrySpot northHand{.subject = u"north"_s, .property = u"hand"_s};
const CarrySpot rope{.subject = u"north"_s, .property = u"hand"_s, .card = u"rope"_s};

CarrySpot space(const char* name)
{
    return {.place = QString::fromLatin1(name)};
}

QMenu* openMenu()
{
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

// As a tree, greyed out ones in brackets.
QStringList linesOf(const QMenu& menu, const QString& indent = {})
{
    QStringList lines;
    for (const QAction* action : menu.actions()) {
        const QString text = action->text().replace(u"&&"_s, u"&"_s);
        if (action->isSeparator() && !text.isEmpty())
            lines.append(indent + u"# "_s + text);
        else if (!action->isSeparator())
            lines.append(indent + (action->isEnabled() ? text : u"[%1]"_s.arg(text)));
        if (action->menu())
            lines += linesOf(*action->menu(), indent + u"  "_s);
    }
    return lines;
}

QMenu* carryMenuIn(const QMenu& menu)
{
    for (const QAction* action : menu.actions()) {
        if (action->text() == u"Carry")
            return action->menu();
    }
    return nullptr;
}

QAction* actionFor(const QMenu& menu, const QStringList& answers)
{
    for (QAction* action : menu.findChildren<QAction*>()) {
        if (action->data().toStringList() == answers)
            return action;
    }
    return nullptr;
}

// With hands that carry: what they press, drag over and let go of is found where it is painted.
class Table : public test::WindowOn<test::ToyTable>
{
public:
    explicit Table(QSize size = {1500, 950}) : WindowOn(u"refill"_s)
    {
        window.resize(size);
        press(Qt::Key_3, Qt::ControlModifier); // the mats
        QTest::qWait(20);
        enter("plank rope");
        waitFor(u"piece"_s);
    }
    ~Table()
    {
        if (m_held)
            release();
    }

    MatsView& mats() { return *desk().matsView(); }
    const toy::State& now() { return session().now().as<toy::State>(); }
    const table::Answers& answers() { return desk().conversation()->answers(); }
    void enter(const char* line)
    {
        typeLine(QString::fromLatin1(line));
        press(Qt::Key_Return);
    }
    // Played to its end, so that somebody else is to act.
    void play(const char* line, const char* next)
    {
        enter(line);
        QVERIFY(QTest::qWaitFor([&] { return now().toAct == QLatin1StringView(next); }));
        QVERIFY(QTest::qWaitFor(
            [&] { return prompt().id == u"piece" && prompt().asks == QLatin1StringView(next); }));
    }

    PanelCard* card(const QString& subject) { return mats().findChild<PanelCard*>(u"panel-"_s + subject); }
    QPoint pointOf(const CarrySpot& spot)
    {
        if (!spot.place.isEmpty())
            return board()->viewport()->mapToGlobal(board()->viewPointOf(Choice::place(spot.place)));
        PanelCard* on = card(spot.subject);
        const QRectF area = on->areaOf(spot);
        // Of a whole panel a point where nothing else is.
        const QPointF point = spot.property.isEmpty() ? area.bottomRight() - QPointF(4, 4) : area.center();
        return on->mapToGlobal(point).toPoint();
    }
    QPoint pointOfTab(int team)
    {
        TeamTab* tab = mats().findChildren<TeamTab*>().at(team);
        return tab->mapToGlobal(tab->rect().center());
    }

    // Takes it up and moves so far that it is no click any more.
    void take(const CarrySpot& spot)
    {
        PanelCard* on = card(spot.subject);
        const QPoint from = on->mapFromGlobal(pointOf(spot));
        QTest::mousePress(on, Qt::LeftButton, {}, from);
        m_held = true;
        QTest::mouseMove(on, from + QPoint(QApplication::startDragDistance(), 1));
    }
    void takePiece(const char* piece)
    {
        const QPoint from = board()->viewPointOf(Choice::piece(QLatin1StringView(piece)));
        QTest::mousePress(board()->viewport(), Qt::LeftButton, {}, from);
        m_held = true;
        QTest::mouseMove(board()->viewport(), from + QPoint(6, 6));
        QTest::mouseMove(board()->viewport(), from + QPoint(12, 12));
    }
    void moveTo(QPoint point, QWidget* receiver = nullptr)
    {
        m_at = point;
        QWidget* to = receiver ? receiver : &window;
        QTest::mouseMove(to, to->mapFromGlobal(point));
    }
    void moveTo(const CarrySpot& spot) { moveTo(pointOf(spot)); }
    void release()
    {
        m_held = false;
        QTest::mouseRelease(&window, Qt::LeftButton, {}, window.mapFromGlobal(m_at));
    }
    void carry(const CarrySpot& from, const CarrySpot& to)
    {
        take(from);
        moveTo(to);
        release();
    }
    // What stands beside the pointer; nothing if nothing is carried.
    QString label()
    {
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (const auto* label = top->findChild<CarryLabel*>())
                return label->text();
        }
        return {};
    }
    // What Marshal says instead of a question.
    QString notice()
    {
        const auto* frame = desk().marshalPanel()->findChild<QFrame*>(u"notice"_s);
        return frame->isVisible() ? frame->findChild<QLabel*>()->text() : QString();
    }
    void keepPicture(const char* name)
    {
        if (const QString folder = qEnvironmentVariable("TOY_PICTURES"); !folder.isEmpty())
            QVERIFY(window.grab().save(folder + u'/' + QLatin1StringView(name) + u".png"_s));
    }

private:
    bool m_held = false;
    QPoint m_at;
};

} // namespace

class TestCarrying : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;
    const games::Guest m_guest{toy::game()};

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    }
    void init() { test::failOnUnexpectedWarnings(); }

    void aCardIsLaidOnACounter()
    {
        Table table;
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
        Table table;
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
        Table table;
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
        Table table;
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
        Table table;
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        table.moveTo(table.pointOfTab(3));
        table.moveTo(truckFuel);
        QTest::qWait(500);
        QCOMPARE(table.mats().shownTeam(), u"north"_s);
    }

    void aTabTakesWhatItsTeamTakes()
    {
        Table table;
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
        Table table;
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
        Table table;
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
        Table table;
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
        Table table;
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
        Table table;
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
        Table table;
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

    void aMatIsDroppedOnTheBoard()
    {
        Table table;
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
        Table table;
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
        Table table;
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
        Table table;
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

    void aPlainClickStillSets()
    {
        Table table;
        table.mats().showPanel(u"camp"_s);
        PanelCard* card = table.card(u"camp"_s);
        QTest::mouseClick(card, Qt::LeftButton, {}, card->spotRect(u"tank=5"_s).center().toPoint());
        QTRY_COMPARE(table.now().camp.tank, 5);
    }

    // Round counts: nothing on the mats of the players, or the water, goes anywhere.
    void whatGoesNowhereIsNotTaken()
    {
        Table table;
        table.mats().showPanel(u"camp"_s);
        table.take({.subject = u"camp"_s, .property = u"round"_s});
        QCOMPARE(table.label(), QString());
        table.release();
        QMenu menu;
        emit table.mats().menuOpening(
            &menu, gripsOn(table.mats().model(), table.mats().model().panelIndex(u"camp"_s), u"water"_s));
        QVERIFY(menu.isEmpty());
    }

    void theMenuCarriesWithoutAMouse()
    {
        Table table;
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
        Table table;
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
        Table table;
        QMenu menu;
        emit table.board()->menuOpening(&menu, u"truck"_s);
        QVERIFY(carryMenuIn(menu));
        QVERIFY(actionFor(*carryMenuIn(menu), {u"truck"_s, u"repair"_s, u"cart"_s}));
    }

    void inThePastNothingIsCarried()
    {
        Table table;
        table.play("truck take rope pump calm", "south");
        table.desk().lookAt(2);
        QTRY_VERIFY(table.desk().isInThePast());
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        QCOMPARE(table.label(), QString());
        table.release();
        QMenu menu;
        emit table.mats().menuOpening(&menu, {Grip{truck}});
        QVERIFY(menu.isEmpty());
        table.desk().backToNow();
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        QCOMPARE(table.label(), u"Truck"_s);
    }

    void inAGameThatIsOnlyReadNothingIsCarried()
    {
        test::ToyTable table;
        table.deal();
        table.session.reset();
        Desk desk;
        QVERIFY(QFile::setPermissions(table.path(), QFile::ReadOwner));
        desk.setSession(table::Session::open(toy::find, table.path(), table::Access::ReadOnly).value());
        QTRY_COMPARE(desk.conversation()->prompt().id, u"piece"_s);
        QMenu menu;
        emit desk.matsView()->menuOpening(&menu, {Grip{truck}});
        QVERIFY(menu.isEmpty());
        desk.startWhatIf(); // on a branch of it things are tried out
        QTRY_VERIFY(desk.isTrying());
        QTRY_COMPARE(desk.conversation()->prompt().id, u"piece"_s);
        emit desk.matsView()->menuOpening(&menu, {Grip{truck}});
        QVERIFY(!menu.isEmpty());
    }

    void onABranchItIsOnlyTried()
    {
        Table table;
        const int before = table.session().last();
        table.desk().startWhatIf();
        QTRY_VERIFY(table.desk().isTrying());
        QVERIFY(table.waitFor(u"piece"_s));
        table.mats().showTeam(u"north"_s);
        table.carry(truck, space("a3"));
        QVERIFY(table.waitFor(u"weather"_s));
        QCOMPARE(table.session().last(), before);
        const auto& branch = table.desk().conversation()->topic().now.as<toy::State>();
        QCOMPARE(branch.vehicles[0].at.first(), u"a3"_s);
    }

    // Meanwhile somebody else has entered something.
    void whatIsCarriedIsLetGoWhenTheTableGoesOn()
    {
        Table table;
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        QVERIFY(!table.label().isEmpty());
        table.desk().correct(u"camp"_s, u"tank"_s, u"3"_s);
        QTRY_COMPARE(table.now().camp.tank, 3);
        QTRY_COMPARE(table.label(), QString());
        table.moveTo(space("a3"));
        table.release();
        QTest::qWait(20);
        QCOMPARE(table.now().vehicles[0].at.first(), u"a2"_s);
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
        Table table({1280, 800});
        QApplication::setPalette(paletteFor(dark));
        table.desk().dress();
        table.play("truck take rope pump calm", "south");
        table.play("cart repair cart calm", "north");
        table.mats().showTeam(u"north"_s);
        QTest::qWait(400); // moments are over
        const auto keep = [&](const char* what) {
            table.keepPicture(qPrintable(QString::fromLatin1(what) + (dark ? u"_dark"_s : u"_light"_s)));
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

ONE_OF_MANY(TestCarrying)
#include "test_carrying.moc"
