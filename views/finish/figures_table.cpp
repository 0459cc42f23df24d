#include "figures_table.h"

#include "style/livery.h"
#include "style/plate.h"
#include "style/text.h"
#include "style/theme.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace roadmarshal::views {

namespace {

constexpr double strongest = 0.5; // of the damage colour: text on it stays readable

QColor mix(const QColor& ground, const QColor& over, double share)
{
    const auto part = [share](int from, int to) { return qRound(from + (to - from) * share); };
    return QColor(part(ground.red(), over.red()), part(ground.green(), over.green()),
                  part(ground.blue(), over.blue()));
}

QFont fontOf(const FiguresTable::Cell& cell, bool isHead)
{
    return isHead ? captionFont() : cell.bold ? boldFont() : bodyFont();
}

double widthOf(const FiguresTable::Cell& cell, bool isHead)
{
    const double swatch = cell.livery ? QFontMetricsF(bodyFont()).height() + smallGap : 0;
    return textWidth(fontOf(cell, isHead), cell.text) + swatch;
}

} // namespace

FiguresTable::FiguresTable(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FiguresTable::setRows(const QList<Row>& rows)
{
    m_rows = rows;
    QStringList told;
    for (const Row& row : rows) {
        QStringList words;
        for (const Cell& cell : row)
            words.append(cell.text);
        told.append(words.join(QStringLiteral(", ")));
    }
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

double FiguresTable::rowHeight() const
{
    return QFontMetricsF(bodyFont()).height() + gap;
}

// What the names need, but never more than half of it.
double FiguresTable::nameWidth() const
{
    double widest = 0;
    for (qsizetype row = 0; row < m_rows.size(); ++row)
        widest = std::max(widest, widthOf(m_rows[row].value(0), row == 0));
    return std::min(widest + gap * 2, width() * 0.5);
}

QSize FiguresTable::sizeHint() const
{
    double wide = 0;
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        double sum = 0;
        for (const Cell& cell : m_rows[row])
            sum += widthOf(cell, row == 0) + gap * 2;
        wide = std::max(wide, sum);
    }
    return {qCeil(wide), qCeil(rowHeight() * static_cast<double>(m_rows.size()))};
}

QSize FiguresTable::minimumSizeHint() const
{
    return {QFontMetrics(bodyFont()).averageCharWidth() * 24, sizeHint().height()};
}

void FiguresTable::paintCell(QPainter& painter, const QRectF& rect, const Cell& cell, bool isHead,
                             bool isName) const
{
    const Colours& ink = coloursFor(palette());
    if (cell.heat > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mix(ink.raised, ink.damage, strongest * (0.2 + 0.8 * cell.heat)));
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), smallGap, smallGap);
    }
    QRectF inner = rect.adjusted(smallGap, 0, -smallGap, 0);
    const double wanted = widthOf(cell, isHead);
    if (!isName && wanted < inner.width())
        inner.setLeft(inner.center().x() - wanted / 2);
    if (cell.livery) {
        const double side = QFontMetricsF(bodyFont()).height();
        paintSwatch(painter, QRectF(inner.left(), inner.center().y() - side * 0.4, side * 0.8, side * 0.8),
                    livery(*cell.livery), ink);
        inner.setLeft(inner.left() + side + smallGap);
    }
    paintText(painter, inner, cell.text, fontOf(cell, isHead), isHead || cell.faint ? ink.faint : ink.text,
              Qt::AlignLeft);
}

void FiguresTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        for (qsizetype i = 0; i < m_rows[row].size(); ++i)
            paintCell(painter, cellRect(row, i), m_rows[row][i], row == 0, i == 0);
    }
}

QRectF FiguresTable::cellRect(qsizetype row, qsizetype cell) const
{
    const double names = nameWidth();
    const double top = rowHeight() * static_cast<double>(row);
    const double each = (width() - names) / std::max(1.0, static_cast<double>(m_rows[row].size()) - 1);
    return cell == 0 ? QRectF(0, top, names, rowHeight())
                     : QRectF(names + each * static_cast<double>(cell - 1), top, each, rowHeight());
}

QString FiguresTable::cutAt(QPointF point) const
{
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        for (qsizetype i = 0; i < m_rows[row].size(); ++i) {
            const QRectF rect = cellRect(row, i);
            if (rect.contains(point))
                return widthOf(m_rows[row][i], row == 0) > rect.width() - 2 * smallGap ? m_rows[row][i].text
                                                                                     : QString();
        }
    }
    return {};
}

bool FiguresTable::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* asked = static_cast<const QHelpEvent*>(event);
    const QString cut = cutAt(asked->pos());
    cut.isEmpty() ? QToolTip::hideText() : QToolTip::showText(asked->globalPos(), tipOf(cut), this);
    return true;
}

void FiguresTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace roadmarshal::views
