#include "seat_row.h"

#include "style/icons.h"
#include "style/plate.h"
#include "style/swatch_icon.h"
#include "style/text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QStandardItemModel>

namespace roadmarshal::views {

namespace {

constexpr QSize swatchSize(30, 20);
constexpr int gripWidth = 40;

} // namespace

SeatRow::SeatRow(int number, QWidget* parent)
    : QWidget(parent),
      m_number(number),
      m_grip(new QWidget(this)),
      m_name(new QLineEdit(this)),
      m_team(new QComboBox(this))
{
    m_grip->setFixedWidth(gripWidth);
    m_grip->setCursor(Qt::OpenHandCursor);
    m_grip->setToolTip(tr("Drag to another seat; Alt+Up and Alt+Down do the same"));
    m_name->setMinimumWidth(fontMetrics().averageCharWidth() * 10);
    m_name->setPlaceholderText(tr("Player %1").arg(number));
    m_name->setAccessibleName(tr("Name of player %1").arg(number));
    m_team->setIconSize(swatchSize);
    m_team->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_team->setMinimumContentsLength(12);
    m_team->setMaxVisibleItems(12);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, smallGap, gap, smallGap);
    layout->setSpacing(gap);
    layout->addWidget(m_grip);
    layout->addWidget(m_name, 4);
    layout->addWidget(m_team, 5);

    m_grip->installEventFilter(this);
    m_name->installEventFilter(this);
    m_team->installEventFilter(this);
    connect(m_name, &QLineEdit::textEdited, this, &SeatRow::nameEdited);
    connect(m_team, &QComboBox::activated, this,
            [this] { emit teamPicked(m_team->currentData().toString()); });
}

void SeatRow::setSeat(const SeatShow& seat)
{
    m_name->setVisible(seat.longestName > 0);
    m_name->setMaxLength(std::max(1, seat.longestName));
    if (m_name->text() != seat.player)
        m_name->setText(seat.player);
    m_team->setVisible(!seat.offers.isEmpty());
    //: What is picked, as "Team", and the number of the seat
    m_team->setAccessibleName(tr("%1 of player %2").arg(seat.pickLabel, QString::number(m_number)));
    const bool dark = isDark(palette());
    if (m_offers != seat.offers || m_isDark != dark) {
        m_offers = seat.offers;
        m_isDark = dark;
        m_team->clear();
        for (const SeatOffer& offer : seat.offers) {
            const QString text =
                offer.holder.isEmpty() ? offer.text : tr("%1 (swap with %2)").arg(offer.text, offer.holder);
            m_team->addItem(text, offer.word);
            if (offer.livery >= 0)
                m_team->setItemIcon(m_team->count() - 1, swatchIcon(offer.livery, swatchSize));
            if (!offer.whyNot.isEmpty())
                disable(m_team->count() - 1, offer.whyNot);
        }
    }
    m_team->setCurrentIndex(m_team->findData(seat.picked));
}

void SeatRow::disable(int offer, const QString& why)
{
    m_team->setItemData(offer, tipOf(why), Qt::ToolTipRole);
    if (auto* model = qobject_cast<QStandardItemModel*>(m_team->model()))
        model->item(offer)->setEnabled(false);
}

void SeatRow::setCurrent(bool on)
{
    m_current = on;
    update();
}

void SeatRow::setGrabbed(bool on)
{
    m_grabbed = on;
    m_grip->setCursor(on ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    update();
}

void SeatRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = coloursFor(palette());
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (m_current || m_grabbed) {
        painter.setPen(QPen(m_grabbed ? c.accent : c.outline, m_grabbed ? 2 : 1));
        painter.setBrush(c.raised);
        painter.drawRoundedRect(ground.adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
    }
    if (m_current) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.accent);
        painter.drawRoundedRect(QRectF(ground.left() + 3, ground.top() + 7, 3, ground.height() - 14), 1.5,
                                1.5);
    }
    const QRectF grip = m_grip->geometry();
    paintIcon(painter, QRectF(grip.left() + 8, grip.center().y() - 8, 16, 16), QStringLiteral("grip"),
              c.faint);
    painter.setFont(boldFont());
    painter.setPen(m_current ? c.text : c.faint);
    painter.drawText(grip.adjusted(20, 0, 4, 0), Qt::AlignCenter, QString::number(m_number));
}

bool SeatRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_grip && filterGrip(event))
        return true;
    if (event->type() == QEvent::FocusIn)
        emit focused();
    if (event->type() == QEvent::KeyPress && filterKeys(watched, event))
        return true;
    // A wheel that only passes over a closed list would change the team.
    if (event->type() == QEvent::Wheel && watched == m_team && !m_team->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool SeatRow::filterGrip(QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        if (static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
            emit grabbed();
        return true;
    case QEvent::MouseMove:
        if (static_cast<QMouseEvent*>(event)->buttons() & Qt::LeftButton)
            emit dragged(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
        return true;
    case QEvent::MouseButtonRelease:
        emit dropped();
        return true;
    default:
        return false;
    }
}

bool SeatRow::filterKeys(QObject* watched, QEvent* event)
{
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool up = key->key() == Qt::Key_Up;
    if (key->modifiers() == Qt::AltModifier && (up || key->key() == Qt::Key_Down)) {
        emit moveWanted(up ? -1 : 1);
        return true;
    }
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (watched == m_name && enter && !key->modifiers().testFlag(Qt::ControlModifier)) {
        emit nextWanted(); // a name is done, not the whole table
        return true;
    }
    return false;
}

} // namespace roadmarshal::views
