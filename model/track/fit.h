// Lengths that come as near as possible to what is wished under linear conditions and limits.
#pragma once

#include <optional>
#include <vector>

namespace roadmarshal::track {

struct Length
{
    double wished = 1;
    double least = 0;
    double most = 1;
    double stiffness = 1; // how much a change of one part in all hurts
};

// Sum of coefficient times length is `sum`.
struct Condition
{
    std::vector<double> coefficients;
    double sum = 0;
};

std::optional<std::vector<double>> fit(const std::vector<Length>& lengths,
                                       const std::vector<Condition>& conditions);

} // namespace roadmarshal::track
