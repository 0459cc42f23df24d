// A team's colour and pattern as an icon for lists and choices.
#pragma once

#include <QIcon>
#include <QSize>

namespace roadmarshal::views {

QIcon swatchIcon(int livery, QSize size = {14, 14});

} // namespace roadmarshal::views
