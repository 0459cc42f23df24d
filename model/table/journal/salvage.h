// Saves what is sound of a damaged game into a new one, under the numbers that it had.
#pragma once

#include "table/game.h"

namespace roadmarshal::table {

struct Salvage
{
    // An entry that could not be kept: a correction without effect stands in its place and says why. 0 is the
    // set-up.
    struct Hole
    {
        int entry = 0;
        QString reason;
    };
    int entries = 0; // of the new game
    QList<Hole> holes;
    // Whether the table at the end is known in spite of the holes; otherwise an audit must say how it lies.
    bool endIsKnown = true;
};

// Nothing is left at `target` when it fails; what is damaged stays as it is. The error is one line that names
// the file that it is about.
std::expected<Salvage, QString> salvage(const GameFinder& find, const QString& damaged,
                                        const QString& target);

} // namespace roadmarshal::table
