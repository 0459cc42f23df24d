// Judges a movement that someone states by the spaces the active car enters.
#pragma once

#include "outcomes.h"
#include "reason.h"
#include "search.h"

namespace roadmarshal::apocalypse_road::movement {

struct Illegal
{
    // From 1: the first step that no legal movement makes. The one after the last space is stopping there.
    int step = 0;
    std::vector<Reason> reasons;
};

// The outcomes of all movements that enter exactly these spaces, or why there is none.
using Checked = std::variant<Outcomes, Illegal>;

std::expected<Checked, GaveUp> judgePath(const Pack& pack, const Activation& activation,
                                         const std::vector<track::Space>& path, std::stop_token stop = {},
                                         Limits limits = {});

} // namespace roadmarshal::apocalypse_road::movement
