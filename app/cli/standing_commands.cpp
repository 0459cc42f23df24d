#include "commands.h"

#include "open_game.h"

#include "games/apocalypse_road/standing_report.h"

namespace roadmarshal::cli {

using namespace apocalypse_road;

namespace {

// A position file, or a game as it stands now.
std::expected<Position, QString> readStanding(const QString& path)
{
    const auto named = [&](const Problem& problem) { return problem.toLine(path); };
    if (!isGameFile(path))
        return readPositionFile(path).transform_error(named);
    const auto session = openGame(path, table::Access::ReadOnly);
    if (!session)
        return std::unexpected(session.error());
    const QJsonObject stored = (*session)->game().store((*session)->now());
    return readPosition(stored, track::Library(QStringList{})).transform_error(named);
}

Result answer(const QString& path, const std::expected<QByteArray, Problem>& report)
{
    return report ? print(*report + '\n') : Result(std::unexpected(report.error().toLine(path)));
}

} // namespace

Result shoot(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    const QString car = QStringLiteral("--car");
    if (!arguments.has(car))
        return std::unexpected(QStringLiteral("%1 is missing").arg(car));
    return readStanding(path).and_then(
        [&](const Position& position) { return answer(path, shootReport(position, arguments.option(car))); });
}

Result firstPlayer(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    return readStanding(path).and_then(
        [&](const Position& position) { return answer(path, firstPlayerReport(position)); });
}

} // namespace roadmarshal::cli
