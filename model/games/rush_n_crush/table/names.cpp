#include "names.h"

#include "games/rush_n_crush/dashboard/lever_move.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

bool isWordOfTheGame(const QString& word)
{
    static const QStringList words{QStringLiteral("done"), QStringLiteral("set"),  QStringLiteral("card"),
                                   QStringLiteral("x"),    QStringLiteral("l"),    QStringLiteral("r"),
                                   QStringLiteral("rock"), QStringLiteral("app"),  QStringLiteral("undo"),
                                   QStringLiteral("redo"), QStringLiteral("note"), QStringLiteral("nails"),
                                   QStringLiteral("roll"), QStringLiteral("rest"), QStringLiteral("declare")};
    const bool isDigits = std::ranges::all_of(word, [](QChar c) { return c >= u'0' && c <= u'9'; });
    return isDigits || words.contains(word) || parseSpaceId(word) || parseLeverMoves(word);
}

} // namespace roadmarshal::rush_n_crush
