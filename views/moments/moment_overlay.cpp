#include "moment_overlay.h"

#include "style/icons.h"
#include "style/livery.h"
#include "style/text.h"
#include "style/theme.h"

#include <QApplication>
#include <QEvent>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace roadmarshal::views {

using log::Moment;
using Kind = Moment::Kind;

namespace {

QString iconOf(Kind kind)
{
    switch (kind) {
    case Kind::Card:
        return QStringLiteral("cards");
    case Kind::Miss:
    case Kind::Hit:
        return QStringLiteral("target");
    case Kind::Kill:
        return QStringLiteral("damage");
    case Kind::Lead:
        return QStringLiteral("first-player");
    case Kind::End:
        return QStringLiteral("flag-finish");
    }
    return {};
}

// Comes quickly, stays, and fades.
double opacityAt(double progress)
{
    constexpr double come = 0.1;
    constexpr double go = 0.8;
    return progress < come ? progress / come : progress > go ? (1 - progress) / (1 - go) : 1;
}

QFont fontOf(double pixels, QFont::Weight weight)
{
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, qRound(pixels)));
    font.setWeight(weight);
    return font;
}

// As large as wanted, or as small as it has to be for the width.
QFont fitting(const QString& text, double pixels, QFont::Weight weight, double width)
{
    const double wide = textWidth(fontOf(pixels, weight), text);
    return fontOf(wide <= width ? pixels : std::max(pixels * 0.4, pixels * width / wide), weight);
}

double heightOf(const QFont& font, const QString& text)
{
    return text.isEmpty() ? 0 : QFontMetricsF(font).height();
}

// A star of rays, as a hit leaves on metal.
QPainterPath starAt(QPointF centre, double radius)
{
    constexpr int rays = 12;
    QPainterPath star;
    for (int i = 0; i < 2 * rays; ++i) {
        const double angle = std::numbers::pi * i / rays;
        const double reach = radius * (i % 2 == 0 ? 1 : 0.55);
        const QPointF tip = centre + QPointF(std::cos(angle), std::sin(angle)) * reach;
        i == 0 ? star.moveTo(tip) : star.lineTo(tip);
    }
    star.closeSubpath();
    return star;
}

// Beside the piece that shoots; what misses flies past, and on.
QLineF pathOf(const ShownStrike& strike, double reach)
{
    QLineF path(*strike.from, strike.to);
    const double free = std::min(reach * 0.3, path.length() / 4);
    path.setP1(path.pointAt(free / path.length()));
    if (!strike.hits) {
        path.setAngle(path.angle() + 4);
        path.setLength(path.length() + reach);
    }
    return path;
}

} // namespace

// Where the parts of the banner lie.
struct MomentOverlay::Banner
{
    QRectF rect;
    double large; // the type of the title
    double chip;  // width of the field with the icon
    QFont titleFont;
    QFont moreFont;
    QString more;
};

std::optional<ShownMoment> shownOf(const QList<Moment>& moments, const QList<table::Team>& teams)
{
    const Moment* main = log::mainOf(moments);
    if (!main)
        return std::nullopt;
    if (main->kind == Kind::Miss)
        return ShownMoment{.kind = main->kind, .title = {}};
    ShownMoment shown{.kind = main->kind, .title = main->title, .text = main->text};
    const auto team = std::ranges::find(teams, main->team, &table::Team::id);
    if (team != teams.end())
        shown.livery = team->livery;
    for (const Moment& other : moments) {
        if (&other != main && other.kind != Kind::Miss)
            shown.also.append(other.title);
    }
    return shown;
}

MomentOverlay::MomentOverlay(QWidget* over) : QWidget(over), m_over(over)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    m_clock.setDuration(time);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_clock, &QVariantAnimation::finished, this, &MomentOverlay::end);
    hide();
}

bool MomentOverlay::isOn() const
{
    return m_on && QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
}

void MomentOverlay::tell(const ShownMoment& moment, const QList<ShownStrike>& strikes)
{
    if (!isOn() || !m_over->isVisible())
        return;
    skip();
    m_moment = moment;
    m_strikes = strikes;
    setGeometry(m_over->rect());
    show();
    raise();
    m_clock.start();
    qApp->installEventFilter(this);
}

void MomentOverlay::skip()
{
    if (!isRunning())
        return;
    m_clock.stop();
    end();
}

void MomentOverlay::end()
{
    qApp->removeEventFilter(this);
    hide();
    emit ended();
}

bool MomentOverlay::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::KeyPress || type == QEvent::MouseButtonPress || type == QEvent::Wheel)
        skip();
    else if (watched == m_over && type == QEvent::Resize)
        setGeometry(m_over->rect());
    return false;
}

void MomentOverlay::paintEvent(QPaintEvent*)
{
    const double progress = m_clock.currentValue().toDouble();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const ShownStrike& strike : m_strikes)
        paintStrike(painter, strike, progress);
    if (m_moment.title.isEmpty())
        return;
    const bool lying = m_rotation % 180 != 0;
    const QSizeF room = lying ? QSizeF(size()).transposed() : QSizeF(size());
    painter.translate(width() / 2.0, height() / 2.0);
    painter.rotate(m_rotation);
    painter.translate(-room.width() / 2, -room.height() / 2);
    painter.setOpacity(opacityAt(progress));
    const Banner banner = bannerFor(room);
    // It drops in from above.
    painter.translate(0, -banner.large * 0.5 * std::pow(std::max(0.0, 1 - progress / 0.12), 2));
    paintBanner(painter, banner);
}

