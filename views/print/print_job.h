// Prints in the background of the window, one page whenever it has nothing else to do, until done or
// cancelled.
#pragma once

#include "page_feed.h"

#include <QObject>
#include <QTimer>

class QPrinter;

namespace roadmarshal::views::print {

class PrintJob final : public QObject
{
    Q_OBJECT
public:
    // To a file; nothing of it stays if it fails or is cancelled.
    PrintJob(const Printout& printout, const QString& pdfPath, QObject* parent = nullptr);
    PrintJob(const Printout& printout, std::unique_ptr<QPrinter> printer, QObject* parent = nullptr);
    ~PrintJob() override;

    int pageCount() const { return m_printout.pageCount(); }
    // Reports from the next turn of the event loop on.
    void start();
    void cancel();

signals:
    void printed(int pages);
    // The last word: empty if it is printed; never after a cancel.
    void finished(const QString& problem);

private:
    void step();
    void end(const QString& problem);
    PageFeed* feed() const;

    Printout m_printout;
    QString m_path;
    std::unique_ptr<PdfFile> m_pdf;
    std::unique_ptr<QPrinter> m_printer;
    std::unique_ptr<PageFeed> m_feed; // of the printer
    QTimer m_timer;
};

} // namespace roadmarshal::views::print
