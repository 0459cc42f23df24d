#include "lever.h"

#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

using Kind = LeverMove::Kind;
using table::objection;
using table::Objection;

// RNC-14 to 16: the rule that wants a line there.
QString lineRule(Kind kind)
{
    switch (kind) {
    case Kind::Accelerate:
    case Kind::Turbo:
        return QStringLiteral("RNC-14");
    case Kind::Gear:
        return QStringLiteral("RNC-16");
    case Kind::Decelerate:
    case Kind::Brake:
        break;
    }
    return QStringLiteral("RNC-15");
}

std::optional<Objection> againstNormal(const Lever& lever, const LeverRules& rules)
{
    if (lever.normal)
        return objection(QStringLiteral("lever-second"), {}, QStringLiteral("RNC-13"));
    if (lever.braked && rules.brakesAfter)
        return objection(QStringLiteral("lever-after-brake"), {}, QStringLiteral("RNC-17"),
                         QStringLiteral("RNC-A4"));
    return std::nullopt;
}

std::optional<Objection> againstTurbo(const Lever& lever)
{
    if (lever.boosted)
        return objection(QStringLiteral("turbo-second"), {}, QStringLiteral("RNC-19"));
    if (!lever.accelerated)
        return objection(QStringLiteral("turbo-alone"), {}, QStringLiteral("RNC-20"),
                         lever.normal && lever.braked ? QStringLiteral("RNC-A36") : QString());
    if (lever.turbo < 1)
        return objection(QStringLiteral("turbo-none-left"), {}, QStringLiteral("RNC-18"));
    return std::nullopt;
}

std::optional<Objection> against(const Lever& lever, Kind kind, const LeverRules& rules)
{
    if (lever.closed)
        return objection(QStringLiteral("lever-closed"), {}, QStringLiteral("RNC-13"));
    if (kind == Kind::Turbo)
        return againstTurbo(lever);
    if (kind != Kind::Brake)
        return againstNormal(lever, rules);
    if (lever.brakes < 1)
        return objection(QStringLiteral("brake-none-left"), {}, QStringLiteral("RNC-17"));
    return std::nullopt;
}

} // namespace

std::vector<int> linesFor(const Bubble& bubble, Kind kind, const LeverRules& rules)
{
    switch (kind) {
    case Kind::Accelerate:
    case Kind::Turbo:
        return bubble.faster;
    case Kind::Gear:
        return bubble.gears;
    case Kind::Decelerate:
    case Kind::Brake:
        break;
    }
    std::vector<int> lines = bubble.slower;
    if (rules.wayBack)
        lines.insert(lines.end(), bubble.slowerOneWay.begin(), bubble.slowerOneWay.end());
    return lines;
}

std::vector<int> landings(const Dashboard& dashboard, int from, const LeverMove& move,
                          const LeverRules& rules)
{
    std::vector<int> found = linesFor(dashboard.at(from), move.kind, rules);
    std::erase_if(found, [&](int to) {
        if (!move.to.isEmpty())
            return dashboard.at(to).id != move.to;
        return move.kind == Kind::Gear && dashboard.at(to).gear != move.gear;
    });
    return found;
}

std::expected<int, Objection> landing(const Dashboard& dashboard, const Lever& lever, const LeverMove& move,
                                      const LeverRules& rules)
{
    if (const auto wrong = against(lever, move.kind, rules))
        return std::unexpected(*wrong);
    const std::vector<int> found = landings(dashboard, lever.at, move, rules);
    const QJsonObject args{{QStringLiteral("move"), toText(move)},
                           {QStringLiteral("bubble"), dashboard.at(lever.at).id}};
    if (found.empty())
        return std::unexpected(objection(QStringLiteral("lever-no-line"), args, lineRule(move.kind)));
    if (found.size() > 1)
        return std::unexpected(objection(QStringLiteral("lever-several-lines"), args, lineRule(move.kind)));
    return found.front();
}

std::vector<int> heated(const Dashboard& dashboard, int from, const LeverMove& move, int to,
                        const LeverRules& rules)
{
    std::vector<int> bubbles;
    if (rules.passing && move.kind == Kind::Gear)
        bubbles = dashboard.between(from, to);
    std::erase_if(bubbles, [&](int bubble) { return dashboard.at(bubble).heat == Heat::None; });
    bubbles.push_back(to);
    return bubbles;
}

Lever moved(Lever lever, const LeverMove& move, int to)
{
    lever.at = to;
    lever.normal = lever.normal || move.isNormal();
    lever.accelerated = move.kind == Kind::Accelerate;
    if (move.kind == Kind::Turbo) {
        lever.boosted = true;
        --lever.turbo;
    }
    if (move.kind == Kind::Brake) {
        lever.braked = true;
        --lever.brakes;
    }
    return lever;
}

} // namespace roadmarshal::rush_n_crush
