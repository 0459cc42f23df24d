#include "dock_guide.h"

#include "help_popup.h"

#include <QApplication>

namespace roadmarshal::views {

DockGuide::DockGuide(QWidget* window) : QObject(window), m_window(window)
{
    addHelpToTitleBars(this, [this](const HelpSpot& spot) { open(spot); });
}

void DockGuide::openForFocus()
{
    open(dockAround(QApplication::focusWidget()));
}

HelpPopup* DockGuide::open(const HelpSpot& spot)
{
    const auto help = dockHelp(spot.dock);
    if (!help) {
        emit everythingWanted();
        return nullptr;
    }
    auto* popup = new HelpPopup(spot.title, *help, m_window);
    connect(popup, &HelpPopup::everythingWanted, this, &DockGuide::everythingWanted, Qt::QueuedConnection);
    popup->openAt(spot.corner);
    return popup;
}

} // namespace roadmarshal::views
