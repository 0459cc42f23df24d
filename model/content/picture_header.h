// What a picture says of itself in its first bytes, before anybody decodes it.
#pragma once

#include <QByteArrayView>
#include <QSize>
#include <QString>

#include <optional>

namespace roadmarshal::content {

struct PictureHeader
{
    QString type; // "image/png", "image/jpeg"
    QSize size;   // in pixels, as far as it says; may be empty, or absurd
};

// Nothing unless it begins as a PNG or JPEG does, and says its size.
std::optional<PictureHeader> pictureHeaderOf(QByteArrayView data);

} // namespace roadmarshal::content
