// Every sentence that Road Kill Rally says to people, by code.
#pragma once

#include "text/message.h"

namespace roadmarshal::road_kill_rally {

QString say(const table::Message& message);
// Whether there is a phrase for it.
bool isSaid(const QString& code);

} // namespace roadmarshal::road_kill_rally
