#include "read_content.h"

#include "names.h"

namespace roadmarshal::apocalypse_trail {

bool isGiven(const json::Reader& reader)
{
    return !reader.value().isUndefined() && !reader.value().isNull();
}

void checkHeader(const json::Reader& reader, const content::Kind& kind)
{
    const json::Reader format = reader[QStringLiteral("format")];
    if (const QString found = format.text(longestName, kind.format); found != kind.format)
        format.fail(QStringLiteral("is \"%1\", known is %2").arg(found, kind.format));
    const json::Reader system = reader[QStringLiteral("system")];
    if (const QString found = system.text(longestName, kind.game); found != kind.game)
        system.fail(QStringLiteral("is \"%1\", known is %2").arg(found, kind.game));
}

QString readContentId(const json::Reader& reader, const content::Kind& kind)
{
    const json::Reader id = reader[QStringLiteral("id")];
    return isGiven(id) ? readId(id) : kind.id;
}

QString readId(const json::Reader& reader)
{
    const QString id = reader.text(longestId);
    if (reader.problem())
        return id;
    if (!isMadeLikeAnId(id))
        reader.fail(QStringLiteral("is \"%1\", ids are made of letters, digits, - and _").arg(id));
    else if (isWordOfTheGame(id))
        reader.fail(QStringLiteral("is \"%1\", a word with another meaning").arg(id));
    return id;
}

Problem Content::placed(const Problem& problem) const
{
    if (!file.isEmpty())
        return {path + u':', problem.toLine(file)};
    if (problem.place.isEmpty())
        return {path, problem.reason};
    return {path + (problem.place.startsWith(u'[') ? QString() : QStringLiteral(".")) + problem.place,
            problem.reason};
}

std::expected<Content, Problem> contentAt(const json::Reader& reader, const content::Kind& kind,
                                          const content::Library& library)
{
    if (reader.isObject())
        return Content{reader.object(), reader.path()};
    const QString id = reader.text(longestId);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    const auto found = library.find(kind, id);
    if (!found)
        return std::unexpected(Problem{reader.path() + u':', found.error().toLine()});
    return Content{found->json, reader.path(), found->file};
}

} // namespace roadmarshal::apocalypse_trail
