#include "rulings.h"

#include <array>

namespace roadmarshal::road_kill_rally {

namespace {

// In the order of `Turned`.
constexpr std::array<table::TurnableRuling, 3> turnable{
    {{"RKR-A6", "three", "fill-to-6"}, {"RKR-A15", "average", "stays"}, {"RKR-A19", "damages", "keeps"}}};

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

} // namespace roadmarshal::road_kill_rally
