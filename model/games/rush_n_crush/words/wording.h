// Every sentence that Rush'n'Crush says to people, by code.
#pragma once

#include "text/message.h"

namespace roadmarshal::rush_n_crush {

QString say(const table::Message& message);
// Whether there is a phrase for it.
bool isSaid(const QString& code);

} // namespace roadmarshal::rush_n_crush
