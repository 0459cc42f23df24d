// The editors of all content that is made by painting.
#pragma once

namespace roadmarshal::views {

// Once, before anybody edits anything.
void usePaintEditors();

} // namespace roadmarshal::views
