#include "blank_items.h"

#include "match.h"
#include "type.h"

#include "style/tone.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace roadmarshal::views::print {

namespace {

constexpr double gapBelow = 3 * pt;
constexpr double circle = 7 * pt;
constexpr int mostCircles = 12; // more are written as a number
constexpr double nodeHeight = 11 * pt;
constexpr double slotHeight = 14 * pt;

QFont small()
{
    return font(7);
}
QFont tiny()
{
    return font(6);
}

double rowHeight()
{
    return lineHeight(small()) * 1.2;
}

QColor shade(const QString& tone, Ink ink)
{
    const QColor fill = toneOf(tone, false).fill;
    if (!fill.isValid() || ink == Ink::Colour)
        return fill;
    const int grey = qGray(fill.rgb());
    return {grey, grey, grey};
}

void paintPlain(QPainter& painter, const QRectF& rect, const QString& tone, const QString& text, Ink ink,
                double radius)
{
    const QColor fill = shade(tone, ink);
    painter.setPen(QPen(inks(ink).faint, 0.5 * pt));
    painter.setBrush(fill.isValid() ? fill : QColor(Qt::white));
    painter.drawRoundedRect(rect, radius, radius);
    const bool isDark = fill.isValid() && qGray(fill.rgb()) < 128;
    paintLine(painter, rect.adjusted(pt, 0, -pt, 0), text, tiny(),
              isDark ? QColor(Qt::white) : inks(ink).text, Qt::AlignHCenter);
}

// A label, then circles or a line to write on.
void paintCount(QPainter& painter, const QRectF& rect, const QString& label, int most, Ink ink)
{
    const double width =
        std::min(rect.width() * 0.6, QFontMetricsF(small()).horizontalAdvance(label) + 4 * pt);
    paintLine(painter, QRectF(rect.left(), rect.top(), width, rect.height()), label, small(), inks(ink).text);
    const QRectF rest(rect.left() + width, rect.top(), rect.width() - width, rect.height());
    painter.setPen(QPen(inks(ink).faint, 0.5 * pt));
    painter.setBrush(Qt::NoBrush);
    if (most < 1 || most > mostCircles) {
        painter.drawLine(rest.bottomLeft() - QPointF(0, 2 * pt), rest.bottomRight() - QPointF(0, 2 * pt));
        return;
    }
    const double step = std::min(circle * 1.25, rest.width() / most);
    for (int i = 0; i < most; ++i)
        painter.drawEllipse(QPointF(rest.left() + (i + 0.5) * step, rest.center().y()), step * 0.4,
                            step * 0.4);
}

double nodeRows(const mats::Chart& chart)
{
    double rows = static_cast<double>(chart.rows.size());
    for (const mats::Chart::Node& node : chart.nodes)
        rows = std::max(rows, node.y + 1);
    return rows;
}

class ChartOnPaper
{
public:
    ChartOnPaper(const QRectF& rect, const mats::Chart& chart, const Wording& say, Ink ink)
        : m_chart(chart), m_say(say), m_ink(ink), m_nodes(rect)
    {
        double left = 0;
        for (const mats::Message& row : chart.rows)
            left = std::max(left, QFontMetricsF(tiny()).horizontalAdvance(say(row)) + 2 * pt);
        double columns = static_cast<double>(chart.columns.size());
        for (const mats::Chart::Node& node : chart.nodes)
            columns = std::max(columns, node.x + 1);
        m_nodes.adjust(left, rowHeight() * (chart.columns.isEmpty() ? 1 : 2), 0, 0);
        m_step = std::min(30 * pt, m_nodes.width() / std::max(columns, 1.0));
    }

