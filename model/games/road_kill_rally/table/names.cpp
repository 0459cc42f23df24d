#include "names.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

bool isWordOfTheGame(const QString& word)
{
    static const QStringList words{
        QStringLiteral("done"),     QStringLiteral("set"),  QStringLiteral("draw"),   QStringLiteral("safe"),
        QStringLiteral("roll"),     QStringLiteral("app"),  QStringLiteral("run"),    QStringLiteral("pit"),
        QStringLiteral("pass"),     QStringLiteral("undo"), QStringLiteral("redo"),   QStringLiteral("note"),
        QStringLiteral("finish"),   QStringLiteral("none"), QStringLiteral("turn"),   QStringLiteral("road"),
        QStringLiteral("finished"), QStringLiteral("all"),  QStringLiteral("removed")};
    const bool isDigits = std::ranges::all_of(word, [](QChar c) { return c >= u'0' && c <= u'9'; });
    return isDigits || words.contains(word) || parseSpaceId(word);
}

} // namespace roadmarshal::road_kill_rally
