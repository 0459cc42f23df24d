// The docks, their first arrangement, and keeping the one the person made.
#pragma once

#include <QList>
#include <QObject>

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

    // Show and hide each dock.
    QList<QAction*> toggles() const;
    void arrange();
    void restore();
    void save() const;
    // Says on each dock that follows a branch that it does.
    void setTrying(bool on);
    void showLog();

private:
    KDDockWidgets::QtWidgets::DockWidget* add(const QString& id, const QString& title, QWidget* content);

    KDDockWidgets::QtWidgets::MainWindow* m_window;
    KDDockWidgets::QtWidgets::DockWidget* m_track;
    KDDockWidgets::QtWidgets::DockWidget* m_marshal;
    KDDockWidgets::QtWidgets::DockWidget* m_mats;
    KDDockWidgets::QtWidgets::DockWidget* m_score;
    KDDockWidgets::QtWidgets::DockWidget* m_log;
};

} // namespace roadmarshal::views
