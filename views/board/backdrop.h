// The drawn board as tiles at the settled zoom, rendered off the GUI thread.
#pragma once

#include "svg_source.h"

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QThreadPool>

class QPainter;

namespace roadmarshal::views {

class Backdrop : public QObject
{
    Q_OBJECT
public:
    explicit Backdrop(QObject* parent = nullptr);
    ~Backdrop() override;

    // What lies there already stays as it is drawn; `world` is all that there is.
    void setPatches(const std::vector<board::Patch>& patches, const QRectF& world, const board::Theme& theme);

    // `view` maps the world to the window; both are in device independent pixels.
    void paint(QPainter& painter, const QRectF& exposed, const QTransform& view, double pixelRatio);
    // The zoom will stay for a while: get sharp tiles for what the window shows.
    void settle(const QRectF& window, const QTransform& view, double pixelRatio);
    // The same, now and here.
    void settleNow(const QRectF& window, const QTransform& view, double pixelRatio);
    bool isSharp(double scale) const { return m_shown.scale == scale && m_wanted.isEmpty(); }

signals:
    // A part of the world looks otherwise than before.
    void redrawn(const QRectF& world);
    void sharpened();

private:
    // Tiles of one zoom, counted from the world's origin; `scale` is in device pixels.
    struct Layer
    {
        double scale = 0;
        QHash<QPoint, QPixmap> tiles;
    };

    // A patch with its drawing, and a small one for where no tile is at hand.
    struct Sheet
    {
        board::Patch patch;
        std::shared_ptr<SvgSource> source;
        QPixmap overview;
    };

    Sheet drawn(const board::Patch& patch, const QRectF& world) const;
    void forgetTilesOver(const QList<QRectF>& changed);
    void begin(double scale);
    void want(QPoint tile);
    void take(quint64 generation, double scale, QPoint tile, const QImage& image);
    void forgetFarTiles(const QRect& visible);
    void paintTile(QPainter& painter, const Layer& layer, QPoint tile, const QTransform& view,
                   double pixelRatio) const;
    void paintOverview(QPainter& painter, const QRectF& target, const QTransform& view) const;

    std::vector<Sheet> m_sheets;
    SvgSources m_sources; // of all sheets
    board::Theme m_theme;
    QColor m_ground;
    Layer m_shown;
    Layer m_coming; // shown as soon as it fills the window, so that nothing flashes
    QSet<QPoint> m_wanted;
    QThreadPool m_pool;
    quint64 m_generation = 0;
};

} // namespace roadmarshal::views
