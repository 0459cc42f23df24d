// A board by name, with a small picture of it and what there is to know.
#pragma once

#include "field_editor.h"

#include <QPixmap>

#include <memory>

class QComboBox;

namespace roadmarshal::views {

// The drawn board, as large as there is room.
class BoardPicture final : public QWidget
{
    Q_OBJECT
public:
    explicit BoardPicture(QWidget* parent = nullptr);

    void setBoard(std::shared_ptr<const board::Board> board);
    QSize sizeHint() const override { return {340, 150}; }
    QSize minimumSizeHint() const override { return {160, 84}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void draw();

    std::shared_ptr<const board::Board> m_board;
    QPixmap m_drawn;
    bool m_isDark = false; // what it was drawn for
};

class BoardPicker final : public FieldEditor
{
    Q_OBJECT
public:
    explicit BoardPicker(const table::Game& game, QWidget* parent = nullptr);

    void setField(const table::SetupField& field, const QJsonValue& chosen) override;
    QList<QWidget*> stops() const override;
    bool namesItself() const override { return true; }

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
