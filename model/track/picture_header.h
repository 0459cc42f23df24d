// What a picture says of itself before anybody decodes it.
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <optional>

namespace roadmarshal::track {

struct PictureHeader
{
    QString type; // "image/png", "image/jpeg"
    QSize size;   // in pixels, as far as it says
};

// Nothing unless it begins as a PNG or JPEG does, with its size.
std::optional<PictureHeader> pictureHeaderOf(const QByteArray& data);

} // namespace roadmarshal::track
