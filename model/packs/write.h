// Makes a pack of items in the library, with what they refer to.
#pragma once

#include "pack.h"

#include "content/library.h"

namespace roadmarshal::packs {

struct Choice
{
    QString game;
    QString kind;
    QString id;
    bool operator==(const Choice&) const = default;
};

struct Writing
{
    About about = {};
    std::vector<Choice> choices = {};
    std::vector<content::Kind> kinds = {}; // of all games
    content::Library library = content::Library::standard();
    QString pictures = {}; // the folder of the owner's
    Watch watch = {};
};

struct Written
{
    std::vector<PackedItem> items = {}; // the chosen ones, then those of the owner's that they refer to
    QStringList pictures = {};
};

// All of it, or nothing is changed.
std::expected<Written, Problem> write(const QString& path, const Writing& writing);

} // namespace roadmarshal::packs
