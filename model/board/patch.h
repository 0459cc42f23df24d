// What is drawn of a board: one patch for a whole track, one for each module or tile that was laid.
#pragma once

#include "pose.h"

#include <QRectF>
#include <QString>

#include <memory>

namespace roadmarshal::board {

class SvgPen;
struct Theme;

// Draws itself, in coordinates of its own.
class Picture
{
public:
    virtual ~Picture() = default;
    virtual void draw(SvgPen& pen, const Theme& theme) const = 0;
    // Whether every space in it is an element with the id that `svgId` gives.
    virtual bool namesSpaces() const { return false; }
};

// Patches of two boards with one key, pose and picture are the same: nothing has to be drawn again. A game
// keeps its pictures and hands out the same one each time.
struct Patch
{
    QString key;   // unique on its board; also names the element in a document of many pictures
    Pose at;       // of the picture's origin
    QRectF bounds; // what it covers, on the board
    std::shared_ptr<const Picture> picture;
    bool operator==(const Patch&) const = default;
};

} // namespace roadmarshal::board
