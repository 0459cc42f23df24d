#include "commitment.h"

#include "commitments.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

template <class Of>
std::vector<size_t> positionsOf(const std::vector<Of>& list, const QStringList& names, QString Of::* name)
{
    std::vector<size_t> positions;
    for (size_t i = 0; i < list.size(); ++i) {
        if (names.contains(list[i].*name))
            positions.push_back(i);
    }
    return positions;
}

QJsonObject argsOf(const ScenarioOption& option)
{
    return {{QStringLiteral("option"), option.name}};
}

} // namespace

std::optional<Objection> whyNotTakePart(const Survivor& survivor)
{
    const QJsonObject args{{QStringLiteral("survivor"), survivor.card}};
    switch (survivor.status) {
    case Status::Ready:
        return std::nullopt;
    case Status::Resting:
        return against("is-resting", "AT-79", args);
    case Status::Injured:
        return against("is-injured", "AT-76", args);
    }
    Q_UNREACHABLE_RETURN(std::nullopt);
}

Objections whyNotCommit(const State& state, const QString& pawn, const ScenarioCard& card,
                        const ScenarioOption& option, const Commitment& commitment)
{
    Objections objections;
    for (const QString& one : commitment.survivors) {
        if (const Survivor* survivor = state.survivor(one)) {
            if (const auto objection = whyNotTakePart(*survivor))
                objections.append(*objection);
        }
    }
    const Trial trial = trialOf(state, pawn, card, option, Admitted::Everybody);
    const std::vector<size_t> chosen = positionsOf(trial.people, commitment.survivors, &Candidate::card);
    const std::vector<size_t> given = positionsOf(trial.offers, commitment.spent, &Offer::mod);
    Effort effort;
    if (!isMet(trial, chosen, given, effort))
        objections.append(against("need-unmet", "AT-62", argsOf(option)));
    if (!isWithinCrews(trial, chosen))
        objections.append(against("too-many-of-crew", "AT-62",
                                  {{QStringLiteral("most"), option.need.perCrew.value_or(0)}}, "ATR-22"));
    if (!canPay(state, pawn, option.need, commitment.spent))
        objections.append(against("cannot-pay", "AT-62", argsOf(option), "ATR-49"));
    return objections;
}

int countOf(const State& state, const ScenarioCard& card, const QStringList& survivors)
{
    int count = 0;
    for (const QString& one : survivors)
        count += countsAs(*state.box().person(one), card.kind);
    return count;
}

std::vector<int> rerolledFaces(const State& state, const ScenarioCard& card, const QStringList& survivors)
{
    return rerolledFaces(state.box(), survivors, card.kind);
}

Objections whyUnmet(const State& state, const QString& pawn, const ScenarioCard& card,
                    const ScenarioOption& option)
{
    if (!commitmentsTo(state, pawn, card, option, Admitted::Ready, 1).sets.empty())
        return {};
    Objections objections{against("need-unmet", "AT-62", argsOf(option))};
    if (!commitmentsTo(state, pawn, card, option, Admitted::Everybody, 1).sets.empty())
        objections.append(against("only-ready", "AT-75", argsOf(option)));
    return objections;
}

void giveUp(State& state, const QStringList& spent)
{
    for (Crew& crew : state.crews) {
        for (Mod& mod : crew.mods) {
            if (spent.contains(mod.card))
                mod.load -= state.box().mod(mod.card)->load;
        }
    }
}

dice::Distribution totalsOf(const ScenarioOption& option, const std::vector<int>& rerolled)
{
    QStringList faces;
    for (const int face : rerolled)
        faces.append(QString::number(face));
    dice::Distribution totals;
    for (const int sides : option.dice)
        totals = totals + dice::one(dice::plain(sides), faces);
    return totals;
}

} // namespace roadmarshal::apocalypse_trail
