#include "print_job.h"

#include <QPrinter>

namespace roadmarshal::views::print {

PrintJob::PrintJob(const Printout& printout, const QString& pdfPath, QObject* parent)
    : QObject(parent), m_printout(printout), m_path(pdfPath)
{
    connect(&m_timer, &QTimer::timeout, this, &PrintJob::step);
}

PrintJob::PrintJob(const Printout& printout, std::unique_ptr<QPrinter> printer, QObject* parent)
    : QObject(parent), m_printout(printout), m_printer(std::move(printer))
{
    connect(&m_timer, &QTimer::timeout, this, &PrintJob::step);
}

PrintJob::~PrintJob()
{
    m_feed.reset(); // the painter before the printer
}

PageFeed* PrintJob::feed() const
{
    return m_pdf ? &m_pdf->feed() : m_feed.get();
}

void PrintJob::start()
{
    m_timer.start(0);
}

void PrintJob::cancel()
{
    m_timer.stop();
    if (m_printer)
        m_printer->abort();
    m_feed.reset();
    m_pdf.reset();
}

void PrintJob::step()
{
    if (!feed() && m_printer) {
        m_feed = std::make_unique<PageFeed>(*m_printer, m_printout);
    } else if (!feed()) {
        auto pdf = PdfFile::begin(m_path, m_printout);
        if (!pdf)
            return end(pdf.error());
        m_pdf = *std::move(pdf);
    }
    if (!feed()->feed())
        return end(m_pdf ? tr("The file does not take the pages.")
                         : tr("The printer does not take the pages."));
    emit printed(feed()->fed());
    if (!feed() || !feed()->isDone())
        return; // cancelled by who was told, or not through yet
    if (m_pdf) {
        const auto saved = m_pdf->commit();
        return end(saved ? QString() : saved.error());
    }
    const bool taken = m_feed->finish() && m_printer->printerState() != QPrinter::Error;
    end(taken ? QString() : tr("The printer reports an error."));
}

void PrintJob::end(const QString& problem)
{
    m_timer.stop();
    m_feed.reset();
    m_pdf.reset();
    emit finished(problem);
}

} // namespace roadmarshal::views::print
