// The answers to the open question as a list.
#pragma once

#include "table/game.h"

#include <QAbstractListModel>

namespace roadmarshal::views {

// What the rules say against an answer, a line each.
QString whyNotText(const table::Game& game, const table::Option& option);
// The badge of an answer and its chance, as far as it has them: "2 dice", "72 %".
QStringList notesOn(const table::Game& game, const table::Option& option);

class OptionsModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        AnswerRole = Qt::UserRole,
        WhyNotRole,
        RemarksRole,
        PieceRole,
        BadgeRole,
        OddsRole,
        DetailRole
    };

    using QAbstractListModel::QAbstractListModel;

    void setPrompt(const table::Game* game, const table::Prompt& prompt);
    const table::Option& option(int row) const { return m_options[row]; }
    int rowOf(const QString& answer) const;
    // Whether its words have all of these in them, however they are written.
    bool says(int row, const QString& words) const;
    // Those that are picked so far, where several may be.
    void setPicked(const QStringList& answers);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const table::Game* m_game = nullptr;
    QList<table::Option> m_options;
    bool m_severalMayBe = false;
    QStringList m_picked;
};

} // namespace roadmarshal::views
