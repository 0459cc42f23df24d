// Window or command line.
#include "cli/command_line.h"

#ifdef ROADMARSHAL_HAS_WINDOW
#include "report_command.h"
#include "start_window.h"
#endif

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    QCoreApplication::setOrganizationName(QStringLiteral("Roadmarshal"));
    QCoreApplication::setApplicationName(QStringLiteral("roadmarshal"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ROADMARSHAL_VERSION));

    QStringList args;
    for (int i = 1; i < argc; ++i)
        args.append(QString::fromLocal8Bit(argv[i]));
    if (args.contains(QStringLiteral("--help")) || args.contains(QStringLiteral("-h"))) {
        std::fputs(qUtf8Printable(roadmarshal::cli::usage()), stdout);
        return 0;
    }
    if (args.contains(QStringLiteral("--version"))) {
        std::puts("roadmarshal " ROADMARSHAL_VERSION);
        return 0;
    }
#ifdef ROADMARSHAL_HAS_WINDOW
    if (args.value(0) == QStringLiteral("report")) // the one subcommand that paints
        return roadmarshal::writeReport(argc, argv, args);
#endif
    {
        QCoreApplication application(argc, argv);
        if (const auto status = roadmarshal::cli::run(args))
            return *status;
    }
#ifdef ROADMARSHAL_HAS_WINDOW
    return roadmarshal::startWindow(argc, argv, args);
#else
    std::fputs("roadmarshal: this build has no window; see --help\n", stderr);
    return 2;
#endif
}
