#include "commands.h"

#include "games/games.h"
#include "table/journal/salvage.h"

#include <QJsonArray>

namespace roadmarshal::cli {

Result salvage(const Arguments& arguments)
{
    const QString& damaged = arguments.plain.first();
    const QString target = arguments.option(QStringLiteral("-o"));
    if (target.isEmpty())
        return std::unexpected(QStringLiteral("-o: say which game file to make"));
    const auto saved = table::salvage(games::find, damaged, target);
    if (!saved)
        return std::unexpected(saved.error());
    QJsonArray lost;
    for (const table::Salvage::Hole& hole : saved->holes)
        lost.append(
            QJsonObject{{QStringLiteral("entry"), hole.entry}, {QStringLiteral("reason"), hole.reason}});
    return printJson({{QStringLiteral("entries"), saved->entries},
                      {QStringLiteral("lost"), lost},
                      {QStringLiteral("endIsKnown"), saved->endIsKnown}});
}

} // namespace roadmarshal::cli
