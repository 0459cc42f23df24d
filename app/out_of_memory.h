// What happens when there is not enough memory: one line, and an exit status.
#pragma once

namespace roadmarshal {

// Whether there is as much as every way through the program needs at least. The libraries that it starts with
// do not all look whether they got what they asked for; behind this, what grows is our own and looks.
bool hasRoomToStart();

// Also where an exception can't come through: in functions that throw nothing, on other threads.
void handleOutOfMemory();

// Says so, and returns the exit status. Needs no memory itself.
int outOfMemory();

} // namespace roadmarshal
