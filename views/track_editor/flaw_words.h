// What is wrong with a track, in words.
#pragma once

#include "track/draft/flaws.h"

#include <QString>

namespace roadmarshal::views {

QString inWords(const track::Flaw& flaw);

} // namespace roadmarshal::views
