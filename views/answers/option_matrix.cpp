#include "option_matrix.h"

#include "options_model.h"
#include "style/text.h"

namespace roadmarshal::views {

using table::Option;

void OptionMatrix::setPrompt(const table::Game* game, const table::Prompt& prompt)
{
    beginResetModel();
    m_game = game;
    m_rows.clear();
    m_columns = 0;
    m_severalMayBe = std::holds_alternative<table::Several>(prompt.takes);
    m_picked.clear();
    for (const Option& option : prompt.options) {
        if (option.group.code.isEmpty())
            continue;
        auto row =
            std::ranges::find_if(m_rows, [&](const auto& r) { return r.first().group == option.group; });
        if (row == m_rows.end())
            row = m_rows.insert(m_rows.end(), QList<Option>());
        row->append(option);
        m_columns = std::max(m_columns, static_cast<int>(row->size()));
    }
    endResetModel();
}

void OptionMatrix::setPicked(const QStringList& answers)
{
    m_picked = answers;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, m_columns - 1), {Qt::CheckStateRole});
}

const Option* OptionMatrix::option(const QModelIndex& index) const
{
    if (!index.isValid() || index.column() >= m_rows[index.row()].size())
        return nullptr;
    return &m_rows[index.row()][index.column()];
}

QModelIndex OptionMatrix::indexOf(const QString& answer) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        for (int column = 0; column < m_rows[row].size(); ++column) {
            if (m_rows[row][column].answer == answer)
                return index(row, column);
        }
    }
    return {};
}

int OptionMatrix::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int OptionMatrix::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant OptionMatrix::data(const QModelIndex& index, int role) const
{
    const Option* found = option(index);
    if (!found)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return m_game->say(found->chip);
    case Qt::AccessibleTextRole:
        return (QStringList{m_game->say(found->label)} + notesOn(*m_game, *found)).join(QStringLiteral(", "));
    case Qt::ToolTipRole: {
        const QString whyNot = whyNotText(*m_game, *found);
        return tipOf(whyNot.isEmpty() ? index.data(Qt::AccessibleTextRole).toString() : whyNot);
    }
    case Qt::CheckStateRole:
        return m_severalMayBe ? QVariant(m_picked.contains(found->answer) ? Qt::Checked : Qt::Unchecked)
                              : QVariant();
    case OptionsModel::OddsRole: // a chip has room for little: its chance, or else its badge
        return notesOn(*m_game, *found).value(found->odds && !found->badge.code.isEmpty() ? 1 : 0);
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    case OptionsModel::AnswerRole:
        return found->answer;
    case OptionsModel::WhyNotRole:
        return whyNotText(*m_game, *found);
    default:
        return {};
    }
}

QVariant OptionMatrix::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Vertical || section < 0 || section >= m_rows.size())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(m_game->say(m_rows[section].first().group)) : QVariant();
}

Qt::ItemFlags OptionMatrix::flags(const QModelIndex& index) const
{
    return option(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace roadmarshal::views
