// Puts a window where it was last time, if there is still something to see there.
#pragma once

#include <QByteArray>

class QWidget;

namespace roadmarshal::views {

// What `QWidget::saveGeometry` gave. False, with the window as it was, if it says nothing that fits the
// screens.
bool restorePlace(QWidget& window, const QByteArray& geometry);

} // namespace roadmarshal::views
