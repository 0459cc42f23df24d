// Which chapter of the manual is about a window other than the one with the docks: F1 opens it there.
#pragma once

#include <QString>

class QWidget;

namespace roadmarshal::views {

void setManualChapter(QWidget* window, const QString& chapter);
// Of the window that a widget is in; empty if it has none.
QString manualChapterOf(const QWidget* widget);

} // namespace roadmarshal::views
