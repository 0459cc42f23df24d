// What each dock is for and which keys work in it, in a few lines.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace roadmarshal::views {

// Keys and what they do.
struct Shortcut
{
    QString keys;
    QString meaning;
};

struct DockHelp
{
    QStringList lines;
    QList<Shortcut> keys;
    QString chapter; // of the manual, which says more
};

// None for a dock that explains itself.
std::optional<DockHelp> dockHelp(const QString& dock);

} // namespace roadmarshal::views
