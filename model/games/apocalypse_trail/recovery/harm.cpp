#include "harm.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

void kill(State& state, const QString& survivor)
{
    for (Crew& crew : state.crews) {
        if (std::erase_if(crew.survivors, [&](const Survivor& one) { return one.card == survivor; }) > 0)
            state.discard.append(survivor);
    }
}

void injure(State& state, const QString& survivor)
{
    Survivor* hurt = state.survivor(survivor);
    if (!hurt)
        return;
    if (hurt->status == Status::Injured)
        kill(state, survivor);
    else
        hurt->status = Status::Injured;
}

void rest(State& state, const QString& survivor)
{
    Survivor* tired = state.survivor(survivor);
    if (tired && tired->isReady() && !state.isRace())
        tired->status = Status::Resting;
}

void starve(State& state, const QString& survivor, int counters)
{
    Survivor* hungry = state.survivor(survivor);
    if (!hungry)
        return;
    if (hungry->starvation + counters > mostStarvation)
        kill(state, survivor);
    else
        hungry->starvation += counters;
}

void addAilment(State& state, const QString& survivor, const QString& ailment, int tokens)
{
    Survivor* ill = state.survivor(survivor);
    if (!ill || tokens <= 0)
        return;
    const int now = ill->tokens(ailment) + tokens;
    const Ailment* kind = state.box().ailment(ailment);
    if (kind && kind->deathAt && now >= *kind->deathAt) {
        kill(state, survivor);
        return;
    }
    ill->ailments[ailment] = std::min(now, mostTokens);
    ill->fresh.insert(ailment);
}

void cure(State& state, const QString& survivor, const QString& ailment, int tokens)
{
    Survivor* ill = state.survivor(survivor);
    if (!ill || tokens <= 0)
        return;
    const int now = ill->tokens(ailment) - tokens;
    if (now > 0) {
        ill->ailments[ailment] = now;
    } else {
        ill->ailments.erase(ailment);
        ill->fresh.erase(ailment);
    }
}

void treat(State& state, const QString& survivor)
{
    Survivor* patient = state.survivor(survivor);
    if (!patient)
        return;
    if (patient->status == Status::Injured)
        patient->status = state.isRace() ? Status::Ready : Status::Resting;
    const std::map<QString, int> ailments = patient->ailments;
    for (const QString& ailment : std::views::keys(ailments))
        cure(state, survivor, ailment, state.box().ailment(ailment)->medicine);
}

Objections whyNotTreat(const State& state, const QString& survivor)
{
    const Survivor* patient = state.survivor(survivor);
    if (!patient || patient->status == Status::Injured)
        return {};
    const auto helps = [&](const auto& ailment) { return state.box().ailment(ailment.first)->medicine > 0; };
    if (std::ranges::any_of(patient->ailments, helps))
        return {};
    return {against("nothing-to-treat", "AT-89", {{QStringLiteral("survivor"), survivor}})};
}

} // namespace roadmarshal::apocalypse_trail
