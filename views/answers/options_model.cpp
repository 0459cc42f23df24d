#include "options_model.h"

#include "style/text.h"
#include "table/journal/shorthand.h"

namespace roadmarshal::views {

QString whyNotText(const table::Game& game, const table::Option& option)
{
    QStringList reasons;
    for (const table::Objection& objection : option.objections)
        reasons.append(table::say(game, objection));
    return reasons.join(u'\n');
}

void OptionsModel::setPrompt(const table::Game* game, const table::Prompt& prompt)
{
    beginResetModel();
    m_game = game;
    m_options = prompt.options;
    endResetModel();
}

int OptionsModel::rowOf(const QString& answer) const
{
    for (int row = 0; row < m_options.size(); ++row) {
        if (m_options[row].answer == answer)
            return row;
    }
    return -1;
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
    case Qt::AccessibleTextRole:
        return m_game->say(option.label);
    case AnswerRole:
        return option.answer;
    case Qt::ToolTipRole:
        return tipOf(index.data(WhyNotRole).toString());
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