double MomentOverlay::reach() const
{
    return std::min(width(), height()) * (m_moment.kind == Kind::Kill ? 0.1 : 0.07);
}

// The shot comes first, and bursts where it strikes.
void MomentOverlay::paintStrike(QPainter& painter, const ShownStrike& strike, double progress) const
{
    const bool flies = strike.from && QLineF(*strike.from, strike.to).length() > 2 * reach() * 0.4;
    const double flight = flies ? 0.2 : 0;
    if (flies)
        paintShot(painter, pathOf(strike, reach()), std::min(1.0, progress / flight));
    if (strike.hits && progress >= flight)
        paintBurst(painter, strike.to, (progress - flight) / (1 - flight));
}

// What has been flown through stays on show, so that nobody has to be quick to see it.
void MomentOverlay::paintShot(QPainter& painter, const QLineF& path, double progress) const
{
    const Colours& ink = coloursFor(palette());
    const QLineF flown(path.p1(), path.pointAt(progress));
    const double width = std::max(2.5, reach() * 0.07);
    painter.setOpacity(opacityAt(std::max(0.1, m_clock.currentValue().toDouble())));
    QPen pen(ink.surface, width * 2.2, Qt::SolidLine, Qt::RoundCap);
    painter.setPen(pen);
    painter.drawLine(flown);
    pen = QPen(ink.damage, width, m_moment.kind == Kind::Miss ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap);
    painter.setPen(pen);
    painter.drawLine(flown);
}

void MomentOverlay::paintBurst(QPainter& painter, QPointF at, double progress) const
{
    const Colours& ink = coloursFor(palette());
    const double grown = 1 - std::pow(1 - progress, 3);
    painter.setOpacity(1 - progress);
    if (m_moment.kind == Kind::Kill) {
        QColor flash = ink.damage;
        flash.setAlphaF(0.55F);
        painter.fillPath(starAt(at, reach() * (0.4 + 0.6 * grown)), flash);
    }
    painter.setPen(QPen(ink.damage, std::max(2.0, reach() * 0.12 * (1 - progress))));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, reach() * grown, reach() * grown);
}

MomentOverlay::Banner MomentOverlay::bannerFor(const QSizeF& room) const
{
    const double own = QFontInfo(QApplication::font()).pixelSize();
    Banner banner;
    banner.large = std::max(own * 1.8, room.height() / 16) * (m_moment.kind == Kind::End ? 1.3 : 1);
    banner.chip = banner.large * 1.9;
    QStringList parts{m_moment.text};
    parts += m_moment.also;
    parts.removeAll(QString());
    banner.more = parts.join(QStringLiteral(" · "));
    const double most = room.width() * 0.92 - banner.chip - banner.large;
    banner.titleFont = fitting(m_moment.title, banner.large, QFont::Bold, most);
    banner.moreFont = fitting(banner.more, std::max(own, banner.large * 0.5), QFont::Medium, most);
    const double wide =
        std::max(textWidth(banner.titleFont, m_moment.title), textWidth(banner.moreFont, banner.more));
    const double high = QFontMetricsF(banner.titleFont).height() + heightOf(banner.moreFont, banner.more);
    const QSizeF size(std::min(most, wide) + banner.chip + banner.large,
                      std::max(banner.chip, high + banner.large * 0.5));
    banner.rect = QRectF(QPointF((room.width() - size.width()) / 2, room.height() * 0.12), size);
    return banner;
}

void MomentOverlay::paintBanner(QPainter& painter, const Banner& banner) const
{
    const Colours& ink = coloursFor(palette());
    const QColor ground = m_moment.livery ? livery(*m_moment.livery).colour : ink.raised;
    const QColor text = m_moment.livery ? livery(*m_moment.livery).text : ink.text;
    const double large = banner.large;
    QPainterPath outline;
    outline.addRoundedRect(banner.rect, large * 0.2, large * 0.2);
    painter.fillPath(outline.translated(0, large * 0.08), QColor(0, 0, 0, 70));
    painter.fillPath(outline, ground);
    const QRectF left(banner.rect.topLeft(), QSizeF(banner.chip, banner.rect.height()));
    painter.save();
    painter.setClipPath(outline);
    painter.fillRect(left, text);
    painter.restore();
    painter.strokePath(outline, QPen(ink.outline, 1));
    const double side = large * 1.1;
    paintIcon(painter, QRectF(left.center() - QPointF(side, side) / 2, QSizeF(side, side)),
              iconOf(m_moment.kind), ground);

    const double titleHeight = QFontMetricsF(banner.titleFont).height();
    const double moreHeight = heightOf(banner.moreFont, banner.more);
    const QRectF words = banner.rect.adjusted(banner.chip + large * 0.4, 0, -large * 0.4, 0);
    const double top = words.center().y() - (titleHeight + moreHeight) / 2;
    paintText(painter, QRectF(words.left(), top, words.width(), titleHeight), m_moment.title,
              banner.titleFont, text);
    paintText(painter, QRectF(words.left(), top + titleHeight, words.width(), moreHeight), banner.more,
              banner.moreFont, text);
}

} // namespace roadmarshal::views
