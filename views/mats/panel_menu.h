// Menus with every correction that a panel allows.
#pragma once

#include <QStringList>

class QMenu;
class QModelIndex;

namespace roadmarshal::views {

class MatsModel;

// Everything but tokens as submenus, tokens as switches.
void fillPanelMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel);
// Tokens alone.
void fillTokenMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel);
// What one property of cards or of slots can be set to.
void fillItemMenu(QMenu& menu, MatsModel& model, const QModelIndex& panel, const QString& property);

// Ids of the panel and of all cards that lie on it; or of what lies under one property alone.
QStringList idsOn(const MatsModel& model, const QModelIndex& panel);
QStringList idsIn(const MatsModel& model, const QModelIndex& panel, const QString& property);

} // namespace roadmarshal::views
