#include "attack.h"

#include "targeting.h"
#include "why_not.h"

#include "games/apocalypse_road/table/lanes.h"
#include "games/apocalypse_road/table/table_pack.h"
#include "games/apocalypse_road/turn/carry_out.h"
#include "games/apocalypse_road/turn/scoring.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::combat {

using table::Citation;
using table::Objection;
using table::Objections;

namespace {

Objection objection(const QString& code, const State& state, int car, const QString& rule,
                    const QString& ruling)
{
    return {{code, {{QStringLiteral("car"), state.sheet(car).id}}}, {rule, ruling}};
}

void suppress(Recorder& recorder, int target)
{
    if (recorder.state().cars[target].inRace() && !recorder.state().cars[target].has(Token::Suppressed))
        recorder.add(TokenMoved{recorder.carId(target), Token::Suppressed, true},
                     {QStringLiteral("8.5"), QStringLiteral("AR-25")});
}

// The space in front of the active car, or beside it, through which it meets the target, own direction:
// AR-14, AR-61, 8.4.
std::optional<track::Index> spaceTowards(const State& state, int car, int target, bool sideswipe)
{
    const track::Graph& graph = state.setup->graph;
    const auto from = laneOf(state, car);
    if (!from || !laneOf(state, target))
        return std::nullopt;
    std::vector<track::Index> spaces(graph.next(*from).begin(), graph.next(*from).end());
    if (sideswipe)
        spaces = {graph.beside(*from, track::Side::In), graph.beside(*from, track::Side::Out)};
    for (const track::Index space : spaces) {
        if (space != track::none && holderOf(state, space) == target)
            return space;
    }
    return std::nullopt;
}

constexpr size_t mostChains = 64; // lanes part again and again only on tracks that nobody has built

// Up to one of two cars: the active one, and the target again where the lane comes round to it.
void followLane(const State& state, track::Index from, std::pair<int, int> ends, std::vector<int> chain,
                std::vector<std::vector<int>>& chains)
{
    if (chains.size() >= mostChains)
        return;
    const track::Graph& graph = state.setup->graph;
    for (const track::Index ahead : graph.next(from)) {
        const int next = carOn(state, ahead);
        if (next < 0 || next == ends.first || next == ends.second || std::ranges::contains(chain, next)) {
            if (!std::ranges::contains(chains, chain))
                chains.push_back(chain);
            continue;
        }
        std::vector<int> longer = chain;
        longer.push_back(next);
        followLane(state, ahead, ends, longer, chains);
    }
}

} // namespace

Objections objectionsToShooting(const State& state, int car)
{
    const bool before = !state.segment.isOpen();
    const Segment& segment = state.segment;
    Objections objections;
    if (state.cars[car].has(Token::Suppressed))
        objections.append(objectionToSuppressed(state.sheet(car).id));
    if (before && state.cars[car].has(Token::Reloading))
        objections.append(objection(QStringLiteral("reloading-before"), state, car, QStringLiteral("10.0"),
                                    QStringLiteral("AR-25")));
    // On the track in its activation, it has moved back onto it.
    if (state.cars[car].has(Token::SpinAround) &&
        (before || std::holds_alternative<track::Beside>(state.cars[car].at)))
        objections.append(objectionToSpun(state.sheet(car).id));
    if (!before && segment.fired)
        objections.append(objection(QStringLiteral("fired-already"), state, car, QStringLiteral("8.0"),
                                    QStringLiteral("AR-26")));
    if (!before && segment.barred)
        objections.append(objection(QStringLiteral("shot-barred"), state, car, QStringLiteral("10.0"),
                                    QStringLiteral("AR-25")));
    if (!before && segment.stage == Stage::Move)
        objections.append(objection(QStringLiteral("fired-already"), state, car, QStringLiteral("8.0"),
                                    QStringLiteral("AR-26")));
    return objections;
}

Objections objectionsToShot(const State& state, int car, int target)
{
    Objections objections = objectionsToShooting(state, car);
    const TablePack pack(state);
    objections += objectionsToTarget(pack.pack(), pack.names(state), pack.packed(car), state.sheet(car).mount,
                                     pack.packed(target));
    return objections;
}

