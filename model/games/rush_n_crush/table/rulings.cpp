#include "rulings.h"

#include <array>

namespace roadmarshal::rush_n_crush {

namespace {

// In the order of `Turned`.
constexpr std::array<table::TurnableRuling, 14> turnable{{{"RNC-A3", "faster", "dice"},
                                                          {"RNC-A4", "any", "after"},
                                                          {"RNC-A5", "landing", "passing"},
                                                          {"RNC-A8", "all", "may-stop"},
                                                          {"RNC-A10", "unpaid", "any-shock"},
                                                          {"RNC-A11", "both", "side"},
                                                          {"RNC-A12", "free", "point"},
                                                          {"RNC-A13", "ban", "none"},
                                                          {"RNC-A15", "test", "none"},
                                                          {"RNC-A18", "wedged", "pushed"},
                                                          {"RNC-A19", "linear", "six"},
                                                          {"RNC-A20", "one-way", "back"},
                                                          {"RNC-A21", "one-more", "laps"},
                                                          {"RNC-A23", "must-cross", "last-wins"}}};

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

} // namespace roadmarshal::rush_n_crush
