// The zoomable board: shows a table, lights up choices, says what was clicked and hovered.
#pragma once

#include "backdrop.h"
#include "board_scene.h"
#include "bubble.h"
#include "camera.h"

#include <QGraphicsView>
#include <QTimer>
#include <QVariantAnimation>

class QAction;
class QGestureEvent;
class QMenu;
class QNativeGestureEvent;

namespace roadmarshal::views {

class BoardView : public QGraphicsView
{
    Q_OBJECT
public:
    explicit BoardView(QWidget* parent = nullptr);

    // Pieces that moved glide there, on the way they drove if it is known, otherwise along the road; without
    // any ways they are put there. What was previewed is past.
    void setTable(const table::TableShow& show, const std::optional<table::Ways>& ways = table::Ways());
    void setChoices(const QList<Choice>& choices);
    void setPreview(const std::optional<table::Preview>& preview);
    // The table that the answers so far lead to: what lies elsewhere on it shows as a ghost. Null for none.
    void setForeseen(const table::TableShow* table) { m_scene->setForeseen(table); }
    // How marks of a preview are put into words.
    void setWording(const Wording& wording) { m_scene->setWording(wording); }
    // The piece that acts: it gets a ring, can be centred and followed.
    void setSelected(const QString& piece);
    // Gliding pieces and zooming in small steps; on unless the table prefers stillness.
    void setAnimated(bool animated);
    // How long pieces take to glide, in milliseconds.
    void setGlideTime(int milliseconds);

    // Beside what is hovered or chosen by keyboard; empty hides it.
    void explain(const QString& text);
    QString explanation() const { return m_bubble->isHidden() ? QString() : m_bubble->text(); }

    void fit();
    void zoomBy(double factor, QPointF about);
    void zoomBy(double factor);
    void centreOnSelected();
    // As large as the window allows while something is decided there; back to what was on show without an
    // area, unless somebody has zoomed or panned meanwhile.
    void closeUp(const QRectF& world);
    const Camera& camera() const { return m_camera; }
    // Nothing moves any more and the board is drawn sharply; for pictures.
    void settle();

    // For menus and tool bars: zoom in, zoom out, fit, centre, follow.
    QAction* zoomInAction() const { return m_zoomIn; }
    QAction* zoomOutAction() const { return m_zoomOut; }
    QAction* fitAction() const { return m_fit; }
    QAction* centreAction() const { return m_centre; }
    QAction* followAction() const { return m_follow; }
    // Checkable: every space says its name within its group, the lane for instance.
    QAction* spaceNamesAction() const { return m_spaceNames; }

    const BoardScene& boardScene() const { return *m_scene; }
    // Where a place or piece is on the viewport.
    QPoint viewPointOf(const Choice& target) const;

    // What a click would be on now; without a name where there is nothing.
    Choice pointed() const { return meantBy(m_hovered); }
    // Whether pieces can be picked up and put down somewhere else; the rest of the board pans all the same.
    void setCarriable(bool on) { m_carriable = on; }
    const QString& carried() const { return m_carried; }
    // It is elsewhere in the window for now; or it is not carried any more.
    void carryAway();
    void letGo();
    // The choice that something from elsewhere is held over.
    void light(const QString& place);
    // Whether a way can be drawn with the mouse, from the piece that acts over the spaces that it enters.
    void setTraceable(bool on) { m_traceable = on; }

signals:
    void placeClicked(const QString& place);
    void pieceClicked(const QString& piece);
    // What a click would be on; without a name where there is nothing.
    void pointedAt(const roadmarshal::views::Choice& what);
    // A piece was carried to a place and put down there.
    void pieceDropped(const QString& piece, const QString& place);
    // It is being carried over what lies beside the board.
    void carriedOut(const QString& piece, const QPoint& globalPosition);
    // The spaces that a way was drawn over so far, in order; done when the mouse lets go.
    void traced(const QStringList& places, bool done);
    // Empty when the cursor leaves.
    void placeHovered(const QString& place);
    void pieceHovered(const QString& piece);
    // A menu is about to open there; whoever knows what can be done with it adds to it at once.
    void menuOpening(QMenu* menu, const QString& piece);
    // The same on a place where no piece is.
    void placeMenuOpening(QMenu* menu, const QString& place);
    // What the words beside the cursor cite is to be looked up.
    void rulesWanted(const QStringList& rules);
    void escaped();
    // A letter that means nothing here.
    void typed(QKeyEvent* key);

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void makeActions();
    void nameThings();
    void loadBoard(bool another);
    void drawBoard();
    void applyCamera();
    void settleBackdrop();
    void follow();
    void glideZoomTo(double scale, QPointF about);
    bool pinch(QGestureEvent& event);
    void pinchNatively(const QNativeGestureEvent& event);

    struct Target
    {
        QString place;
        QString piece;
        bool operator==(const Target&) const = default;
    };
    Target targetAt(QPoint point) const;
    void hover(const Target& target);
    // Hovers what is there, unless the cursor is on its way to the bubble's links.
    void pointAt(QPoint point);
    void click(const Target& target);
    // The choice that a click would take, -1 for none.
    int choiceOf(const Target& target) const;
    // What a click would be on: a space that can be chosen takes it even with a piece on it that would get
    // pushed away, else the piece.
    Choice meantBy(const Target& target) const;
    Qt::CursorShape cursorFor(const Target& target) const;
    void pan(QPoint point);
    void trace(QPoint point);
    void carry(QPoint point);
    void putDown(QPoint point);
    void focusChoice(int choice);
    void pickFocused();
    QRect bubbleTarget() const;

    BoardScene* m_scene;
    Backdrop m_backdrop;
    Bubble* m_bubble;
    Camera m_camera;
    QTimer m_settling;
    QVariantAnimation m_zoom;
    double m_zoomGoal = 0;
    QPointF m_zoomAbout;
    bool m_dark = false;
    bool m_fitted = true; // until the user zooms or pans by hand
    struct Framing
    {
        double scale = 1;
        QPointF centre;
        bool fitted = true;
    };
    std::optional<Framing> m_before; // what was on show before a close-up

    Target m_hovered;
    QPoint m_point;     // where the cursor was last
    QTimer m_lingering; // the cursor stopped on its way to the bubble
    int m_focused = -1; // the choice the keyboard is on
    std::optional<QPoint> m_pressed;
    QPoint m_dragged; // the cursor's last point while panning
    bool m_panning = false;
    bool m_carriable = false;
    QString m_carried;   // the piece that the cursor carries
    QString m_carriedTo; // the place below it
    bool m_traceable = false;
    std::optional<QStringList> m_trace; // while a way is drawn

    QAction* m_zoomIn;
    QAction* m_zoomOut;
    QAction* m_fit;
    QAction* m_centre;
    QAction* m_follow;
    QAction* m_spaceNames;
};

} // namespace roadmarshal::views
