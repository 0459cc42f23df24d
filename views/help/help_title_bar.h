// Gives the title bar of every dock that has help a button for it.
#pragma once

#include <QPoint>
#include <QString>

#include <functional>

class QObject;
class QWidget;

namespace roadmarshal::views {

// Which dock wants to be explained, and the corner of the screen where its help may hang.
struct HelpSpot
{
    QString dock;
    QString title;
    QPoint corner; // global
};
using OpenHelp = std::function<void(const HelpSpot&)>;

// For all title bars made from now on, as long as `owner` lives.
void addHelpToTitleBars(QObject* owner, const OpenHelp& open);

// The dock that a widget is in; without an id if it is in none.
HelpSpot dockAround(const QWidget* widget);

} // namespace roadmarshal::views
