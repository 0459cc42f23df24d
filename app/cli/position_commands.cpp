#include "commands.h"

#include "standing.h"

#include "games/apocalypse_road/queries/movement_report.h"

namespace roadmarshal::cli {

using namespace apocalypse_road;

namespace {

const QString carOption = QStringLiteral("--car");
const QString cardOption = QStringLiteral("--card");

// What the position, the car and the card have in common: each problem names the file.
template <class Answer>
Result answerAbout(const Arguments& arguments, Answer answer)
{
    const QString path = arguments.plain.first();
    for (const QString& needed : {carOption, cardOption}) {
        if (!arguments.has(needed))
            return std::unexpected(QStringLiteral("%1 is missing").arg(needed));
    }
    const auto position = readStanding(arguments);
    if (!position)
        return std::unexpected(position.error());
    if (const std::expected<void, Problem> answered = answer(*position); !answered)
        return std::unexpected(answered.error().toLine(path));
    return print("\n");
}

} // namespace

Result preview(const Arguments& arguments)
{
    const QString car = arguments.option(carOption);
    const QString card = arguments.option(cardOption);
    return answerAbout(arguments, [&](const Position& position) -> std::expected<void, Problem> {
        if (arguments.has(QStringLiteral("--count")))
            return previewReport(position, car, card, true).transform([](const QByteArray& count) {
                (void)printJson(count);
            });
        return writePreview(position, car, card, [](const QByteArray& piece) { (void)printJson(piece); });
    });
}

Result check(const Arguments& arguments)
{
    return answerAbout(arguments, [&](const Position& position) {
        return checkReport(position, arguments.option(carOption), arguments.option(cardOption),
                           arguments.option(QStringLiteral("--path")))
            .transform([](const QByteArray& report) { (void)printJson(report); });
    });
}

} // namespace roadmarshal::cli
