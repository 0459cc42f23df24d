// Painted text whose citations, "(7.13, AR-16)", look like links and can be found by a point.
#pragma once

#include "citation_link.h"

#include <QFont>
#include <QTextLayout>

class QColor;
class QPainter;

namespace roadmarshal::views {

class CitedText
{
public:
    enum class Lines {
        One,    // what is cut where there is no room is the words, not the citation behind them
        Wrapped // as many as it takes
    };
    CitedText(const QString& plain, const QFont& font, int width, Lines lines);

    QSize size() const;
    bool cites() const { return !m_citations.isEmpty(); }
    void paint(QPainter& painter, QPointF topLeft, const QColor& ink, const QColor& link) const;

    // Both seen from the top left.
    QStringList rulesAt(QPointF point) const;
    // A point on one of its citations.
    QPoint linkPoint(qsizetype citation) const;

private:
    QTextLayout m_layout;
    QList<CitedRange> m_citations;
};

} // namespace roadmarshal::views
