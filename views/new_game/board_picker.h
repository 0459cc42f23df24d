// A board by name, with a small picture of it and what there is to know.
#pragma once

#include "field_editor.h"

#include <memory>

class QComboBox;

namespace roadmarshal::views {

class BoardPicture;

class BoardPicker final : public FieldEditor
{
    Q_OBJECT
public:
    explicit BoardPicker(const table::Game& game, QWidget* parent = nullptr);

    void setField(const table::SetupField& field, const QJsonValue& chosen) override;
    QList<QWidget*> stops() const override;
    bool namesItself() const override { return true; }
    bool takesRoom() const override { return true; }

    QString current() const;
    void showBoard(std::shared_ptr<const board::Board> board);
    QComboBox* list() const { return m_list; }
    QString facts() const;

private:
    const table::Game& m_game;
    QComboBox* m_list;
    BoardPicture* m_picture;
    QLabel* m_facts;
};

} // namespace roadmarshal::views
