#include "mats_model.h"

#include "item_facts.h"

#include "match.h"

namespace roadmarshal::views {

QVariant MatsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const mats::Item* of = item(index))
        return dataOf(*of, role);
    if (const mats::Panel* of = panel(index))
        return panelData(*of, role);
    return ownerData(m_owners[index.row()], role);
}

QVariant MatsModel::ownerData(const Owner& owner, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return owner.team.name;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        QStringList parts{owner.team.name};
        if (!owner.team.player.isEmpty())
            parts.append(owner.team.player);
        if (owner.toAct)
            parts.append(tr("to act"));
        if (owner.first)
            parts.append(tr("first player"));
        return parts.join(QStringLiteral(", "));
    }
    case SubjectRole:
        return owner.team.id;
    default:
        return {};
    }
}

QVariant MatsModel::panelData(const mats::Panel& panel, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return panel.title;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return describe(panel);
    case SubjectRole:
        return panel.subject;
    default:
        return {};
    }
}

QVariant MatsModel::dataOf(const mats::Item& item, int role) const
{
    const auto* token = std::get_if<mats::Token>(&item);
    switch (role) {
    case Qt::DisplayRole:
        return token ? m_say(token->label) : views::describe(item, m_say);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return views::describe(item, m_say);
    case Qt::CheckStateRole:
        return token ? QVariant(token->present ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::EditRole:
        return std::visit(Match{[](const mats::Gauge& gauge) { return QVariant(gauge.value); },
                                [](const mats::Counter& counter) { return QVariant(counter.value); },
                                [](const mats::Token& of) { return QVariant(of.present); },
                                [](const mats::Cards& cards) { return QVariant(cards.cards.size()); },
                                [](const mats::Chart& chart) { return QVariant(chart.at); },
                                [](const auto&) { return QVariant(); }},
                          item);
    case PropertyRole:
        return propertiesOf(item).value(0);
    default:
        return {};
    }
}

QString MatsModel::describe(const mats::Panel& panel) const
{
    QStringList parts;
    const QString where = panel.where.code.isEmpty() ? QString() : m_say(panel.where);
    for (const QString& part : {panel.title, panel.subtitle, where}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    if (panel.spent)
        parts.append(tr("activated", "has acted this turn"));
    for (const mats::Item& item : panel.items) {
        const auto* token = std::get_if<mats::Token>(&item);
        if (!token || token->present)
            parts.append(views::describe(item, m_say));
    }
    return parts.join(QStringLiteral(", "));
}

Qt::ItemFlags MatsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const mats::Item* of = item(index);
    if (!of)
        return flags;
    flags |= Qt::ItemNeverHasChildren;
    if (m_correctable && views::isCorrectable(*of))
        flags |= std::holds_alternative<mats::Token>(*of) ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable;
    return flags;
}

QHash<int, QByteArray> MatsModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractItemModel::roleNames();
    names.insert(SubjectRole, "subject");
    names.insert(PropertyRole, "property");
    return names;
}

} // namespace roadmarshal::views
