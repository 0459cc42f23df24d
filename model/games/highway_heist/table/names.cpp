#include "names.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

bool isWordOfTheGame(const QString& word)
{
    static const QStringList words{wheelWord,
                                   roofWord,
                                   QStringLiteral("limbo"),
                                   QStringLiteral("enemy"),
                                   QStringLiteral("supply"),
                                   QStringLiteral("card"),
                                   lostWord,
                                   adriftWord,
                                   outWord,
                                   QStringLiteral("stay"),
                                   QStringLiteral("follow"),
                                   QStringLiteral("round"),
                                   QStringLiteral("set"),
                                   QStringLiteral("die"),
                                   QStringLiteral("undo"),
                                   QStringLiteral("redo"),
                                   QStringLiteral("note"),
                                   QStringLiteral("other"),
                                   QStringLiteral("marker"),
                                   QStringLiteral("none")};
    return words.contains(word) || actionWords.contains(word);
}

bool mayBeId(const QString& word)
{
    return !word.isEmpty() && word.size() <= longestId && !isWordOfTheGame(word) &&
           std::ranges::all_of(word, [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u'_'; });
}

void checkId(const json::Reader& reader, const QString& id)
{
    if (isWordOfTheGame(id))
        reader.fail(QStringLiteral("is \"%1\", a word with another meaning").arg(id));
    else if (!mayBeId(id))
        reader.fail(QStringLiteral("is \"%1\", an id has 1 to %2 letters, digits, - and _")
                        .arg(id.left(longestId + 1))
                        .arg(longestId));
}

bool isGiven(const json::Reader& reader)
{
    return !reader.value().isUndefined() && !reader.value().isNull();
}

} // namespace roadmarshal::highway_heist
