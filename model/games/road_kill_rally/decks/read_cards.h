// Cards as a table's data write them. What is wrong is a problem of the reader.
#pragma once

#include "cards.h"

namespace roadmarshal::road_kill_rally {

RallyCard readRallyCard(const json::Reader& reader);
Accessory readAccessory(const json::Reader& reader);
Skill readSkill(const json::Reader& reader);

} // namespace roadmarshal::road_kill_rally
