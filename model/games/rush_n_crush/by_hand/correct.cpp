#include "correct.h"

#include "games/rush_n_crush/table/fit_drive.h"
#include "games/rush_n_crush/table/names.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::Correction;
using Done = std::expected<void, table::Objection>;

namespace {

Done wrong(const char* code, const Correction& correction)
{
    return std::unexpected(table::wrongCorrection(QLatin1StringView(code), correction));
}

int spaceIn(const State& state, const QString& word)
{
    const int space = state.setup->course.indexOf(word);
    return space != none && state.setup->course.at(space).rock ? none : space;
}

Done correctFate(State& state, Car& car, const Correction& correction)
{
    const auto fate = enumFor<Fate>(fateWords, correction.value);
    if (!fate)
        return wrong("no-such-value", correction);
    car.fate = *fate;
    if (state.acting && car.isWreck() && &state.car(state.acting->car) == &car)
        state.acting.reset();
    if (state.order && car.isRacing() && !std::ranges::contains(*state.order, state.carIndex(car.id)))
        state.order->push_back(state.carIndex(car.id));
    return {};
}

Done correctCar(State& state, Car& car, const Correction& correction)
{
    if (correction.property == u"state")
        return correctFate(state, car, correction);
    if (correction.property == u"at") {
        const int space = spaceIn(state, correction.value);
        if (space == none)
            return wrong("no-such-value", correction);
        car.at = space;
    } else if (correction.property == u"lever") {
        const int bubble = state.setup->dashboard.indexOf(correction.value);
        if (bubble < 0)
            return wrong("no-such-value", correction);
        car.lever = bubble;
    } else {
        return wrong("no-such-property", correction);
    }
    fitDrive(state);
    return {};
}

Done correctNails(State& state, int space, const Correction& correction)
{
    const auto count = table::numberIn(correction.value, 0, mostNails);
    if (correction.property != u"nails")
        return wrong("no-such-property", correction);
    if (!count)
        return wrong("no-such-value", correction);
    std::erase(state.nails, space);
    state.nails.insert(state.nails.end(), static_cast<size_t>(*count), space);
    std::ranges::sort(state.nails);
    return {};
}

Done correctTurn(State& state, const Correction& correction)
{
    if (correction.property == u"number") {
        const auto turn = table::numberIn(correction.value, 1, mostTurns);
        if (!turn || (*turn > 1 && !state.isGridLaid()))
            return wrong("no-such-value", correction);
        state.turn = *turn;
        return {};
    }
    if (correction.property != u"winner")
        return wrong("no-such-property", correction);
    const int car = state.carIndex(correction.value);
    if (car < 0 && correction.value != u"none")
        return wrong("no-such-value", correction);
    state.winner = car < 0 ? std::nullopt : std::optional(car);
    if (state.winner)
        state.acting.reset();
    return {};
}

table::Objection absurd(const char* code, const QJsonObject& args, const char* rule)
{
    return {{QLatin1StringView(code), args}, {QLatin1StringView(rule), {}}};
}

} // namespace

Done correct(State& state, const Correction& correction)
{
    if (const int car = state.carIndex(correction.subject); car >= 0)
        return correctCar(state, state.car(car), correction);
    if (correction.subject == u"turn")
        return correctTurn(state, correction);
    if (const int space = spaceIn(state, correction.subject); space != none)
        return correctNails(state, space, correction);
    return wrong("no-such-subject", correction);
}

std::optional<table::Objection> nonsense(const State& state)
{
    const auto winning = state.setup->winningCrossing();
    for (int index = 0; index < std::ssize(state.cars); ++index) {
        const Car& car = state.car(index);
        const QJsonObject args{{u"car"_s, car.id},
                               {u"place"_s, state.isPlaced(car) ? toText(state.spaceOf(car).id) : QString()}};
        if (car.isRacing() && state.isPlaced(car) && state.racingAt(car.at) != index)
            return absurd("two-on-one", args, "RNC-25");
        if (car.temperature > state.setup->thermometer ||
            (car.isRacing() && car.temperature == state.setup->thermometer))
            return absurd("black-and-racing", args, "RNC-24");
        if (winning && car.crossings >= *winning && state.winner != index)
            return absurd("crossed-too-often", args, "RNC-58");
    }
    if (std::ssize(state.nails) > mostNails)
        return absurd("too-many-nails", {}, "RNC-1");
    return std::nullopt;
}

} // namespace roadmarshal::rush_n_crush
