// How a game's messages become words.
#pragma once

#include "text/message.h"

#include <functional>

namespace roadmarshal::views {

using Wording = std::function<QString(const table::Message&)>;

} // namespace roadmarshal::views
