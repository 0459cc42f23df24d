#include "rulings.h"

#include <array>

namespace roadmarshal::apocalypse_road {

namespace {

// In the order of `Turned`.
constexpr std::array<table::TurnableRuling, turnedCount> turnable{{{"AR-15", "scores", "no-points"},
                                                                   {"AR-40", "lapped", "nothing"},
                                                                   {"AR-41", "one", "as-scored"},
                                                                   {"AR-44", "on", "off"},
                                                                   {"AR-47", "92", "96"},
                                                                   {"AR-51", "scores", "no-points"},
                                                                   {"AR-57", "optional", "must"}}};

} // namespace

bool TurnedRulings::isTurned(const QString& ruling) const
{
    return m_turned.contains(table::positionOf(turnable, ruling));
}

void TurnedRulings::turnBack(const QString& ruling)
{
    m_turned.erase(table::positionOf(turnable, ruling));
}

TurnedRulings readTurned(const json::Reader& reader)
{
    return TurnedRulings(table::readTurned(turnable, reader));
}

QJsonObject store(const TurnedRulings& rulings)
{
    return table::storeTurned(turnable, rulings.positions());
}

QList<table::RulingChoice> rulingChoices()
{
    return table::choicesOf(turnable);
}

table::Message turnedText(const QString& ruling)
{
    return table::turnedText(turnable, ruling);
}

} // namespace roadmarshal::apocalypse_road
