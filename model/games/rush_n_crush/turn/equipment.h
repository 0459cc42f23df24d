// Equipment cards: RNC-7, 8, A27. What ours do by themselves; all others are done by hand.
#pragma once

#include "deed.h"

namespace roadmarshal::rush_n_crush {

struct Equipment
{
    const char* id;
    const char* property = nullptr; // that it changes by itself
    int by = 0;
};
std::span<const Equipment> equipmentCards();
const Equipment* equipmentCard(const QString& id);

// The acting car plays a card; nobody has to say which.
void playCard(Deed& deed, const QString& card);

} // namespace roadmarshal::rush_n_crush
