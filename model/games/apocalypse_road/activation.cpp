#include "activation.h"

#include "moving.h"
#include "race_deck.h"
#include "scoring.h"
#include "turns.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using movement::Outcome;
using table::Citation;
using table::Objection;

namespace {

Objection objection(const QString& code, const QJsonObject& args, const QString& rule,
                    const QString& ruling = {})
{
    return {{code, args}, {rule, ruling}};
}

// The outcome that was written down; if it is no more, one that at least ends at the same place.
std::optional<Outcome> bestMatch(const Moving& moving, const Activate& deed)
{
    const auto wanted = deed.moves.find(deed.car);
    if (wanted == deed.moves.end())
        return std::nullopt;
    const auto ends = moving.ends();
    const auto end = std::ranges::find(ends, wanted->second, &Moving::End::place);
    if (end == ends.end())
        return std::nullopt;
    std::optional<Outcome> best;
    for (const int way : end->ways) {
        const Outcome outcome = moving.outcome(way);
        if (moving.movesOf(outcome) == deed.moves)
            return outcome;
        if (!best || moving.pathOf(outcome) == deed.path)
            best = outcome;
    }
    return best;
}

// AR-43: the foremost scores first; cars just past the line are told apart by sector, then from the inside.
std::vector<int> frontToBack(const State& state, std::vector<int> cars)
{
    const auto rank = [&](int car) {
        const auto* space = std::get_if<track::Space>(&state.cars[car].at);
        return space ? std::pair(-space->sector, space->lane) : std::pair(1, 0);
    };
    std::ranges::stable_sort(cars, {}, rank);
    return cars;
}

void move(Recorder& recorder, int car, const Whereabouts& to, const Citation& citation)
{
    const Whereabouts from = recorder.state().cars[car].at;
    if (from != to)
        recorder.add(CarMoved{recorder.carId(car), from, to}, citation);
}

void carryOut(Recorder& recorder, const Moving& moving, const Outcome& outcome, int active)
{
    const auto moveThose = [&](auto&& which, const Citation& citation) {
        for (const movement::Moved& moved : outcome.moved) {
            if (which(moving.carOf(moved.car)))
                move(recorder, moving.carOf(moved.car), moved.to, citation);
        }
    };
    moveThose([&](int car) { return car == active; }, {QStringLiteral("7.1"), {}});
    moveThose([&](int car) { return car != active; }, {QStringLiteral("7.1"), QStringLiteral("AR-4")});

    const auto tableCars = [&](const std::vector<movement::Car>& packed) {
        std::vector<int> cars;
        for (const movement::Car car : packed)
            cars.push_back(moving.carOf(car));
        return frontToBack(recorder.state(), cars);
    };
    for (const int car : tableCars(outcome.crossedBack))
        returnCrossing(recorder, car);
    for (const int car : tableCars(outcome.crossed))
        scoreCrossing(recorder, car);
    for (const int car : tableCars(outcome.damaged))
        damage(recorder, car, 1, active, {QStringLiteral("7.12"), QStringLiteral("AR-15")});
}

// What is in the way, and what would help.
Objection noWayThere(const State& state, int car, const movement::Card& card, QJsonObject why)
{
    const QStringList better = cardsThatReach(state, car, card, why[QStringLiteral("end")].toString());
    why[QStringLiteral("cards")] = better.join(QStringLiteral(", "));
    return objection(better.isEmpty() ? QStringLiteral("no-way-there") : QStringLiteral("no-way-there-but"),
                     why, QStringLiteral("7.1"), QStringLiteral("AR-1"));
}

// What the table says happened, although no rule allows it: the cars go where it says.
std::expected<void, Objection> carryOutAsTold(Recorder& recorder, const Activate& deed)
{
    for (const auto& [id, place] : deed.moves) {
        const int car = recorder.state().setup->carIndex(id);
        const auto at = parseWhereabouts(place);
        if (car < 0 || !at || !placeOf(*at) || !exists(recorder.state().setup->graph, *at))
            return std::unexpected(
                objection(QStringLiteral("no-such-place"), {{QStringLiteral("place"), place}}, {}));
        move(recorder, car, *at, {});
    }
    return {};
}

// 4.4: turned over, so that it is not activated again this turn.
void flip(Recorder& recorder, int car)
{
    const Car& flipped = recorder.state().cars[car];
    if (flipped.inRace() && !recorder.state().activated(flipped))
        recorder.add(CarFlipped{recorder.carId(car), !flipped.dark}, {QStringLiteral("4.4"), {}});
}

} // namespace

