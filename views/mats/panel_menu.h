// Menus with every correction that a panel allows.
#pragma once

class QMenu;
class QModelIndex;
class QString;

namespace roadmarshal::views {

class MatsModel;

// Everything but tokens as submenus, tokens as switches.
void fillPanelMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel);
// Tokens alone.
void fillTokenMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel);
// What one property of cards or of slots can be set to.
void fillItemMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel, const QString& property);

} // namespace roadmarshal::views
