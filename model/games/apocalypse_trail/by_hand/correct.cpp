#include "correct.h"

#include "fit.h"
#include "games/apocalypse_trail/record/places.h"
#include "games/apocalypse_trail/recovery/harm.h"
#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/table/spots.h"
#include "set_on_mat.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Correction;
using Done = std::expected<void, table::Objection>;

namespace {

const QString noneWord = u"none"_s;

Done wrong(const char* code, const Correction& correction)
{
    return std::unexpected(table::wrongCorrection(QLatin1StringView(code), correction));
}

Done orWrong(bool isDone, const Correction& correction)
{
    return isDone ? Done() : wrong("no-such-value", correction);
}

std::optional<int> squareIn(const State& state, const QString& word)
{
    return table::numberIn(word, 0, state.trail().end());
}

Done setStatus(State& state, Survivor& survivor, const Correction& correction)
{
    if (correction.value == deadPlace) {
        const QString card = survivor.card;
        if (!state.survivor(card))
            return wrong("no-such-value", correction);
        kill(state, card);
        return {};
    }
    // A mat shows it as a gauge of so many steps.
    const auto step = table::numberIn(correction.value, 0, static_cast<int>(statusWords.size()) - 1);
    const auto status =
        step ? std::optional(static_cast<Status>(*step)) : enumFor<Status>(statusWords, correction.value);
    if (!status || (state.isRace() && *status == Status::Resting)) // AT-80
        return wrong("no-such-value", correction);
    survivor.status = *status;
    return {};
}

Done setAilment(const State& state, Survivor& survivor, const Correction& correction)
{
    const Ailment* ailment = state.box().ailment(correction.property);
    if (!ailment)
        return wrong("no-such-property", correction);
    const auto tokens =
        table::numberIn(correction.value, 0, ailment->deathAt ? *ailment->deathAt - 1 : mostTokens);
    if (!tokens)
        return wrong("no-such-value", correction);
    survivor.ailments[ailment->id] = *tokens;
    if (*tokens == 0) {
        survivor.ailments.erase(ailment->id);
        survivor.fresh.erase(ailment->id);
    }
    return {};
}

Done setSurvivor(State& state, Survivor& survivor, const Correction& correction)
{
    return correction.property == u"status" ? setStatus(state, survivor, correction)
                                            : setAilment(state, survivor, correction);
}

// Who is dead comes back only to a place: a crew that has lost nobody else.
Done raise(State& state, const Correction& correction)
{
    const Crew* crew = state.crew(correction.value);
    if (correction.property != u"crew")
        return wrong("no-such-property", correction);
    return orWrong(crew && moveCard(state, correction.subject, deadPlace, crew->id, -1), correction);
}

Done setPawn(State& state, Pawn& pawn, const Correction& correction)
{
    if (correction.property != u"at")
        return wrong("no-such-property", correction);
    const auto square = squareIn(state, correction.value);
    if (square)
        pawn.at = *square;
    return orWrong(square.has_value(), correction);
}

Done setCatastrophe(State& state, const Correction& correction)
{
    if (correction.property == u"at") {
        const auto square = squareIn(state, correction.value);
        if (square)
            state.catastrophe.at = *square;
        return orWrong(square.has_value(), correction);
    }
    if (correction.property != u"started")
        return wrong("no-such-property", correction);
    const auto started = table::yesNo(correction.value, u"off"_s, u"on"_s);
    if (started)
        state.catastrophe.started = *started;
    return orWrong(started.has_value(), correction);
}

Done setFirst(State& state, const Correction& correction)
{
    const bool isKnown = state.crew(correction.value) != nullptr;
    if (isKnown)
        state.first = correction.value;
    return orWrong(isKnown, correction);
}

// Whose turn it is; in the outfitting who chooses.
Done setActing(State& state, const Correction& correction)
{
    const QString& value = correction.value;
    if (state.outfit) {
        const bool chooses = !state.outfit->crew.isEmpty() && state.crew(value);
        if (chooses)
            state.outfit->crew = value;
        return orWrong(chooses, correction);
    }
    const bool isKnown = state.pawn(value) != nullptr;
    if (isKnown && state.turn.pawn != value)
        state.turn = Turn{state.turn.number, value};
    return orWrong(isKnown, correction);
}

Done setStep(State& state, const Correction& correction)
{
    const auto step = table::numberIn(correction.value, 0, 9);
    const bool isStep = step && (*step == 1 || *step == 4 || *step == 6);
    const bool fits =
        isStep && !state.outfit && (*step != 4 || state.halts(state.turn.pawn, state.acting().at));
    if (fits) {
        state.turn.step = static_cast<Step>(*step);
        state.turn.open = {};
    }
    return orWrong(fits, correction);
}

Done setMarker(State& state, const Correction& correction)
{
    if (correction.property == u"first")
        return setFirst(state, correction);
    if (correction.property == u"crew")
        return setActing(state, correction);
    return correction.property == u"step" ? setStep(state, correction)
                                          : wrong("no-such-property", correction);
}

Done setScenario(State& state, int number, const Correction& correction)
{
    if (correction.property != u"card")
        return wrong("no-such-property", correction);
    ScenarioSpot spot = state.spot(number);
    if (correction.value == noneWord) {
        spot.card.clear();
        spot.open = false;
    } else {
        const bool isFree = correction.value == spot.card || !state.seen().contains(correction.value);
        if (!state.box().scenario(correction.value) || !isFree)
            return wrong("no-such-value", correction);
        spot.card = correction.value;
        spot.open = true;
    }
    state.scenarios[number] = spot;
    state.sweep();
    return {};
}

Done setShelter(State& state, int square, const Correction& correction)
{
    if (correction.property != u"crew")
        return wrong("no-such-property", correction);
    if (correction.value == noneWord) {
        state.shelters.erase(square);
        return {};
    }
    if (!state.isRace() || !state.crew(correction.value) ||
        (state.isSheltered(correction.value) && state.isFreeShelter(square)))
        return wrong("no-such-value", correction);
    state.shelters[square] = correction.value;
    return {};
}

Done setOnTrail(State& state, const Correction& correction)
{
    const auto scenario = numberBehind(correction.subject, u"scenario-"_s);
    if (scenario && state.trail().squareOfScenario(*scenario) >= 0)
        return setScenario(state, *scenario, correction);
    const auto shelter = numberBehind(correction.subject, u"shelter-"_s);
    if (shelter && state.trail().has(*shelter) && state.trail().at(*shelter).shelter)
        return setShelter(state, *shelter, correction);
    return wrong("no-such-subject", correction);
}

Done setOne(State& state, const Correction& correction)
{
    const QString& subject = correction.subject;
    if (subject == u"catastrophe")
        return setCatastrophe(state, correction);
    if (subject == u"marker")
        return setMarker(state, correction);
    if (Survivor* survivor = anySurvivor(state, subject))
        return setSurvivor(state, *survivor, correction);
    if (state.discard.contains(subject))
        return raise(state, correction);
    if (const auto isDone = setOnMat(state, correction))
        return orWrong(*isDone, correction);
    if (Pawn* pawn = state.pawn(subject))
        return setPawn(state, *pawn, correction);
    return state.crew(subject) ? wrong("no-such-property", correction) : setOnTrail(state, correction);
}

} // namespace

Done correct(State& state, const Correction& correction)
{
    return setOne(state, correction).transform([&] {
        state.over = Over::No; // settled again by what lies there now
        fit(state);
    });
}

} // namespace roadmarshal::apocalypse_trail
