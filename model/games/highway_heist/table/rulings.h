// The rulings that a house may turn: which there are, and which of them a table plays the other way.
#pragma once

#include "table/turnable_rulings.h"

namespace roadmarshal::highway_heist {

// Each stands for the ruling being turned away from what the rules page says.
enum class Turned {
    RowFirst,             // HR-2: Resolution Order goes lane by lane
    NoWheelUnderFullRoof, // HR-6: who leaps to the own wheel needs a free slot too
};

class TurnedRulings
{
public:
    TurnedRulings() = default;
    explicit TurnedRulings(table::TurnedPositions turned) : m_turned(std::move(turned)) {}

    bool has(Turned turned) const { return m_turned.contains(static_cast<int>(turned)); }
    void turn(Turned turned) { m_turned.insert(static_cast<int>(turned)); }
    void turnBack(Turned turned) { m_turned.erase(static_cast<int>(turned)); }
    const table::TurnedPositions& positions() const { return m_turned; }
    bool operator==(const TurnedRulings&) const = default;

private:
    table::TurnedPositions m_turned;
};

// {"HR-2": "row-first"}; what is left out is as on the rules page.
TurnedRulings readTurned(const json::Reader& reader);
// Only those that are turned.
QJsonObject store(const TurnedRulings& rulings);

QList<table::RulingChoice> rulingChoices();

} // namespace roadmarshal::highway_heist
