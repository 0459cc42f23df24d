#include "movement_report.h"

#include "games/apocalypse_road/movement/check.h"
#include "games/apocalypse_road/movement/search.h"
#include "games/apocalypse_road/movement/wording.h"
#include "outcome_text.h"

#include <QJsonDocument>

namespace roadmarshal::apocalypse_road {

using movement::Activation;
using movement::Outcomes;

namespace {

const QString carOption = QStringLiteral("--car");
const QString cardOption = QStringLiteral("--card");
const QString pathOption = QStringLiteral("--path");

std::unexpected<Problem> wrong(const QString& place, const QString& reason)
{
    return std::unexpected(Problem{place, reason});
}

std::expected<Activation, Problem> activationOf(const Position& position, const QString& car,
                                                const QString& card)
{
    const int index = position.carIndex(car);
    if (index < 0)
        return wrong(carOption, QStringLiteral("is \"%1\", the position has no such car").arg(car));
    const auto parsed = movement::parseCard(card);
    if (!parsed)
        return wrong(cardOption,
                     QStringLiteral("is \"%1\", allowed is a movement type and a signed number, as in "
                                    "solo+3, ram-lead-1 or diagonal-lead+0")
                         .arg(card));
    const int speed = position.cars[index].sheet.speed;
    const int points = speed + parsed->adjustment;
    if (points < 0)
        return wrong(cardOption,
                     QStringLiteral("is \"%1\", with speed %2 that is less than 0 movement points")
                         .arg(card)
                         .arg(speed));
    return Activation{static_cast<movement::Car>(index), parsed->type, parsed->diagonal, points};
}

std::expected<std::vector<track::Space>, Problem> pathOf(const QString& text)
{
    constexpr qsizetype longest = 1000;
    std::vector<track::Space> path;
    if (text.isEmpty())
        return path;
    const QStringList parts = text.split(u',');
    if (parts.size() > longest)
        return wrong(pathOption,
                     QStringLiteral("has %1 spaces, at most %2 are allowed").arg(parts.size()).arg(longest));
    for (const QString& part : parts) {
        const auto space = track::parseSpace(part);
        if (!space)
            return wrong(pathOption, QStringLiteral("has \"%1\", which is no space such as 12.0").arg(part));
        path.push_back(*space);
    }
    return path;
}

QByteArray illegalReport(const movement::Illegal& illegal, const QStringList& carIds)
{
    QJsonArray reasons;
    for (const movement::Reason& reason : illegal.reasons) {
        const auto [rule, ruling] = movement::citation(reason);
        QJsonObject object{{QStringLiteral("rule"), rule},
                           {QStringLiteral("text"), movement::text(reason, carIds)}};
        if (!ruling.isEmpty())
            object.insert(QStringLiteral("ruling"), ruling);
        reasons.append(object);
    }
    const QJsonObject report{{QStringLiteral("legal"), false},
                             {QStringLiteral("step"), illegal.step},
                             {QStringLiteral("reasons"), reasons}};
    return QJsonDocument(report).toJson(QJsonDocument::Compact);
}

// Where an answer takes too long or too much, it is the card that asks for it.
Problem blamed(const Problem& problem)
{
    return {cardOption, problem.reason};
}

} // namespace

std::expected<void, Problem> writePreview(const Position& position, const QString& car, const QString& card,
                                          const Sink& sink, std::stop_token stop, movement::Limits limits)
{
    const auto activation = activationOf(position, car, card);
    if (!activation)
        return std::unexpected(activation.error());
    const auto outcomes = movement::findOutcomes(position.pack(), *activation, std::move(stop), limits);
    if (!outcomes)
        return std::unexpected(blamed(outcomes.error()));
    sink("{\"movementPoints\":" + QByteArray::number(activation->points) +
         ",\"count\":" + QByteArray::number(outcomes->size()) + ",\"outcomes\":[\n");
    OutcomeWriter(position.graph, position.carIds()).write(*outcomes, sink);
    sink("\n]}");
    return {};
}

std::expected<QByteArray, Problem> previewReport(const Position& position, const QString& car,
                                                 const QString& card, bool countOnly)
{
    if (countOnly) {
        const auto activation = activationOf(position, car, card);
        if (!activation)
            return std::unexpected(activation.error());
        const auto outcomes = movement::findOutcomes(position.pack(), *activation);
        if (!outcomes)
            return std::unexpected(blamed(outcomes.error()));
        return QByteArray::number(outcomes->size());
    }
    QByteArray report;
    const auto written =
        writePreview(position, car, card, [&report](const QByteArray& piece) { report += piece; });
    if (!written)
        return std::unexpected(written.error());
    return report;
}

std::expected<QByteArray, Problem> checkReport(const Position& position, const QString& car,
                                               const QString& card, const QString& path)
{
    const auto activation = activationOf(position, car, card);
    if (!activation)
        return std::unexpected(activation.error());
    const auto spaces = pathOf(path);
    if (!spaces)
        return std::unexpected(spaces.error());
    const auto verdict = movement::judgePath(position.pack(), *activation, *spaces);
    if (!verdict)
        return std::unexpected(blamed(verdict.error()));
    const QStringList carIds = position.carIds();
    if (const auto* illegal = std::get_if<movement::Illegal>(&*verdict))
        return illegalReport(*illegal, carIds);
    QByteArray report = "{\"legal\":true,\"outcomes\":[\n";
    OutcomeWriter(position.graph, carIds)
        .write(std::get<Outcomes>(*verdict), [&report](const QByteArray& piece) { report += piece; });
    return report + "\n]}";
}

} // namespace roadmarshal::apocalypse_road
