// The arrangement of docks: the first one, the saved one, and one saved before a dock existed.
#include "support/one_of_many.h"
#include "support/strict.h"

#include "decks/decks_view.h"
#include "mats/mats_view.h"
#include "settings/settings.h"
#include "style/label.h"
#include "window/desk.h"
#include "window/docks.h"

#include <kddockwidgets/DockWidget.h>
#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/MainWindow.h>
#include <kddockwidgets/core/DockWidget.h>

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>

using namespace roadmarshal::views;

namespace {

using KDDockWidgets::QtWidgets::DockWidget;

struct Window
{
    KDDockWidgets::QtWidgets::MainWindow window{QStringLiteral("test")};
    Desk desk;
    Docks docks{&window, &desk};

    Window()
    {
        window.resize(1200, 800);
        window.show();
        docks.restore();
    }
    ~Window()
    {
        // A closed dock belongs to nobody, and its name would be taken.
        const QList<const QWidget*> panels{desk.boardPanel(), desk.marshalPanel(), desk.matsView(),
                                           desk.scoreView(),  desk.logPanel(),     desk.decksView()};
        for (const QWidget* panel : panels)
            delete viewOf(panel);
    }
    // Where a small window keeps mats, decks, log and rules; the mats on top.
    void openDrawer() const { docks.drawerActions().first()->trigger(); }
    static DockWidget* viewOf(const QWidget* content)
    {
        QWidget* widget = content->parentWidget();
        while (!qobject_cast<DockWidget*>(widget))
            widget = widget->parentWidget();
        return static_cast<DockWidget*>(widget);
    }
    static KDDockWidgets::Core::DockWidget* dockOf(const QWidget* content)
    {
        return viewOf(content)->dockWidget();
    }
};

class DocksTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("roadmarshal-test"));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    }
    void init()
    {
        roadmarshal::test::failOnUnexpectedWarnings();
        QSettings().clear();
    }

    void decksLieBehindTheMatsInTheDrawer()
    {
        const Window set;
        const auto* decks = Window::dockOf(set.desk.decksView());
        QVERIFY(!decks->isOpen());
        set.openDrawer();
        QVERIFY(decks->isOpen());
        QVERIFY(!decks->isCurrentTab());
        QVERIFY(Window::dockOf(set.desk.matsView())->isCurrentTab());
        QCOMPARE(set.docks.visits().size(), 7);
        QCOMPARE(set.docks.visits()[5]->text(), QStringLiteral("Decks"));
    }

    void itsKeyGoesToADockAndNeverHidesIt()
    {
        const Window set;
        const auto* decks = Window::dockOf(set.desk.decksView());
        QAction* visit = set.docks.visits()[5];
        set.openDrawer();
        QVERIFY(!decks->isCurrentTab());
        for (int again = 0; again < 3; ++again) {
            visit->trigger();
            QVERIFY(decks->isOpen() && decks->isCurrentTab());
        }
        Window::dockOf(set.desk.decksView())->forceClose();
        visit->trigger();
        QVERIFY(decks->isOpen() && decks->isCurrentTab());
    }

    void aDockCanBeHiddenFromTheMenu()
    {
        const Window set;
        const auto* score = Window::dockOf(set.desk.scoreView());
        QAction* toggle = set.docks.toggles()[3];
        QVERIFY(toggle->isChecked() && score->isOpen());
        toggle->trigger();
        QVERIFY(!toggle->isChecked() && !score->isOpen());
        toggle->trigger();
        QVERIFY(toggle->isChecked() && score->isOpen());
    }

    void whatIsLookedForComesToTheFront()
    {
        Window set;
        Docks& docks = set.docks;
        const auto* log = Window::dockOf(set.desk.logPanel());
        set.openDrawer();
        QVERIFY(!log->isCurrentTab());
        docks.showLog();
        QVERIFY(log->isCurrentTab());
        auto* marshal = Window::dockOf(set.desk.marshalPanel());
        marshal->forceClose();
        QVERIFY(!marshal->isOpen());
        docks.showMarshal();
        QVERIFY(marshal->isOpen());
    }

    void textFollowsItsSize()
    {
        const Window set;
        const QFont before = QApplication::font();
        const auto* question = set.desk.marshalPanel()->findChild<QLabel*>();
        const double small = question->font().pointSizeF();
        QFont large = before;
        large.setPointSizeF(before.pointSizeF() * 2);
        QApplication::setFont(large);
        retypeLabels();
        QCOMPARE(question->font().pointSizeF(), small * 2);
        QApplication::setFont(before);
        retypeLabels();
    }

    void aLayoutIsKept()
    {
        {
            const Window set;
            set.openDrawer();
            Window::dockOf(set.desk.decksView())->setAsCurrentTab();
            Window::dockOf(set.desk.scoreView())->forceClose();
            set.docks.save();
        }
        const Window again;
        QVERIFY(Window::dockOf(again.desk.decksView())->isOpen());
        QVERIFY(Window::dockOf(again.desk.decksView())->isCurrentTab());
        QVERIFY(!Window::dockOf(again.desk.scoreView())->isOpen());
    }

    void aLayoutOfBeforeTheDecksGetsThem()
    {
        {
            const Window set;
            set.openDrawer();
            Window::dockOf(set.desk.decksView())->forceClose();
            Window::dockOf(set.desk.logPanel())->setAsCurrentTab();
            set.docks.save();
            QSettings().remove(QStringLiteral("layout-docks"));
        }
        const Window again;
        const auto* decks = Window::dockOf(again.desk.decksView());
        QVERIFY(decks->isOpen());
        QVERIFY(!decks->isFloating());
        QVERIFY(Window::dockOf(again.desk.logPanel())->isCurrentTab());
    }

    void decksThatWereClosedStayClosed()
    {
        {
            const Window set;
            Window::dockOf(set.desk.decksView())->forceClose();
            set.docks.save();
        }
        const Window again;
        QVERIFY(!Window::dockOf(again.desk.decksView())->isOpen());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

ONE_OF_MANY(DocksTest)
#include "test_docks.moc"
