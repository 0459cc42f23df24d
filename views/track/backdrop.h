// The drawn track as tiles at the settled zoom, rendered off the GUI thread.
#pragma once

#include <QColor>
#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QThreadPool>

#include <memory>

class QPainter;

namespace roadmarshal::views {

class SvgSource;

class Backdrop : public QObject
{
    Q_OBJECT
public:
    explicit Backdrop(QObject* parent = nullptr);
    ~Backdrop() override;

    void setSvg(const QByteArray& svg, const QRectF& world, const QColor& ground);

    // `view` maps the world to the window; both are in device independent pixels.
    void paint(QPainter& painter, const QRectF& exposed, const QTransform& view, double pixelRatio);
    // The zoom will stay for a while: get sharp tiles for what the window shows.
    void settle(const QRectF& window, const QTransform& view, double pixelRatio);
    // The same, now and here.
    void settleNow(const QRectF& window, const QTransform& view, double pixelRatio);
    bool isSharp(double scale) const { return m_shown.scale == scale && m_wanted.isEmpty(); }

signals:
    void tileReady(const QRectF& world);
    void sharpened();

private:
    // Tiles of one zoom, counted from the world's origin; `scale` is in device pixels.
    struct Layer
    {
        double scale = 0;
        QHash<QPoint, QPixmap> tiles;
    };

    void begin(double scale);
    void want(QPoint tile);
    void take(quint64 generation, double scale, QPoint tile, const QImage& image);
    void forgetFarTiles(const QRect& visible);
    void paintTile(QPainter& painter, const Layer& layer, QPoint tile, const QTransform& view,
                   double pixelRatio) const;
    void paintOverview(QPainter& painter, const QRectF& target, const QTransform& view) const;

    std::shared_ptr<SvgSource> m_source;
    QColor m_ground;
    QRectF m_world;
    QPixmap m_overview; // the whole world, small, for where no tile is at hand
    Layer m_shown;
    Layer m_coming; // shown as soon as it fills the window, so that nothing flashes
    QSet<QPoint> m_wanted;
    QThreadPool m_pool;
    quint64 m_generation = 0;
};

} // namespace roadmarshal::views
