#include "options_model.h"

#include "decks/chance.h"
#include "style/text.h"
#include "table/journal/shorthand.h"

#include <algorithm>

namespace roadmarshal::views {

QString whyNotText(const table::Game& game, const table::Option& option)
{
    QStringList reasons;
    for (const table::Objection& objection : option.objections)
        reasons.append(table::say(game, objection));
    return reasons.join(u'\n');
}

QStringList notesOn(const table::Game& game, const table::Option& option)
{
    QStringList notes;
    if (!option.badge.code.isEmpty())
        notes.append(game.say(option.badge));
    if (option.odds)
        notes.append(toText(chanceOf(*option.odds)));
    return notes;
}

void OptionsModel::setPrompt(const table::Game* game, const table::Prompt& prompt)
{
    beginResetModel();
    m_game = game;
    m_options = prompt.options;
    m_severalMayBe = std::holds_alternative<table::Several>(prompt.takes);
    m_picked.clear();
    endResetModel();
}

void OptionsModel::setPicked(const QStringList& answers)
{
    m_picked = answers;
    if (!m_options.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
}

int OptionsModel::rowOf(const QString& answer) const
{
    for (int row = 0; row < m_options.size(); ++row) {
        if (m_options[row].answer == answer)
            return row;
    }
    return -1;
}

bool OptionsModel::says(int row, const QString& words) const
{
    const table::Option& option = m_options[row];
    const QString said =
        (option.answer + u' ' + index(row).data(Qt::AccessibleTextRole).toString()).toCaseFolded();
    const QStringList wanted = words.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(wanted, [&](const QString& word) { return said.contains(word); });
}

int OptionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_options.size());
}

QVariant OptionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const table::Option& option = m_options[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return m_game->say(option.label);
    case Qt::AccessibleTextRole: {
        QStringList words{m_game->say(option.label)};
        if (const QString detail = index.data(DetailRole).toString(); !detail.isEmpty())
            words.append(detail);
        return (words + notesOn(*m_game, option)).join(QStringLiteral(", "));
    }
    case DetailRole:
        return option.detail.code.isEmpty() ? QString() : m_game->say(option.detail);
    case Qt::CheckStateRole:
        return m_severalMayBe ? QVariant(m_picked.contains(option.answer) ? Qt::Checked : Qt::Unchecked)
                              : QVariant();
    case BadgeRole:
        return option.badge.code.isEmpty() ? QString() : m_game->say(option.badge);
    case OddsRole:
        return option.odds ? toText(chanceOf(*option.odds)) : QString();
    case AnswerRole:
        return option.answer;
    case Qt::ToolTipRole:
        return tipOf(option.objections.isEmpty() ? index.data(DetailRole).toString()
                                                 : index.data(WhyNotRole).toString());
    case WhyNotRole:
        return whyNotText(*m_game, option);
    case RemarksRole: {
        QStringList remarks;
        for (const table::Message& remark :
             option.preview ? option.preview->remarks : QList<table::Message>())
            remarks.append(m_game->say(remark));
        return remarks;
    }
    case PieceRole: // what it does to the piece that stands for it
        return QVariant::fromValue(option.role);
    default:
        return {};
    }
}

} // namespace roadmarshal::views
