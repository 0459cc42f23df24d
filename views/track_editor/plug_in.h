// Makes the track editor the one that the library opens tracks with.
#pragma once

namespace roadmarshal::views {

void plugInTrackEditor();

} // namespace roadmarshal::views
