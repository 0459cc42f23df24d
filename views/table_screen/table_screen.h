// A second window for a TV or the far side of the table, turned as it has to be.
#pragma once

#include "screen_layout.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QMenu;
class QToolButton;

namespace roadmarshal::views {

class TableScreen final : public QWidget
{
    Q_OBJECT
public:
    TableScreen();

    // Shows the game as it is now, until called again; null for none.
    void setSession(const table::Session* session);
    void setFacts(const ScreenFacts& facts);
    const ScreenFacts& facts() const { return m_facts; }

    // Degrees clockwise: 0, 90, 180 or 270.
    int rotation() const { return m_rotation; }
    void setRotation(int degrees);
    void toggleFullScreen();

    // As drawn, before it is turned.
    const ScreenLayout& drawing() const { return m_layout; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void makeMenu();
    void refresh();

    ScreenFacts m_facts;
    ScreenLayout m_layout;
    int m_rotation = 0;
    QMenu* m_menu;
    QList<QAction*> m_rotations;
    QToolButton* m_button; // shows while the mouse moves, so that the menu can be found
    QTimer m_buttonTimer;
};

} // namespace roadmarshal::views
