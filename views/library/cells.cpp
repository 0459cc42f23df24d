#include "cells.h"

namespace roadmarshal::views {

QList<QStringList> linesOf(const QString& text)
{
    constexpr qsizetype mostLines = 1000;
    QList<QStringList> lines;
    QStringList cells;
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size() && lines.size() < mostLines; ++i) {
        const QChar c = text[i];
        if (c == u'"' && (quoted || cell.isEmpty())) {
            if (quoted && i + 1 < text.size() && text[i + 1] == u'"')
                cell += text[++i];
            else
                quoted = !quoted;
        } else if (c == u'\t' && !quoted) {
            cells.append(std::exchange(cell, {}));
        } else if (c == u'\n' && !quoted) {
            cells.append(std::exchange(cell, {}));
            lines.append(std::exchange(cells, {}));
        } else if (c != u'\r') {
            cell += c;
        }
    }
    if (!cell.isEmpty() || !cells.isEmpty()) {
        cells.append(cell);
        lines.append(cells);
    }
    return lines;
}

} // namespace roadmarshal::views
