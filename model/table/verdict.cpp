#include "verdict.h"

namespace roadmarshal::table {

QString toText(Stands stands)
{
    switch (stands) {
    case Stands::Yes:
        return QStringLiteral("yes");
    case Stands::No:
        return QStringLiteral("no");
    case Stands::Depends:
        break;
    }
    return QStringLiteral("depends");
}

Verdict refusal(const Message& title, const QList<Reason>& reasons)
{
    Verdict verdict;
    verdict.title = title;
    verdict.reasons = reasons;
    return verdict;
}

Preview previewOf(const Verdict& verdict)
{
    const Route& route = verdict.route;
    Preview preview;
    preview.moves = route.moves;
    const QStringList path =
        route.fails() ? route.path.first(std::min<qsizetype>(route.failsAt, route.path.size())) : route.path;
    // The piece is shown where the last sound step takes it.
    if (preview.moves.isEmpty() && !path.isEmpty())
        preview.moves.append({route.piece, {path.last()}});
    for (table::Preview::Move& move : preview.moves) {
        if (move.piece == route.piece)
            move.path = path;
    }
    return preview;
}

QString failingPlace(const Route& route)
{
    if (!route.fails() || route.path.isEmpty())
        return {};
    return route.path[std::min<qsizetype>(route.failsAt, route.path.size() - 1)];
}

} // namespace roadmarshal::table
