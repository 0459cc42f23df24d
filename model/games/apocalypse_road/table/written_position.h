// A position as its file writes it: what `tableFrom` makes a table of, and nothing else reads.
#pragma once

#include "setup.h"
#include "state.h"
#include "track_library.h"

namespace roadmarshal::apocalypse_road {

struct WrittenCar
{
    CarSheet sheet; // its `team` is the position in `WrittenPosition::teams`
    track::Place at;
    int damage = 0;
    unsigned tokens = 0; // a bit for each kind
};

struct WrittenPosition
{
    track::Track track;
    track::Graph graph;
    QStringList teams; // in seat order if the file names them, else as the cars do
    int seats = 0;     // so many of them the file names
    QString firstPlayer;
    std::vector<WrittenCar> cars;

    bool hasCar(const QString& id) const;
};

// A track given by id is looked for in the library.
std::expected<WrittenPosition, Problem> readWritten(const QJsonObject& object, const TrackLibrary& library);

} // namespace roadmarshal::apocalypse_road
