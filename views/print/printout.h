// Documents laid out on pages, ready for any device.
#pragma once

#include "documents.h"
#include "flow.h"

class QPagedPaintDevice;

namespace roadmarshal::views::print {

class Printout
{
public:
    Printout(const Material& material, const QList<Document>& documents, const Paper& paper);

    int pageCount() const { return static_cast<int>(m_pages.size()); }
    const Paper& paper() const { return m_paper; }
    const QString& title() const { return m_title; }
    const QList<Block>& blocks() const { return m_blocks; }
    const QList<Page>& pages() const { return m_pages; }

    // One page with its footer; the painter's device is a sheet of the paper, without margins.
    void paint(QPainter& painter, int page) const;

private:
    void paintFooter(QPainter& painter, int page) const;

    Paper m_paper;
    QString m_title;
    QString m_date;
    QList<Block> m_blocks;
    QList<Page> m_pages;
};

// Paper size, no margins of its own, and who made it; before a painter begins.
void prepare(QPagedPaintDevice& device, const Printout& printout);

} // namespace roadmarshal::views::print
