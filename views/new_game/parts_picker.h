// A board laid of parts: one that is ready, with a picture of it, or one that people lay themselves.
#pragma once

#include "field_editor.h"

class QComboBox;
class QPushButton;

namespace roadmarshal::views {

class BoardPicture;
class PartsDialog;

class PartsPicker final : public FieldEditor
{
    Q_OBJECT
public:
    explicit PartsPicker(const table::Game& game, QWidget* parent = nullptr);

    void setField(const table::SetupField& field, const QJsonValue& chosen) override;
    QList<QWidget*> stops() const override;
    bool namesItself() const override { return true; }
    bool takesRoom() const override { return true; }

    QComboBox* list() const { return m_list; }
    QPushButton* layButton() const { return m_lay; }
    QString facts() const;
    // Null while it is closed.
    PartsDialog* dialog() const { return m_dialog; }
    void openDialog();

private:
    void showReady(const table::LayParts& lay);

    const table::Game& m_game;
    table::SetupField m_field;
    QJsonValue m_chosen;
    QComboBox* m_list;
    QPushButton* m_lay;
    BoardPicture* m_picture;
    QLabel* m_facts;
    PartsDialog* m_dialog = nullptr;
};

} // namespace roadmarshal::views
