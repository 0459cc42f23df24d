// The table as a picture: the board with its pieces and, if wanted, a way and spaces that matter, as SVG.
#pragma once

#include "picture_marks.h"

#include <QByteArray>

namespace roadmarshal::log {

// One document that needs nothing else; every car has the element id "car-21", any other piece "piece-x",
// every space "space-12.0".
QByteArray tablePicture(const table::TableShow& show, const PictureMarks& marks = {}, Ink ink = Ink::Colour);

// Many pictures on one page, each of the board as it lay then: every patch is in it once.
class PictureSeries
{
public:
    explicit PictureSeries(Ink ink) : m_ink(ink) {}

    // An element that shows the patches by reference and the pieces on them.
    QByteArray picture(const table::TableShow& show, const PictureMarks& marks = {});
    // An element that shows nothing, with all patches of the pictures made so far; has to stand before them.
    QByteArray definition() const;

private:
    struct Defined
    {
        QString id;
        board::Patch patch;
    };
    QString idOf(const board::Patch& patch);

    Ink m_ink;
    QList<Defined> m_defined;
};

} // namespace roadmarshal::log
