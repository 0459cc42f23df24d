// Window or command line.
#include "cli/command_line.h"
#include "cli/commands.h"
#include "cli/given_words.h"
#include "out_of_memory.h"

#ifdef ROADMARSHAL_HAS_WINDOW
#include "report_command.h"
#include "start_window.h"
#endif

#include <QCoreApplication>

#include <clocale>
#include <cstdio>
#include <new>

#include <langinfo.h>

namespace roadmarshal {

namespace {

// Qt wants names in UTF-8, and says so at length where the locale has something else.
void wantUtf8()
{
    std::setlocale(LC_ALL, "");
    if (qstricmp(nl_langinfo(CODESET), "UTF-8") == 0)
        return;
    if (qEnvironmentVariableIsSet("LC_ALL")) { // it would hide the next line; the rest of it stays
        qputenv("LANG", qgetenv("LC_ALL"));
        qunsetenv("LC_ALL");
    }
    qputenv("LC_CTYPE", "C.UTF-8");
    if (!std::setlocale(LC_ALL, "")) // a locale that is not installed here
        qputenv("LC_ALL", "C.UTF-8");
}

// Among the words that may be options.
bool asksFor(const QStringList& args, const QString& option)
{
    const qsizetype end = args.indexOf(cli::endOfOptions);
    const qsizetype found = args.indexOf(option);
    return found >= 0 && (end < 0 || found < end);
}

int run(int argc, char** argv)
{
    const auto words = cli::givenWords(argc, argv);
    if (!words) {
        cli::complain(words.error());
        return 2;
    }
    const QStringList& args = *words;
    if (asksFor(args, QStringLiteral("--help")) || asksFor(args, QStringLiteral("-h"))) {
        std::fputs(qUtf8Printable(cli::usage()), stdout);
        return 0;
    }
    if (asksFor(args, QStringLiteral("--version"))) {
        std::puts("roadmarshal " ROADMARSHAL_VERSION);
        return 0;
    }
#ifdef ROADMARSHAL_HAS_WINDOW
    if (args.value(0) == QStringLiteral("report")) // the one subcommand that paints
        return writeReport(argc, argv, args);
#endif
    {
        QCoreApplication application(argc, argv);
        if (const auto status = cli::run(args))
            return *status;
    }
#ifdef ROADMARSHAL_HAS_WINDOW
    return startWindow(argc, argv, args);
#else
    cli::complain(QStringLiteral("this build has no window; see --help"));
    return 2;
#endif
}

} // namespace

} // namespace roadmarshal

int main(int argc, char** argv)
{
    roadmarshal::handleOutOfMemory();
    if (!roadmarshal::hasRoomToStart())
        return roadmarshal::outOfMemory();
    try {
        QCoreApplication::setOrganizationName(QStringLiteral("Roadmarshal"));
        QCoreApplication::setApplicationName(QStringLiteral("roadmarshal"));
        QCoreApplication::setApplicationVersion(QStringLiteral(ROADMARSHAL_VERSION));
        roadmarshal::wantUtf8();
        return roadmarshal::run(argc, argv);
    } catch (const std::bad_alloc&) {
        return roadmarshal::outOfMemory();
    }
}
