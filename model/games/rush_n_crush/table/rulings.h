// The rulings that a house may turn: which there are, and which of them a table plays the other way.
#pragma once

#include "table/turnable_rulings.h"

namespace roadmarshal::rush_n_crush {

// Each stands for the ruling being turned away from what the rules page says.
enum class Turned {
    DiceOrder,      // A3: level cars roll, however fast they are
    BrakesAfter,    // A4: brakes only after the normal action
    PassingTests,   // A5: a gear change tests coloured bubbles that it passes as well
    MayStop,        // A8: movement points may be left unspent
    AnyShock,       // A10: who has no armour left is destroyed by any shock
    LevelContact,   // A11: only who stands beside can be pushed, not who stands diagonally ahead
    PushCosts,      // A12: a push costs one movement point
    PushAgain,      // A13: who resisted may be pushed again
    SlowRockIsFree, // A15: a head-on at 50 or less costs nothing
    PushOntoWrecks, // A18: a space with a wreck is empty enough for who is pushed
    SixTests,       // A19: a ram has six tests at most
    WayBack,        // A20: the lever can be pulled back along a line that is one-way
    StartCounts,    // A21: where start and finish are one line, the first crossing counts
    LastWins,       // A23: the last car of several wins at once
};

class TurnedRulings
{
public:
    TurnedRulings() = default;
    explicit TurnedRulings(table::TurnedPositions turned) : m_turned(std::move(turned)) {}

    bool has(Turned turned) const { return m_turned.contains(static_cast<int>(turned)); }
    void turn(Turned turned) { m_turned.insert(static_cast<int>(turned)); }
    const table::TurnedPositions& positions() const { return m_turned; }
    bool operator==(const TurnedRulings&) const = default;

private:
    table::TurnedPositions m_turned;
};

// {"RNC-A4": "after"}; what is left out is as on the rules page.
TurnedRulings readTurned(const json::Reader& reader);
// Only those that are turned.
QJsonObject store(const TurnedRulings& rulings);

QList<table::RulingChoice> rulingChoices();

} // namespace roadmarshal::rush_n_crush
