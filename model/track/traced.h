// A board that was traced from a picture: where its sectors lie on it, and the picture.
#pragma once

#include <QByteArray>
#include <QPointF>
#include <QSize>
#include <QString>

#include <optional>
#include <vector>

namespace roadmarshal::track {

// A line across the road.
struct Line
{
    QPointF inner;
    QPointF outer;
    bool operator==(const Line&) const = default;

    QPointF middle() const { return (inner + outer) / 2; }
};

struct Photo
{
    QString type; // "image/jpeg"
    QByteArray data;
    QSize size;        // in pixels
    bool shown = true; // as the board; otherwise the road is drawn where it lies
    bool operator==(const Photo&) const = default;
};

struct Traced
{
    // For each sector the line where it begins, and further ones within it where it bends. In pixels of the
    // picture, y downward.
    std::vector<std::vector<Line>> sectors;
    std::optional<Photo> photo;
    bool operator==(const Traced&) const = default;
};

} // namespace roadmarshal::track
