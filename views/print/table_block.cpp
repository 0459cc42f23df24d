#include "table_block.h"

#include "type.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <memory>
#include <numeric>

namespace roadmarshal::views::print {

namespace {

constexpr double padX = 3 * pt;
constexpr double padY = 2.2 * pt;
constexpr double hairline = 0.5 * pt;

// What is laid out once and painted row by row.
class LaidTable
{
public:
    LaidTable(const Table& table, const Paper& paper) : m_table(table), m_ink(paper.ink)
    {
        const double whole = paper.body().width();
        double fixed = 0;
        for (const Column& column : table.columns)
            fixed += column.width * pt;
        const QList<double> shares = shared(std::max(0.0, whole - fixed));
        // Columns that ask for more than there is get proportionally less.
        const double squeeze = fixed > whole ? whole / fixed : 1;
        double x = 0;
        for (qsizetype i = 0; i < table.columns.size(); ++i) {
            const double width =
                table.columns[i].width == 0 ? shares[i] : table.columns[i].width * pt * squeeze;
            m_columns.append({x, width});
            x += width;
        }
    }

    double headHeight() const
    {
        const bool isNamed = std::ranges::any_of(
            m_table.columns, [](const Column& column) { return !column.title.isEmpty(); });
        return isNamed ? headLines() * lineHeight(headFont()) + 2 * padY : 0;
    }

    QList<double> heights() const
    {
        QList<double> heights;
        heights.reserve(m_table.rows.size());
        for (const Row& row : m_table.rows)
            heights.append(heightOf(row));
        return heights;
    }

    void paintHead(QPainter& painter, const QRectF& rect) const
    {
        painter.fillRect(rect, inks(m_ink).shade);
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            QRectF line = inside(rect, i);
            line.setHeight(lineHeight(headFont()));
            for (const QString& part : headParts(i)) {
                paintLine(painter, line, part, headFont(), inks(m_ink).faint, m_table.columns[i].alignment);
                line.translate(0, line.height());
            }
        }
        painter.setPen(QPen(inks(m_ink).faint, hairline));
        painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    }

    void paintRow(QPainter& painter, const QRectF& rect, qsizetype index) const
    {
        const Row& row = m_table.rows[index];
        if (row.strong)
            painter.fillRect(rect, inks(m_ink).shade);
        for (qsizetype i = 0; i < std::min(row.cells.size(), m_columns.size()); ++i)
            paintCell(painter, rect, i, row.cells[i]);
        if (row.ruled) {
            painter.setPen(QPen(inks(m_ink).rule, hairline));
            painter.drawLine(rect.bottomLeft(), rect.bottomRight());
        }
    }

private:
    struct Span
    {
        double x;
        double width;
    };

