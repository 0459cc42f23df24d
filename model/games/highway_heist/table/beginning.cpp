// Section 2: the table before the first turn.
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/road/roofs.h"
#include "setup_file.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

// HH-10, 11: cards of levels 1 and 2 that the difficulty takes out.
std::array<int, stuntLevels> takenOut(Difficulty difficulty)
{
    switch (difficulty) {
    case Difficulty::Easy:
        return {0, 0, 0};
    case Difficulty::Standard:
        return {1, 1, 0};
    case Difficulty::Hard:
        return {2, 1, 0};
    case Difficulty::Beast:
        break;
    }
    return {2, 2, 0};
}

void buildStuntDeck(State& state)
{
    for (const auto& [id, card] : state.guide().stunts)
        ++state.stuntDeck[static_cast<size_t>(card.level - 1)];
    const auto out = takenOut(state.setup->difficulty);
    for (size_t level = 0; level < out.size(); ++level)
        state.stuntDeck[level] = std::max(0, state.stuntDeck[level] - out[level]);
}

// The board's id where it can be called so.
QString carIdOf(const State& state, const Seat& seat)
{
    const QString board = seat.board.json.toString();
    const bool isFree = !board.isEmpty() && state.playerIndex(board) < 0 && !state.find(board) &&
                        !state.guide().vehicle(board) && !state.guide().tokens.contains(board) &&
                        !state.guide().counters.contains(board);
    return isFree ? board : seat.id + QStringLiteral("-car");
}

// HH-5, HR-21
void placeCars(State& state)
{
    for (size_t player = 0; player < state.players.size(); ++player) {
        const Seat& seat = state.setup->seats[player];
        state.add({.id = carIdOf(state, seat),
                   .kind = Kind::Start,
                   .at = state.guide().road.start[player],
                   .owner = static_cast<int>(player),
                   .strength = seat.board.front.strength});
    }
}

// HH-13
void placeEnemies(State& state)
{
    for (const GuideVehicle& vehicle : state.guide().vehicles) {
        if (vehicle.at)
            state.add({.id = vehicle.id, .kind = Kind::Enemy, .at = *vehicle.at});
    }
    for (const Place& place : state.guide().suvs) {
        if (isFree(state, place) && suvsLeft(state) > 0)
            state.add({.id = nextSuvId(state), .kind = Kind::Suv, .at = place});
    }
    for (const Place& place : state.guide().enemies) {
        const Vehicle* on = occupant(state, place);
        if (on && takesEnemy(state, *on) && enemyPegsLeft(state) > 0)
            ++state.find(on->id)->enemies;
    }
}

} // namespace

State beginning(std::shared_ptr<const Setup> setup)
{
    State state;
    state.setup = std::move(setup);
    const Guide& guide = state.guide();
    for (const Seat& seat : state.setup->seats) {
        Player player;
        player.id = seat.id;
        player.boost = std::min(player.boost, seat.character.boostMax); // HH-6
        player.tokens = seat.character.tokens;                          // HH-4
        state.players.push_back(player);
    }
    placeCars(state);
    placeEnemies(state);
    state.cards = QStringList(guide.numbers.cardSpots);
    state.stunts.resize(static_cast<size_t>(guide.numbers.stuntSpots));
    buildStuntDeck(state);
    state.counters = guide.counters;
    state.tokens = guide.tokens;
    for (auto& [token, at] : state.tokens) {
        if (at != outWord && !state.find(at))
            at = outWord;
    }
    state.open = Open{-1, {step::DrawStunt{}}}; // HH-12
    return state;
}

} // namespace roadmarshal::highway_heist
