// The table as a picture: the track with its cars and, if wanted, a way and spaces that matter, as SVG.
#pragma once

#include "picture_marks.h"

#include <QByteArray>

#include <memory>

namespace roadmarshal::log {

// One document that needs nothing else; every car has the element id "car-21", every space "space-12.0".
QByteArray tablePicture(const table::TableShow& show, const PictureMarks& marks = {}, Ink ink = Ink::Colour);

// Many pictures on one page: the track is in it once.
class PictureSeries
{
public:
    PictureSeries(std::shared_ptr<const track::Track> track, Ink ink);

    // An element that shows nothing; has to stand before the pictures.
    QByteArray definition() const;
    // An element that shows the track of the definition and the cars on it.
    QByteArray picture(const table::TableShow& show, const PictureMarks& marks = {}) const;

private:
    std::shared_ptr<const track::Track> m_track;
    track::Geometry m_geometry;
    Ink m_ink;
};

} // namespace roadmarshal::log
