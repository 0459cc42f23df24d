// The trail: squares in a line from the start to the last shelter.
#pragma once

#include "resource.h"

#include <optional>
#include <vector>

namespace roadmarshal::apocalypse_trail {

// A square may be of several kinds at once; of none it is plain.
struct Square
{
    std::optional<Resource> resource = {};
    bool eat = false;
    int scenario = 0;                // its number, from 1; 0: none
    std::optional<int> shelter = {}; // its points
    bool operator==(const Square&) const = default;
};

struct Trail
{
    QString id;
    QString name;
    std::vector<Square> squares; // 0 to the end
    QJsonObject json = {};       // as it was written, with all that is for drawing

    int end() const { return static_cast<int>(squares.size()) - 1; }
    bool has(int at) const { return at >= 0 && at <= end(); }
    const Square& at(int square) const { return squares[static_cast<size_t>(square)]; }
    // -1 if the trail has no such scenario space.
    int squareOfScenario(int number) const;
    // From the start on.
    std::vector<int> shelters() const;
    bool operator==(const Trail&) const = default;
};

} // namespace roadmarshal::apocalypse_trail
