#include "activation.h"

#include "carry_out.h"
#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/decks/race_deck.h"
#include "games/apocalypse_road/words/objection.h"
#include "proceed.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using movement::Outcome;
using table::Objection;

namespace {

QString rammedIn(const State& state, const Moving& moving, const Outcome& outcome)
{
    return outcome.ends == movement::Ending::Ram ? state.sheet(moving.carOf(outcome.target)).id : QString();
}

// What the written path alone leads to: who asked has searched for all there is, and this is what was found.
std::unique_ptr<Moving> alongPath(const State& state, int car, const movement::Card& card,
                                  const Activate& action, const std::stop_token& stop)
{
    std::vector<track::Space> path;
    for (const QString& text : action.path) {
        const auto space = track::parseSpace(text);
        if (!space)
            return nullptr;
        path.push_back(*space);
    }
    // AR-1: whether a car has to stay is only known when all is searched.
    return path.empty() ? nullptr : std::make_unique<Moving>(state, car, card, path, stop);
}

// The one outcome on the written path that leaves all cars where they were said to be; none if several do,
// which only the search for all of them tells apart.
std::optional<Outcome> onlyMatch(const State& state, const Moving& moving, const Activate& action)
{
    std::optional<Outcome> only;
    for (int i = 0; i < moving.size(); ++i) {
        Outcome outcome = moving.outcome(i);
        if (moving.movesOf(outcome) != action.moves || rammedIn(state, moving, outcome) != action.ram)
            continue;
        if (only)
            return std::nullopt;
        only = std::move(outcome);
    }
    return only;
}

// The outcome that was written down; if it is no more, one that at least ends at the same place. The path
// tells outcomes apart that leave every car on the same space: a collision, or one more lap.
std::optional<Outcome> bestMatch(const State& state, const Moving& moving, const Activate& action)
{
    const auto wanted = action.moves.find(action.car);
    if (wanted == action.moves.end())
        return std::nullopt;
    std::optional<Outcome> best;
    auto likeness = std::pair(false, false);
    for (const int way : moving.waysTo(wanted->second)) {
        const Outcome outcome = moving.outcome(way);
        const auto alike = std::pair(moving.movesOf(outcome) == action.moves &&
                                         rammedIn(state, moving, outcome) == action.ram,
                                     moving.pathOf(outcome) == action.path);
        if (!best || alike > likeness) {
            best = outcome;
            likeness = alike;
        }
    }
    return best;
}

// What is in the way, and what would help.
Objection noWayThere(const State& state, int car, const movement::Card& card, QJsonObject why,
                     const std::stop_token& stop)
{
    const QStringList better = cardsThatReach(state, car, card, why[QStringLiteral("end")].toString(), stop);
    why[QStringLiteral("cards")] = better.join(QStringLiteral(", "));
    return objection(better.isEmpty() ? QStringLiteral("no-way-there") : QStringLiteral("no-way-there-but"),
                     why, QStringLiteral("7.1"), QStringLiteral("AR-1"));
}

// What the table says happened, although no rule allows it: the cars go where it says.
std::expected<void, Objection> carryOutAsTold(Recorder& recorder, const Activate& action)
{
    for (const auto& [id, place] : action.moves) {
        const int car = recorder.state().setup->carIndex(id);
        const auto at = parseWhereabouts(place);
        if (car < 0 || !at || !placeOf(*at) || !exists(recorder.state().setup->graph, *at))
            return std::unexpected(
                objection(QStringLiteral("no-such-place"), {{QStringLiteral("place"), place}}, {}));
        moveCar(recorder, car, *at, {});
    }
    return {};
}

Star starOf(const State& state, const RaceCard& card)
{
    if (card.star)
        return Star::Yes;
    // The app knows which of its cards bear a star; for the others the table has to say.
    return state.setup->decks.of(DeckId::Race).byApp ? Star::No : Star::Unknown;
}

} // namespace

QStringList cardsThatReach(const State& state, int car, const movement::Card& like, const QString& end,
                           const std::stop_token& stop)
{
    QStringList cards;
    for (const RaceCardKind& kind : raceDeck()) {
        if (kind.card.type != like.type || kind.card.diagonal != like.diagonal)
            continue;
        if (Moving(state, car, kind.card, stop).reaches(end))
            cards.append(toText(kind.card));
    }
    return cards;
}

Decided decideActivation(const State& state, const Activate& action, table::Random& random,
                         const std::stop_token& stop)
{
    const QJsonObject args{{QStringLiteral("car"), action.car}, {QStringLiteral("card"), action.card}};
    const int car = state.setup->carIndex(action.car);
    const auto card = parseRaceCard(action.card);
    const bool goesOn = state.segment.stage == Stage::Move && state.segment.car == car;
    if (car < 0)
        return std::unexpected(objection(QStringLiteral("no-such-car"), args, {}));
    if (!state.cars[car].inRace() || state.phase == Phase::Grid)
        return std::unexpected(objection(QStringLiteral("car-not-racing"), args, QStringLiteral("4.4")));
    if (!card)
        return std::unexpected(objection(QStringLiteral("no-such-card"), args, QStringLiteral("6.0")));
    if (state.segment.isOpen() && !goesOn)
        return std::unexpected(objection(QStringLiteral("segment-open"), args, QStringLiteral("4.4")));

    table::Decision decision;
    if (!goesOn)
        decision.objections = objectionsToCar(state, car);
    decision.objections += objectionsToCard(state, car, *card);

    Recorder recorder(state);
    playFromHand(recorder, state.sheet(car).team, *card);
    Segment segment = state.segment;
    segment.stage = Stage::Move;
    segment.car = car;
    segment.star = starOf(state, *card);
    recorder.add(SegmentChanged{segment}, {QStringLiteral("4.4"), {}});

    std::unique_ptr<Moving> moving = alongPath(state, car, card->movement, action, stop);
    auto outcome = moving ? onlyMatch(state, *moving, action) : std::nullopt;
    if (!outcome) {
        moving = std::make_unique<Moving>(state, car, card->movement, stop);
        outcome = bestMatch(state, *moving, action);
    }
    int rammed = -1;
    if (outcome) {
        carryOut(recorder, *moving, *outcome, car, car);
        if (outcome->ends == movement::Ending::Ram)
            rammed = moving->carOf(outcome->target);
    } else {
        const auto wanted = action.moves.find(action.car);
        QJsonObject why = args;
        why[QStringLiteral("points")] = moving->points();
        why[QStringLiteral("end")] = wanted == action.moves.end() ? QString() : wanted->second;
        decision.objections.append(moving->tooMany() ? objection(QStringLiteral("too-many-ways"), why, {})
                                                     : noWayThere(state, car, card->movement, why, stop));
        if (const auto told = carryOutAsTold(recorder, action); !told)
            return std::unexpected(told.error());
    }
    endMovement(recorder, rammed);
    proceed(recorder, random, stop);
    decision.effects = recorder.effects();
    return decision;
}

} // namespace roadmarshal::apocalypse_road
