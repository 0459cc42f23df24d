#include "panel_card.h"

#include "item_facts.h"
#include "panel_painter.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace roadmarshal::views {

using table::CarrySpot;

namespace {

double sizeOf(const QRectF& area)
{
    return area.width() * area.height();
}

PlateState plateState(const mats::Panel& panel)
{
    if (panel.gone)
        return PlateState::Crossed;
    return panel.inPlay ? PlateState::Filled : PlateState::Hollow;
}

QString spotName(const Part& part)
{
    if (part.kind == PartKind::AddToken)
        return QStringLiteral("add-token");
    // Boxes keep their name while what a click sets changes with the value.
    if (part.kind == PartKind::Box)
        return QStringLiteral("%1=%2").arg(part.property).arg(part.number);
    if (part.kind == PartKind::SlotCard)
        return part.property;
    return QStringLiteral("%1=%2").arg(part.property, part.value);
}

// The table's own mats are in nobody's colours.
const Livery& liveryOf(const MatsModel::Owner& owner)
{
    static const Livery nobodys{QColor(0x6B675F), QColor(0x6B675F), QColor(0xFFFFFF), Pattern::Plain};
    return owner.isTable ? nobodys : livery(owner.team.livery);
}

} // namespace

PanelCard::PanelCard(MatsModel& model, const QModelIndex& panel, QWidget* parent)
    : Card(parent), m_model(model), m_index(panel)
{
    setObjectName(QStringLiteral("panel-") + subject());
    refresh();
}

QString PanelCard::subject() const
{
    return m_index.data(MatsModel::SubjectRole).toString();
}

const mats::Panel& PanelCard::panel() const
{
    static const mats::Panel none;
    const mats::Panel* found = m_model.panel(m_index);
    return found ? *found : none;
}

void PanelCard::refresh()
{
    m_layout = layOutPanel(panel(), m_model.wording(), width());
    m_areas = spotAreas(m_layout, subject(), rect());
    m_usable.clear();
    QList<Spot> spots;
    for (int i = 0; i < m_layout.parts.size() && m_model.isCorrectable(); ++i) {
        const Part& part = m_layout.parts[i];
        if (part.property.isEmpty() && part.kind != PartKind::AddToken)
            continue;
        m_usable.append(i);
        spots.append({spotName(part), part.rect, tipFor(part)});
    }
    setSpots(spots);
    setAccessibleName(m_index.data(Qt::AccessibleTextRole).toString());
}

int PanelCard::heightForWidth(int width) const
{
    return layOutPanel(panel(), m_model.wording(), width).height;
}

void PanelCard::paintEvent(QPaintEvent*)
{
    if (!m_index.isValid())
        return;
    QPainter painter(this);
    const bool raised = panel().inPlay;
    paintGround(painter, raised);
    const PanelLook look{ink(),
                         liveryOf(m_model.owners()[m_index.parent().row()]),
                         plateState(panel()),
                         isDark(palette()),
                         raised,
                         m_model.isCorrectable() && (underMouse() || hasFocus()),
                         hoveredPart()};
    for (const Part& part : std::as_const(m_layout.parts))
        paintPart(painter, part, look);
    for (const CarryTarget& target : std::as_const(m_targets))
        paintTarget(painter, areaOf(target.spot), lookOf(target), target.spot == m_hot, ink());
}

void PanelCard::setTargets(const QList<CarryTarget>& targets, const std::optional<CarrySpot>& hot)
{
    QList<CarryTarget> here;
    for (const CarryTarget& target : targets) {
        if (target.spot.subject == subject() && target.spot.place.isEmpty())
            here.append(target);
    }
    // From the largest to the smallest, which lies on top.
    std::ranges::stable_sort(here, std::ranges::greater(),
                             [this](const CarryTarget& target) { return sizeOf(areaOf(target.spot)); });
    if (here == m_targets && hot == m_hot)
        return;
    m_targets = here;
    m_hot = hot;
    update();
}

std::optional<CarrySpot> PanelCard::targetAt(QPointF point) const
{
    for (qsizetype i = m_targets.size() - 1; i >= 0; --i) {
        if (areaOf(m_targets[i].spot).contains(point))
            return m_targets[i].spot;
    }
    return std::nullopt;
}

QList<CarrySpot> PanelCard::spotsAt(QPointF point) const
{
    QList<CarrySpot> spots;
    for (const SpotArea& one : m_areas) {
        if (one.area.contains(point))
            spots.append(one.spot);
    }
    return spots;
}

QRectF PanelCard::areaOf(const CarrySpot& spot) const
{
    return spot.subject == subject() ? views::areaOf(spot, m_areas) : QRectF();
}

