// Everything that the movement of one activation can lead to, with the cars under their numbers at the table.
#pragma once

#include "effort.h"
#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/table/table_pack.h"
#include "outcomes.h"
#include "search.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road {

// How far a movement at the table is looked into: enough for every card of the deck in a full pack, and done
// in half a second.
inline constexpr movement::Limits tableLimits{1'500'000, 60'000'000};

class Moving
{
public:
    // `car` is in the race.
    Moving(const State& state, int car, const movement::Card& card, const std::stop_token& stop = {});
    // Movement that no race card of its own gives: an event's.
    Moving(const State& state, int car, movement::Type type, int points, const std::stop_token& stop = {});
    // Only along these spaces, with a card or without.
    Moving(const State& state, int car, const movement::Card& card, const std::vector<track::Space>& path,
           const std::stop_token& stop = {});
    Moving(const State& state, int car, movement::Type type, int points,
           const std::vector<track::Space>& path, const std::stop_token& stop = {});
    Q_DISABLE_COPY_MOVE(Moving)

    // Where the active car can come to stand, and the outcomes that end there.
    struct End
    {
        QString place;
        std::vector<int> ways;
    };
    // Nearest first; without any if there are too many outcomes to list, or it was stopped.
    std::vector<End> ends() const;
    bool reaches(const QString& place) const;
    // The outcomes that end at a place, the fewest cars moved first.
    std::vector<int> waysTo(const QString& place) const;

    // There are more outcomes than can be listed.
    bool tooMany() const { return m_gaveUp == movement::GaveUp::TooMany; }
    int points() const { return m_points; }
    // How much there was to look into.
    std::uint32_t statesSeen() const { return m_outcomes ? m_outcomes->statesSeen() : tableLimits.states; }
    movement::Outcome outcome(int number) const { return m_outcomes->at(number); }
    // How many cars an outcome moves.
    int movedCount(int number) const;
    // Where they go; the active car is there even if it stays.
    Moves movesOf(const movement::Outcome& outcome) const;
    QStringList pathOf(const movement::Outcome& outcome) const;
    // The active car.
    int car() const { return m_car; }
    // A car of the movement as a car of the game.
    int carOf(movement::Car packed) const { return m_pack.carOf(packed); }
    int size() const { return m_outcomes ? m_outcomes->size() : 0; }

private:
    void keep(std::expected<movement::Outcomes, movement::GaveUp> found);
    QString placeOfEnd(track::Index end) const;

    const State& m_state;
    int m_car;
    int m_points;
    TablePack m_pack;
    std::optional<movement::Outcomes> m_outcomes;
    std::optional<movement::GaveUp> m_gaveUp;
};

} // namespace roadmarshal::apocalypse_road
