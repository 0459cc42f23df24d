#include "board_view.h"

#include "style/theme.h"

#include <QAccessible>
#include <QAction>
#include <QPainter>
#include <QScrollBar>

#include <cmath>

namespace roadmarshal::views {

namespace {

using namespace std::chrono_literals;

constexpr auto settleAfter = 90ms;
constexpr auto zoomTime = 140ms;
constexpr double keyZoom = 1.25;
// Far more than any board and window, so that scroll bars never hold the camera back.
constexpr double endless = 1e5;
// The followed piece stays in the middle part of the window.
constexpr double followMargin = 0.25;
// Round a close-up, in units of the board; and no closer than pieces are sharp.
constexpr double closeUpMargin = 40;
constexpr double closest = 2.5;
// Who pauses so long on the way to the bubble means what is under the cursor.
constexpr std::chrono::milliseconds lingerTime{150};

} // namespace

BoardView::BoardView(QWidget* parent)
    : QGraphicsView(parent), m_scene(new BoardScene(this)), m_bubble(new Bubble(this))
{
    setScene(m_scene);
    setLayoutDirection(Qt::LeftToRight);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(160, 120);
    setSceneRect(-endless, -endless, 2 * endless, 2 * endless);
    viewport()->grabGesture(Qt::PinchGesture);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);

    m_settling.setSingleShot(true);
    m_settling.setInterval(settleAfter);
    connect(&m_settling, &QTimer::timeout, this, &BoardView::settleBackdrop);
    connect(&m_backdrop, &Backdrop::sharpened, viewport(), qOverload<>(&QWidget::update));
    connect(&m_backdrop, &Backdrop::redrawn, this, [this](const QRectF& world) {
        viewport()->update(viewportTransform().mapRect(world).toAlignedRect());
    });
    m_lingering.setSingleShot(true);
    m_lingering.setInterval(lingerTime);
    connect(&m_lingering, &QTimer::timeout, this, [this] { hover(targetAt(m_point)); });
    m_zoom.setDuration(static_cast<int>(zoomTime.count()));
    m_zoom.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_zoom, &QVariantAnimation::valueChanged, this, [this](const QVariant& scale) {
        m_camera.zoomTo(scale.toDouble(), m_zoomAbout);
        applyCamera();
    });
    connect(m_scene, &BoardScene::boardChanged, this, &BoardView::loadBoard);
    connect(&m_scene->glides(), &Glides::moved, this, &BoardView::follow);
    makeActions();
    nameThings();
}

void BoardView::makeActions()
{
    const auto add = [this](const QList<QKeySequence>& keys, auto handle) {
        auto* action = new QAction(this);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, handle);
        return action;
    };
    m_zoomIn = add({Qt::Key_Plus, Qt::Key_Equal}, [this] { zoomBy(keyZoom); });
    m_zoomOut = add({Qt::Key_Minus}, [this] { zoomBy(1 / keyZoom); });
    m_fit = add({Qt::Key_0, Qt::Key_F}, [this] { fit(); });
    m_centre = add({Qt::Key_C}, [this] { centreOnSelected(); });
    m_follow = add({Qt::SHIFT | Qt::Key_C}, [this] { follow(); });
    m_follow->setCheckable(true);
    m_spaceNames = add({Qt::Key_L}, [] {});
    m_spaceNames->setCheckable(true);
    connect(m_spaceNames, &QAction::toggled, this, [this](bool on) { m_scene->names().setSpacesNamed(on); });
}

void BoardView::nameThings()
{
    setAccessibleName(tr("Board"));
    m_zoomIn->setText(tr("Zoom &in"));
    m_zoomOut->setText(tr("Zoom &out"));
    m_fit->setText(tr("&Fit the whole board"));
    m_centre->setText(tr("&Centre the active piece"));
    m_follow->setText(tr("Follow the &active piece"));
    m_spaceNames->setText(tr("&Spaces by name"));
}

void BoardView::loadBoard(bool another)
{
    drawBoard();
    m_camera.setWorld(m_scene->board()->bounds());
    if (m_fitted) {
        m_camera.fit();
    } else if (another) {
        const QPointF centre = m_camera.centre();
        m_camera.zoomTo(m_camera.scale(), {});
        m_camera.centreOn(centre);
    }
    applyCamera();
}

void BoardView::drawBoard()
{
    const board::Board* board = m_scene->board();
    if (!board)
        return;
    m_dark = isDark(palette());
    board::Theme theme = m_dark ? board::Theme::dark() : board::Theme::light();
    theme.names = false; // they are written on top, as large as other text
    m_backdrop.setPatches(board->patches(), board->bounds(), theme);
    m_scene->names().setInk(coloursFor(palette()).text);
    m_settling.start();
}

void BoardView::setTable(const table::TableShow& show, const std::optional<table::Ways>& ways)
{
    m_scene->setTable(show, ways);
    follow();
}

void BoardView::setChoices(const QList<Choice>& choices)
{
    if (choices == m_scene->choices())
        return;
    m_focused = -1;
    m_scene->setChoices(choices);
    m_scene->setHot(choiceOf(m_hovered));
    if (!m_pressed)
        viewport()->setCursor(cursorFor(m_hovered));
}

void BoardView::setPreview(const std::optional<table::Preview>& preview)
{
    m_scene->setPreview(preview);
    if (!m_bubble->isHidden())
        explain(m_bubble->text());
}

void BoardView::setSelected(const QString& piece)
{
    m_scene->setSelected(piece);
    follow();
}

void BoardView::setAnimated(bool animated)
{
    m_scene->setAnimated(animated);
}

void BoardView::setGlideTime(int milliseconds)
{
    m_scene->setGlideTime(milliseconds);
}

