#include "rulings.h"

#include <array>

namespace roadmarshal::highway_heist {

namespace {

// In the order of `Turned`.
constexpr std::array<table::TurnableRuling, 2> turnable{
    {{"HR-2", "column-first", "row-first"}, {"HR-6", "allowed", "forbidden"}}};

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

} // namespace roadmarshal::highway_heist
