// A trail as it stands in a file.
#pragma once

#include "content/library.h"
#include "trail.h"

namespace roadmarshal::apocalypse_trail {

// Who stands in place may leave out the format.
std::expected<Trail, Problem> readTrail(const QJsonObject& object);
// An id, looked for in the library, or the whole object in place.
std::expected<Trail, Problem> trailAt(const json::Reader& reader, const content::Library& library);

const content::Kind& trailKind();

} // namespace roadmarshal::apocalypse_trail
