#include "rulings.h"

#include <array>

namespace roadmarshal::apocalypse_trail {

namespace {

// In the order of `Turned`.
constexpr std::array<table::TurnableRuling, 4> turnable{{{"ATR-10", "each", "once"},
                                                         {"ATR-15", "scenario", "always"},
                                                         {"ATR-17", "beyond", "level"},
                                                         {"ATR-36", "advance", "always"}}};

} // namespace

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

} // namespace roadmarshal::apocalypse_trail
