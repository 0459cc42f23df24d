// Values of the library that a table plays otherwise than its set-up has them: what is printed on the cards
// of its box.
#pragma once

#include "content/change.h"
#include "stored.h"

#include <map>

namespace roadmarshal::table {

// The one effect of all games for it: from here on these values count, all at once.
struct ContentChanged
{
    static constexpr auto kind = "content-changed";
    std::vector<content::Change> changes;
    STORED(ContentChanged, changes);
};

// Items that are otherwise on a table than in its set-up, as the set-up has them; by kind and id.
struct Originals
{
    std::map<std::pair<QString, QString>, QJsonObject> items;
};

} // namespace roadmarshal::table
