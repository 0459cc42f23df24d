// Shows for a moment what has just happened, over a board or a screen: a banner, and a burst where it struck.
// Whatever is pressed or clicked ends it, and still does what it does.
#pragma once

#include "log/moments.h"

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

namespace roadmarshal::views {

// What is drawn of an entry's moments.
struct ShownMoment
{
    log::Moment::Kind kind = log::Moment::Kind::Hit;
    std::optional<int> livery = {}; // of the team in whose colours it is
    QString title;
    QString text = {};
    QStringList also = {}; // what else happened, in short
    bool operator==(const ShownMoment&) const = default;
};
// Nothing where there is no moment.
std::optional<ShownMoment> shownOf(const QList<log::Moment>& moments, const QList<table::Team>& teams);

class MomentOverlay final : public QWidget
{
    Q_OBJECT
public:
    explicit MomentOverlay(QWidget* over);

    static constexpr int time = 1300; // milliseconds

    // Off where people prefer stillness, here or in their system.
    void setOn(bool on) { m_on = on; }
    bool isOn() const;
    // How the host draws itself, in degrees clockwise.
    void setRotation(int degrees) { m_rotation = degrees; }

    // `bursts` are points of the widget that it lies over. Whatever was shown before is past.
    void tell(const ShownMoment& moment, const QList<QPointF>& bursts = {});
    bool isRunning() const { return m_clock.state() == QAbstractAnimation::Running; }
    const ShownMoment& moment() const { return m_moment; }
    void skip();

signals:
    // It has run out or was skipped.
    void ended();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void end();
    void paintBursts(QPainter& painter, double progress) const;
    struct Banner;
    Banner bannerFor(const QSizeF& room) const;
    void paintBanner(QPainter& painter, const Banner& banner) const;

    QPointer<QWidget> m_over;
    QVariantAnimation m_clock;
    ShownMoment m_moment;
    QList<QPointF> m_bursts;
    int m_rotation = 0;
    bool m_on = true;
};

} // namespace roadmarshal::views
