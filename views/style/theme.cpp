#include "theme.h"

#include <QGuiApplication>

namespace roadmarshal::views {

namespace {

const Colours light{
    QColor(0xF3F1EC), QColor(0xFFFFFF), QColor(0xD3CEC2), QColor(0x22211E), QColor(0x5F5B52),
    QColor(0xB4400F), QColor(0xFFFFFF), QColor(0xFBE3B0), QColor(0x5A3A00), QColor(0xB3261E),
    QColor(0x2F6B3A), QColor(0x4A3AA7), QColor(0xFFFFFF), QColor(0xE9E5F7),
};
const Colours dark{
    QColor(0x1E1F22), QColor(0x292B2F), QColor(0x43464D), QColor(0xECEAE4), QColor(0xA9A69D),
    QColor(0xF08A4B), QColor(0x1E1206), QColor(0x4A3710), QColor(0xFBDD9B), QColor(0xE5604F),
    QColor(0x7CC48A), QColor(0xB5A8FF), QColor(0x17103A), QColor(0x28243D),
};

QFont scaled(double factor, QFont::Weight weight)
{
    QFont font = QGuiApplication::font();
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

} // namespace

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

const Colours& colours(bool isDarkWanted)
{
    return isDarkWanted ? dark : light;
}

QPalette paletteFor(bool isDarkWanted)
{
    const Colours& c = colours(isDarkWanted);
    QPalette palette(c.text, c.surface);
    palette.setColor(QPalette::Window, c.surface);
    palette.setColor(QPalette::WindowText, c.text);
    palette.setColor(QPalette::Base, c.raised);
    palette.setColor(QPalette::AlternateBase, c.surface);
    palette.setColor(QPalette::Text, c.text);
    palette.setColor(QPalette::Button, c.raised);
    palette.setColor(QPalette::ButtonText, c.text);
    palette.setColor(QPalette::ToolTipBase, c.raised);
    palette.setColor(QPalette::ToolTipText, c.text);
    palette.setColor(QPalette::PlaceholderText, c.faint);
    palette.setColor(QPalette::Highlight, c.accent);
    palette.setColor(QPalette::HighlightedText, c.onAccent);
    palette.setColor(QPalette::Accent, c.accent);
    palette.setColor(QPalette::Link, c.accent);
    palette.setColor(QPalette::Mid, c.outline);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, isDarkWanted ? QColor(0x7C7A74) : QColor(0x908B80));
    return palette;
}

QFont bodyFont()
{
    return QGuiApplication::font();
}

QFont headlineFont()
{
    return scaled(1.35, QFont::DemiBold);
}

QFont captionFont()
{
    return scaled(0.88, QFont::Normal);
}

QFont boldFont()
{
    return scaled(1.0, QFont::DemiBold);
}

} // namespace roadmarshal::views
