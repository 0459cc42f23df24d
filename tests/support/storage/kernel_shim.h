// Stands between the program and the kernel: every call that changes a file below one folder can be written
// down, made to fail, or be the last one. A library of its own: tests link it, the program gets it preloaded.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>
#include <string_view>

namespace roadmarshal::test::kernel {

enum class Kind { Open, Create, Write, Truncate, Sync, SyncFolder, Rename, Link, Unlink, Lock };

struct Call
{
    Kind kind = Kind::Open;
    std::string path;      // absolute; of a file that is open, the name it has now
    std::string to;        // the new name, for a rename or a link
    ino_t inode = 0;       // of the file; of a folder that is synced
    off_t offset = 0;      // of a write; the new size of a truncation
    std::string_view data; // of a write
};

// Asked before each call: 0 lets it through, anything else is the errno that it fails with.
using Before = std::function<int(const Call&)>;
// Told of each call that succeeded, in the order in which they took effect.
using After = std::function<void(const Call&)>;

// From now on calls about what is below `folder` are told; one watcher at a time.
void watch(const std::string& folder, Before before, After after);
void stopWatching();
// The clock on the wall goes so many seconds ahead of, or behind, the real one.
void shiftClock(long seconds);

// Preloaded into a program, it obeys the environment:
//   ROADMARSHAL_FAULT_FOLDER   the folder to watch
//   ROADMARSHAL_FAULT_AT       the call that meets the fault, counted from 1; 0 is none
//   ROADMARSHAL_FAULT          "kill", or the number of an errno
//   ROADMARSHAL_FAULT_LASTS    if set, all later calls meet it too
//   ROADMARSHAL_FAULT_COUNT    a file to write the number of calls to, at the end

} // namespace roadmarshal::test::kernel
