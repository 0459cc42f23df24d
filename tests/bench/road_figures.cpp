// Figures of a road that grows: panning and zooming a rally of 60 tiles at 4K without a GPU, and what a tile
// costs the GUI thread that is laid in the middle of a move.
#include "support/quick_folder.h"
#include "support/road_kill_rally/table.h"
#include "support/window/watched_application.h"
#include "support/window/window_player.h"

#include "games/games.h"
#include "games/road_kill_rally/road/road.h"
#include "games/road_kill_rally/table/tile_box.h"

#include "board/board_view.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QWheelEvent>

#include <cstdio>

using namespace roadmarshal;
using road_kill_rally::Road;
using road_kill_rally::RoadTile;
using test::text;

namespace {

constexpr int tileCount = 60;
constexpr QSize fourK(3840, 2160);

using Tiles = std::vector<std::shared_ptr<const RoadTile>>;

// Copies of all built-in tiles, one after the other as far as they fit.
Tiles longRoad()
{
    Tiles tiles;
    for (const auto& [id, tile] : road_kill_rally::builtInTiles()) {
        if (tile->kind == road_kill_rally::TileKind::Start)
            tiles.push_back(tile);
    }
    const int lanes = tiles.front()->lanes;
    constexpr int mostCopies = 60;
    for (int copy = 1; copy <= mostCopies; ++copy) {
        for (const auto& [id, tile] : road_kill_rally::builtInTiles()) {
            if (tile->kind != road_kill_rally::TileKind::Road || tile->lanes != lanes)
                continue;
            QJsonObject json = tile->json;
            json[text("id")] = QStringLiteral("%1-copy-%2").arg(id).arg(copy);
            auto made = std::make_shared<const RoadTile>(
                road_kill_rally::readRoadTile(json::Reader{QJsonValue(json)}));
            if (std::ssize(tiles) < tileCount && Road(tiles, 1).fits(*made))
                tiles.push_back(made);
        }
    }
    return tiles;
}

// Five cars at its front, red two rows before the foremost tile, and one far behind them: while it is there,
// the road keeps its length. With it in front nearly all of the road goes at once. The app draws the next
// tile.
enum class Last { FarBehind, WithTheOthers };

QJsonObject rally(Last last)
{
    const Tiles tiles = longRoad();
    const Road road(tiles, 1);
    QJsonArray laid;
    for (const auto& tile : tiles)
        laid.append(tile->json);
    QStringList cars;
    // On the first free space from a row on, backwards.
    const auto place = [&](const char* colour, int from) {
        for (int row = from; row > 0; --row) {
            for (const char lane : {'b', 'a', 'c'}) {
                const QString at = QChar::fromLatin1(lane) + QString::number(row);
                const auto isThere = [&](const QString& car) { return car.contains(u' ' + at + u' '); };
                if (std::ranges::any_of(cars, isThere) || road.indexOf(at) == road_kill_rally::none)
                    continue;
                cars.append(QStringLiteral("%1 %2 speed=2").arg(text(colour), at));
                return;
            }
        }
    };
    for (const char* colour : {"red", "blue", "green", "yellow", "purple"})
        place(colour, road.tiles().back().firstRow - 2);
    place("black", last == Last::FarBehind ? road.tiles()[1].firstRow : road.tiles().back().firstRow - 2);
    const QJsonObject turn{{text("number"), 9},
                           {text("order"), QJsonArray{text("red"), text("blue"), text("green"),
                                                      text("yellow"), text("purple"), text("black")}},
                           {text("move"), QJsonObject{{text("car"), text("red")}, {text("left"), 2}}}};
    return test::rally::position(
        laid, cars, {{text("turn"), turn}, {text("tileDeck"), text("app")}, {text("dice"), text("app")}});
}

// Counts what is really drawn.
class Painted : public QObject
{
public:
    explicit Painted(QWidget* widget) { widget->installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override
    {
        times += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
    int times = 0;
};

class Frames
{
public:
    explicit Frames(QWidget* drawn) : m_painted(drawn) {}
    // What the GUI thread does until everything is drawn again.
    void time(const std::function<void()>& change)
    {
        const double before = test::threadSeconds();
        change();
        QCoreApplication::processEvents();
        m_taken.push_back((test::threadSeconds() - before) * 1e3);
    }
    void print(const char* what)
    {
        std::ranges::sort(m_taken);
        std::printf("%-52s %3zu frames, median %5.1f ms, 95 of 100 below %5.1f ms, longest %5.1f ms%s\n",
                    what, m_taken.size(), m_taken[m_taken.size() / 2], m_taken[m_taken.size() * 95 / 100],
                    m_taken.back(),
                    m_painted.times < std::ssize(m_taken) ? ", some at the end of the zoom" : "");
    }

private:
    Painted m_painted;
    std::vector<double> m_taken;
};

void send(QWidget* to, QEvent::Type type, QPoint at, Qt::MouseButton button, Qt::MouseButtons buttons)
{
    QMouseEvent event(type, at, to->mapToGlobal(QPointF(at)), button, buttons, {});
    QApplication::sendEvent(to, &event);
}

// As a hand drags it with the middle button, there and back.
void pan(views::BoardView& view, const char* what)
{
    QWidget* viewport = view.viewport();
    const QPoint middle = viewport->rect().center();
    send(viewport, QEvent::MouseButtonPress, middle, Qt::MiddleButton, Qt::MiddleButton);
    Frames frames(viewport);
    for (int step = 1; step <= 120; ++step) {
        const int far = 24 * (step <= 60 ? step : 120 - step);
        frames.time([&] {
            send(viewport, QEvent::MouseMove, middle + QPoint(far, far / 2), Qt::NoButton, Qt::MiddleButton);
        });
    }
    send(viewport, QEvent::MouseButtonRelease, middle, Qt::MiddleButton, Qt::NoButton);
    frames.print(what);
}

// In the fine steps of a trackpad, in and out again.
void zoom(views::BoardView& view, const char* what)
{
    QWidget* viewport = view.viewport();
    const QPointF middle = viewport->rect().center();
    Frames frames(viewport);
    for (int step = 0; step < 120; ++step) {
        QWheelEvent event(middle, viewport->mapToGlobal(middle), QPoint(0, step < 60 ? 6 : -6), {},
                          Qt::NoButton, {}, Qt::NoScrollPhase, false);
        frames.time([&] { QApplication::sendEvent(viewport, &event); });
    }
    frames.print(what);
}

void moveTheCamera(const table::Game& game, const table::State& state)
{
    views::BoardView view;
    view.resize(fourK);
    view.setTable(game.show(state), std::nullopt);
    view.show();
    (void)QTest::qWaitForWindowExposed(&view);
    view.settle();
    QTest::qWait(200);
    pan(view, "60 tiles at 4K, the whole road: pan");
    zoom(view, "60 tiles at 4K, the whole road: zoom");
    view.zoomBy(6);
    view.settle();
    QTest::qWait(200);
    pan(view, "60 tiles at 4K, six times as large: pan");
    zoom(view, "60 tiles at 4K, six times as large: zoom");
}

// The parts of it: the table put on show, and the board that grows.
void growTheBoard(const table::Game& game, table::State state)
{
    views::BoardView view;
    view.resize(1920, 1080);
    view.setTable(game.show(state));
    view.show();
    (void)QTest::qWaitForWindowExposed(&view);
    view.settle();
    for (const auto& [id, tile] : road_kill_rally::builtInTiles()) {
        const auto effects = game.correct(state, {text("road"), text("lay"), id});
        if (!effects || effects->isEmpty())
            continue;
        double before = test::threadSeconds();
        for (const table::Effect& effect : *effects)
            state = game.evolve(state, effect).value();
        const double evolved = test::threadSeconds() - before;
        before = test::threadSeconds();
        const table::TableShow show = game.show(state);
        const double shown = test::threadSeconds() - before;
        before = test::threadSeconds();
        view.setTable(show);
        const double grown = test::threadSeconds() - before;
        before = test::threadSeconds();
        QCoreApplication::processEvents();
        std::printf("a tile laid: %.1f ms to lay it, %.1f ms to show the table, %.1f ms for the board, %.1f "
                    "ms to draw it\n",
                    evolved * 1e3, shown * 1e3, grown * 1e3, (test::threadSeconds() - before) * 1e3);
        QTest::qWait(100);
    }
}

void layATile(test::WatchedApplication& application, const table::Game& game, Last last, const char* then)
{
    const test::QuickFolder folder;
    const QString path = folder.filePath(QStringLiteral("road.roadmarshal"));
    table::Session::create(path, game, game.layOut(rally(last), {}).value(), 7).value().reset();
    views::MainWindow window;
    window.resize(1920, 1080);
    window.show();
    window.openGame(path);
    (void)QTest::qWaitFor(
        [&] { return window.desk()->conversation()->prompt().id == QStringLiteral("move"); });
    QTest::qWait(1000);
    const auto foremost = [&] {
        return window.desk()->session()->now().as<road_kill_rally::State>().road->tiles().back().firstRow;
    };
    const int before = foremost();
    test::WindowPlayer player(*window.desk(), 1);
    for (const auto& [row, what] : {std::pair(before - 1, "an ordinary step"), {before, then}}) {
        application.longest = application.longestWall = 0;
        (void)player.type(QStringLiteral("b%1").arg(row));
        QTest::qWait(1000); // while it is drawn
        std::printf("%s: longest event %.1f ms of the GUI thread, %.1f ms by the clock (%s)\n", what,
                    application.longest * 1e3, application.longestWall * 1e3,
                    qPrintable(application.longestWhat));
    }
    if (foremost() == before)
        std::printf("NO TILE WAS LAID\n");
}

} // namespace

int main(int argc, char** argv)
{
    test::WatchedApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("RoadmarshalFigures"));
    KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    const table::Game& game = *games::find(QStringLiteral("road-kill-rally"));
    const auto laid = game.layOut(rally(Last::WithTheOthers), {});
    if (!laid) {
        std::printf("%s\n", qPrintable(laid.error().toLine()));
        return 1;
    }
    moveTheCamera(game, laid->state);
    growTheBoard(game, laid->state);
    layATile(application, game, Last::FarBehind, "a step that lays a tile and takes one away");
    layATile(application, game, Last::WithTheOthers, "a step that takes nearly the whole road away");
    return 0;
}
