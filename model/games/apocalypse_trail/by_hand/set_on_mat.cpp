#include "set_on_mat.h"

#include "games/apocalypse_trail/record/places.h"
#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/table/spots.h"
#include "games/apocalypse_trail/turn/outfitting.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using table::Correction;

namespace {

using Done = std::optional<bool>;

const QString noneWord = QStringLiteral("none");

// The one that lies there goes back to its deck; the new one comes from wherever it lies.
bool setMod(State& state, const QString& place, int number, const QString& value)
{
    const QStringList there = cardsAt(state, place, CardKind::Mod);
    const QString old = there.value(number - 1);
    const QString wanted = value == noneWord ? QString() : value;
    if (number < 1 || number > there.size() + 1 || (!wanted.isEmpty() && !state.box().mod(wanted)))
        return false;
    if (wanted == old)
        return true;
    bool isDone = old.isEmpty() || moveCard(state, old, place, deckPlace, -1).has_value();
    if (!wanted.isEmpty()) {
        const QString from = placeOf(state, wanted).value_or(deckPlace);
        isDone = isDone && moveCard(state, wanted, from, place, number - 1);
        if (state.outfit)
            state.outfit->open.removeAll(wanted);
    }
    return isDone;
}

Done setLoad(State& state, std::vector<Mod>& mods, const LoadSpot& spot, const QString& value)
{
    const auto mod = std::ranges::find(mods, spot.mod, &Mod::card);
    if (mod == mods.end())
        return std::nullopt;
    const auto tokens = table::numberIn(value, 0, state.box().mod(spot.mod)->load[spot.resource]);
    if (tokens)
        mod->load[spot.resource] = *tokens;
    return tokens.has_value();
}

Done setMods(State& state, std::vector<Mod>& mods, const QString& place, const Correction& correction)
{
    if (const auto number = numberOfMod(correction.property))
        return setMod(state, place, *number, correction.value);
    const auto load = loadIn(correction.property);
    return load ? setLoad(state, mods, *load, correction.value) : std::nullopt;
}

// AT-43: either nobody of the convoy has had the token of its square, or everybody.
Done setIcon(State& state, int square, const QString& value)
{
    const Pawn* pawn = state.pawn(state.turn.pawn);
    const auto shown = state.trail().at(square).resource;
    if (!pawn || pawn->at != square || !shown)
        return std::nullopt;
    const bool isTaken = value == noneWord;
    if (!isTaken && value != wordFor(resourceWords, *shown))
        return false;
    state.turn.collected.clear();
    for (const int crew : state.convoyOf(pawn->id)) {
        if (isTaken)
            state.turn.collected.append(state.crews[static_cast<size_t>(crew)].id);
    }
    return true;
}

Done setPile(State& state, int square, const Correction& correction)
{
    if (correction.property == iconSlot)
        return setIcon(state, square, correction.value);
    const auto resource = enumFor<Resource>(resourceWords, correction.property);
    const auto tokens = table::numberIn(correction.value, 0, mostTokens);
    Done done;
    if (!resource)
        done = setMods(state, state.pile(square).mods, squarePlace(square), correction);
    else if (tokens)
        state.pile(square).resources[*resource] = *tokens;
    state.sweep();
    return resource ? tokens.has_value() : done;
}

// A card that was said to be turned up, and is another; somebody has to have something to choose from.
Done setRow(State& state, int number, const QString& value)
{
    if (!state.outfit || number < 1 || number > state.outfit->open.size())
        return std::nullopt;
    QStringList& open = state.outfit->open;
    if (value == open[number - 1])
        return true;
    if (value == noneWord && open.size() > 1) {
        open.removeAt(number - 1);
        return true;
    }
    if (!cardsLeft(state, state.outfit->stage).contains(value))
        return false;
    open[number - 1] = value;
    return true;
}

} // namespace

std::optional<bool> setOnMat(State& state, const Correction& correction)
{
    if (Crew* crew = state.crew(correction.subject))
        return setMods(state, crew->mods, crew->id, correction);
    if (const auto square = squareOfPile(correction.subject); square && state.trail().has(*square))
        return setPile(state, *square, correction);
    if (const auto number = numberInRow(correction.property); number && correction.subject == rowSubject)
        return setRow(state, *number, correction.value);
    return std::nullopt;
}

} // namespace roadmarshal::apocalypse_trail
