// Copies from a pack into the owner's library.
#pragma once

#include "pack.h"

#include "content/owners_library.h"

namespace roadmarshal::packs {

enum class Over {
    Nothing, // of one's own: it stays, and what would lie over it is left
    Own
};

struct Import
{
    std::vector<size_t> items = {}; // of the pack, by number
    Over over = Over::Nothing;
    QString pictures = {}; // the folder of the owner's
    Watch watch = {};
};

struct Imported
{
    std::vector<size_t> items = {};              // that lie in the library now
    std::vector<content::FileProblem> left = {}; // by the file in the pack, with the reason
    bool wasStopped = false;                     // what is copied stays
};

// Each file whole or not at all; what is the same already is as good as copied.
Imported import(const Pack& pack, content::OwnersLibrary& library, const Import& wish);

} // namespace roadmarshal::packs
