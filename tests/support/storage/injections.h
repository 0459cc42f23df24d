// Faults of every sort that a call can meet while the program lives on, in the VFS and in the kernel.
#pragma once

#include "fault_vfs.h"

#include <QString>

#include <functional>
#include <vector>

namespace roadmarshal::test {

struct Injection
{
    const char* name = "";
    std::function<void(const QString& folder, int at)> start;
    std::function<Counted()> stop;
    bool forbidsTidying = false; // nothing can be removed any more either
};

const std::vector<Injection>& injections();

} // namespace roadmarshal::test
