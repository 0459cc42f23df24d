#include "start_window.h"

#include "board/board_view.h"
#include "cli/command_line.h"
#include "cli/commands.h"
#include "ending.h"
#include "games/games.h"
#include "print/page_feed.h"
#include "settings/languages.h"
#include "settings/settings.h"
#include "table/file/export_target.h"
#include "window/board_panel.h"
#include "window/desk.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QSocketNotifier>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTimer>
#include <QWindow>

#include <cstdio>

#include <unistd.h>

namespace roadmarshal {

namespace {

struct Wishes
{
    QString file;
    bool demo = false;
    QString picture; // write a picture of the window there, and leave
    QString summary;
    bool measure = false; // say how much memory it takes once it is on the screen, and leave
};

std::expected<Wishes, QString> parse(const QStringList& args)
{
    Wishes wishes;
    bool areOptions = true;
    for (qsizetype i = 0; i < args.size(); ++i) {
        const QString& word = args[i];
        if (areOptions && word == cli::endOfOptions) {
            areOptions = false;
            continue;
        }
        const bool needsValue =
            areOptions && (word == QStringLiteral("--picture") || word == QStringLiteral("--summary"));
        if (needsValue && i + 1 == args.size())
            return std::unexpected(QStringLiteral("%1 needs a value").arg(word));
        if (areOptions && word == QStringLiteral("--demo"))
            wishes.demo = true;
        else if (areOptions && word == QStringLiteral("--measure"))
            wishes.measure = true;
        else if (needsValue && word == QStringLiteral("--picture"))
            wishes.picture = args[++i];
        else if (needsValue)
            wishes.summary = args[++i];
        else if (areOptions && word.startsWith(u'-'))
            return std::unexpected(QStringLiteral("unknown option %1").arg(word));
        else if (word.isEmpty())
            return std::unexpected(QStringLiteral("an empty word names neither a subcommand nor a file"));
        else if (wishes.file.isEmpty())
            wishes.file = word;
        else
            return std::unexpected(
                QStringLiteral("\"%1\" is neither a subcommand nor the one file to open").arg(word));
    }
    return wishes;
}

int fail(const QString& line)
{
    cli::complain(line);
    return 2;
}

// Once the window has settled: what it shows, as files.
int writeDemo(views::MainWindow& window, const Wishes& wishes)
{
    window.desk()->boardPanel()->view()->settle();
    if (!wishes.picture.isEmpty()) {
        if (const auto allowed = table::mayExportTo(wishes.picture); !allowed)
            return fail(allowed.error().toLine(wishes.picture));
        if (!window.grab().save(wishes.picture))
            return fail(QStringLiteral("%1: cannot be written").arg(wishes.picture));
    }
    if (wishes.summary.isEmpty())
        return 0;
    using namespace views::print;
    const Printout printout(materialOf(*window.desk()->session()), {Document::Standings, Document::Damage},
                            {});
    if (const auto saved = savePdf(wishes.summary, printout); !saved)
        return fail(Problem{{}, saved.error()}.toLine(wishes.summary));
    return 0;
}

// Once the window has been painted: the memory it takes, in kilobytes.
void measure(views::MainWindow& window)
{
    auto* poll = new QTimer(&window);
    QObject::connect(poll, &QTimer::timeout, &window, [&window] {
        if (!window.windowHandle() || !window.windowHandle()->isExposed())
            return;
        window.repaint();
        QFile pages(QStringLiteral("/proc/self/statm"));
        const bool open = pages.open(QIODevice::ReadOnly);
        const long resident = open ? pages.readAll().split(' ').value(1).toLong() : 0;
        std::printf("%ld\n", resident * (::sysconf(_SC_PAGESIZE) / 1024));
        std::fflush(stdout);
        QApplication::quit();
    });
    poll->start(1);
}

void chooseFont()
{
    const QString preferred = QStringLiteral("Inter");
    if (QFontDatabase::families().contains(preferred))
        QApplication::setFont(QFont(preferred, 10));
}

// A signal ends the window as closing it does, whatever dialog is open: the game becomes one file again.
int runUntilEnded()
{
    noteEndings();
    const QSocketNotifier ending(endingHandle(), QSocketNotifier::Read);
    QObject::connect(&ending, &QSocketNotifier::activated, qApp,
                     [] { QCoreApplication::exit(statusAfter(endingSignal())); });
    return QApplication::exec();
}

} // namespace

int startWindow(int argc, char** argv, const QStringList& args)
{
    const auto wishes = parse(args);
    if (!wishes)
        return fail(wishes.error());
    const bool writes = !wishes->picture.isEmpty() || !wishes->summary.isEmpty() || wishes->measure;
    const auto given = [](const char* name) { return !qEnvironmentVariableIsEmpty(name); };
    if (!given("DISPLAY") && !given("WAYLAND_DISPLAY") && !given("QT_QPA_PLATFORM")) {
        if (!writes)
            return fail(
                QStringLiteral("there is no display to open a window on; --help lists what works without"));
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.roadmarshal.Roadmarshal"));
    chooseFont();
    views::speak(views::Settings::load().language);
    KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);

    if (writes && !wishes->file.isEmpty()) { // nobody is there to answer a message box
        if (const auto session = table::Session::open(games::find, wishes->file, table::Access::ReadOnly);
            !session)
            return fail(session.error().toLine(wishes->file));
    }
    const bool newcomer = views::isFirstStart();
    const QTemporaryDir scratch; // a demo that is only written lives no longer than this
    views::MainWindow window;
    window.show();
    const QString demo =
        writes ? scratch.filePath(QStringLiteral("demo.roadmarshal"))
               : views::freshGamePath(QCoreApplication::translate("roadmarshal::views::MainWindow", "Demo"));
    const bool opened = !wishes->file.isEmpty() ? window.openFile(wishes->file)
                        : wishes->demo          ? window.openDemo(demo)
                                                : window.openLatest();
    if (newcomer && !writes && opened && wishes->file.isEmpty())
        window.showHints();
    if (!writes)
        return runUntilEnded();
    if (!opened)
        return fail(QStringLiteral("the game cannot be opened"));
    if (wishes->measure) {
        measure(window);
        return QApplication::exec();
    }
    int status = 0;
    QTimer::singleShot(1000, &window, [&] {
        status = writeDemo(window, *wishes);
        QApplication::quit();
    });
    QApplication::exec();
    return status;
}

} // namespace roadmarshal
