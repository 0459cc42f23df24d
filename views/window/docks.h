// The docks, their first arrangement, and keeping the one the person made.
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

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

    // Go to a dock: it is shown if need be, comes to the front and gets the keyboard.
    const QList<QAction*>& visits() const { return m_visits; }
    // Show or hide a dock.
    QList<QAction*> toggles() const;
    void arrange();
    // The layout that was saved, or else the first arrangement; false if there was one that could not be
    // used.
    bool restore();
    void save() const;
    // Says on each dock that follows a branch that it does.
    void setTrying(bool on);
    void showMarshal();
    void showLog();
    void showRules();

private:
    using DockWidget = KDDockWidgets::QtWidgets::DockWidget;

    DockWidget* add(const QString& id, const QString& title, QWidget* content);
    QAction* makeVisit(DockWidget* dock);
    // In the order of their keys.
    QList<DockWidget*> all() const { return {m_board, m_marshal, m_mats, m_score, m_log, m_decks, m_rules}; }
    void passKeyboardOn(const QWidget* before, QWidget* now);
    QStringList ids() const;
    // Whether the saved layout lies on the window now.
    bool takes(const QByteArray& arrangement);
    // Finds a place for docks that did not exist when the layout was saved.
    void placeNewcomers(const QStringList& known);

    KDDockWidgets::QtWidgets::MainWindow* m_window;
    DockWidget* m_board;
    DockWidget* m_marshal;
    DockWidget* m_mats;
    DockWidget* m_score;
    DockWidget* m_log;
    DockWidget* m_decks;
    DockWidget* m_rules;
    QList<QAction*> m_visits; // in the order of their keys
};

} // namespace roadmarshal::views
