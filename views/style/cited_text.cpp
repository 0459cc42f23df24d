#include "cited_text.h"

#include <QFontMetrics>
#include <QPainter>

namespace roadmarshal::views {

namespace {

// A citation at the very end stays whole; what stands before it is shortened.
QString shortened(const QString& line, const QFont& font, int width)
{
    const QFontMetrics metrics(font);
    if (metrics.horizontalAdvance(line) <= width)
        return line;
    const QList<CitedRange> citations = citationsIn(line);
    if (!citations.isEmpty() && citations.last().start + citations.last().length == line.size()) {
        const QString citation = line.sliced(citations.last().start);
        const int room = width - metrics.horizontalAdvance(u' ' + citation);
        if (room > 0)
            return metrics.elidedText(line.first(citations.last().start).trimmed(), Qt::ElideRight, room) +
                   u' ' + citation;
    }
    return metrics.elidedText(line, Qt::ElideRight, width);
}

} // namespace

CitedText::CitedText(const QString& plain, const QFont& font, int width, Lines lines)
{
    QString text = lines == Lines::One ? shortened(plain.simplified(), font, width) : plain;
    m_citations = citationsIn(text);
    text.replace(u'\n', QChar::LineSeparator);
    m_layout.setText(text);
    m_layout.setFont(font);
    QTextOption option;
    option.setWrapMode(lines == Lines::One ? QTextOption::NoWrap : QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout.setTextOption(option);
    m_layout.setCacheEnabled(true);
    m_layout.beginLayout();
    double y = 0;
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
    }
    m_layout.endLayout();
}

QSize CitedText::size() const
{
    if (m_layout.text().isEmpty())
        return {0, 0};
    double widest = 0;
    for (int i = 0; i < m_layout.lineCount(); ++i)
        widest = std::max(widest, m_layout.lineAt(i).naturalTextWidth());
    return {qCeil(widest), qCeil(m_layout.boundingRect().height())};
}

void CitedText::paint(QPainter& painter, QPointF topLeft, const QColor& ink, const QColor& link) const
{
    QList<QTextLayout::FormatRange> ranges;
    QTextCharFormat format;
    format.setForeground(link);
    format.setFontUnderline(true);
    for (const CitedRange& citation : m_citations)
        ranges.append({static_cast<int>(citation.start), static_cast<int>(citation.length), format});
    painter.setPen(ink);
    m_layout.draw(&painter, topLeft, ranges);
}

QStringList CitedText::rulesAt(QPointF point) const
{
    for (int i = 0; i < m_layout.lineCount(); ++i) {
        const QTextLine line = m_layout.lineAt(i);
        if (!line.naturalTextRect().contains(point))
            continue;
        const int character = line.xToCursor(point.x(), QTextLine::CursorOnCharacter);
        for (const CitedRange& citation : m_citations) {
            if (character >= citation.start && character < citation.start + citation.length)
                return citation.rules;
        }
    }
    return {};
}

QPoint CitedText::linkPoint(qsizetype citation) const
{
    const CitedRange& range = m_citations[citation];
    const auto start = static_cast<int>(range.start);
    const QTextLine line = m_layout.lineForTextPosition(start);
    const double x = (line.cursorToX(start) + line.cursorToX(start + 1)) / 2;
    return QPointF(x, line.y() + line.height() / 2).toPoint();
}

} // namespace roadmarshal::views
