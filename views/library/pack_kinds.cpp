#include "pack_kinds.h"

#include "library_reader.h"

namespace roadmarshal::views {

std::vector<content::Kind> packKinds()
{
    std::vector<content::Kind> kinds;
    for (const auto& each : allKinds())
        kinds.push_back(each->kind);
    return kinds;
}

} // namespace roadmarshal::views
