// A newcomer's first minutes: three hints that go away, and help on every dock.
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/settings_sandbox.h"

#include "board/board_view.h"
#include "help/dock_guide.h"
#include "help/dock_help.h"
#include "help/help_popup.h"
#include "settings/settings.h"
#include "window/board_panel.h"
#include "window/desk.h"
#include "window/docks.h"
#include "window/first_steps.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QAction>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

// The window with a demo game in it, as a newcomer gets it.
struct Newcomer
{
    test::SettingsSandbox sandbox;
    QTemporaryDir folder;
    bool first = isFirstStart();
    MainWindow window;

    Newcomer()
    {
        window.resize(1200, 760);
        window.show();
        window.openDemo(folder.filePath(QStringLiteral("demo.roadmarshal")));
        QTRY_COMPARE(desk().conversation()->prompt().id, QStringLiteral("car"));
        window.showHints();
    }
    Desk& desk() { return *window.desk(); }
    FirstSteps* hints() { return desk().boardPanel()->findChild<FirstSteps*>(); }
    QAction* action(const QString& text)
    {
        for (const QAction* menu : window.menuBar()->actions()) {
            for (QAction* each : menu->menu()->actions()) {
                if (each->text().remove(u'&') == text)
                    return each;
            }
        }
        return nullptr;
    }
};

} // namespace