    void paint(QPainter& painter, const QRectF& rect) const
    {
        paintLine(painter, QRectF(rect.left(), rect.top(), rect.width(), rowHeight()), m_say(m_chart.label),
                  small(), inks(m_ink).text);
        for (qsizetype i = 0; i < m_chart.columns.size(); ++i)
            paintLine(painter,
                      QRectF(m_nodes.left() + static_cast<double>(i) * m_step, m_nodes.top() - rowHeight(),
                             m_step, rowHeight()),
                      m_say(m_chart.columns[i]), tiny(), inks(m_ink).faint, Qt::AlignHCenter);
        for (qsizetype i = 0; i < m_chart.rows.size(); ++i)
            paintLine(painter,
                      QRectF(rect.left(), m_nodes.top() + static_cast<double>(i) * nodeHeight,
                             m_nodes.left() - rect.left(), nodeHeight),
                      m_say(m_chart.rows[i]), tiny(), inks(m_ink).faint);
        for (const mats::Chart::Edge& edge : m_chart.edges)
            paintEdge(painter, edge);
        const double inset = m_chart.edges.isEmpty() ? 0.3 * pt : 1.4 * pt;
        for (const mats::Chart::Node& node : m_chart.nodes)
            paintPlain(painter, cell(node).adjusted(inset, inset, -inset, -inset), node.tone,
                       m_say(node.label), m_ink, m_chart.edges.isEmpty() ? pt : nodeHeight / 2 - inset);
    }

private:
    QRectF cell(const mats::Chart::Node& node) const
    {
        return {m_nodes.left() + node.x * m_step, m_nodes.top() + node.y * nodeHeight, m_step, nodeHeight};
    }

    void paintEdge(QPainter& painter, const mats::Chart::Edge& edge) const
    {
        const mats::Chart::Node* from = m_chart.find(edge.from);
        const mats::Chart::Node* to = m_chart.find(edge.to);
        if (!from || !to)
            return;
        painter.setPen(QPen(inks(m_ink).faint, pt, edge.dotted ? Qt::DotLine : Qt::SolidLine));
        painter.drawLine(cell(*from).center(), cell(*to).center());
    }

    const mats::Chart& m_chart;
    const Wording& m_say;
    Ink m_ink;
    QRectF m_nodes; // where they lie
    double m_step = 0;
};

void paintSlots(QPainter& painter, const QRectF& rect, const mats::Slots& item, const Wording& say, Ink ink)
{
    double y = rect.top();
    if (!item.label.code.isEmpty()) {
        paintLine(painter, QRectF(rect.left(), y, rect.width(), rowHeight()), say(item.label), small(),
                  inks(ink).text);
        y += rowHeight();
    }
    const double tab = rect.width() * 0.25;
    for (const mats::Slots::Slot& slot : item.places) {
        paintPlain(painter, QRectF(rect.left(), y, tab, slotHeight - pt), slot.tone, say(slot.label), ink,
                   pt);
        const double box = slot.damage.property.isEmpty() ? 0 : slotHeight;
        const QRectF place(rect.left() + tab, y, rect.width() - tab - box, slotHeight - pt);
        painter.setPen(QPen(inks(ink).faint, 0.5 * pt));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place);
        if (box > 0)
            painter.drawRect(
                QRectF(place.right() + 3 * pt, y + 2 * pt, slotHeight - 5 * pt, slotHeight - 5 * pt));
        if (!slot.takes.code.isEmpty())
            paintLine(painter, place.adjusted(2 * pt, 0, -2 * pt, 0), say(slot.takes), tiny(),
                      inks(ink).faint);
        y += slotHeight;
    }
}

} // namespace

double blankHeight(const mats::Item& item, const Wording& say)
{
    const auto heading = [&](const mats::Message& label) { return say(label).isEmpty() ? 0 : rowHeight(); };
    return std::visit(Match{[](const mats::Counter&) { return rowHeight() + gapBelow; },
                            [](const mats::Cards&) { return rowHeight() + gapBelow; },
                            [](const mats::Chart& chart) {
                                return rowHeight() * (chart.columns.isEmpty() ? 1 : 2) +
                                       nodeRows(chart) * nodeHeight + gapBelow;
                            },
                            [&](const mats::Slots& of) {
                                return heading(of.label) +
                                       static_cast<double>(of.places.size()) * slotHeight + gapBelow;
                            },
                            [](const auto&) { return 0.0; }},
                      item);
}

void paintBlank(QPainter& painter, const QRectF& rect, const mats::Item& item, const Wording& say, Ink ink)
{
    const QRectF inner = rect.adjusted(0, 0, 0, -gapBelow);
    std::visit(
        Match{[&](const mats::Counter& counter) {
                  paintCount(painter, inner, say(counter.label), counter.most, ink);
              },
              [&](const mats::Cards& cards) { paintCount(painter, inner, say(cards.label), 0, ink); },
              [&](const mats::Chart& chart) { ChartOnPaper(inner, chart, say, ink).paint(painter, inner); },
              [&](const mats::Slots& of) { paintSlots(painter, inner, of, say, ink); }, [](const auto&) {}},
        item);
}

} // namespace roadmarshal::views::print
