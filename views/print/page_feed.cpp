#include "page_feed.h"

#include "words.h"

#include "table/file/export_target.h"

#include <QPdfWriter>

namespace roadmarshal::views::print {

PageFeed::PageFeed(QPagedPaintDevice& device, const Printout& printout)
    : m_device(device), m_printout(printout)
{
    prepare(device, printout);
}

bool PageFeed::feed()
{
    if (m_fed == 0 ? !m_painter.begin(&m_device) : !m_device.newPage())
        return false;
    m_printout.paint(m_painter, m_fed++);
    return true;
}

bool PageFeed::finish()
{
    return m_painter.end();
}

PdfFile::PdfFile(const QString& path) : m_file(path) {}

PdfFile::~PdfFile()
{
    m_feed.reset(); // the painter first, then what it paints on
    m_writer.reset();
}

std::expected<std::unique_ptr<PdfFile>, QString> PdfFile::begin(const QString& path, const Printout& printout)
{
    if (const auto may = table::mayExportTo(path); !may)
        return std::unexpected(may.error().toLine());
    std::unique_ptr<PdfFile> pdf(new PdfFile(path));
    if (!pdf->m_file.open(QIODevice::WriteOnly))
        return std::unexpected(pdf->m_file.errorString());
    constexpr int dotsPerInch = 1200;
    pdf->m_pages.open(QIODevice::WriteOnly);
    pdf->m_writer = std::make_unique<QPdfWriter>(&pdf->m_pages);
    pdf->m_writer->setResolution(dotsPerInch);
    pdf->m_writer->setTitle(printout.title());
    pdf->m_writer->setCreator(QStringLiteral("Roadmarshal " ROADMARSHAL_VERSION));
    pdf->m_feed = std::make_unique<PageFeed>(*pdf->m_writer, printout);
    return pdf;
}

std::expected<void, QString> PdfFile::commit()
{
    const bool painted = m_feed->isDone() && m_feed->finish();
    m_feed.reset();
    m_writer.reset();
    if (!painted)
        return std::unexpected(Words::tr("the pages cannot be painted"));
    const QByteArray& pages = m_pages.data();
    if (m_file.write(pages) != pages.size() || !m_file.commit())
        return std::unexpected(m_file.errorString());
    return {};
}

std::expected<void, QString> savePdf(const QString& path, const Printout& printout)
{
    const auto pdf = PdfFile::begin(path, printout);
    if (!pdf)
        return std::unexpected(pdf.error());
    while (!(*pdf)->feed().isDone()) {
        if (!(*pdf)->feed().feed())
            break;
    }
    return (*pdf)->commit();
}

} // namespace roadmarshal::views::print
