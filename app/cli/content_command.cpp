#include "commands.h"

#include "content/library.h"
#include "games/games.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::cli {

namespace {

QJsonObject toJson(const content::Item& item, const content::Kind& kind)
{
    QJsonObject object{{QStringLiteral("game"), kind.game},
                       {QStringLiteral("kind"), item.kind},
                       {QStringLiteral("id"), item.id},
                       {QStringLiteral("name"), item.name},
                       {QStringLiteral("source"), content::toText(item.source)},
                       {QStringLiteral("invented"), item.invented.size()}};
    if (item.source != content::Source::BuiltIn)
        object[QStringLiteral("file")] = item.file;
    return object;
}

QJsonObject toJson(const content::FileProblem& problem)
{
    return {{QStringLiteral("file"), problem.file},
            {QStringLiteral("place"), problem.problem.place},
            {QStringLiteral("reason"), problem.problem.reason}};
}

// The games to list: the one that is named, or all.
std::expected<QList<const table::Game*>, QString> gamesFor(const Arguments& arguments)
{
    QList<const table::Game*> list;
    const QString option = QStringLiteral("--game");
    if (!arguments.has(option)) {
        for (const table::Game* game : games::all())
            list.append(game);
        return list;
    }
    return gameFor(arguments).transform(
        [](const table::Game* game) { return QList<const table::Game*>{game}; });
}

} // namespace

Result content(const Arguments& arguments)
{
    const auto list = gamesFor(arguments);
    if (!list)
        return std::unexpected(list.error());
    const QString wanted = arguments.plain.value(0);
    const content::Library library = content::Library::standard();
    QStringList known;
    QJsonArray items;
    QJsonArray problems;
    for (const table::Game* game : *list) {
        for (const content::Kind& kind : game->contentKinds()) {
            known.append(kind.id);
            if (!wanted.isEmpty() && wanted != kind.id)
                continue;
            const content::Listing listing = library.list(kind);
            for (const content::Item& item : listing.items)
                items.append(toJson(item, kind));
            for (const content::FileProblem& problem : listing.problems)
                problems.append(toJson(problem));
        }
    }
    if (!wanted.isEmpty() && !known.contains(wanted))
        return std::unexpected(QStringLiteral("content: \"%1\" is no kind; known kinds are %2")
                                   .arg(wanted, known.join(QStringLiteral(", "))));
    return printJson({{QStringLiteral("content"), items}, {QStringLiteral("problems"), problems}});
}

} // namespace roadmarshal::cli
