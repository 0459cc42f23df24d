#include "judge.h"

#include "games/apocalypse_trail/table/against.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::refusal;
using table::Stands;
using table::Verdict;

namespace {

// Whom a claim names, and is not there.
std::optional<QString> stranger(const State& state, const Assertion& assertion)
{
    const auto crew = [&](const QString& id) {
        return state.crew(id) ? std::optional<QString>() : std::optional(id);
    };
    const auto pawn = [&](const QString& id) {
        return state.pawn(id) ? std::optional<QString>() : std::optional(id);
    };
    return std::visit(Match{[&](const EndClaim& one) { return pawn(one.pawn); },
                            [&](const EatClaim& one) { return pawn(one.pawn); },
                            [&](const CommitClaim& one) {
                                const ScenarioCard* card = state.box().scenario(one.card);
                                return card && card->option(one.option) ? pawn(one.pawn) : std::optional(one.option);
                            },
                            [&](const RecoveryClaim& one) {
                                return state.survivor(one.survivor) ? std::optional<QString>()
                                                                    : std::optional(one.survivor);
                            },
                            [&](const TowClaim& one) {
                                const auto first = crew(one.crew);
                                return first ? first : crew(one.other);
                            },
                            [&](const auto& one) { return crew(one.crew); }},
                      assertion);
}

} // namespace

Verdict verdict(Stands stands, const char* code, const QJsonObject& args, const QList<table::Reason>& reasons)
{
    Verdict made;
    made.stands = stands;
    made.title = {QLatin1StringView(code), args};
    made.reasons = reasons;
    return made;
}

Verdict judge(const State& state, const table::Claim& claim, const std::stop_token& stop)
{
    const auto assertion = table::typed<Assertion>(claim);
    if (!assertion)
        return refusal({u"claim-unread"_s, {{u"reason"_s, assertion.error().toLine()}}});
    if (const auto who = stranger(state, *assertion))
        return refusal({u"claim-no-subject"_s, {{u"given"_s, *who}}});
    return std::visit(Match{[&](const EndClaim& one) { return judgeEnd(state, one, stop); },
                            [&](const ShelterClaim& one) { return judgeShelter(state, one, stop); },
                            [&](const FuelClaim& one) { return judgeFuel(state, one); },
                            [&](const TowClaim& one) { return judgeTow(state, one); },
                            [&](const EatClaim& one) { return judgeEating(state, one); },
                            [&](const CommitClaim& one) { return judgeCommitment(state, one); },
                            [&](const RoomClaim& one) { return judgeRoom(state, one); },
                            [&](const RecoveryClaim& one) { return judgeRecovery(state, one); },
                            [&](const ScoreClaim& one) { return judgeScore(state, one); }},
                      *assertion);
}

} // namespace roadmarshal::apocalypse_trail
