// An SQLite VFS that passes everything on to the ordinary one, counts the calls, and lets one of them fail.
#pragma once

namespace roadmarshal::test {

// What befalls a call. Each concerns some kinds of calls only, and only those are counted.
enum class Fault {
    IoError,  // a disk that fails: any call
    Full,     // no room: writes, of which half got through, and whatever makes a file larger
    ReadOnly, // may not be written any more: writes, truncations, deletions, opening to write
    CantOpen, // opening alone
    Busy      // somebody else holds the lock
};

struct FaultPlan
{
    Fault fault = Fault::IoError;
    int at = 0;         // which call, from 1; 0 counts only
    bool lasts = false; // all later calls meet it too
};

// Becomes the VFS of every connection that this process opens from now on, also through Qt.
void installFaultVfs();
// Begins to count anew.
void arm(const FaultPlan& plan);
struct Counted
{
    int calls = 0; // that the fault concerns
    bool happened = false;
};
// Everything works again.
Counted disarm();

} // namespace roadmarshal::test
