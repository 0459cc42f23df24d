// A second window for a TV or the far side of the table, turned as it has to be.
#pragma once

#include "screen_layout.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

class QAction;
class QMenu;
class QToolButton;

namespace roadmarshal::views {

class BoardView;
class MomentOverlay;

class TableScreen final : public QWidget
{
    Q_OBJECT
public:
    TableScreen();

    // Shows the game as it is now, or as it was after an entry that is played back, until called again; null
    // for none.
    void setSession(const table::Session* session, std::optional<int> replayed = {});
    void setFacts(const ScreenFacts& facts);
    const ScreenFacts& facts() const { return m_facts; }

    // Degrees clockwise: 0, 90, 180 or 270.
    int rotation() const { return m_rotation; }
    void setRotation(int degrees);
    void toggleFullScreen();
    // The board beside the score, or above it where the screen stands on its side.
    bool showsBoard() const { return m_showsBoard; }
    void setShowsBoard(bool on);
    // Where moments are told.
    MomentOverlay* overlay() const { return m_overlay; }

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
    // What is left of the screen for the score.
    QRectF scoreOn(const QSizeF& screen) const;
    QRectF boardOn(const QSizeF& screen) const;
    void drawBoard(const QSizeF& screen);

    ScreenFacts m_facts;
    table::TableShow m_table;
    ScreenLayout m_layout;
    int m_rotation = 0;
    bool m_showsBoard = false;
    BoardView* m_board = nullptr; // beside what can be seen: it only draws
    QPixmap m_picture;            // of it
    MomentOverlay* m_overlay;
    QAction* m_boardAction = nullptr;
    QMenu* m_menu;
    QList<QAction*> m_rotations;
    QToolButton* m_button; // shows while the mouse moves, so that the menu can be found
    QTimer m_buttonTimer;
};

} // namespace roadmarshal::views
