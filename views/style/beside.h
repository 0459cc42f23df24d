// Windows that leave free what they are about.
#pragma once

class QWidget;

namespace roadmarshal::views {

// Puts a dialog that is on show to the right of a part of the window below it, as far as the screen has room.
void placeBeside(QWidget& dialog, const QWidget& part);

} // namespace roadmarshal::views
