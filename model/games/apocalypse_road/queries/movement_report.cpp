#include "movement_report.h"

#include "games/apocalypse_road/movement/check.h"
#include "games/apocalypse_road/movement/search.h"
#include "games/apocalypse_road/movement/wording.h"
#include "games/apocalypse_road/table/table_pack.h"
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

std::expected<Activation, Problem> activationOf(const State& state, const TablePack& pack, const QString& car,
                                                const QString& card)
{
    const int index = state.setup->carIndex(car);
    if (index < 0 || !state.cars[index].inRace())
        return wrong(carOption, QStringLiteral("is \"%1\", the position has no such car").arg(car));
    const auto parsed = movement::parseCard(card);
    if (!parsed)
        return wrong(cardOption,
                     QStringLiteral("is \"%1\", allowed is a movement type and a signed number, as in "
                                    "solo+3, ram-lead-1 or diagonal-lead+0")
                         .arg(card));
    const int speed = state.sheet(index).speed;
    const int points = speed + parsed->adjustment;
    if (points < 0)
        return wrong(cardOption,
                     QStringLiteral("is \"%1\", with speed %2 that is less than 0 movement points")
                         .arg(card)
                         .arg(speed));
    return Activation{pack.packed(index), parsed->type, parsed->diagonal, points};
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

std::expected<void, Problem> writePreview(const State& state, const QString& car, const QString& card,
                                          const table::Sink& sink, std::stop_token stop,
                                          movement::Limits limits)
{
    const TablePack pack = TablePack::asListed(state);
    const auto activation = activationOf(state, pack, car, card);
    if (!activation)
        return std::unexpected(activation.error());
    const auto outcomes = movement::findOutcomes(pack.pack(), *activation, std::move(stop), limits);
    if (!outcomes)
        return std::unexpected(blamed(problemOf(outcomes.error())));
    sink("{\"movementPoints\":" + QByteArray::number(activation->points) +
         ",\"count\":" + QByteArray::number(outcomes->size()) + ",\"outcomes\":[\n");
    OutcomeWriter(state.setup->graph, pack.names(state)).write(*outcomes, sink);
    sink("\n]}");
    return {};
}

std::expected<QByteArray, Problem> previewReport(const State& state, const QString& car, const QString& card,
                                                 bool countOnly, std::stop_token stop)
{
    if (countOnly) {
        const TablePack pack = TablePack::asListed(state);
        const auto activation = activationOf(state, pack, car, card);
        if (!activation)
            return std::unexpected(activation.error());
        const auto outcomes = movement::findOutcomes(pack.pack(), *activation, std::move(stop));
        if (!outcomes)
            return std::unexpected(blamed(problemOf(outcomes.error())));
        return QByteArray::number(outcomes->size());
    }
    QByteArray report;
    const auto written = writePreview(
        state, car, card, [&report](const QByteArray& piece) { report += piece; }, std::move(stop));
    if (!written)
        return std::unexpected(written.error());
    return report;
}

std::expected<QByteArray, Problem> checkReport(const State& state, const QString& car, const QString& card,
                                               const QString& path, std::stop_token stop)
{
    const TablePack pack = TablePack::asListed(state);
    const auto activation = activationOf(state, pack, car, card);
    if (!activation)
        return std::unexpected(activation.error());
    const auto spaces = pathOf(path);
    if (!spaces)
        return std::unexpected(spaces.error());
    const auto verdict = movement::judgePath(pack.pack(), *activation, *spaces, std::move(stop));
    if (!verdict)
        return std::unexpected(blamed(problemOf(verdict.error())));
    const QStringList carIds = pack.names(state);
    if (const auto* illegal = std::get_if<movement::Illegal>(&*verdict))
        return illegalReport(*illegal, carIds);
    QByteArray report = "{\"legal\":true,\"outcomes\":[\n";
    OutcomeWriter(state.setup->graph, carIds)
        .write(std::get<Outcomes>(*verdict), [&report](const QByteArray& piece) { report += piece; });
    return report + "\n]}";
}

} // namespace roadmarshal::apocalypse_road
