// Menus with every correction that a panel allows.
#pragma once

class QMenu;
class QModelIndex;

namespace roadmarshal::views {

class MatsModel;

// Gauges and counters as submenus, tokens as switches.
void fillPanelMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel);
// Tokens alone.
void fillTokenMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel);

} // namespace roadmarshal::views
