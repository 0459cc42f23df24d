#include "backdrop.h"

#include <QPainter>

#include <algorithm>
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

Backdrop::Sheet Backdrop::drawn(const board::Patch& patch, const QRectF& world) const
{
    Sheet sheet{patch, std::make_shared<SvgSource>(patch, m_theme), {}};
    const double scale = overviewWidth / std::max(world.width(), world.height());
    const QRectF all(patch.bounds.topLeft() * scale, patch.bounds.size() * scale);
    // A patch among others lets them show through where it is not drawn.
    const QColor ground = patch.bounds.contains(world) ? m_ground : QColor(Qt::transparent);
    sheet.overview = QPixmap::fromImage(render({sheet.source}, all.toRect(), scale, ground));
    return sheet;
}

void Backdrop::setPatches(const std::vector<board::Patch>& patches, const QRectF& world,
                          const board::Theme& theme)
{
    std::vector<Sheet> before = std::exchange(m_sheets, {});
    QList<QRectF> changed;
    const bool isRecoloured = m_theme != theme;
    if (isRecoloured) {
        m_theme = theme;
        m_ground = QColor(theme.ground);
        for (const Sheet& sheet : std::exchange(before, {}))
            changed.append(sheet.patch.bounds);
    }
    for (const board::Patch& patch : patches) {
        const auto same = std::ranges::find(before, patch, &Sheet::patch);
        if (same == before.end()) {
            changed.append(patch.bounds);
            m_sheets.push_back(drawn(patch, world));
        } else {
            m_sheets.push_back(std::move(*same));
            before.erase(same);
        }
    }
    for (const Sheet& lifted : before)
        changed.append(lifted.patch.bounds);
    m_sources.clear();
    for (const Sheet& sheet : m_sheets)
        m_sources.push_back(sheet.source);
    forgetTilesOver(changed);
    if (isRecoloured) // beside the patches lies ground too
        m_shown = m_coming = {};
    for (const QRectF& area : changed)
        emit redrawn(area);
}

void Backdrop::forgetTilesOver(const QList<QRectF>& changed)
{
    if (changed.isEmpty())
        return;
    m_pool.clear();
    ++m_generation;
    m_wanted.clear();
    for (Layer* layer : {&m_shown, &m_coming}) {
        layer->tiles.removeIf([&](const auto& entry) {
            const QRectF area = worldOf(entry.key(), layer->scale);
            return std::ranges::any_of(changed, [&](const QRectF& part) { return part.intersects(area); });
        });
        if (layer->tiles.isEmpty())
            *layer = {};
    }
}

void Backdrop::paint(QPainter& painter, const QRectF& exposed, const QTransform& view, double pixelRatio)
{
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
    const auto isCovered = [&](const Sheet& sheet) { return sheet.patch.bounds.contains(world); };
    if (std::ranges::none_of(m_sheets, isCovered))
        painter.fillRect(target, m_ground);
    for (const Sheet& sheet : m_sheets) {
        const QRectF bounds = sheet.patch.bounds;
        const QRectF covered = world & bounds;
        if (covered.isEmpty())
            continue;
        const double scale = sheet.overview.width() / bounds.width();
        painter.drawPixmap(view.mapRect(covered), sheet.overview,
                           QRectF((covered.topLeft() - bounds.topLeft()) * scale, covered.size() * scale));
    }
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
    if (m_sources.empty())
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
    if (m_sources.empty())
        return;
    const double scale = view.m11() * pixelRatio;
    begin(scale);
    if (m_shown.scale != scale)
        m_shown = std::exchange(m_coming, {});
    forEachTile(tilesOver(view.inverted().mapRect(window), scale), [&](QPoint tile) {
        if (!m_shown.tiles.contains(tile))
            m_shown.tiles.insert(tile,
                                 QPixmap::fromImage(render(m_sources, pixelsOf(tile), scale, m_ground)));
    });
    emit sharpened();
}

void Backdrop::want(QPoint tile)
{
    if (m_wanted.contains(tile))
        return;
    m_wanted.insert(tile);
    const double scale = m_coming.scale > 0 ? m_coming.scale : m_shown.scale;
    m_pool.start([this, tile, scale, sources = m_sources, ground = m_ground, generation = m_generation] {
        const QImage image = render(sources, pixelsOf(tile), scale, ground);
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
        emit redrawn(worldOf(tile, scale));
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
