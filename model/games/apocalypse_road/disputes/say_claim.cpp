#include "say_claim.h"

#include "claims.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/movement/wording.h"
#include "match.h"

namespace roadmarshal::apocalypse_road {

using table::Message;

namespace {

Message said(const QString& code, const QJsonObject& args)
{
    return {QStringLiteral("claim-") + code, args};
}

QJsonObject cardArgs(const QString& card)
{
    const auto parsed = parseRaceCard(card);
    if (!parsed)
        return {{QStringLiteral("type"), card}};
    return {{QStringLiteral("type"), typeCode(parsed->movement)},
            {QStringLiteral("adjustment"), adjustmentOf(*parsed)}};
}

Message sayMove(const MoveClaim& claim)
{
    QJsonObject args = cardArgs(claim.card);
    args[QStringLiteral("car")] = claim.car;
    args[QStringLiteral("end")] = claim.end;
    args[QStringLiteral("path")] = claim.path.join(u' ');
    if (!claim.end.isEmpty())
        return said(QStringLiteral("move-end"), args);
    return said(claim.path.isEmpty() ? QStringLiteral("move-stays") : QStringLiteral("move"), args);
}

Message sayEvent(const EventClaim& claim)
{
    return said(claim.choices.isEmpty() ? QStringLiteral("event") : QStringLiteral("event-choices"),
                {{QStringLiteral("event"), QStringLiteral("@event-") + claim.event},
                 {QStringLiteral("car"), claim.car},
                 {QStringLiteral("choices"), claim.choices.join(QStringLiteral(", "))}});
}

// With or without a third car.
Message sayMore(const QString& code, const QJsonObject& args, const QString& more)
{
    return said(more.isEmpty() ? code : code + QStringLiteral("-other"), args);
}

Message sayReplace(const ReplaceClaim& claim, QJsonObject args)
{
    if (!claim.side.isEmpty())
        args[QStringLiteral("side")] = QStringLiteral("@face-") + claim.side;
    return said(QStringLiteral("replace") + (claim.by.isEmpty() ? QString() : QStringLiteral("-by")) +
                    (claim.side.isEmpty() ? QString() : QStringLiteral("-side")),
                args);
}

} // namespace

table::Reason toReason(const movement::Reason& reason, const QStringList& carNames)
{
    const auto [rule, ruling] = movement::citation(reason);
    return {
        {movementWhy,
         {{QStringLiteral("why"), static_cast<int>(reason.why)},
          {QStringLiteral("arguments"), QJsonArray::fromStringList(movement::arguments(reason, carNames))}}},
        {rule, ruling}};
}

Message messageOf(const table::Claim& claim)
{
    const auto assertion = toAssertion(claim);
    if (!assertion)
        return {claim.kind, {}};
    const QJsonObject& args = claim.args;
    return std::visit(
        Match{[](const MoveClaim& c) { return sayMove(c); }, [](const EventClaim& c) { return sayEvent(c); },
              [&](const FirstClaim& c) {
                  return said(c.team.isEmpty() ? QStringLiteral("first") : QStringLiteral("first-team"),
                              args);
              },
              [&](const CollisionClaim& c) { return sayMore(QStringLiteral("collision"), args, c.other); },
              [&](const SprayClaim& c) { return sayMore(QStringLiteral("spray"), args, c.other); },
              [&](const ReplaceClaim& c) { return sayReplace(c, args); },
              [&](const FinishClaim& c) {
                  return said(QStringLiteral("finish"),
                              {{QStringLiteral("cars"), c.cars.join(QStringLiteral(", "))},
                               {QStringLiteral("car"), c.cars.value(0)}});
              },
              [&](const auto& c) { return said(QString::fromLatin1(c.kind), args); }},
        *assertion);
}

} // namespace roadmarshal::apocalypse_road
