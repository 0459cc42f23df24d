// Finds text that is cut off, shortened without saying so, or written over other text in a widget.
#pragma once

#include "written_text.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>
#include <QToolTip>

namespace roadmarshal::test {

inline QPoint spotOf(const QWidget& widget, const Writing& writing)
{
    const QPointF centre = (writing.shown & QRectF(widget.rect())).center();
    return {static_cast<int>(std::floor(centre.x())), static_cast<int>(std::floor(centre.y()))};
}

// The innermost part on which it is written.
inline QWidget* partAt(QWidget& widget, const Writing& writing)
{
    QWidget* part = widget.childAt(spotOf(widget, writing));
    return part ? part : &widget;
}

// Whether the rest of it can be scrolled to.
inline bool isScrolled(QWidget& widget, const Writing& writing, Qt::Orientation along)
{
    for (const QWidget* part = partAt(widget, writing); part != &widget; part = part->parentWidget()) {
        if (const auto* line = qobject_cast<const QLineEdit*>(part); line && !line->text().isEmpty())
            return true; // goes along with the cursor
        if (const auto* tabs = qobject_cast<const QTabBar*>(part); tabs && along == Qt::Horizontal) {
            const auto arrows = tabs->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly);
            if (std::ranges::any_of(arrows, &QToolButton::isVisible))
                return true; // they are what scrolls it
        }
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

// What the pointer is told where it rests.
inline QString tipAt(QWidget& part, QPoint spot)
{
    QToolTip::hideText();
    QHelpEvent asked(QEvent::ToolTip, spot, part.mapToGlobal(spot));
    QApplication::sendEvent(&part, &asked);
    const QString tip = QToolTip::isVisible() ? QToolTip::text() : QString();
    QToolTip::hideText();
    return tip;
}

// Some words end in an ellipsis of their own.
inline bool isAllThereIs(const QWidget& part, const QString& text)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(&part))
        return line->text().contains(text) || line->placeholderText() == text;
    if (const auto* box = qobject_cast<const QComboBox*>(&part))
        return box->currentText() == text;
    return part.property("text").toString().remove(u'&').contains(text);
}

// Shortened, with nothing to point at that tells the rest.
inline bool isShortened(QWidget& widget, const Writing& writing)
{
    if (!writing.text.endsWith(u'…') || (writing.shown & QRectF(widget.rect())).isEmpty())
        return false;
    QWidget* part = partAt(widget, writing);
    if (isAllThereIs(*part, writing.text))
        return false;
    const QPoint spot = spotOf(widget, writing);
    return tipAt(*part, part->mapFrom(&widget, spot)).isEmpty();
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

// By class and name, from the part outwards.
inline QString whereabouts(const QWidget* part)
{
    QStringList names;
    for (; part && names.size() < 3; part = part->parentWidget()) {
        const QString own = part->objectName();
        names.append(QString::fromLatin1(part->metaObject()->className()) +
                     (own.isEmpty() ? QString() : u'#' + own));
    }
    return QStringLiteral(" in ") + names.join(QStringLiteral(" < "));
}

// What is written in two colours is written twice, each time with a clip round what has that colour.
inline QList<Writing> inWholes(const QList<Writing>& writings)
{
    QList<Writing> wholes;
    for (const Writing& writing : writings) {
        const auto same = std::ranges::find_if(wholes, [&](const Writing& other) {
            return other.text == writing.text && other.whole == writing.whole;
        });
        if (same == wholes.end())
            wholes.append(writing);
        else
            same->shown |= writing.shown;
    }
    return wholes;
}

// A line for each finding.
inline QStringList cutOrOverlapping(QWidget& widget)
{
    TextRecorder recorder(widget);
    widget.render(&recorder);
    const QList<Writing> writings = inWholes(recorder.writings());
    QStringList found;
    for (qsizetype i = 0; i < writings.size(); ++i) {
        const QString text = toLine(writings[i]);
        const auto where = [&] { return whereabouts(partAt(widget, writings[i])); };
        if (isCut(widget, writings[i]))
            found.append(QStringLiteral("cut: ") + text + where());
        else if (isShortened(widget, writings[i]))
            found.append(QStringLiteral("shortened: ") + text + where());
        for (qsizetype j = i + 1; j < writings.size(); ++j) {
            if (overlap(writings[i], writings[j]))
                found.append(QStringLiteral("overlap: ") + text + QStringLiteral(" and ") +
                             toLine(writings[j]) + where());
        }
    }
    return found;
}

} // namespace roadmarshal::test
