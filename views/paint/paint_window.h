// The window in which content is painted on its drawing: brushes, a few numbers, and what is still wrong with
// it.
#pragma once

#include "content/kind.h"
#include "table/painting.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace roadmarshal::table {
class Game;
}

namespace roadmarshal::views {

class PaintCanvas;

class PaintWindow final : public QDialog
{
    Q_OBJECT
public:
    // Whatever the item does not say is as in the painting's blank one.
    PaintWindow(const table::Game& game, const content::Kind& kind, table::Painting painting,
                const QJsonObject& item, QWidget* parent = nullptr);

    PaintCanvas* canvas() const { return m_canvas; }
    const QJsonObject& item() const { return m_item; }
    void chooseBrush(int brush);
    // By the name that its label has.
    QSpinBox* dial(const QString& code) const;

signals:
    void painted(const QJsonObject& item);

private:
    void arrange();
    QWidget* makeDials();
    QWidget* makeBrushes();
    QWidget* makeDial(std::size_t number, QWidget* parent);
    void touch(const QString& place);
    void change(const QJsonObject& item);
    void undo();
    void redo();
    void present(const QJsonObject& item);
    void check();
    QString say(const QString& code) const;

    const table::Game& m_game;
    const content::Kind m_kind;
    const table::Painting m_painting;
    QJsonObject m_item;
    std::vector<QJsonObject> m_before;
    std::vector<QJsonObject> m_after;
    bool m_isInStroke = false;
    std::size_t m_brush = 0;

    PaintCanvas* m_canvas;
    QLineEdit* m_id;
    QLineEdit* m_name;
    std::vector<QWidget*> m_dials; // a number or a list of words
    std::vector<QToolButton*> m_brushes;
    QLabel* m_problem;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QPushButton* m_done;
};

} // namespace roadmarshal::views
