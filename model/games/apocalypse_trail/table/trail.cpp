#include "trail.h"

namespace roadmarshal::apocalypse_trail {

int Trail::squareOfScenario(int number) const
{
    const auto found = std::ranges::find(squares, number, &Square::scenario);
    return number < 1 || found == squares.end() ? -1 : static_cast<int>(found - squares.begin());
}

std::vector<int> Trail::shelters() const
{
    std::vector<int> found;
    for (int square = 0; square <= end(); ++square) {
        if (at(square).shelter)
            found.push_back(square);
    }
    return found;
}

} // namespace roadmarshal::apocalypse_trail
