// Shows for a moment what has just happened, over a board or a screen: a banner, the shot, and a burst where it
// struck.
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

// On the widget that it is drawn over.
struct ShownStrike
{
    std::optional<QPointF> from = {}; // without: only where it struck
    QPointF to;
    bool hits = true;
    bool operator==(const ShownStrike&) const = default;
};

// Nothing where there is no moment. What is no news has no title, and gets no banner.
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

    // Whatever was shown before is past.
    void tell(const ShownMoment& moment, const QList<ShownStrike>& strikes = {});
    bool isRunning() const { return m_clock.state() == QAbstractAnimation::Running; }
    const ShownMoment& moment() const { return m_moment; }
    const QList<ShownStrike>& strikes() const { return m_strikes; }
    void skip();

signals:
    // It has run out or was skipped.
    void ended();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void end();
    void paintStrike(QPainter& painter, const ShownStrike& strike, double progress) const;
    void paintShot(QPainter& painter, const QLineF& path, double progress) const;
    void paintBurst(QPainter& painter, QPointF at, double progress) const;
    double reach() const;
    struct Banner;
    Banner bannerFor(const QSizeF& room) const;
    void paintBanner(QPainter& painter, const Banner& banner) const;

    QPointer<QWidget> m_over;
    QVariantAnimation m_clock;
    ShownMoment m_moment;
    QList<ShownStrike> m_strikes;
    int m_rotation = 0;
    bool m_on = true;
};

} // namespace roadmarshal::views
