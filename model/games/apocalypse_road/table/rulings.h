// The rulings that a house may turn: which there are, and which of them a table plays the other way.
#pragma once

#include "table/turnable_rulings.h"

namespace roadmarshal::apocalypse_road {

// Each stands for the ruling being turned away from what the rules page says.
enum class Turned {
    CrossoverKills, // AR-15: a car lost in a crossover collision scores for nobody
    NoLapped,       // AR-40: back over the line without a crossing to return, nothing happens
    ReturnAsScored, // AR-41: a backward crossing returns what it had scored, 2 under a Race Bonus
    NoCountdown,    // AR-44: pools lose nothing at the start of a turn
    FullDeck,       // AR-47: 96 race cards, four of them with faces nobody has written down
    MissedJump,     // AR-51: a car lost to Missed Jump scores for nobody
    GetThere        // AR-57: Get There has to be used where it can be
};
inline constexpr int turnedCount = 7;

class TurnedRulings
{
public:
    TurnedRulings() = default;
    explicit TurnedRulings(table::TurnedPositions turned) : m_turned(std::move(turned)) {}

    bool has(Turned turned) const { return m_turned.contains(static_cast<int>(turned)); }
    void turn(Turned turned) { m_turned.insert(static_cast<int>(turned)); }
    // The one that belongs to a ruling, if the table plays that the other way.
    bool isTurned(const QString& ruling) const;
    // As on the rules page again.
    void turnBack(const QString& ruling);
    const table::TurnedPositions& positions() const { return m_turned; }
    bool operator==(const TurnedRulings&) const = default;

private:
    table::TurnedPositions m_turned;
};

// {"AR-51": "no-points"}; what is left out is as on the rules page.
TurnedRulings readTurned(const json::Reader& reader);
// Only those that are turned.
QJsonObject store(const TurnedRulings& rulings);

QList<table::RulingChoice> rulingChoices();
// How a table that has turned a ruling plays it, in words.
table::Message turnedText(const QString& ruling);

} // namespace roadmarshal::apocalypse_road