void BoardView::explain(const QString& text)
{
    m_bubble->say(text, bubbleTarget(), viewportTransform().mapRect(m_scene->previewArea()).toAlignedRect());
}

void BoardView::fit()
{
    m_zoom.stop();
    m_fitted = true;
    m_before.reset();
    m_camera.fit();
    applyCamera();
}

void BoardView::zoomBy(double factor, QPointF about)
{
    m_fitted = false;
    m_before.reset();
    const double from = m_zoom.state() == QVariantAnimation::Running ? m_zoomGoal : m_camera.scale();
    glideZoomTo(std::clamp(from * factor, m_camera.leastScale(), m_camera.mostScale()), about);
}

void BoardView::zoomBy(double factor)
{
    zoomBy(factor, QPointF(viewport()->rect().center()));
}

void BoardView::glideZoomTo(double scale, QPointF about)
{
    m_zoom.stop();
    m_zoomGoal = scale;
    m_zoomAbout = about;
    if (!m_scene->isAnimated()) {
        m_camera.zoomTo(scale, about);
        applyCamera();
        return;
    }
    m_zoom.setStartValue(m_camera.scale());
    m_zoom.setEndValue(scale);
    m_zoom.start();
}

void BoardView::centreOnSelected()
{
    const PieceItem* item = m_scene->item(m_scene->selected());
    if (!item)
        return;
    m_fitted = false;
    m_camera.centreOn(item->pos());
    applyCamera();
}

void BoardView::closeUp(const QRectF& world)
{
    if (world.isEmpty()) {
        const auto before = std::exchange(m_before, std::nullopt);
        if (!before)
            return;
        if (before->fitted)
            return fit();
        m_camera.zoomTo(before->scale, {});
        m_camera.centreOn(before->centre);
        return applyCamera();
    }
    const QRectF area = world.adjusted(-closeUpMargin, -closeUpMargin, closeUpMargin, closeUpMargin);
    const double scale =
        std::min({viewport()->width() / area.width(), viewport()->height() / area.height(), closest});
    if (m_before || scale <= m_camera.scale())
        return;
    m_zoom.stop();
    m_before = Framing{m_camera.scale(), m_camera.centre(), std::exchange(m_fitted, false)};
    m_camera.zoomTo(scale, {});
    m_camera.centreOn(area.center());
    applyCamera();
}

void BoardView::follow()
{
    const PieceItem* item = m_scene->item(m_scene->selected());
    if (!item || !m_follow->isChecked())
        return;
    const QRectF window = viewport()->rect();
    const QRectF calm = window.adjusted(window.width() * followMargin, window.height() * followMargin,
                                        -window.width() * followMargin, -window.height() * followMargin);
    const QPointF at = viewportTransform().map(item->pos());
    // Only as far as needed: a view that jumps to the centre at each step makes one seasick.
    const QPointF wanted(std::clamp(at.x(), calm.left(), calm.right()),
                         std::clamp(at.y(), calm.top(), calm.bottom()));
    if (wanted == at || m_camera.scale() <= m_camera.fitScale())
        return;
    m_fitted = false;
    m_camera.panBy(wanted - at);
    applyCamera();
}

void BoardView::applyCamera()
{
    const double scale = m_camera.scale();
    const bool zoomed = transform().m11() != scale;
    if (zoomed) {
        m_scene->setHurried(true);
        setTransform(QTransform::fromScale(scale, scale));
        // All is drawn anew: moving the old pixels first, as for a pan, would cost half a frame at 4K.
        setViewportUpdateMode(FullViewportUpdate);
    }
    const QPointF corner = m_camera.centre() * scale - QPointF(viewport()->width(), viewport()->height()) / 2;
    horizontalScrollBar()->setValue(static_cast<int>(std::lround(corner.x())));
    verticalScrollBar()->setValue(static_cast<int>(std::lround(corner.y())));
    if (zoomed)
        setViewportUpdateMode(MinimalViewportUpdate);
    if (!m_bubble->isHidden())
        explain(m_bubble->text());
    m_settling.start();
}

void BoardView::settleBackdrop()
{
    m_scene->setHurried(false);
    m_backdrop.settle(viewport()->rect(), viewportTransform(), devicePixelRatioF());
}

void BoardView::settle()
{
    if (m_zoom.state() == QVariantAnimation::Running) {
        m_zoom.stop();
        m_camera.zoomTo(m_zoomGoal, m_zoomAbout);
        applyCamera();
    }
    m_scene->glides().finish();
    m_scene->sharpenNow();
    m_settling.stop();
    m_backdrop.settleNow(viewport()->rect(), viewportTransform(), devicePixelRatioF());
}

void BoardView::drawBackground(QPainter* painter, const QRectF& rect)
{
    const QTransform view = viewportTransform();
    painter->save();
    painter->resetTransform();
    m_backdrop.paint(*painter, view.mapRect(rect), view, painter->device()->devicePixelRatio());
    painter->restore();
}

void BoardView::changeEvent(QEvent* event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_dark != isDark(palette()))
        drawBoard();
    if (event->type() == QEvent::FontChange)
        m_scene->update();
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    m_camera.setWindow(viewport()->size());
    if (m_fitted)
        m_camera.fit();
    applyCamera();
}

void BoardView::showEvent(QShowEvent* event)
{
    QGraphicsView::showEvent(event);
    m_camera.setWindow(viewport()->size());
    if (m_fitted)
        m_camera.fit();
    applyCamera();
}

QPoint BoardView::viewPointOf(const Choice& target) const
{
    return mapFromScene(m_scene->areaOf(target).center());
}

} // namespace roadmarshal::views
