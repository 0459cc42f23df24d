// Being asked to end: Ctrl+C, a closed terminal, a logout. A game that is open then is closed in good order.
#pragma once

namespace roadmarshal {

// From now on such a signal is only noted, however often it comes. A pipe that nobody reads any more is an
// error like others.
void noteEndings();

// The signal, or 0 as long as there was none.
int endingSignal();
// Becomes readable with the signal.
int endingHandle();

// What a shell expects of a program that a signal has ended.
inline int statusAfter(int signal)
{
    return 128 + signal;
}

} // namespace roadmarshal
