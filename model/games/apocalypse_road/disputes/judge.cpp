#include "judge.h"

#include "games/apocalypse_road/objection.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using dispute::Reason;
using dispute::Stands;
using dispute::Verdict;

namespace {

// What makes a claim pointless before any rule is asked.
std::optional<Verdict> nonsense(const QString& code, const QJsonObject& args)
{
    return Verdict{Stands::No, {code, args}, {}, {}, {}, {}};
}

std::optional<Verdict> nonsenseAbout(const State& state, const QStringList& cars)
{
    for (const QString& id : cars) {
        const QJsonObject args{{QStringLiteral("car"), id}};
        const int car = state.setup->carIndex(id);
        if (car < 0)
            return nonsense(QStringLiteral("no-such-car"), args);
        if (!state.cars[car].inRace())
            return nonsense(QStringLiteral("car-not-racing"), args);
        if (cars.count(id) > 1)
            return nonsense(QStringLiteral("claim-same-car"), {{QStringLiteral("given"), id}});
    }
    return std::nullopt;
}

// Every claim names the cars that it is about.
QStringList carsIn(const Assertion& assertion)
{
    return std::visit(Match{[](const ShotClaim& c) { return QStringList{c.car, c.target}; },
                            [](const KillClaim& c) { return QStringList{c.car, c.target}; },
                            [](const DisplaceClaim& c) { return QStringList{c.car, c.other}; },
                            [](const FirstClaim&) { return QStringList(); },
                            [](const auto& c) { return QStringList{c.car}; }},
                      assertion);
}

// Where the table has turned a ruling that decided it, the verdict says so.
void tellTurned(const State& state, Verdict& verdict)
{
    QStringList told;
    const auto tell = [&](const QString& ruling) {
        if (told.contains(ruling) || !state.setup->rulings.isTurned(ruling))
            return;
        told.append(ruling);
        verdict.reasons.append(objection(
            QStringLiteral("by-table-ruling"),
            {{QStringLiteral("ruling"), ruling}, {QStringLiteral("text"), u'@' + turnedText(ruling).code}},
            {}, ruling));
    };
    for (const Reason& reason : QList<Reason>(verdict.reasons))
        tell(reason.citation.ruling);
    for (const table::Effect& effect : std::as_const(verdict.effects))
        tell(effect.citation.ruling);
}

} // namespace

Verdict judge(const State& state, const dispute::Claim& claim, const std::stop_token& stop)
{
    const auto assertion = toAssertion(claim);
    if (!assertion)
        return *nonsense(QStringLiteral("impossible"),
                         {{QStringLiteral("reason"), assertion.error().toLine()}});
    if (const auto odd = nonsenseAbout(state, carsIn(*assertion)))
        return *odd;
    Verdict verdict = std::visit(Match{[&](const MoveClaim& c) { return judgeMove(state, c, stop); },
                                       [&](const ShotClaim& c) { return judgeShot(state, c); },
                                       [&](const DisplaceClaim& c) { return judgeDisplacement(state, c); },
                                       [&](const FirstClaim& c) { return judgeFirst(state, c); },
                                       [&](const ScoreClaim& c) { return judgeScore(state, c); },
                                       [&](const KillClaim& c) { return judgeKill(state, c); },
                                       [&](const ActivateClaim& c) { return judgeActivation(state, c); },
                                       [&](const EventClaim& c) { return judgeEvent(state, c, stop); }},
                                 *assertion);
    tellTurned(state, verdict);
    return verdict;
}

} // namespace roadmarshal::apocalypse_road
