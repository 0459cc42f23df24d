// A game of four from the grid to the winner, once with the mouse alone and once with the keyboard alone.
#include "support/demo_game.h"
#include "support/window_player.h"

#include "table/verify.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

// The real window with a game in it; the file stays with the demo.
struct Window
{
    test::DemoGame demo;
    MainWindow window;

    Window()
    {
        demo.session.reset();
        window.resize(1280, 800);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
        QVERIFY(window.openGame(demo.path()));
        window.desk()->trackPanel()->view()->setAnimated(false);
        QTRY_COMPARE(window.desk()->conversation()->prompt().id, QStringLiteral("car"));
    }
    table::Session& session() { return *window.desk()->session(); }
};

void expectAWinner(Window& set)
{
    const auto show = set.session().game().show(set.session().now());
    QVERIFY(!show.winner.isEmpty());
    const auto verified = table::verify(set.session());
    QVERIFY(verified.unsound.isEmpty());
    QVERIFY2(verified.differences.isEmpty(), "an entry would be decided otherwise");
    QVERIFY(!verified.imbalance);
}

constexpr int mostAnswers = 4000;

} // namespace

class TestWholeGame : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }

    void withTheMouseAlone()
    {
        Window set;
        test::WindowPlayer player(*set.window.desk(), 11);
        for (int i = 0; i < mostAnswers && !player.isOver(); ++i)
            QVERIFY2(player.click(), qPrintable(player.prompt().id));
        expectAWinner(set);
        qInfo("%d clicks, %d entries", player.clicks(), set.session().last());
    }

    void withTheKeyboardAlone()
    {
        Window set;
        test::WindowPlayer player(*set.window.desk(), 12);
        for (int i = 0; i < mostAnswers && !player.isOver(); ++i)
            QVERIFY2(player.type(), qPrintable(player.prompt().id));
        expectAWinner(set);
        qInfo("%d keys, %d entries", player.keys(), set.session().last());
    }
};

QTEST_MAIN(TestWholeGame)
#include "test_whole_game.moc"
