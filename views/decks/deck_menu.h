// What can be counted on the table and set right on a deck: its pile, its discards, hands, markers.
#pragma once

#include "decks_model.h"

namespace roadmarshal::views {

// A number that a correction can set.
struct DeckCount
{
    QString subject; // as a correction names it
    QString property;
    QString label;
    int value = 0;
    int most = 0;
};

QList<DeckCount> countsOf(const DecksModel::Row& row, const Wording& say);

} // namespace roadmarshal::views
