#include "poster_theme.h"

#include <initializer_list>

namespace roadmarshal::views::print {

namespace {

// `part` of the way to white.
void lighten(std::initializer_list<QString*> colours, double part)
{
    const counters::Colour white{0xFFFFFF};
    for (QString* colour : colours)
        *colour = toText(counters::mixed({QColor(*colour).rgb() & 0xFFFFFFU}, white, part));
}

} // namespace

board::Theme posterTheme(Ink ink)
{
    if (ink == Ink::Greyscale)
        return board::Theme::paper();
    board::Theme theme = board::Theme::light();
    const QString white = QStringLiteral("#ffffff");
    theme.ground = white;
    lighten({&theme.infield, &theme.shoulder, &theme.sand, &theme.sandAlternate, &theme.sandLight}, 0.65);
    lighten({&theme.asphalt, &theme.asphaltAlternate, &theme.bay}, 0.68);
    lighten({&theme.rough, &theme.roughAlternate, &theme.jump, &theme.jumpAlternate, &theme.cliff,
             &theme.cliffLight, &theme.rock, &theme.rockLight},
            0.5);
    lighten({&theme.roughDark, &theme.roughLight, &theme.trough, &theme.troughRung, &theme.sandDark,
             &theme.cliffDark, &theme.rockDark},
            0.25);
    theme.line = QStringLiteral("#3f434b"); // white lines would be lost on light asphalt
    theme.kerbLight = white;
    return theme;
}

} // namespace roadmarshal::views::print
