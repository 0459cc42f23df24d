// Colours of a drawn board.
#pragma once

#include <QString>

namespace roadmarshal::board {

struct Theme
{
    QString ground;
    QString infield;
    QString shoulder;
    QString asphalt;
    QString asphaltAlternate; // every other sector, so that sectors can be counted by eye
    QString rough;
    QString roughAlternate;
    QString roughDark;
    QString roughLight;
    QString jump;
    QString jumpAlternate;
    QString trough;
    QString troughRung;
    QString warning; // chevrons of jumps, boxes of crossovers
    QString line;
    QString kerbLight;
    QString kerbDark;
    QString bay; // beside the road, where pieces wait
    QString finishLight;
    QString finishDark;
    QString sand; // the floor of a canyon
    QString sandAlternate;
    QString sandDark;
    QString sandLight;
    QString cliff;
    QString cliffDark;
    QString cliffLight;
    QString rock;
    QString rockDark;
    QString rockLight;
    QString label;
    QString title;

    bool operator==(const Theme&) const = default;

    static Theme light();
    static Theme dark();
    // For paper: greys on white.
    static Theme paper();
};

} // namespace roadmarshal::board
