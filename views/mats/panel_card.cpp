#include "panel_card.h"

#include "item_facts.h"
#include "panel_painter.h"

#include <QKeyEvent>
#include <QPainter>

namespace roadmarshal::views {

namespace {

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
    return QStringLiteral("%1=%2").arg(part.property, part.value);
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
    const MatsModel::TeamRow& team = m_model.teams()[m_index.parent().row()];
    const PanelLook look{ink(),
                         livery(team.team.livery),
                         plateState(panel()),
                         raised,
                         m_model.isCorrectable() && (underMouse() || hasFocus()),
                         hoveredPart()};
    for (const Part& part : std::as_const(m_layout.parts))
        paintPart(painter, part, look);
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
    m_model.setData(m_model.itemIndex(m_index, property), value);
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
    const QString label = m_model.wording()(labelOf(*item));
    if (part.kind == PartKind::Token)
        return tr("Take off: %1").arg(label);
    QString value = part.value;
    if (const auto* gauge = std::get_if<mats::Gauge>(item); gauge && part.kind == PartKind::Cell)
        value = m_model.wording()(gauge->marks[part.number]);
    return tr("%1: set to %2", "a gauge or counter and its value").arg(label, value);
}

const Part* PanelCard::hoveredPart() const
{
    return hovered() < 0 ? nullptr : &m_layout.parts[m_usable[hovered()]];
}

} // namespace roadmarshal::views
