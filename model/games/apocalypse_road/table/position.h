// A position file: a track and the cars on it, without the game around them.
#pragma once

#include "games/apocalypse_road/movement/pack.h"
#include "setup.h"
#include "state.h"
#include "track/library.h"

namespace roadmarshal::apocalypse_road {

struct PositionCar
{
    CarSheet sheet; // its `team` is the position in `Position::teams`
    track::Place at;
    int damage = 0;
    unsigned tokens = 0; // a bit for each kind
    bool has(Token token) const { return tokens >> static_cast<int>(token) & 1U; }
};

inline constexpr int longestCarId = 40;

struct Position
{
    track::Track track;
    track::Graph graph;
    QStringList teams; // in seat order if the file names them, else as the cars do
    int seats = 0;     // so many of them the file names
    QString firstPlayer;
    std::vector<PositionCar> cars;

    int carIndex(const QString& id) const; // -1 if there is none
    QStringList carIds() const;
    movement::Pack pack() const;
};

// A track given by id is looked for in the library.
std::expected<Position, Problem> readPosition(const QJsonObject& object, const track::Library& library);
// The same from a file; its folder comes first in the search for the track.
std::expected<Position, Problem> readPositionFile(const QString& path);

} // namespace roadmarshal::apocalypse_road
