// A place on the board where pieces can lie.
#pragma once

#include "pose.h"
#include "shape.h"

#include <QString>

namespace roadmarshal::board {

struct Space
{
    QString id;         // as written: "12.0", "chute", "c4r2"
    Shape outline = {}; // without one it is a circle
    QPointF centre = {};
    double heading = 0; // of a piece that lies on it
    double reach = 0;   // radius of that circle
    std::vector<Pose> seats =
        {};                     // of the first, second … of several pieces; none: in a row along the heading
    std::vector<int> next = {}; // spaces that a piece goes on to, by number: for gliding only
    int group = -1;             // read in one go: a sector, a row; -1 for what lies beside the board
    int order = 0;              // within the group
    bool onlyIfOffered = false; // no ground of its own: under the cursor only while it can be chosen
};

// Where the `nth` of `count` pieces lies. Whoever finds no seat of its own lies on another, a little aside.
Pose seatOn(const Space& space, int nth = 0, int count = 1);

} // namespace roadmarshal::board
