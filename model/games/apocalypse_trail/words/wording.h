// Codes of Apocalypse Trail to sentences.
#pragma once

#include "text/message.h"

namespace roadmarshal::apocalypse_trail {

QString say(const table::Message& message);
bool isSaid(const QString& code);

} // namespace roadmarshal::apocalypse_trail
