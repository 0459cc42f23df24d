#include "names_given.h"

#include "text/one_line.h"

#include <algorithm>

namespace roadmarshal::table {

namespace {

// Words that begin other lines of shorthand, or let the app draw.
bool isReserved(const QString& id)
{
    static const QStringList words{QStringLiteral("undo"), QStringLiteral("redo"), QStringLiteral("set"),
                                   QStringLiteral("note"), QStringLiteral("app"),  QStringLiteral("done"),
                                   QStringLiteral("next")};
    return words.contains(id);
}

} // namespace

void checkId(const json::Reader& reader, const QString& id, bool isWordOfTheGame)
{
    const bool typable =
        std::ranges::all_of(id, [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u'_'; });
    if (id.isEmpty() || !typable)
        reader.fail(QStringLiteral("may have letters, digits, - and _ only"));
    else if (isReserved(id) || isWordOfTheGame)
        reader.fail(QStringLiteral("is \"%1\", a word with another meaning").arg(id));
}

QString readName(const json::Reader& reader, qsizetype longest, const QString& otherwise)
{
    return text::onOneLine(reader.text(longest, otherwise));
}

} // namespace roadmarshal::table
