#include "ask_parts.h"

namespace roadmarshal::apocalypse_road {

table::Misfit misfit(qsizetype answer, const QString& code, const QString& given, const QString& rule)
{
    return {answer, {code, {{QStringLiteral("given"), given}}}, {rule, {}}};
}

QJsonObject carArgs(const State& state, int car)
{
    return {{QStringLiteral("car"), state.sheet(car).id},
            {QStringLiteral("driver"), state.sheet(car).driver},
            {QStringLiteral("team"), state.setup->teams[state.sheet(car).team].name},
            {QStringLiteral("place"), toText(state.cars[car].at)}};
}

QString typeCode(const movement::Card& card)
{
    return QStringLiteral("@type-") + (card.diagonal ? QStringLiteral("diagonal-") : QString()) +
           toText(card.type);
}

QString adjustmentOf(const RaceCard& card)
{
    const int adjustment = card.movement.adjustment;
    return (adjustment < 0 ? QString() : QStringLiteral("+")) + QString::number(adjustment) +
           (card.star ? QStringLiteral(" ★") : QString());
}

table::Option carOption(const State& state, int car)
{
    return {state.sheet(car).id, {QStringLiteral("option-car"), carArgs(state, car)}, {}, {}};
}

} // namespace roadmarshal::apocalypse_road
