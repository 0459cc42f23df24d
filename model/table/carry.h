// What hands can take up and lay down elsewhere, and the answers that say so: a spare part into a slot, fuel
// into a tank.
#pragma once

#include "text/message.h"

#include <QStringList>

namespace roadmarshal::table {

// What is taken up, or where it is laid, as mats name it: a panel by its subject alone; one of its counters,
// gauges, slots or heaps by the property as well, and a card there by its id. Or a place of the board.
struct CarrySpot
{
    QString subject = {};
    QString property = {};
    QString card = {};
    QString place = {};
    bool operator==(const CarrySpot&) const = default;
};

// One way to lay down what was taken up.
struct Carry
{
    CarrySpot to;
    // All that is then said, from the beginning of the question on, as `ask` takes it; none where the rules
    // have no words for it.
    QStringList answers = {};
    Message label = {};         // "all 3 rations": tells it from other ways to the same spot
    Objections objections = {}; // why not
};

} // namespace roadmarshal::table
