// One action segment: a card is played for a car, it moves, and what follows from that.
#pragma once

#include "actions.h"
#include "movement/outcomes.h"
#include "state.h"
#include "table/game.h"

namespace roadmarshal::apocalypse_road {

// Everything that the movement of one activation can lead to, with the cars under their numbers at the table.
class Moving
{
public:
    // `car` is in the race.
    Moving(const State& state, int car, const movement::Card& card, std::stop_token stop = {});

    int points() const { return m_points; }
    // Empty if there are too many to list, or it was stopped.
    const std::vector<movement::Outcome>& outcomes() const { return m_outcomes; }
    // All cars that an outcome moves.
    Moves movesOf(const movement::Outcome& outcome) const;
    QStringList pathOf(const movement::Outcome& outcome) const;
    // Where the active car stands at the end.
    QString endOf(const movement::Outcome& outcome) const;
    int carOf(movement::Car packed) const { return m_cars[packed]; }

private:
    const State& m_state;
    int m_car;
    int m_points;
    std::vector<int> m_cars; // by position in the pack
    std::vector<movement::Outcome> m_outcomes;
};

// 4.4: why this car may not be activated now.
table::Objections objectionsToCar(const State& state, int car);
// Cards of the same kind with which the car could end on a space, for a helpful "no".
QStringList cardsThatReach(const State& state, int car, const movement::Card& like, const QString& end);

std::expected<table::Decision, table::Objection> decideActivation(const State& state, const Activate& deed);
std::expected<table::Decision, table::Objection> decideReplacement(const State& state, const Replace& deed);

} // namespace roadmarshal::apocalypse_road
