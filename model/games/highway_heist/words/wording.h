// Codes as sentences.
#pragma once

#include "text/message.h"

namespace roadmarshal::highway_heist {

// The code itself if there is no phrase for it.
QString say(const table::Message& message);
bool isSaid(const QString& code);

} // namespace roadmarshal::highway_heist
