#include "beside.h"

#include "theme.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace roadmarshal::views {

void placeBeside(QWidget& dialog, const QWidget& part)
{
    const QRect window = part.window()->frameGeometry();
    const QRect room = dialog.screen()->availableGeometry();
    const int edge = part.mapToGlobal(QPoint(part.width(), 0)).x() + 1;
    const QSize frame = dialog.frameGeometry().size() - dialog.size();
    const QSize least = dialog.minimumSizeHint();
    const int width = std::max(least.width(), window.right() - edge - frame.width());
    const int height = std::clamp(window.height() - 8 * gap, least.height(), room.height() - frame.height());
    dialog.resize(width, height);
    dialog.move(
        std::clamp(edge, room.left(), std::max(room.left(), room.right() - width - frame.width() + 1)),
        std::clamp(window.top() + 6 * gap, room.top(),
                   std::max(room.top(), room.bottom() - height - frame.height() + 1)));
}

} // namespace roadmarshal::views
