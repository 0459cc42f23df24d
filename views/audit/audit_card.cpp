#include "audit_card.h"

#include "style/plate.h"
#include "style/scaled.h"
#include "style/text.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace roadmarshal::views {

using namespace table;

namespace {

constexpr double pad = 16;
double headHeight()
{
    return scaled(60.0);
}
double plateHeight()
{
    return scaled(44.0);
}
double chipHeight()
{
    return scaled(34.0);
}

QFont scaled(double factor, QFont::Weight weight)
{
    QFont font = QGuiApplication::font();
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

QFont placeFont()
{
    return scaled(2.9, QFont::Bold);
}

QFont chipFont()
{
    return scaled(1.3, QFont::Medium);
}

} // namespace

AuditCard::AuditCard(const Audit& audit, const AuditWords& words, QWidget* parent)
    : Card(parent), m_audit(audit), m_words(words)
{
    refresh();
}

void AuditCard::refresh()
{
    m_chips = chipsFor(width());
    QList<Spot> spots;
    for (const Chip& chip : std::as_const(m_chips))
        spots.append({chip.property, chip.rect, tr("Differs: set what the table has")});
    setSpots(spots);
    if (!m_audit.isAllRead())
        setAccessibleName(m_words.line(m_audit, m_audit.current()));
}

QList<AuditCard::Chip> AuditCard::chipsFor(int width) const
{
    QList<Chip> chips;
    if (m_audit.isAllRead())
        return chips;
    const int line = m_audit.current();
    double x = pad;
    double y = pad + headHeight() + gap;
    for (const AuditFact& fact : m_audit.lines()[line].facts) {
        if (!m_words.isReadOut(m_audit, line, fact))
            continue;
        Chip chip{fact.property, m_words.fact(m_audit, line, fact), {}, m_audit.differs(line, fact.property)};
        if (fact.kind == AuditFact::Kind::Place) {
            const double needed = textWidth(placeFont(), chip.text) + 2 * smallGap;
            chip.rect = QRectF(pad - smallGap, pad, std::min(needed, width * 0.6), headHeight());
            chips.prepend(chip);
            continue;
        }
        const double chipWidth = std::min(textWidth(chipFont(), chip.text) + 2 * pad, width - 2 * pad);
        if (x > pad && x + chipWidth > width - pad) {
            x = pad;
            y += chipHeight() + gap;
        }
        chip.rect = QRectF(x, y, chipWidth, chipHeight());
        x += chipWidth + gap;
        chips.append(chip);
    }
    return chips;
}

int AuditCard::heightForWidth(int width) const
{
    double bottom = pad + headHeight() + gap + chipHeight();
    for (const Chip& chip : chipsFor(width))
        bottom = std::max(bottom, chip.rect.bottom());
    return static_cast<int>(std::ceil(bottom + pad));
}

QSize AuditCard::sizeHint() const
{
    return {560, heightForWidth(560)};
}

void AuditCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintGround(painter, true);
    if (m_audit.isAllRead())
        return;
    paintHead(painter);
    const Colours& c = ink();
    for (int i = 0; i < m_chips.size(); ++i) {
        const Chip& chip = m_chips[i];
        const bool isPlace = chip.rect.top() < pad + headHeight();
        const bool lit = hovered() == i || chip.differs;
        if (!isPlace || lit) {
            const double radius = isPlace ? cardRadius : chipHeight() / 2;
            painter.setPen(QPen(lit ? c.accent : c.outline, lit ? 2 : 1));
            painter.setBrush(isPlace ? QBrush(Qt::NoBrush) : QBrush(c.surface));
            painter.drawRoundedRect(chip.rect.adjusted(1, 1, -1, -1), radius, radius);
        }
        paintText(painter, chip.rect.adjusted(smallGap, 0, -smallGap, 0), chip.text,
                  isPlace ? placeFont() : chipFont(), c.text, isPlace ? Qt::AlignLeft : Qt::AlignHCenter);
    }
}

// The plate and the team, beside the place or in its stead.
void AuditCard::paintHead(QPainter& painter) const
{
    const Colours& c = ink();
    const AuditLine& line = m_audit.lines()[m_audit.current()];
    const bool hasPlace = !m_chips.isEmpty() && m_chips.first().rect.top() < pad + headHeight();
    double x = hasPlace ? m_chips.first().rect.right() + pad : pad;
    const double middle = pad + headHeight() / 2;
    if (!line.team.isEmpty()) {
        const double width = line.title.isEmpty() ? plateHeight() : plateWidth(line.title) * 1.2;
        const PlateState state = line.part == AuditLine::Part::Mat && !line.title.isEmpty()
                                     ? PlateState::Hollow
                                     : PlateState::Filled;
        paintPlate(painter, QRectF(x, middle - plateHeight() / 2, width, plateHeight()),
                   {line.title, livery(m_words.team(line.team).livery), state}, c);
        x += width + pad;
    }
    const QRectF room(x, pad, this->width() - pad - x, headHeight());
    if (!hasPlace)
        return paintText(painter, room, m_words.place(m_audit, m_audit.current()), scaled(2, QFont::Bold),
                         c.text);
    const Team& team = m_words.team(line.team);
    const QFont name = scaled(1.2, QFont::DemiBold);
    const QFont player = scaled(1.0, QFont::Normal);
    const double lower = QFontMetricsF(player).height();
    const double upper = QFontMetricsF(name).height();
    const double top = room.center().y() - (upper + lower) / 2;
    paintText(painter, team.player.isEmpty() ? room : QRectF(room.left(), top, room.width(), upper),
              team.name, name, c.text);
    paintText(painter, QRectF(room.left(), top + upper, room.width(), lower), team.player, player, c.faint);
}

void AuditCard::resizeEvent(QResizeEvent*)
{
    refresh();
}

void AuditCard::use(int spot)
{
    emit differs(m_chips[spot].property);
}

QString AuditCard::tip() const
{
    return accessibleName();
}

} // namespace roadmarshal::views
