#include "dock_guide.h"

#include "help_popup.h"
#include "manual_chapter.h"

#include <QApplication>
#include <QKeyEvent>

namespace roadmarshal::views {

DockGuide::DockGuide(QWidget* window) : QObject(window), m_window(window)
{
    addHelpToTitleBars(this, [this](const HelpSpot& spot) { open(spot); });
    qApp->installEventFilter(this);
}

void DockGuide::openForFocus()
{
    open(dockAround(QApplication::focusWidget()));
}

HelpPopup* DockGuide::open(const HelpSpot& spot)
{
    const auto help = dockHelp(spot.dock);
    if (!help) {
        emit manualWanted({});
        return nullptr;
    }
    auto* popup = new HelpPopup(spot.title, *help, m_window);
    connect(
        popup, &HelpPopup::manualWanted, this,
        [this, chapter = help->chapter] { emit manualWanted(chapter); }, Qt::QueuedConnection);
    popup->openAt(spot.corner);
    return popup;
}

bool DockGuide::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() != Qt::Key_F1 || key->modifiers() != Qt::NoModifier)
        return false;
    const QString chapter = manualChapterOf(static_cast<QWidget*>(watched));
    if (chapter.isEmpty())
        return false;
    emit manualWanted(chapter);
    return true;
}

} // namespace roadmarshal::views
