#include "commands.h"

#include "archive/export.h"
#include "archive/filter.h"
#include "archive/index.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace roadmarshal::cli {

using namespace archive;

namespace {

const QString statisticsFlag = QStringLiteral("--statistics");

// The folder that was named, or the one where the window puts new games.
std::expected<QString, QString> folderFrom(const Arguments& arguments)
{
    const QString usual =
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QStringLiteral("/Roadmarshal");
    const QString folder = arguments.plain.value(0, usual);
    const QFileInfo info(folder);
    const auto wrong = [&](const QString& reason) {
        return std::unexpected(Problem{{}, reason}.toLine(folder));
    };
    if (!info.exists())
        return wrong(QStringLiteral("no such folder"));
    if (!info.isDir())
        return wrong(QStringLiteral("is not a folder"));
    if (!info.isReadable() || !info.isExecutable())
        return wrong(QStringLiteral("the folder cannot be read"));
    return folder;
}

} // namespace

Result archive(const Arguments& arguments)
{
    const bool statistics = arguments.has(statisticsFlag);
    QStringList formats{QStringLiteral("text"), QStringLiteral("csv"), QStringLiteral("json")};
    if (statistics)
        formats.removeFirst();
    const QString format =
        arguments.option(QStringLiteral("--format"), statistics ? QStringLiteral("json") : formats.first());
    if (!formats.contains(format))
        return std::unexpected(QStringLiteral("--format: is \"%1\", allowed is %2")
                                   .arg(format, formats.join(QStringLiteral(", "))));
    const auto folder = folderFrom(arguments);
    if (!folder)
        return std::unexpected(folder.error());
    const Scanned scanned = scan({{{*folder}, {}}, Index::usualPath()});
    const bool csv = format == QStringLiteral("csv");
    // The other forms of the list have a place for it.
    if (statistics || csv) {
        for (const QString& line : scanned.skipped)
            complain(line);
    }
    if (statistics) {
        const Statistics figures = statisticsOf(chosen(scanned.games, {}));
        return csv ? print(statisticsAsCsv(figures)) : printJson(statisticsAsJson(figures));
    }
    if (format == QStringLiteral("text"))
        return print(listAsText(scanned));
    return csv ? print(listAsCsv(scanned.games)) : printJson(listAsJson(scanned));
}

} // namespace roadmarshal::cli
