// What each dock is for and which keys work in it, in a few lines.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace roadmarshal::views {

// Keys, or a line of shorthand, and what they do.
struct Shortcut
{
    QString keys;
    QString meaning;
};

struct DockHelp
{
    QStringList lines;
    QList<Shortcut> keys;
};

// None for a dock that explains itself.
std::optional<DockHelp> dockHelp(const QString& dock);

// Everything that can be typed, in the order in which a game needs it.
QList<Shortcut> shorthandHelp();

} // namespace roadmarshal::views