table::Objections objectionsToCar(const State& state, int car)
{
    table::Objections objections;
    const QJsonObject args{{QStringLiteral("car"), state.sheet(car).id},
                           {QStringLiteral("team"), state.setup->teams[state.sheet(car).team].name},
                           {QStringLiteral("toAct"), state.setup->teams[state.toAct].name}};
    if (state.phase == Phase::Over)
        objections.append(objection(QStringLiteral("race-over"), args, QStringLiteral("11.5")));
    if (state.sheet(car).team != state.toAct)
        objections.append(objection(QStringLiteral("not-your-segment"), args, QStringLiteral("4.4")));
    if (state.activated(state.cars[car]))
        objections.append(objection(QStringLiteral("already-activated"), args, QStringLiteral("4.4")));
    return objections;
}

QStringList cardsThatReach(const State& state, int car, const movement::Card& like, const QString& end)
{
    QStringList cards;
    for (const RaceCardKind& kind : raceDeck()) {
        if (kind.card.type != like.type || kind.card.diagonal != like.diagonal)
            continue;
        if (Moving(state, car, kind.card).reaches(end))
            cards.append(toText(kind.card));
    }
    return cards;
}

std::expected<table::Decision, Objection> decideActivation(const State& state, const Activate& deed)
{
    const QJsonObject args{{QStringLiteral("car"), deed.car}, {QStringLiteral("card"), deed.card}};
    const int car = state.setup->carIndex(deed.car);
    const auto card = movement::parseCard(deed.card);
    if (car < 0)
        return std::unexpected(objection(QStringLiteral("no-such-car"), args, {}));
    if (!state.cars[car].inRace() || state.phase == Phase::Grid)
        return std::unexpected(objection(QStringLiteral("car-not-racing"), args, QStringLiteral("4.4")));
    if (!card || movement::rams(card->type))
        return std::unexpected(objection(QStringLiteral("no-such-card"), args, QStringLiteral("6.0")));

    table::Decision decision;
    decision.objections = objectionsToCar(state, car);
    if (!inRaceDeck(*card))
        decision.objections.append(objection(QStringLiteral("card-not-in-deck"), args, QStringLiteral("6.0"),
                                             QStringLiteral("AR-47")));

    Recorder recorder(state);
    const Moving moving(state, car, *card);
    if (const auto outcome = bestMatch(moving, deed)) {
        carryOut(recorder, moving, *outcome, car);
    } else {
        const auto wanted = deed.moves.find(deed.car);
        QJsonObject why = args;
        why[QStringLiteral("points")] = moving.points();
        why[QStringLiteral("end")] = wanted == deed.moves.end() ? QString() : wanted->second;
        decision.objections.append(moving.tooMany() ? objection(QStringLiteral("too-many-ways"), why, {})
                                                    : noWayThere(state, car, *card, why));
        if (const auto told = carryOutAsTold(recorder, deed); !told)
            return std::unexpected(told.error());
    }
    flip(recorder, car);
    passOn(recorder);
    decision.effects = recorder.effects();
    return decision;
}

std::expected<table::Decision, Objection> decideReplacement(const State& state, const Replace& deed)
{
    const QJsonObject args{{QStringLiteral("car"), deed.car}};
    const int car = state.setup->carIndex(deed.car);
    if (car < 0)
        return std::unexpected(objection(QStringLiteral("no-such-car"), args, {}));
    const Owed& owed = state.owed[state.sheet(car).team];
    if (!std::holds_alternative<Reserve>(state.cars[car].at) || owed.total() == 0)
        return std::unexpected(objection(QStringLiteral("no-replacement"), args, QStringLiteral("8.3"),
                                         QStringLiteral("AR-31")));
    const Citation citation{QStringLiteral("8.3"), QStringLiteral("AR-31")};
    const bool dark = owed.light == 0;
    Recorder recorder(state);
    recorder.add(CarMoved{deed.car, Reserve{}, track::InChute{}}, citation);
    if (state.cars[car].dark != dark)
        recorder.add(CarFlipped{deed.car, dark}, citation);
    recorder.add(ReplacementOwed{recorder.teamId(state.sheet(car).team), -1, dark}, citation);
    passOn(recorder);
    return table::Decision{recorder.effects(), {}};
}

} // namespace roadmarshal::apocalypse_road
