// Sentences that any game may need: answers that do not fit, and rolls. A game says its own codes and asks
// here for the others.
#pragma once

#include "text/message.h"

#include <QStringList>

#include <optional>

namespace roadmarshal::table {

// Nothing for a code that is not shared.
std::optional<QString> sayShared(const Message& message);
QStringList sharedCodes();

} // namespace roadmarshal::table
