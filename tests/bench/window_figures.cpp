// Figures of the window in use: the longest that anything held up the event loop in whole games played with
// the mouse, and what ten typical activations take in clicks and keys.
#include "support/demo_game.h"
#include "support/window/watched_application.h"
#include "support/window/window_player.h"

#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <cstdio>

using namespace roadmarshal;
using test::WatchedApplication;

namespace {

QJsonObject tableOf(int players)
{
    const table::Game& game = *games::find(QStringLiteral("apocalypse-road"));
    QJsonArray teams;
    for (int i = 0; i < players; ++i)
        teams.append(game.knownTeams()[i].id);
    return {{QStringLiteral("teams"), teams}};
}

struct Table
{
    explicit Table(int players) : demo(7, tableOf(players))
    {
        demo.session.reset();
        window.resize(1280, 800);
        window.show();
        window.openGame(demo.path());
        (void)QTest::qWaitFor(
            [&] { return window.desk()->conversation()->prompt().id == QStringLiteral("car"); });
    }
    test::DemoGame demo;
    views::MainWindow window;
};

void playWholeGame(WatchedApplication& application, int players)
{
    Table table(players);
    test::WindowPlayer player(*table.window.desk(), 5);
    application.longest = application.longestWall = 0;
    constexpr int mostAnswers = 8000;
    int answers = 0;
    while (answers++ < mostAnswers && !player.isOver()) {
        if (!player.click())
            break;
    }
    std::printf("%2d players: %4d clicks, %4d entries, longest event %.0f ms of the GUI thread, %.0f ms by "
                "the clock (%s)%s\n",
                players, player.clicks(), table.window.desk()->session()->last(), application.longest * 1e3,
                application.longestWall * 1e3, qPrintable(application.longestWhat),
                player.isOver() ? "" : " NOT FINISHED");
}

// What each activation took: all clicks since the one before (car, card, end, shot, results and whatever else
// is asked), or the one line that was typed for it.
enum class Since { LastActivation, LastAnswer };
template <class Answer, class Count>
std::vector<int> tenActivations(const table::Session& session, Since since, Answer answer, Count count)
{
    const auto activations = [&] {
        return std::ranges::count(session.entries(), QStringLiteral("activate"),
                                  [](const table::Entry& entry) { return entry.action.kind; });
    };
    std::vector<int> taken;
    int before = count();
    auto begun = activations();
    while (taken.size() < 10 && answer()) {
        const bool isNew = activations() > begun;
        if (isNew)
            taken.push_back(count() - before);
        if (isNew || since == Since::LastAnswer)
            before = count();
        begun = activations();
    }
    return taken;
}

void countTypicalActivations()
{
    Table table(4);
    views::Desk& desk = *table.window.desk();
    test::WindowPlayer player(desk, 3);
    auto clicks = tenActivations(
        *desk.session(), Since::LastActivation, [&] { return player.click(); },
        [&] { return player.clicks(); });
    auto keys = tenActivations(
        *desk.session(), Since::LastAnswer, [&] { return player.type(); }, [&] { return player.keys(); });
    std::ranges::sort(clicks);
    std::ranges::sort(keys);
    std::printf("ten activations: clicks %d to %d, median %d; keys %d to %d, median %d\n", clicks.front(),
                clicks.back(), clicks[clicks.size() / 2], keys.front(), keys.back(), keys[keys.size() / 2]);
}

} // namespace

int main(int argc, char** argv)
{
    WatchedApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("RoadmarshalFigures"));
    KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    countTypicalActivations();
    for (const int players : {4, 10})
        playWholeGame(application, players);
    return 0;
}
