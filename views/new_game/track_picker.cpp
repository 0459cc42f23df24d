#include "track_picker.h"

#include "style/theme.h"
#include "track/geometry.h"
#include "track/library.h"
#include "track/svg.h"
#include "track/svg_source.h"
#include "track_facts.h"

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace roadmarshal::views {

TrackPicture::TrackPicture(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TrackPicture::setTrack(std::shared_ptr<const track::Track> track)
{
    if (m_track && track && *m_track == *track)
        return;
    m_track = std::move(track);
    m_drawn = {};
    update();
}

void TrackPicture::draw()
{
    m_isDark = isDark(palette());
    const track::Theme theme = m_isDark ? track::Theme::dark() : track::Theme::light();
    const track::Geometry geometry(*m_track);
    const QRectF world = geometry.bounds();
    const QSizeF room = QSizeF(size()) * devicePixelRatioF();
    const double scale = std::min(room.width() / world.width(), room.height() / world.height());
    QRectF part(QPointF(), room);
    part.moveCenter(world.center() * scale);
    SvgSource source(toSvg(*m_track, geometry, theme), world, QColor(theme.ground));
    m_drawn = QPixmap::fromImage(source.render(part.toRect(), scale));
    m_drawn.setDevicePixelRatio(devicePixelRatioF());
}

void TrackPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = coloursFor(palette());
    QPainterPath frame;
    frame.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
    if (m_track) {
        if (m_drawn.deviceIndependentSize().toSize() != size() || m_isDark != isDark(palette()))
            draw();
        painter.setClipPath(frame);
        painter.drawPixmap(0, 0, m_drawn);
        painter.setClipping(false);
    }
    painter.setPen(QPen(c.outline, 1));
    painter.drawPath(frame);
}

TrackPicker::TrackPicker(QWidget* parent)
    : QWidget(parent),
      m_list(new QComboBox(this)),
      m_picture(new TrackPicture(this)),
      m_facts(new QLabel(this))
{
    m_list->setAccessibleName(tr("Track"));
    for (const track::Entry& entry : track::Library::standard().list().tracks)
        m_list->addItem(entry.name, entry.id);
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setWordWrap(true);
    m_facts->setFont(captionFont());
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(smallGap + 2);
    layout->addWidget(m_list);
    layout->addWidget(m_picture, 1);
    layout->addWidget(m_facts);
    connect(m_list, &QComboBox::activated, this, [this] { emit picked(current()); });
}

QString TrackPicker::current() const
{
    return m_list->currentData().toString();
}

void TrackPicker::setCurrent(const QString& id)
{
    if (const int index = m_list->findData(id); index >= 0)
        m_list->setCurrentIndex(index);
}

void TrackPicker::showTrack(std::shared_ptr<const track::Track> track)
{
    m_facts->setText(track ? describeTrack(*track) : QString());
    m_picture->setTrack(std::move(track));
}

QString TrackPicker::nameOf(const QString& id) const
{
    const int index = m_list->findData(id);
    return index < 0 ? id : m_list->itemText(index);
}

QString TrackPicker::facts() const
{
    return m_facts->text();
}

} // namespace roadmarshal::views
