// A box as it stands in a file.
#pragma once

#include "box.h"
#include "content/library.h"

namespace roadmarshal::apocalypse_trail {

// Who stands in place may leave out the format.
std::expected<Box, Problem> readBox(const QJsonObject& object);
// An id, looked for in the library, or the whole object in place.
std::expected<Box, Problem> boxAt(const json::Reader& reader, const content::Library& library);

const content::Kind& boxKind();

} // namespace roadmarshal::apocalypse_trail
