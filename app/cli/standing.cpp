#include "standing.h"

#include "open_game.h"

namespace roadmarshal::cli {

using namespace apocalypse_road;

std::expected<Position, QString> readStanding(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    const auto named = [&](const Problem& problem) { return problem.toLine(path); };
    if (!isGameFile(path)) {
        if (const auto refused = refuseAt(arguments))
            return std::unexpected(*refused);
        return readPositionFile(path).transform_error(named);
    }
    const auto table = openTable(arguments);
    if (!table)
        return std::unexpected(table.error());
    const QJsonObject stored = table->session->game().store(table->state);
    return readPosition(stored, track::Library(QStringList{})).transform_error(named);
}

} // namespace roadmarshal::cli