class TestFirstStart : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    }
    void init() { test::failOnUnexpectedWarnings(); }

    void onlyTheVeryFirstStartIsOne()
    {
        Newcomer newcomer;
        QVERIFY(newcomer.first);
        QVERIFY(!isFirstStart());
    }

    void anyMemoryMakesItALaterStart()
    {
        {
            const test::SettingsSandbox sandbox;
            QVERIFY(isFirstStart());
            addRecentGame(QStringLiteral("/somewhere.roadmarshal"));
            QVERIFY(!isFirstStart());
        }
        const test::SettingsSandbox sandbox;
        QVERIFY(isFirstStart());
        setHintsSeen();
        QVERIFY(!isFirstStart());
    }

    void theHintsFollowTheQuestion()
    {
        Newcomer newcomer;
        QVERIFY(newcomer.hints() && newcomer.hints()->isVisible());
        QCOMPARE(newcomer.hints()->due(), 0);
        Conversation* conversation = newcomer.desk().conversation();
        conversation->answer(conversation->prompt().options.first().answer);
        QTRY_COMPARE(newcomer.hints()->due(), 1);
        conversation->answer(QStringLiteral("solo+2"));
        QTRY_COMPARE(newcomer.hints()->due(), 2);
        conversation->back();
        QTRY_COMPARE(newcomer.hints()->due(), 1);
    }

    void theHintsGoAfterTheFirstActivation()
    {
        Newcomer newcomer;
        Conversation* conversation = newcomer.desk().conversation();
        // Something set by hand is no activation.
        newcomer.desk().correct(QStringLiteral("36"), QStringLiteral("damage"), QStringLiteral("1"));
        newcomer.desk().session()->settle();
        QVERIFY(newcomer.hints());
        QTRY_COMPARE(conversation->prompt().id, QStringLiteral("car"));
        const QString car = conversation->prompt().options.first().answer;
        conversation->setAnswers({car, QStringLiteral("solo+2")});
        QTRY_COMPARE(conversation->prompt().id, QStringLiteral("end"));
        QVERIFY(newcomer.hints());
        const int before = newcomer.desk().session()->last();
        conversation->answer(conversation->prompt().options.last().answer);
        QTRY_VERIFY(conversation->prompt().id == QStringLiteral("way") ||
                    newcomer.desk().session()->last() > before);
        if (newcomer.desk().session()->last() == before)
            conversation->answer(QStringLiteral("1"));
        QTRY_VERIFY(!newcomer.hints());
    }

    void anotherGameIsNoActivation()
    {
        Newcomer newcomer;
        test::DemoGame other;
        other.session.reset();
        QVERIFY(newcomer.window.openGame(other.path()));
        QVERIFY(newcomer.hints());
        newcomer.desk().setSession(nullptr);
    }

    void aClickOrEscClosesTheHints()
    {
        Newcomer newcomer;
        QTest::mouseClick(newcomer.hints(), Qt::LeftButton, {}, {30, 10});
        QVERIFY(!newcomer.hints());
        newcomer.action(QStringLiteral("Show the hints again"))->trigger();
        QVERIFY(newcomer.hints());
        newcomer.action(QStringLiteral("Show the hints again"))->trigger();
        QCOMPARE(newcomer.desk().boardPanel()->findChildren<FirstSteps*>().size(), 1);
        newcomer.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&newcomer.window));
        QTest::keyClick(newcomer.desk().boardPanel()->view(), Qt::Key_Escape);
        QVERIFY(!newcomer.hints());
        newcomer.window.showHints();
        newcomer.hints()->findChild<QToolButton*>()->click();
        QVERIFY(!newcomer.hints());
    }

    void theHintsDoNotCoverTheTrack()
    {
        Newcomer newcomer;
        QTRY_VERIFY(!newcomer.hints()->geometry().isEmpty());
        const BoardPanel* panel = newcomer.desk().boardPanel();
        QTRY_VERIFY(panel->view()->mapTo(panel, QPoint()).y() >= newcomer.hints()->geometry().bottom());
    }

    void everyDockHasHelp()
    {
        Newcomer newcomer;
        newcomer.window.findChild<Docks*>()->drawerActions().first()->trigger();
        const QList<QToolButton*> buttons =
            newcomer.window.findChildren<QToolButton*>(QStringLiteral("dock-help"));
        QSet<QString> opened;
        for (QToolButton* button : buttons) {
            if (!button->isVisible())
                continue;
            button->click();
            const auto* popup = qobject_cast<HelpPopup*>(QApplication::activePopupWidget());
            QVERIFY(popup);
            opened.insert(popup->accessibleName());
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
            QTRY_VERIFY(!QApplication::activePopupWidget());
        }
        // The log lies behind the mats.
        for (const QString& dock : {QStringLiteral("Board"), QStringLiteral("Marshal"),
                                    QStringLiteral("Mats"), QStringLiteral("Score")})
            QVERIFY2(opened.contains(QStringLiteral("Help on ") + dock), qPrintable(dock));
    }

    void helpIsShort_data()
    {
        QTest::addColumn<QString>("dock");
        for (const char* dock : {"track", "marshal", "mats", "score", "log", "decks", "rules"})
            QTest::newRow(dock) << QString::fromLatin1(dock);
    }
    void helpIsShort()
    {
        QFETCH(QString, dock);
        const DockHelp help = dockHelp(dock).value();
        QVERIFY(help.lines.size() >= 2 && help.lines.size() <= 5);
        QVERIFY(!help.keys.isEmpty());
        for (const QString& line : help.lines)
            QVERIFY2(line.size() < 140, qPrintable(line));
    }

    void f1HelpsWithTheDockThatHasTheKeyboard()
    {
        Newcomer newcomer;
        newcomer.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&newcomer.window));
        newcomer.desk().marshalPanel()->line()->setFocus();
        QTest::keyClick(newcomer.desk().marshalPanel()->line(), Qt::Key_F1);
        auto* popup = qobject_cast<HelpPopup*>(QApplication::activePopupWidget());
        QVERIFY(popup);
        QCOMPARE(popup->accessibleName(), QStringLiteral("Help on Marshal"));
        // Once more, and it is the manual.
        QSignalSpy wanted(popup, &HelpPopup::manualWanted);
        QTest::keyClick(popup, Qt::Key_F1);
        QCOMPARE(wanted.size(), 1);
    }

    void withoutADockTheManualIsWanted()
    {
        QWidget window;
        DockGuide guide(&window);
        QSignalSpy wanted(&guide, &DockGuide::manualWanted);
        guide.open({});
        guide.open({QStringLiteral("unheard-of"), {}, {}});
        QCOMPARE(wanted.size(), 2);
    }
};

ONE_OF_MANY(TestFirstStart)
#include "test_first_start.moc"
