// The colours and measures that all views share, light and dark.
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QWidget;

namespace roadmarshal::views {

// Roles beyond QPalette.
struct Colours
{
    QColor surface; // of docks
    QColor raised;  // cards on it
    QColor outline; // hairlines
    QColor text;
    QColor faint;  // secondary text, still 4.5:1
    QColor accent; // what can be chosen now
    QColor onAccent;
    QColor warning; // objections
    QColor onWarning;
    QColor damage; // filled damage boxes
    QColor good;
    QColor trying; // what is only tried: frame and banner
    QColor onTrying;
    QColor tryingSurface; // of docks that show it
};

bool isDark(const QPalette& palette);
const Colours& colours(bool dark);
inline const Colours& coloursFor(const QPalette& palette)
{
    return colours(isDark(palette));
}

// A palette for the whole application.
QPalette paletteFor(bool dark);

// Distances in device independent pixels.
inline constexpr int gap = 8;
inline constexpr int smallGap = 4;
inline constexpr int cardRadius = 6;

// Type sizes relative to the application font.
QFont bodyFont();
QFont headlineFont();
QFont captionFont();
QFont boldFont();

} // namespace roadmarshal::views
