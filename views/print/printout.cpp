#include "printout.h"

#include "type.h"
#include "words.h"

#include <QLocale>
#include <QPagedPaintDevice>
#include <QPainter>

namespace roadmarshal::views::print {

Printout::Printout(const Material& material, const QList<Document>& documents, const Paper& paper)
    : m_paper(paper),
      m_title(material.title),
      m_date(QLocale().toString(material.summary.begun.toLocalTime().date(), QLocale::LongFormat))
{
    for (const Document document : documents)
        m_blocks += blocksOf(document, material, paper);
    m_pages = paginate(m_blocks, paper.body());
}

void Printout::paint(QPainter& painter, int page) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = painter.device()->logicalDpiX() / unitsPerInch;
    painter.scale(scale, scale);
    print::paint(painter, m_blocks, m_pages[page]);
    paintFooter(painter, page);
    painter.restore();
}

void Printout::paintFooter(QPainter& painter, int page) const
{
    const QRectF rect = m_paper.footer();
    painter.setPen(QPen(inks(m_paper.ink).rule, 0.5 * pt));
    painter.drawLine(rect.topLeft(), rect.topRight());
    const QString numbers = Words::tr("%1 of %2", "page numbers").arg(number(page + 1), number(pageCount()));
    constexpr double numberWidth = 80 * pt;
    paintLine(painter, rect.adjusted(0, 0, -numberWidth, 0), QStringLiteral("%1 · %2").arg(m_title, m_date),
              font(8), inks(m_paper.ink).faint);
    paintLine(painter, rect, numbers, font(8), inks(m_paper.ink).faint, Qt::AlignRight);
}

void prepare(QPagedPaintDevice& device, const Printout& printout)
{
    device.setPageLayout(printout.paper().layout());
}

} // namespace roadmarshal::views::print
