// The cards of guides that name none of their own (section 7 of the rules page).
#pragma once

#include "games/highway_heist/table/guide.h"

namespace roadmarshal::highway_heist {

const std::map<QString, EnemyCard>& usualEnemyCards();
const std::map<QString, StuntCard>& usualStunts();

} // namespace roadmarshal::highway_heist
