#include "chart_layout.h"

#include "style/scaled.h"
#include "style/text.h"
#include "style/theme.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::views {

namespace {

double labelHeight()
{
    return scaled(16.0);
}
double mostColumn()
{
    return scaled(48.0);
}
constexpr double nodePad = 6;

class Builder
{
public:
    Builder(const mats::Chart& chart, const Wording& say, const ItemPlace& place, QList<Part>& parts)
        : m_chart(chart), m_say(say), m_place(place), m_parts(parts), m_y(place.y)
    {
        m_rowHeight = std::ceil(QFontMetricsF(captionFont()).height()) + nodePad;
        for (const mats::Chart::Node& node : chart.nodes) {
            m_columns = std::max(m_columns, node.x + 1);
            m_rows = std::max(m_rows, node.y + 1);
        }
        m_columns = std::max(m_columns, static_cast<double>(chart.columns.size()));
        m_rows = std::max(m_rows, static_cast<double>(chart.rows.size()));
    }

    double build()
    {
        label();
        measure();
        axes();
        // Lines first: the nodes lie on them.
        for (const mats::Chart::Edge& edge : m_chart.edges)
            line(edge);
        for (const mats::Chart::Node& node : m_chart.nodes)
            add(node);
        return m_y + m_rows * m_rowHeight;
    }

private:
    void label()
    {
        const QRectF place(m_place.x, m_y, m_place.width, labelHeight());
        m_parts.append({PartKind::Label, place, m_say(m_chart.label)});
        if (const mats::Chart::Node* at = m_chart.find(m_chart.at))
            m_parts.append({PartKind::Value, place, m_say(at->label)});
        m_y += labelHeight() + smallGap;
    }

    void measure()
    {
        for (const mats::Message& row : m_chart.rows)
            m_left = std::max(m_left, textWidth(captionFont(), m_say(row)) + gap);
        m_left = std::min(m_left, m_place.width * 0.4);
        m_columnWidth = std::min(mostColumn(), (m_place.width - m_left) / std::max(m_columns, 1.0));
    }

    void axes()
    {
        for (qsizetype i = 0; i < m_chart.columns.size(); ++i)
            m_parts.append({PartKind::AxisLabel,
                            QRectF(m_place.x + m_left + static_cast<double>(i) * m_columnWidth, m_y,
                                   m_columnWidth, labelHeight()),
                            m_say(m_chart.columns[i])});
        if (!m_chart.columns.isEmpty())
            m_y += labelHeight() + 2;
        for (qsizetype i = 0; i < m_chart.rows.size(); ++i)
            m_parts.append(
                {PartKind::Label,
                 QRectF(m_place.x, m_y + static_cast<double>(i) * m_rowHeight, m_left, m_rowHeight),
                 m_say(m_chart.rows[i])});
    }

    QRectF rectOf(const mats::Chart::Node& node) const
    {
        const QRectF cell(m_place.x + m_left + node.x * m_columnWidth, m_y + node.y * m_rowHeight,
                          m_columnWidth, m_rowHeight);
        // Cells of a table are closer than bubbles, which leave room for the lines between them.
        if (m_chart.edges.isEmpty())
            return cell.adjusted(1, 1, -1, -1);
        const double aside = std::clamp(m_columnWidth * 0.12, 2.0, 6.0);
        return cell.adjusted(aside, 3, -aside, -3);
    }

    void line(const mats::Chart::Edge& edge)
    {
        const mats::Chart::Node* from = m_chart.find(edge.from);
        const mats::Chart::Node* to = m_chart.find(edge.to);
        if (!from || !to)
            return;
        Part part{PartKind::Line, {}};
        part.line = QLineF(rectOf(*from).center(), rectOf(*to).center());
        part.rect = QRectF(part.line.p1(), part.line.p2()).normalized();
        part.dotted = edge.dotted;
        m_parts.append(part);
    }

    void add(const mats::Chart::Node& node)
    {
        const bool at = node.id == m_chart.at;
        Part part{PartKind::Node, rectOf(node), m_say(node.label)};
        part.property = node.settable && !at ? m_chart.property : QString();
        part.value = node.id;
        part.on = at;
        part.holds = node.holds;
        part.tone = node.tone;
        part.square = m_chart.edges.isEmpty();
        m_parts.append(part);
    }

    const mats::Chart& m_chart;
    const Wording& m_say;
    const ItemPlace& m_place;
    QList<Part>& m_parts;
    double m_y;
    double m_left = 0; // taken by the names of the rows
    double m_columns = 0;
    double m_rows = 0;
    double m_columnWidth = 0;
    double m_rowHeight = 0;
};

} // namespace

double layOutChart(const mats::Chart& chart, const Wording& say, const ItemPlace& place, QList<Part>& parts)
{
    return Builder(chart, say, place, parts).build();
}

} // namespace roadmarshal::views
