#include "backdrop.h"

#include "svg_source.h"

#include <QPainter>

#include <cmath>

namespace roadmarshal::views {

namespace {

constexpr int tileSize = 512;
constexpr double overviewWidth = 1400;
// Tiles kept around what is visible, in tiles.
constexpr int keptRing = 2;

QRect pixelsOf(QPoint tile)
{
    return {tile * tileSize, QSize(tileSize, tileSize)};
}

QRectF worldOf(QPoint tile, double scale)
{
    return {QPointF(tile) * (tileSize / scale), QSizeF(tileSize, tileSize) / scale};
}

// The tiles that cover a part of the world, as a rectangle of tile numbers.
QRect tilesOver(const QRectF& world, double scale)
{
    const double size = tileSize / scale;
    const QPoint first(static_cast<int>(std::floor(world.left() / size)),
                       static_cast<int>(std::floor(world.top() / size)));
    const QPoint last(static_cast<int>(std::ceil(world.right() / size)) - 1,
                      static_cast<int>(std::ceil(world.bottom() / size)) - 1);
    return {first, last};
}

template <class Visit>
void forEachTile(const QRect& tiles, Visit visit)
{
    for (int y = tiles.top(); y <= tiles.bottom(); ++y) {
        for (int x = tiles.left(); x <= tiles.right(); ++x)
            visit(QPoint(x, y));
    }
}

// On whole device pixels, so that neighbours neither overlap nor leave a seam.
QRectF snapped(const QRectF& rect, double pixelRatio)
{
    const auto snap = [pixelRatio](double value) { return std::round(value * pixelRatio) / pixelRatio; };
    return {QPointF(snap(rect.left()), snap(rect.top())), QPointF(snap(rect.right()), snap(rect.bottom()))};
}

} // namespace

Backdrop::Backdrop(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

Backdrop::~Backdrop()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void Backdrop::setSvg(const QByteArray& svg, const QRectF& world, const QColor& ground)
{
    m_pool.clear();
    ++m_generation;
    m_source = std::make_shared<SvgSource>(svg, world, ground);
    m_world = world;
    m_ground = ground;
    m_shown = {};
    m_coming = {};
    m_wanted.clear();
    const double scale = overviewWidth / std::max(world.width(), world.height());
    const QRectF all(world.topLeft() * scale, world.size() * scale);
    m_overview = QPixmap::fromImage(m_source->render(all.toRect(), scale));
}

void Backdrop::paint(QPainter& painter, const QRectF& exposed, const QTransform& view, double pixelRatio)
{
    if (!m_source) {
        painter.fillRect(exposed, m_ground);
        return;
    }
    const QRectF world = view.inverted().mapRect(exposed);
    if (m_shown.scale == 0) {
        paintOverview(painter, exposed, view);
        return;
    }
    const bool settled = m_shown.scale == view.m11() * pixelRatio;
    const QRect tiles = tilesOver(world, m_shown.scale);
    forEachTile(tiles, [&](QPoint tile) {
        if (m_shown.tiles.contains(tile)) {
            paintTile(painter, m_shown, tile, view, pixelRatio);
        } else {
            paintOverview(painter, snapped(view.mapRect(worldOf(tile, m_shown.scale)), pixelRatio) & exposed,
                          view);
            if (settled && m_coming.scale == 0)
                want(tile);
        }
    });
}

void Backdrop::paintTile(QPainter& painter, const Layer& layer, QPoint tile, const QTransform& view,
                         double pixelRatio) const
{
    const QRectF target = snapped(view.mapRect(worldOf(tile, layer.scale)), pixelRatio);
    painter.drawPixmap(target, layer.tiles.value(tile), QRectF(0, 0, tileSize, tileSize));
}

void Backdrop::paintOverview(QPainter& painter, const QRectF& target, const QTransform& view) const
{
    const QRectF world = view.inverted().mapRect(target);
    const QRectF covered = world & m_world;
    if (covered != world)
        painter.fillRect(target, m_ground);
    if (covered.isEmpty())
        return;
    const double scale = m_overview.width() / m_world.width();
    painter.drawPixmap(view.mapRect(covered), m_overview,
                       QRectF((covered.topLeft() - m_world.topLeft()) * scale, covered.size() * scale));
}

void Backdrop::begin(double scale)
{
    m_pool.clear();
    m_wanted.clear();
    ++m_generation;
    m_coming = {m_shown.scale == scale ? 0 : scale, {}};
}

void Backdrop::settle(const QRectF& window, const QTransform& view, double pixelRatio)
{
    if (!m_source)
        return;
    const double scale = view.m11() * pixelRatio;
    if (m_coming.scale != scale)
        begin(scale);
    const QRect visible = tilesOver(view.inverted().mapRect(window), scale);
    Layer& layer = m_shown.scale == scale ? m_shown : m_coming;
    forEachTile(visible, [&](QPoint tile) {
        if (!layer.tiles.contains(tile))
            want(tile);
    });
    if (&layer == &m_shown)
        forgetFarTiles(visible);
}

void Backdrop::settleNow(const QRectF& window, const QTransform& view, double pixelRatio)
{
    if (!m_source)
        return;
    const double scale = view.m11() * pixelRatio;
    begin(scale);
    if (m_shown.scale != scale)
        m_shown = std::exchange(m_coming, {});
    forEachTile(tilesOver(view.inverted().mapRect(window), scale), [&](QPoint tile) {
        if (!m_shown.tiles.contains(tile))
            m_shown.tiles.insert(tile, QPixmap::fromImage(m_source->render(pixelsOf(tile), scale)));
    });
    emit sharpened();
}

void Backdrop::want(QPoint tile)
{
    if (m_wanted.contains(tile))
        return;
    m_wanted.insert(tile);
    const double scale = m_coming.scale > 0 ? m_coming.scale : m_shown.scale;
    m_pool.start([this, tile, scale, source = m_source, generation = m_generation] {
        const QImage image = source->render(pixelsOf(tile), scale);
        QMetaObject::invokeMethod(
            this, [=, this] { take(generation, scale, tile, image); }, Qt::QueuedConnection);
    });
}

void Backdrop::take(quint64 generation, double scale, QPoint tile, const QImage& image)
{
    if (generation != m_generation)
        return;
    m_wanted.remove(tile);
    if (scale == m_shown.scale) {
        m_shown.tiles.insert(tile, QPixmap::fromImage(image));
        emit tileReady(worldOf(tile, scale));
        return;
    }
    m_coming.tiles.insert(tile, QPixmap::fromImage(image));
    if (!m_wanted.isEmpty())
        return;
    m_shown = std::exchange(m_coming, {});
    emit sharpened();
}

void Backdrop::forgetFarTiles(const QRect& visible)
{
    const QRect kept = visible.adjusted(-keptRing, -keptRing, keptRing, keptRing);
    m_shown.tiles.removeIf([&](const auto& entry) { return !kept.contains(entry.key()); });
}

} // namespace roadmarshal::views
