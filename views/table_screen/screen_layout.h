// Where everything lies on the table screen, for any size and number of teams: large enough for two metres.
#pragma once

#include "screen_facts.h"

#include "style/livery.h"
#include "style/theme.h"

namespace roadmarshal::views {

struct ScreenPart
{
    enum class Kind {
        Ground,    // a rounded field
        Bar,       // marks what is on
        Livery,    // colour and pattern of a team
        Text,      // one line
        Paragraph, // several lines
        Disc,      // a token with its number
        Ring,      // the same, of those not claimed yet
        Icon,
    };
    Kind kind;
    QRectF rect;
    QString text = {}; // or the name of an icon
    double pixels = 0; // height of the type
    bool bold = false;
    Qt::Alignment alignment = Qt::AlignLeft;
    QColor ink = {};
    QColor ground = {}; // what the ink lies on
    int livery = 0;
};

struct ScreenLayout
{
    QSizeF size;
    QList<ScreenPart> parts;
};

ScreenLayout layOutScreen(const ScreenFacts& facts, const QSizeF& size, const Colours& colours);

// The smallest type: 1/28 of the height; where the screen stands on its side, there is height to spare but
// no width, and it is 1/22 of that.
double smallestTypeOf(const QSizeF& size);

QFont screenFont(double pixels, bool bold);

} // namespace roadmarshal::views
