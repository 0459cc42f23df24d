// Photos and scans of boards: read within bounds, and laid flat as a track's picture.
#pragma once

#include "track/trace/trace.h"

#include <QCoreApplication>
#include <QImage>

#include <expected>

namespace roadmarshal::views {

class PhotoFile
{
    Q_DECLARE_TR_FUNCTIONS(PhotoFile)
public:
    static constexpr qint64 largestFile = 64LL * 1024 * 1024;
    static constexpr int widestRead = 20'000; // pixels either way, as the file says
    static constexpr int widestKept = 2400;

    // Upright, and no larger than what a person can click on; or why not, in words.
    static std::expected<QImage, QString> read(const QString& path);
    static QString filter() { return tr("Pictures (*.jpg *.jpeg *.png)"); }
};

// What `pictureArea` tells, as small a file as a track may hold.
track::Photo laidFlat(const QImage& photo, const track::Trace& trace);

} // namespace roadmarshal::views
