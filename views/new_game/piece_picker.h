// Which of several pieces, cards or settings are picked, with how many are still to pick.
#pragma once

#include "field_editor.h"

class QVBoxLayout;

namespace roadmarshal::views {

class PieceToggle;

class PiecePicker final : public FieldEditor
{
    Q_OBJECT
public:
    explicit PiecePicker(const table::Game& game, QWidget* parent = nullptr);

    // Whose pieces they are.
    void setTitle(const QString& title);
    void setField(const table::SetupField& field, const QJsonValue& chosen) override;
    QList<QWidget*> stops() const override;
    bool takesRoom() const override { return true; }

    const QList<PieceToggle*>& toggles() const { return m_toggles; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showCount();
    void makeTabStop(const PieceToggle* stop);
    void toggle(const PieceToggle* toggle);

    const table::Game& m_game;
    table::PickSeveral m_pick;
    QStringList m_picked;
    QString m_title;
    QLabel* m_count;
    QVBoxLayout* m_column;
    QList<PieceToggle*> m_toggles;
};

} // namespace roadmarshal::views
