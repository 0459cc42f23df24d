// Colours that games call by name, such as heat and danger, in light and in dark.
#pragma once

#include <QColor>
#include <QStringList>

namespace roadmarshal::views {

struct Tone
{
    QColor fill;
    QColor ink; // readable on it, at least 4.5:1
};

// Names that have a colour of their own.
QStringList toneNames();
// No colour for a name that is none of them; it is then drawn plain.
Tone toneOf(const QString& name, bool dark);
// "yellow" in the person's language; a name that is none of them as it stands.
QString toneInWords(const QString& name);

} // namespace roadmarshal::views
