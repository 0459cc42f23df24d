#include "effects.h"

#include "games/apocalypse_trail/table/names.h"
#include "match.h"
#include "places.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

using Applied = std::expected<void, Problem>;

Applied wrong(const QString& what, const QString& why)
{
    return std::unexpected(Problem{what, why});
}

Applied mustHave(const State& state, int square)
{
    return state.trail().has(square) ? Applied()
                                     : wrong(QString::number(square), QStringLiteral("is no square of the trail"));
}

Applied mustKnow(const State& state, const QString& crew)
{
    return crew.isEmpty() || state.crew(crew) ? Applied() : wrong(crew, QStringLiteral("is no crew"));
}

Applied move(State& state, const PawnMoved& one)
{
    Pawn* pawn = state.pawn(one.pawn);
    if (!pawn)
        return wrong(one.pawn, QStringLiteral("is no pawn"));
    return mustHave(state, one.to).transform([&] { pawn->at = one.to; });
}

Applied setPile(State& state, const PileSet& one)
{
    const auto resource = enumFor<Resource>(resourceWords, one.resource);
    if (!resource || one.to < 0 || one.to > mostTokens)
        return wrong(one.resource, QStringLiteral("can't lie there"));
    return mustHave(state, one.square).transform([&] {
        state.pile(one.square).resources[*resource] = one.to;
        state.sweep();
    });
}

Applied onSurvivor(State& state, const QString& card, const std::function<void(Survivor&)>& change)
{
    Survivor* survivor = anySurvivor(state, card);
    if (!survivor)
        return wrong(card, QStringLiteral("is none of the survivors"));
    change(*survivor);
    return {};
}

Applied setStatus(State& state, const StatusSet& one)
{
    const auto status = enumFor<Status>(statusWords, one.to);
    if (!status)
        return wrong(one.to, QStringLiteral("is no status"));
    return onSurvivor(state, one.survivor, [&](Survivor& survivor) { survivor.status = *status; });
}

Applied setAilment(State& state, const AilmentSet& one)
{
    if (!state.box().ailment(one.ailment) || one.to < 0)
        return wrong(one.ailment, QStringLiteral("is no ailment"));
    return onSurvivor(state, one.survivor, [&](Survivor& survivor) {
        if (one.to == 0)
            survivor.ailments.erase(one.ailment);
        else
            survivor.ailments[one.ailment] = one.to;
    });
}

Applied setFresh(State& state, const FreshSet& one)
{
    return onSurvivor(state, one.survivor, [&](Survivor& survivor) {
        survivor.fresh = std::set<QString>(one.ailments.begin(), one.ailments.end());
    });
}

Applied setScenario(State& state, const ScenarioSet& one)
{
    if (state.trail().squareOfScenario(one.number) < 0)
        return wrong(QString::number(one.number), QStringLiteral("is no scenario space"));
    state.scenarios[one.number] = {one.card, one.open, {one.resolved.begin(), one.resolved.end()}};
    state.sweep();
    return {};
}

Applied setShelter(State& state, const ShelterSet& one)
{
    return mustHave(state, one.square).and_then([&] { return mustKnow(state, one.to); }).transform([&] {
        if (one.to.isEmpty())
            state.shelters.erase(one.square);
        else
            state.shelters[one.square] = one.to;
    });
}

Applied setOutfit(State& state, const OutfitSet& one)
{
    const auto stage = enumFor<Stage>(stageWords, one.stage);
    if (!stage && !one.stage.isEmpty())
        return wrong(one.stage, QStringLiteral("is no stage of the outfitting"));
    return mustKnow(state, one.crew).transform([&] {
        state.outfit = stage ? std::optional(Outfit{*stage, one.open, one.crew, one.passed}) : std::nullopt;
    });
}

Applied setTurn(State& state, const TurnSet& one)
{
    static constexpr std::array steps{0, 1, 4, 6};
    if (!std::ranges::contains(steps, one.step))
        return wrong(QString::number(one.step), QStringLiteral("is no step"));
    if (!one.pawn.isEmpty() && !state.pawn(one.pawn))
        return wrong(one.pawn, QStringLiteral("is no pawn"));
    Turn turn{one.number,    one.pawn,    static_cast<Step>(one.step), one.resolved, one.barred,
              one.collected, one.stopped, {}};
    const json::Reader reader{QJsonValue(one.open)};
    restoreValue(reader, turn.open);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    state.turn = turn;
    return {};
}

Applied setOver(State& state, const OverSet& one)
{
    const auto over = enumFor<Over>(overWords, one.to);
    if (!over)
        return wrong(one.to, QStringLiteral("is no end"));
    state.over = *over;
    return {};
}

} // namespace

Applied apply(State& state, const Effect& effect)
{
    return std::visit(
        Match{[&](const table::Changed& one) { return table::apply(state, one); },
              [&](const PawnMoved& one) { return move(state, one); },
              [&](const CatastropheMoved& one) {
                  return mustHave(state, one.to).transform([&] { state.catastrophe.at = one.to; });
              },
              [&](const CatastropheStarted& one) {
                  state.catastrophe.started = one.started;
                  return Applied();
              },
              [&](const CardMoved& one) { return moveCard(state, one.card, one.from, one.to, one.position); },
              [&](const PileSet& one) { return setPile(state, one); },
              [&](const StatusSet& one) { return setStatus(state, one); },
              [&](const AilmentSet& one) { return setAilment(state, one); },
              [&](const FreshSet& one) { return setFresh(state, one); },
              [&](const ScenarioSet& one) { return setScenario(state, one); },
              [&](const ShelterSet& one) { return setShelter(state, one); },
              [&](const FirstSet& one) {
                  return mustKnow(state, one.to).transform([&] { state.first = one.to; });
              },
              [&](const OutfitSet& one) { return setOutfit(state, one); },
              [&](const TurnSet& one) { return setTurn(state, one); },
              [&](const OverSet& one) { return setOver(state, one); }, [](const auto&) { return Applied(); }},
        effect);
}

} // namespace roadmarshal::apocalypse_trail
