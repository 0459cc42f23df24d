// Every piece of text that a widget writes, with its colour and the ground that it lies on.
#pragma once

#include "contrast.h"

#include <QHash>
#include <QImage>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

namespace roadmarshal::test {

struct Writing
{
    QString text;
    QRect place; // in the widget
    QColor ink;
    QColor ground;
    QRectF whole = {}; // all of its letters, wherever they would be
    QRectF shown = {}; // what no clip cuts off
    double contrast() const { return test::contrast(ink, ground); }
};

// Takes text down instead of painting it.
class TextRecorder : public QPaintDevice
{
public:
    explicit TextRecorder(const QWidget& widget) : m_size(widget.size()) {}

    QPaintEngine* paintEngine() const override { return &m_engine; }
    const QList<Writing>& writings() const { return m_engine.writings; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int dotsPerInch = 96;
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dotsPerInch;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    struct Engine : QPaintEngine
    {
        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState&) override {}
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF& base, const QTextItem& item) override
        {
            if (item.text().trimmed().isEmpty())
                return;
            const QRectF box(base.x(), base.y() - item.ascent(), item.width(),
                             item.ascent() + item.descent());
            QRectF seen = painter()->deviceTransform().mapRect(box);
            if (painter()->hasClipping())
                seen &= painter()->deviceTransform().mapRect(painter()->clipBoundingRect());
            // Without the room above and below that only some scripts use.
            const QRectF letters(base.x(), base.y() - item.ascent() * 0.75, item.width(),
                                 item.ascent() * 0.75 + item.descent() * 0.3);
            const QRectF whole = painter()->deviceTransform().mapRect(letters);
            QRectF shown = whole;
            if (painter()->hasClipping())
                shown &= painter()->deviceTransform().mapRect(painter()->clipBoundingRect());
            if (const QRegion clip = systemClip(); !clip.isEmpty())
                shown &= QRectF(clip.boundingRect());
            QColor ink = painter()->pen().color();
            ink.setAlphaF(ink.alphaF() * static_cast<float>(painter()->opacity()));
            writings.append({item.text(), seen.toAlignedRect(), ink, {}, whole, shown});
        }
        QList<Writing> writings;
    };

    QSize m_size;
    mutable Engine m_engine;
};

// The colour that most of an area has; shades that a gradient goes through count as one.
inline QColor mostOf(const QImage& picture, const QRect& area)
{
    QHash<QRgb, QHash<QRgb, int>> alike;
    QHash<QRgb, int> counts;
    QRgb most = 0;
    const QRect inside = area & picture.rect();
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            const QRgb pixel = picture.pixel(x, y);
            constexpr QRgb coarse = 0xFFE0E0E0;
            ++alike[pixel & coarse][pixel];
            if (++counts[pixel & coarse] > counts.value(most))
                most = pixel & coarse;
        }
    }
    const QHash<QRgb, int> shades = alike.value(most);
    const auto main = std::max_element(shades.begin(), shades.end());
    return QColor::fromRgb(main == shades.end() ? most : main.key());
}

inline QColor over(const QColor& ink, const QColor& ground)
{
    const auto mix = [&](float one, float other) { return one * ink.alphaF() + other * (1 - ink.alphaF()); };
    return QColor::fromRgbF(mix(ink.redF(), ground.redF()), mix(ink.greenF(), ground.greenF()),
                            mix(ink.blueF(), ground.blueF()));
}

// What can be seen of it; text that is scrolled away or cut at the edge is left out. Text that is written
// twice in one place, as a selected one is, counts as the better of the two.
inline QList<Writing> writingsOf(QWidget& widget)
{
    TextRecorder recorder(widget);
    widget.render(&recorder);
    const QImage picture = widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
    QList<Writing> writings;
    for (Writing writing : recorder.writings()) {
        const QRectF shown = writing.shown & QRectF(picture.rect());
        if (!picture.rect().contains(writing.place) || shown.height() < writing.whole.height() * 0.8)
            continue;
        constexpr int margin = 4; // a single letter may cover most of its own box
        writing.ground = mostOf(picture, writing.place.adjusted(-margin, -1, margin, 1));
        writing.ink = over(writing.ink, writing.ground);
        if (!writings.isEmpty() && writings.last().text == writing.text &&
            writings.last().place.intersects(writing.place)) {
            if (writing.contrast() > writings.last().contrast())
                writings.last() = writing;
            continue;
        }
        writings.append(writing);
    }
    return writings;
}

} // namespace roadmarshal::test
