// The arrangement of docks for a laptop and for a large screen: switched by size, by hand, and kept.
#include "support/one_of_many.h"
#include "support/window/open_window.h"
#include "support/window/settings_sandbox.h"

#include "answers/answers_view.h"
#include "mats/wear_matrix.h"
#include "window/docks.h"

#include <kddockwidgets/DockWidget.h>
#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/core/DockWidget.h>

#include <QHeaderView>
#include <QTableView>
#include <QToolButton>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

using KDDockWidgets::QtWidgets::DockWidget;

DockWidget* dockOf(const QWidget* content)
{
    QWidget* widget = content->parentWidget();
    while (!qobject_cast<DockWidget*>(widget))
        widget = widget->parentWidget();
    return static_cast<DockWidget*>(widget);
}

void resizeTo(test::OpenWindow& table, const QSize& size)
{
    table.window.resize(size);
    QTest::qWait(400); // the layout follows once the size has settled
}

const QSize laptop(1280, 800);
const QSize large(2560, 1440);

} // namespace

class TestLayouts : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }
    void init() { QSettings().clear(); }

    void aLaptopHasBoardMarshalAndAStripOfScores()
    {
        test::OpenWindow table;
        const Desk& desk = table.desk();
        QVERIFY(dockOf(desk.boardPanel())->isOpen());
        QVERIFY(dockOf(desk.marshalPanel())->isOpen());
        QVERIFY(dockOf(desk.scoreView())->isOpen());
        QVERIFY(desk.scoreView()->height() < 160);
        QVERIFY(!dockOf(desk.matsView())->isOpen());
        QVERIFY(!dockOf(desk.logPanel())->isOpen());
        QVERIFY(desk.boardPanel()->width() > 800);
    }

    void onALaptopEveryCardRowIsSeen()
    {
        test::OpenWindow table;
        const auto car = std::ranges::find_if(
            table.prompt().options, [](const table::Option& option) { return option.objections.isEmpty(); });
        table.desk().conversation()->answer(car->answer);
        QVERIFY(table.waitFor(QStringLiteral("card")));
        QTest::qWait(50);
        const QTableView* cards = table.desk().marshalPanel()->answersView()->matrix();
        QVERIFY(cards->model()->rowCount() >= 8);
        const int last = cards->model()->rowCount() - 1;
        QVERIFY(cards->visualRect(cards->model()->index(last, 0)).bottom() <= cards->viewport()->height());
    }

    void theDrawerOpensAndShuts()
    {
        test::OpenWindow table;
        const Desk& desk = table.desk();
        const Docks* docks = table.window.findChild<Docks*>();
        QAction* log = docks->drawerActions()[2];
        log->trigger();
        QVERIFY(log->isChecked());
        QVERIFY(dockOf(desk.logPanel())->isOpen() && desk.logPanel()->isVisible());
        QVERIFY(dockOf(desk.matsView())->isOpen() && !desk.matsView()->isVisible());
        docks->drawerActions()[0]->trigger();
        QVERIFY(desk.matsView()->isVisible() && !log->isChecked());
        docks->drawerActions()[0]->trigger();
        QVERIFY(!dockOf(desk.matsView())->isOpen() && !dockOf(desk.logPanel())->isOpen());
    }

    void aLargeScreenHasAllOfItOpen()
    {
        test::OpenWindow table;
        resizeTo(table, large);
        const Desk& desk = table.desk();
        QVERIFY(desk.logPanel()->isVisible());
        QVERIFY(desk.matsView()->isVisible());
        QVERIFY(desk.decksView()->isVisible());
        QVERIFY(desk.marshalPanel()->isVisible());
        const WearMatrix* matrix = desk.matsView()->matrix();
        QVERIFY(matrix->isVisible());
        const auto show = table.session().game().show(table.session().now());
        for (const table::Piece& piece : show.pieces) {
            if (!piece.team.isEmpty())
                QVERIFY2(!matrix->cellOf(piece.id).isEmpty(), qPrintable(piece.id));
        }
        resizeTo(table, laptop);
        QVERIFY(!dockOf(desk.logPanel())->isOpen());
    }

    void eachIsKeptAsItWasLeft()
    {
        test::OpenWindow table;
        const Desk& desk = table.desk();
        dockOf(desk.scoreView())->forceClose();
        resizeTo(table, large);
        QVERIFY(dockOf(desk.scoreView())->isOpen());
        dockOf(desk.decksView())->forceClose();
        resizeTo(table, laptop);
        QVERIFY(!dockOf(desk.scoreView())->isOpen());
        resizeTo(table, large);
        QVERIFY(dockOf(desk.scoreView())->isOpen());
        QVERIFY(!dockOf(desk.decksView())->isOpen());
    }

    void theHandDecidesOverTheSize()
    {
        test::OpenWindow table;
        Docks* docks = table.window.findChild<Docks*>();
        docks->setLayoutChoice(LayoutChoice::Large);
        QCOMPARE(docks->arrangement(), Arrangement::Large);
        QVERIFY(dockOf(table.desk().logPanel())->isOpen());
        resizeTo(table, {1200, 760});
        QCOMPARE(docks->arrangement(), Arrangement::Large);
        docks->setLayoutChoice(LayoutChoice::BySize);
        QCOMPARE(docks->arrangement(), Arrangement::Laptop);
    }

    void aDamagedLayoutOfTheOtherSizeIsSurvived()
    {
        test::OpenWindow table;
        saveLayout({QByteArray("{\"mainWindows\": 7}"), {}}, Arrangement::Large);
        resizeTo(table, large);
        QVERIFY(table.desk().logPanel()->isVisible());
    }

    void aFloatingDockComesOutWhereOneSeesIt()
    {
        test::OpenWindow table;
        resizeTo(table, {1000, 700});
        DockWidget* score = dockOf(table.desk().scoreView());
        score->dockWidget()->setFloatingGeometry(QRect(-5000, -5000, 400, 300));
        score->setFloating(true);
        QTest::qWait(100);
        QVERIFY(table.window.screen()->availableGeometry().intersects(score->QWidget::window()->geometry()));
        score->setFloating(false);
    }

    void matsShowWhoActsInTheGameThatWasOpened()
    {
        test::OpenWindow table;
        MatsView* mats = table.desk().matsView();
        const auto standings = table.session().game().show(table.session().now()).standings;
        const auto acts = std::ranges::find(standings, true, &table::Standing::toAct);
        const auto waits = std::ranges::find(standings, false, &table::Standing::toAct);
        QCOMPARE(mats->shownTeam(), acts->team);
        mats->showTeam(waits->team);
        QCOMPARE(mats->shownTeam(), waits->team);
        test::DemoGame other(7, test::cardsOnTheTable());
        other.session.reset();
        QVERIFY(table.window.openGame(other.path()));
        QTRY_COMPARE(mats->shownTeam(), acts->team);
    }
};

ONE_OF_MANY(TestLayouts)
#include "test_layouts.moc"
