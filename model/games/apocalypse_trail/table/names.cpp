#include "names.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

bool isMadeLikeAnId(const QString& id)
{
    return !id.isEmpty() && std::ranges::all_of(id, [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') ||
               c == u'-' || c == u'_';
    });
}

bool isWordOfTheGame(const QString& word)
{
    static const QStringList words =
        QStringLiteral("drive push drive-back push-back stow take leave eat medicine buy done pass set undo "
                       "redo note all none stop on icon here tank tracker convoy catastrophe marker")
            .split(u' ');
    return words.contains(word) || resourceWords.contains(word);
}

} // namespace roadmarshal::apocalypse_trail
