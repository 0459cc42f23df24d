// Cells as spreadsheets put them on the clipboard.
#pragma once

#include <QStringList>

namespace roadmarshal::views {

// Lines of cells: tabs between them, quotes round those that hold a tab, a quote or several lines.
QList<QStringList> linesOf(const QString& text);

} // namespace roadmarshal::views