void PanelCard::mousePressEvent(QMouseEvent* event)
{
    Card::mousePressEvent(event);
    m_pressed = event->button() == Qt::LeftButton ? std::optional(event->position().toPoint()) : std::nullopt;
}

void PanelCard::mouseMoveEvent(QMouseEvent* event)
{
    Card::mouseMoveEvent(event);
    if (!(event->buttons() & Qt::LeftButton))
        m_pressed.reset();
    if (!m_pressed ||
        (event->position().toPoint() - *m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    const QPoint from = *std::exchange(m_pressed, std::nullopt);
    emit liftWanted(spotsAt(from), event->globalPosition().toPoint());
}

void PanelCard::resizeEvent(QResizeEvent*)
{
    refresh();
}

void PanelCard::keyPressEvent(QKeyEvent* event)
{
    const mats::Gauge* gauge = mainGauge(panel());
    const int digit = event->key() - Qt::Key_0;
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier & ~Qt::ShiftModifier);
    if (!gauge || !plain)
        Card::keyPressEvent(event);
    else if (digit >= 0 && digit <= 9)
        submit(gauge->property, QString::number(digit));
    else if (event->key() == Qt::Key_Plus)
        nudge(1);
    else if (event->key() == Qt::Key_Minus)
        nudge(-1);
    else
        Card::keyPressEvent(event);
}

void PanelCard::use(int spot)
{
    // A copy: the answer to a correction may lay this card out anew.
    const Part part = m_layout.parts[m_usable[spot]];
    if (part.kind == PartKind::AddToken)
        emit tokenMenuWanted(mapToGlobal(part.rect.bottomLeft()).toPoint());
    else if (part.opensMenu)
        emit itemMenuWanted(part.property, mapToGlobal(part.rect.bottomLeft()).toPoint());
    else
        submit(part.property, part.value);
}

QString PanelCard::tip() const
{
    QStringList lines;
    for (const mats::Item& item : panel().items) {
        const auto* token = std::get_if<mats::Token>(&item);
        if (!token || token->present)
            lines.append(describe(item, m_model.wording()));
    }
    if (!panel().subtitle.isEmpty())
        lines.prepend(QStringLiteral("%1 · %2").arg(panel().title, panel().subtitle));
    return lines.join(u'\n');
}

void PanelCard::submit(const QString& property, const QString& value)
{
    m_model.propose(m_index, property, value);
}

void PanelCard::nudge(int by)
{
    const mats::Gauge& gauge = *mainGauge(panel());
    submit(gauge.property, QString::number(gauge.value + by));
}

QString PanelCard::tipFor(const Part& part) const
{
    if (part.kind == PartKind::AddToken)
        return tr("Put a token here or take one off");
    const mats::Item* item = m_model.item(m_model.itemIndex(m_index, part.property));
    if (!item)
        return {};
    const Wording& say = m_model.wording();
    if (const auto* of = std::get_if<mats::Slots>(item))
        return tipFor(part, *of);
    if (const auto* cards = std::get_if<mats::Cards>(item); cards && part.opensMenu)
        return tr("%1: put a card here, take one off or name it").arg(say(cards->label));
    const QString label = say(labelOf(*item));
    if (part.kind == PartKind::Token)
        return tr("Take off: %1").arg(label);
    QString value = part.value;
    if (const auto* gauge = std::get_if<mats::Gauge>(item); gauge && part.kind == PartKind::Cell)
        value = say(gauge->marks[part.number]);
    if (const auto* chart = std::get_if<mats::Chart>(item))
        value = describe(*chart, *chart->find(part.value), say);
    return tr("%1: set to %2", "a gauge or counter and its value").arg(label, value);
}

QString PanelCard::tipFor(const Part& part, const mats::Slots& item) const
{
    const Wording& say = m_model.wording();
    for (const mats::Slots::Slot& slot : item.places) {
        for (const mats::Gauge& load : slot.loads) {
            if (load.property == part.property)
                return tr("%1: set to %2", "a gauge or counter and its value")
                    .arg(say(load.label), part.value);
        }
        if (slot.property == part.property && !slot.takes.code.isEmpty())
            return tr("%1. Takes: %2", "a slot, what lies in it, what it takes")
                .arg(describe(slot, say), say(slot.takes));
        if (slot.property == part.property)
            return describe(slot, say);
        if (slot.damage.property == part.property)
            return slot.damage.present ? tr("Take off: %1").arg(say(slot.damage.label))
                                       : tr("Put here: %1", "a token").arg(say(slot.damage.label));
    }
    return {};
}

const Part* PanelCard::hoveredPart() const
{
    return hovered() < 0 ? nullptr : &m_layout.parts[m_usable[hovered()]];
}

} // namespace roadmarshal::views
