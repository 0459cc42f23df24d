// Measures that grow with the text, so that it fits at any size.
#pragma once

namespace roadmarshal::views {

// So many pixels at the usual size of text; never less.
double scaled(double pixels);
int scaled(int pixels);

} // namespace roadmarshal::views
