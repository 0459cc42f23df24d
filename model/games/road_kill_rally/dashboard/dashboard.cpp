#include "dashboard.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

std::optional<int> Dashboard::dice(Danger danger, int box) const
{
    return crash[static_cast<size_t>(danger)][static_cast<size_t>(box - 1)];
}

int Dashboard::slotOf(QStringView id) const
{
    const auto found = std::ranges::find(mounts, id, &Slot::id);
    return found == mounts.end() ? -1 : static_cast<int>(found - mounts.begin());
}

bool Dashboard::takes(const Accessory& accessory, int slot) const
{
    const auto first = mounts.begin() + slot;
    return std::ssize(accessory.colours) <= mounts.end() - first &&
           std::ranges::equal(accessory.colours,
                              std::ranges::subrange(first, first + std::ssize(accessory.colours)), {}, {},
                              &Slot::colour);
}

} // namespace roadmarshal::road_kill_rally
