// Colours of what is drawn on top of the track: they have to stand out from asphalt, sand and liveries.
#pragma once

#include <QColor>

namespace roadmarshal::views {

struct TrackColours
{
    QColor open;     // where one may go
    QColor objected; // where the rules speak against it
    QColor casing;   // around both, so that they show on any ground
    QColor ink;      // on them
    QColor way;
};

inline const TrackColours& trackColours()
{
    static const TrackColours colours{QColor(0xFF8A2A), QColor(0xFFD23F), QColor(0xFFFFFF), QColor(0x241204),
                                      QColor(0xFF8A2A)};
    return colours;
}

} // namespace roadmarshal::views
