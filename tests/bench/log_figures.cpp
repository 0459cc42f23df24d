// Figures of the Log dock with a game of 2,000 entries: to open it, per letter of a search, per step of
// scrolling and of the slider; and of its exports.
#include "games/games.h"
#include "support/busy_evening.h"

#include "board/board_view.h"
#include "log/export.h"
#include "log/log_panel.h"
#include "log/replay.h"
#include "print/print_dialog.h"
#include "window/desk.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPainter>
#include <QPicture>
#include <QScrollBar>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace roadmarshal;

namespace {

double millisecondsOf(const std::function<void()>& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void print(const char* what, std::vector<double> times)
{
    std::ranges::sort(times);
    std::printf("%-44s median %7.1f ms, longest %7.1f ms\n", what, times[times.size() / 2], times.back());
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    test::DemoGame game(1);
    test::playOn(game, 2000, 1);
    game.session.reset();

    views::Desk desk;
    views::LogPanel* log = desk.logPanel();
    log->resize(420, 700);
    log->show();
    desk.boardPanel()->resize(1000, 700);
    desk.boardPanel()->show();
    auto session = table::Session::open(games::find, game.path(), table::Access::ReadOnly).value();
    std::vector<double> fills;
    for (int i = 0; i < 5; ++i) {
        views::LogPanel alone;
        alone.resize(420, 700);
        alone.show();
        fills.push_back(millisecondsOf([&] {
            alone.setSession(session.get());
            QApplication::processEvents();
        }));
    }
    print("fill the Log dock with 2,000 entries, shown", fills);
    print("the same in all docks, and the first track", {millisecondsOf([&] {
              desk.setSession(std::move(session));
              QApplication::processEvents();
          })});

    auto* text = log->findChild<QLineEdit*>(QStringLiteral("text"));
    std::vector<double> letters;
    const QString word = QStringLiteral("takes 2 damage");
    for (qsizetype length = 1; length <= word.size(); ++length)
        letters.push_back(millisecondsOf([&] {
            text->setText(word.first(length));
            QApplication::processEvents();
        }));
    letters.push_back(millisecondsOf([&] {
        text->clear();
        QApplication::processEvents();
    }));
    print("a letter of a search, shown", letters);

    std::vector<double> steps;
    QScrollBar* bar = log->findChild<QTreeView*>()->verticalScrollBar();
    for (int i = 0; i < 200; ++i)
        steps.push_back(millisecondsOf([&] {
            bar->setValue(bar->maximum() * i / 200);
            QApplication::processEvents();
        }));
    print("a step of scrolling, shown", steps);

    std::vector<double> jumps;
    for (int i = 0; i < 100; ++i)
        jumps.push_back(millisecondsOf([&] {
            log->replay()->seek(1 + (i * 619) % 1990);
            QApplication::processEvents();
        }));
    print("a jump of the slider, all docks and the track", jumps);

    for (const auto& [name, format] : {std::pair("export as text", log::Format::Text),
                                       {"export as HTML", log::Format::Html},
                                       {"export as CSV", log::Format::Csv},
                                       {"export as JSON", log::Format::Json}}) {
        qsizetype size = 0;
        const double time = millisecondsOf([&] { size = log::exportAs(format, *desk.session()).size(); });
        std::printf("%-44s %7.1f ms, %.1f MB\n", name, time, static_cast<double>(size) / 1e6);
    }

    using namespace views::print;
    const Material material = materialOf(*desk.session());
    std::unique_ptr<Printout> printout;
    print("lay out the whole log for paper", {millisecondsOf([&] {
              printout = std::make_unique<Printout>(material, QList{Document::Log}, Paper{});
          })});
    std::vector<double> pages;
    QPicture picture;
    QPainter painter(&picture);
    for (int page = 0; page < std::min(40, printout->pageCount()); ++page)
        pages.push_back(millisecondsOf([&] { printout->paint(painter, page); }));
    print("paint a page of it", pages);
    PrintDialog dialog(material, game.folder());
    dialog.show();
    QApplication::processEvents();
    print("tick the log in the print dialog, held up for",
          {millisecondsOf([&] { dialog.setDocuments({Document::Log}); })});
    return 0;
}