    // What is left, by column: in equal parts, or where a title would not fit its part, what each needs.
    QList<double> shared(double room) const
    {
        QList<double> needs;
        qsizetype sharing = 0;
        for (const Column& column : m_table.columns) {
            double need = 0;
            for (const QString& part : inTwo(column.title, usualHeadFont(), 0))
                need = std::max(need, QFontMetricsF(usualHeadFont()).horizontalAdvance(part) + 2 * padX);
            needs.append(column.width == 0 ? need : 0);
            sharing += column.width == 0;
        }
        const double sum = std::accumulate(needs.begin(), needs.end(), 0.0);
        const double part = room / static_cast<double>(std::max<qsizetype>(1, sharing));
        const bool inEqualParts =
            sum > room || std::ranges::all_of(needs, [&](double n) { return n <= part; });
        const double spare = (room - sum) / static_cast<double>(std::max<qsizetype>(1, sharing));
        for (double& need : needs)
            need = inEqualParts ? part : need + spare;
        return needs;
    }
    // Smaller where a word would not fit its column: paper tells nobody the rest of it.
    QFont headFont() const
    {
        constexpr double smallest = 0.6;
        double shrink = 1;
        const QFontMetricsF usual(usualHeadFont());
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            for (const QString& part : inTwo(m_table.columns[i].title, usualHeadFont(), 0)) {
                const double needed = usual.horizontalAdvance(part);
                const double room = m_columns[i].width - 2 * padX;
                if (needed > room)
                    shrink = std::min(shrink, room / needed * 0.98);
            }
        }
        return font((m_table.points - 1) * std::max(smallest, shrink), QFont::Medium);
    }
    QFont usualHeadFont() const { return font(m_table.points - 1, QFont::Medium); }
    QFont fontOf(const Cell& cell) const
    {
        return font(m_table.points, cell.bold ? QFont::DemiBold : QFont::Normal);
    }
    // A title that is too long for its column goes on in a second line.
    QStringList headParts(qsizetype column) const
    {
        return inTwo(m_table.columns[column].title, headFont(), m_columns[column].width - 2 * padX);
    }
    double headLines() const
    {
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            if (headParts(i).size() > 1)
                return 2;
        }
        return 1;
    }
    double swatchWidth() const { return m_table.points * 1.35 * pt; }

    QRectF inside(const QRectF& rect, qsizetype column) const
    {
        const Span& span = m_columns[column];
        return {rect.left() + span.x + padX, rect.top() + padY, span.width - 2 * padX, rect.height() - padY};
    }

    double heightOf(const Row& row) const
    {
        double height = lineHeight(font(m_table.points));
        for (qsizetype i = 0; i < std::min(row.cells.size(), m_columns.size()); ++i) {
            if (m_table.columns[i].wraps)
                height = std::max(height, wrappedHeight(row.cells[i].text, fontOf(row.cells[i]),
                                                        m_columns[i].width - 2 * padX));
        }
        return height + padY + (row.ruled ? padY : 0);
    }

    void paintCell(QPainter& painter, const QRectF& rect, qsizetype i, const Cell& cell) const
    {
        const Column& column = m_table.columns[i];
        QRectF place = inside(rect, i);
        // In a row of several lines, everything stands on the first.
        place.setHeight(std::min(place.height(), lineHeight(font(m_table.points))));
        QColor ink = cell.faint ? inks(m_ink).faint : inks(m_ink).text;
        if (cell.dark > 0) {
            painter.fillRect(
                QRectF(rect.left() + m_columns[i].x, rect.top(), m_columns[i].width, rect.height()),
                ground(cell.dark));
            if (cell.dark > mostUnderDarkText)
                ink = Qt::white;
        }
        if (cell.livery >= 0) {
            const double side = place.height() * 0.72;
            paintSwatch(painter, QRectF(place.left(), place.center().y() - side / 2, swatchWidth(), side),
                        cell.livery, m_ink);
            place.setLeft(place.left() + swatchWidth() + padX);
        }
        if (cell.boxes > 0) {
            const double height = place.height() * 0.72;
            return paintBoxes(painter,
                              QRectF(place.left(), place.center().y() - height / 2, place.width(), height),
                              cell.filled, cell.boxes, m_ink);
        }
        if (column.wraps)
            paintWrapped(painter, inside(rect, i), cell.text, fontOf(cell), ink);
        else
            paintLine(painter, place, cell.text, fontOf(cell), ink, column.alignment);
    }

    static constexpr double mostUnderDarkText = 0.72;

    QColor ground(double dark) const
    {
        const QColor full = inks(m_ink).damage;
        const auto mix = [dark](int ink) { return 255 - static_cast<int>((255 - ink) * dark); };
        return {mix(full.red()), mix(full.green()), mix(full.blue())};
    }

    Table m_table;
    Ink m_ink;
    QList<Span> m_columns;
};

} // namespace

Block tableBlock(const Table& table, const Paper& paper)
{
    const auto laid = std::make_shared<const LaidTable>(table, paper);
    Block block;
    block.headHeight = laid->headHeight();
    block.paintHead = [laid](QPainter& painter, const QRectF& rect) { laid->paintHead(painter, rect); };
    block.rows = laid->heights();
    for (const Row& row : table.rows)
        block.keeps.append(row.keepsNext);
    block.paintRow = [laid](QPainter& painter, const QRectF& rect, qsizetype row) {
        laid->paintRow(painter, rect, row);
    };
    return block;
}

} // namespace roadmarshal::views::print
