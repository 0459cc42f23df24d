// Legal movements near to one that can't be: another end, another card.
#pragma once

#include "games/apocalypse_road/movement/card.h"
#include "games/apocalypse_road/table/state.h"
#include "table/verdict.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road {

// What was claimed: a way, of which so many steps are sound, or an end whichever way.
struct Wanted
{
    QStringList path;
    qsizetype sound = 0;
    QString end;
};

// Nearest first, never more than are read.
QList<table::ClaimVariant> moveVariants(const State& state, int car, const movement::Card& card,
                                        const Wanted& wanted, const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_road
