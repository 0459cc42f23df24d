#include "typed_line.h"

#include "text.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

namespace roadmarshal::views {

bool typesText(const QKeyEvent& key)
{
    return !key.text().isEmpty() && key.text().at(0).isPrint() &&
           !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

void TypedLine::takeOver(const QKeyEvent& key)
{
    if (!isEnabled())
        return;
    setFocus(Qt::OtherFocusReason);
    deselect();
    end(false);
    QKeyEvent typed(key.type(), key.key(), key.modifiers(), key.text());
    QCoreApplication::sendEvent(this, &typed);
}

bool TypedLine::event(QEvent* event)
{
    // Asked first whether it wants a key; what it leaves is looked for among the window's shortcuts.
    if (event->type() == QEvent::ShortcutOverride && leavesToWindow(static_cast<const QKeyEvent&>(*event))) {
        event->ignore();
        return false;
    }
    if (event->type() == QEvent::ToolTip && tellPlaceholder(static_cast<const QHelpEvent&>(*event)))
        return true;
    return QLineEdit::event(event);
}

bool TypedLine::tellPlaceholder(const QHelpEvent& event)
{
    constexpr int frame = 12; // and the margins of the text in it
    const int needed = fontMetrics().horizontalAdvance(placeholderText()) + frame;
    if (!text().isEmpty() || !toolTip().isEmpty() || needed <= width())
        return false;
    QToolTip::showText(event.globalPos(), tipOf(placeholderText()), this);
    return true;
}

bool TypedLine::leavesToWindow(const QKeyEvent& key) const
{
    // Some desktops let it go to the end of a line; there is a key with that name for it.
    if (key.modifiers() == Qt::ControlModifier && key.key() == Qt::Key_E)
        return true;
    const bool holdsCtrl = key.modifiers() & (Qt::ControlModifier | Qt::MetaModifier);
    const bool holdsAlt = key.modifiers() & Qt::AltModifier;
    // AltGr types letters, and is reported as Ctrl and Alt at once.
    const bool isCommand = holdsCtrl != holdsAlt;
    return text().isEmpty() && isCommand && !key.matches(QKeySequence::Paste);
}

} // namespace roadmarshal::views
