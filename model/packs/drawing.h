// SVG drawings from strangers: only lines, areas, texts and pictures inside; whatever acts, or leads
// elsewhere, is refused.
#pragma once

#include "json/problem.h"

#include <QByteArray>

#include <optional>

namespace roadmarshal::packs {

// Why it is not taken, with the line that it stands in.
std::optional<Problem> problemOfDrawing(const QByteArray& bytes);

} // namespace roadmarshal::packs
