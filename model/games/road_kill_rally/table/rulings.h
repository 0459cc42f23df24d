// The rulings that a house may turn: which there are, and which of them a table plays the other way.
#pragma once

#include "table/turnable_rulings.h"

namespace roadmarshal::road_kill_rally {

// Each stands for the ruling being turned away from what the rules page says.
enum class Turned {
    FillToSix,  // A6: Veteran Driver fills a small hand to six
    StaysSlow,  // A15: who wiped out this turn keeps box 1 in a collision
    KeepsSlots, // A19: a wipe-out damages no slot
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

// {"RKR-A6": "fill-to-6"}; what is left out is as on the rules page.
TurnedRulings readTurned(const json::Reader& reader);
// Only those that are turned.
QJsonObject store(const TurnedRulings& rulings);

QList<table::RulingChoice> rulingChoices();

} // namespace roadmarshal::road_kill_rally
