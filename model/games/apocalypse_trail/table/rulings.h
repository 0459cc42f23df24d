// The rulings that a house may turn: which there are, and which of them a table plays the other way.
#pragma once

#include "table/turnable_rulings.h"

namespace roadmarshal::apocalypse_trail {

// Each stands for the ruling being turned away from what the rules page says.
enum class Turned {
    OnceForAll,    // ATR-10: in a Race a scenario that somebody has resolved halts nobody else
    RecoverAlways, // ATR-15: recovery in every turn, with or without a scenario
    LevelIsPast,   // ATR-17: standing on the space counts as past it
    HarmAlways,    // ATR-36: the Catastrophe's effects come at the end of every turn
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

// {"ATR-17": "level"}; what is left out is as on the rules page.
TurnedRulings readTurned(const json::Reader& reader);
// Only those that are turned.
QJsonObject store(const TurnedRulings& rulings);

QList<table::RulingChoice> rulingChoices();

} // namespace roadmarshal::apocalypse_trail
