// Finds text that is cut off or written over other text in a widget.
#pragma once

#include "written_text.h"

#include <QAbstractScrollArea>
#include <QLineEdit>
#include <QScrollBar>

namespace roadmarshal::test {

// Whether the rest of it can be scrolled to.
inline bool isScrolled(QWidget& widget, const Writing& writing, Qt::Orientation along)
{
    const QPoint spot = (writing.shown & QRectF(widget.rect())).center().toPoint();
    for (const QWidget* part = widget.childAt(spot); part && part != &widget; part = part->parentWidget()) {
        if (qobject_cast<const QLineEdit*>(part))
            return true; // goes along with the cursor
        const auto* area = qobject_cast<const QAbstractScrollArea*>(part);
        const QScrollBar* bar = !area                   ? nullptr
                                : along == Qt::Vertical ? area->verticalScrollBar()
                                                        : area->horizontalScrollBar();
        if (bar && bar->maximum() > bar->minimum())
            return true;
    }
    return false;
}

inline bool isCut(QWidget& widget, const Writing& writing)
{
    constexpr double slack = 2;
    const QRectF& whole = writing.whole;
    const QRectF shown = writing.shown & QRectF(widget.rect());
    if (shown.isEmpty())
        return false; // scrolled away, or in a part that is not on show
    const bool across = whole.left() < shown.left() - slack || whole.right() > shown.right() + slack;
    const bool along = whole.height() - shown.height() > std::max(slack, whole.height() * 0.2);
    return (across && !isScrolled(widget, writing, Qt::Horizontal)) ||
           (along && !isScrolled(widget, writing, Qt::Vertical));
}

inline bool overlap(const Writing& one, const Writing& other)
{
    constexpr double slack = 2;
    const QRectF both = one.shown & other.shown;
    return one.text != other.text && both.width() > slack && both.height() > slack;
}

inline QString toLine(const Writing& writing)
{
    return QStringLiteral("\"%1\" at %2,%3 %4x%5")
        .arg(writing.text)
        .arg(writing.whole.x(), 0, 'f', 0)
        .arg(writing.whole.y(), 0, 'f', 0)
        .arg(writing.whole.width(), 0, 'f', 0)
        .arg(writing.whole.height(), 0, 'f', 0);
}

// A line for each finding.
inline QStringList cutOrOverlapping(QWidget& widget)
{
    TextRecorder recorder(widget);
    widget.render(&recorder);
    const QList<Writing>& writings = recorder.writings();
    QStringList found;
    for (qsizetype i = 0; i < writings.size(); ++i) {
        if (isCut(widget, writings[i]))
            found.append(QStringLiteral("cut: ") + toLine(writings[i]));
        for (qsizetype j = i + 1; j < writings.size(); ++j) {
            if (overlap(writings[i], writings[j]))
                found.append(QStringLiteral("overlap: ") + toLine(writings[i]) + QStringLiteral(" and ") +
                             toLine(writings[j]));
        }
    }
    return found;
}

} // namespace roadmarshal::test
