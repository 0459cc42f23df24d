#include "commands.h"

#include "standing.h"

#include "games/apocalypse_road/queries/standing_report.h"

namespace roadmarshal::cli {

using namespace apocalypse_road;

namespace {

Result answer(const QString& path, const std::expected<QByteArray, Problem>& report)
{
    return report ? printJson(*report + '\n') : Result(std::unexpected(report.error().toLine(path)));
}

} // namespace

Result shoot(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    const QString car = QStringLiteral("--car");
    if (!arguments.has(car))
        return std::unexpected(QStringLiteral("%1 is missing").arg(car));
    return readStanding(arguments).and_then(
        [&](const Position& position) { return answer(path, shootReport(position, arguments.option(car))); });
}

Result firstPlayer(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    return readStanding(arguments).and_then(
        [&](const Position& position) { return answer(path, firstPlayerReport(position)); });
}

} // namespace roadmarshal::cli
