// Opens the help on a dock, by the button in its title bar or for the one that has the keyboard.
#pragma once

#include "help_title_bar.h"

#include <QWidget>

namespace roadmarshal::views {

class HelpPopup;

class DockGuide final : public QObject
{
    Q_OBJECT
public:
    // To be made before the docks, so that their title bars get a button.
    explicit DockGuide(QWidget* window);

    // Where no dock has the keyboard, everything is wanted.
    void openForFocus();
    HelpPopup* open(const HelpSpot& spot);

signals:
    // All keys and the shorthand.
    void everythingWanted();

private:
    QWidget* m_window;
};

} // namespace roadmarshal::views