std::vector<int> targetsOf(const State& state, int car)
{
    if (!state.cars[car].inRace())
        return {};
    const TablePack pack(state);
    return pack.carsOf(targetsOf(pack.pack(), pack.packed(car), state.sheet(car).mount));
}

int valueNeeded(const State& state, int car, int target)
{
    return state.sheet(target).defense - state.sheet(car).targeting;
}

std::optional<cards::Odds> hitOdds(const State& state, int car, int target)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(DeckId::Combat);
    const auto& cards = state.setup->decks.combat;
    if (cards.empty())
        return std::nullopt;
    std::vector<int> hitting;
    for (size_t kind = 0; kind < cards.size(); ++kind) {
        if (cards[kind].value >= valueNeeded(state, car, target))
            hitting.push_back(static_cast<int>(kind));
    }
    // The last card drawn, the next shot is from a new pile.
    const cards::Deck& deck = state.deck(DeckId::Combat);
    return cards::oddsOf(sheet, cards::pileSize(sheet, deck) > 0 ? deck : cards::newDeck(sheet, {}), hitting);
}

void strike(Recorder& recorder, int car, int target, const Hit& hit)
{
    std::vector<Wound> wounds{{target, hit.damage}};
    if (hit.spray) {
        const TablePack pack(recorder.state());
        for (const int sprayed : pack.carsOf(sprayedBy(
                 pack.pack(), pack.packed(car), recorder.state().sheet(car).mount, pack.packed(target))))
            wounds.push_back({sprayed, 1});
    }
    damage(recorder, wounds, {car, true},
           {hit.spray ? QStringLiteral("8.5") : QStringLiteral("8.0"),
            hit.spray ? QStringLiteral("AR-22") : QStringLiteral("AR-21")});
    if (hit.suppress)
        suppress(recorder, target);
}

std::vector<std::vector<int>> chainsFrom(const State& state, int car, int target, bool sideswipe)
{
    const track::Graph& graph = state.setup->graph;
    const auto there = laneOf(state, target);
    if (!there)
        return {{}};
    std::vector<std::vector<int>> chains;
    if (!sideswipe) {
        followLane(state, *there, {car, target}, {}, chains);
        return chains.empty() ? std::vector<std::vector<int>>{{}} : chains;
    }
    // AR-23: away from the active car, as far as cars stand side by side.
    const auto from = laneOf(state, car);
    const track::Index met = spaceTowards(state, car, target, sideswipe).value_or(*there);
    const track::Side away =
        from && graph.beside(*from, track::Side::In) == met ? track::Side::In : track::Side::Out;
    std::vector<int> chain;
    for (track::Index beyond = graph.beside(met, away); beyond != track::none;
         beyond = graph.beside(beyond, away)) {
        const int next = holderOf(state, beyond);
        if (next < 0)
            break;
        chain.push_back(next);
    }
    return {chain};
}

void crash(Recorder& recorder, int car, int target, bool sideswipe, const Crash& result,
           const std::vector<int>& chain)
{
    const State& state = recorder.state();
    const track::Graph& graph = state.setup->graph;
    const auto space = spaceTowards(state, car, target, sideswipe);
    const auto hit = laneOf(state, target);
    const bool onCrossover = hit && graph.twin(*hit) != track::none;
    std::vector<Wound> wounds{{target, result.target}, {car, result.active}};
    if (result.chain) {
        for (const int linked : chain)
            wounds.push_back({linked, 1});
    }
    damage(recorder, wounds, {car, true}, {QStringLiteral("8.4"), QStringLiteral("AR-21")});
    if (result.suppress)
        suppress(recorder, target);
    if (!space || !state.cars[car].inRace())
        return;
    const Citation after{QStringLiteral("8.5"), QStringLiteral("AR-24")};
    if (!state.cars[target].inRace())
        return moveAndScore(recorder, car, graph.spaceAt(*space), after);
    if (result.bulldoze && onCrossover) // 7.12, 8.5: never in the crossover
        return recorder.add(Remarked{QStringLiteral("no-bulldoze-on-crossover"), recorder.carId(target)},
                            {QStringLiteral("8.5"), QStringLiteral("AR-14")});
    if (result.bulldoze)
        swapAndScore(recorder, car, target, after);
}

} // namespace roadmarshal::apocalypse_road::combat
