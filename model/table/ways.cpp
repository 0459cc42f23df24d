#include "ways.h"

#include <algorithm>

namespace roadmarshal::table {

Ways reversed(Ways ways)
{
    for (QStringList& places : ways)
        std::ranges::reverse(places);
    return ways;
}

Ways joined(Ways ways, const Ways& then)
{
    for (auto on = then.cbegin(); on != then.cend(); ++on) {
        QStringList& places = ways[on.key()];
        const bool goesOn = !places.isEmpty() && !on->isEmpty() && places.last() == on->first();
        places += goesOn ? on->sliced(1) : *on;
    }
    return ways;
}

} // namespace roadmarshal::table
