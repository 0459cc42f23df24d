// The docks, their first arrangement, and keeping the one the person made.
#pragma once

#include "settings/settings.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

class QAction;

namespace KDDockWidgets::QtWidgets {
class DockWidget;
class MainWindow;
} // namespace KDDockWidgets::QtWidgets

namespace roadmarshal::views {

class Desk;

class Docks : public QObject
{
    Q_OBJECT
public:
    Docks(KDDockWidgets::QtWidgets::MainWindow* window, Desk* desk);
    // Docks that are closed belong to nobody else.
    ~Docks() override;

    // Go to a dock: it is shown if need be, comes to the front and gets the keyboard.
    const QList<QAction*>& visits() const { return m_visits; }
    // Show or hide a dock.
    QList<QAction*> toggles() const;
    // The usual one, small or large.
    void arrange();
    // By hand or by size; each is kept as the person left it.
    void setLayoutChoice(LayoutChoice choice);
    // After the window got another size.
    void followSize();
    Arrangement arrangement() const { return m_arrangement; }
    // What the small arrangement keeps in a drawer: opens it there, or shuts it.
    const QList<QAction*>& drawerActions() const { return m_drawerActions; }
    // The layout that was saved, or else the first arrangement; false if there was one that could not be
    // used.
    bool restore();
    void save() const;
    // Says on each dock that follows a branch that it does.
    void setTrying(bool on);
    void showMarshal();
    void showLog();
    void showRules();

signals:
    void arrangementChanged();

private:
    using DockWidget = KDDockWidgets::QtWidgets::DockWidget;

    DockWidget* add(const QString& id, const QString& title, QWidget* content);
    QAction* makeVisit(DockWidget* dock);
    // In the order of their keys.
    QList<DockWidget*> drawer() const { return {m_mats, m_decks, m_log, m_rules}; }
    void arrangeLaptop();
    void arrangeLarge();
    Arrangement fitting() const;
    void switchTo(Arrangement arrangement);
    QAction* makeDrawerAction(DockWidget* dock);
    void toggleDrawer(DockWidget* dock);
    // The handles show which dock of the drawer is on top.
    void tickDrawer();
    void placeFloating(DockWidget* dock);
    QList<DockWidget*> all() const { return {m_board, m_marshal, m_mats, m_score, m_log, m_decks, m_rules}; }
    void passKeyboardOn(const QWidget* before, QWidget* now);
    QStringList ids() const;
    // Whether the saved layout lies on the window now.
    bool takes(const QByteArray& arrangement, KDDockWidgets::RestoreOptions options = {});
    // Finds a place for docks that did not exist when the layout was saved.
    void placeNewcomers(const QStringList& known);

    KDDockWidgets::QtWidgets::MainWindow* m_window;
    QList<QPointer<QWidget>> m_made; // before the docks, which are put here
    DockWidget* m_board;
    DockWidget* m_marshal;
    DockWidget* m_mats;
    DockWidget* m_score;
    DockWidget* m_log;
    DockWidget* m_decks;
    DockWidget* m_rules;
    QList<QAction*> m_visits; // in the order of their keys
    QList<QAction*> m_drawerActions;
    LayoutChoice m_choice = LayoutChoice::BySize;
    Arrangement m_arrangement = Arrangement::Laptop;
    bool m_isLaid = false; // restored or arranged
};

} // namespace roadmarshal::views
