// Feeds a printout to a device page by page, so that who prints can do something else in between.
#pragma once

#include "printout.h"

#include <QBuffer>
#include <QPainter>
#include <QSaveFile>

#include <expected>
#include <memory>

class QPdfWriter;

namespace roadmarshal::views::print {

class PageFeed
{
public:
    // Both have to outlive the feed.
    PageFeed(QPagedPaintDevice& device, const Printout& printout);

    int fed() const { return m_fed; }
    bool isDone() const { return m_fed == m_printout.pageCount(); }
    // Paints the next page; false if the device can't.
    bool feed();
    // After the last page; false if the device has not taken it.
    bool finish();

private:
    QPagedPaintDevice& m_device;
    const Printout& m_printout;
    QPainter m_painter;
    int m_fed = 0;
};

// A PDF that is there as a whole or not at all.
class PdfFile
{
public:
    // The error is in words.
    static std::expected<std::unique_ptr<PdfFile>, QString> begin(const QString& path,
                                                                  const Printout& printout);
    ~PdfFile();

    PageFeed& feed() { return *m_feed; }
    // Only with this the file comes into being.
    std::expected<void, QString> commit();

private:
    explicit PdfFile(const QString& path);

    QSaveFile m_file;
    QBuffer m_pages; // a writer of PDFs does not tell when a disk takes less than it was given
    std::unique_ptr<QPdfWriter> m_writer;
    std::unique_ptr<PageFeed> m_feed;
};

// All of it at once.
std::expected<void, QString> savePdf(const QString& path, const Printout& printout);

} // namespace roadmarshal::views::print
