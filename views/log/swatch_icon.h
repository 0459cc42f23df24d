// A team's colour and pattern as an icon for lists.
#pragma once

#include <QIcon>

namespace roadmarshal::views {

QIcon swatchIcon(int livery);

} // namespace roadmarshal::views
