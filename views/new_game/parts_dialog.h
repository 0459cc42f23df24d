// A board laid by hand, part by part, and seen as it grows: add, turn over, move, remove, close, set the
// lines; with a mouse or with keys.
#pragma once

#include "table/game.h"
#include "table/laid_parts.h"

#include <QDialog>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace roadmarshal::views {

class BoardPicture;
class PartList;

class PartsDialog final : public QDialog
{
    Q_OBJECT
public:
    PartsDialog(const table::Game& game, QWidget* parent);

    void setField(const table::SetupField& field, const QJsonValue& chosen);

    const table::LaidParts& laid() const { return m_laid; }
    // The part that is turned over, moved, removed; what is added comes behind it.
    int current() const { return m_current; }
    QString state() const;

    PartList* offered() const { return m_offered; }
    PartList* laidList() const { return m_laidList; }
    BoardPicture* picture() const { return m_picture; }
    QToolButton* turnOverButton() const { return m_turnOver; }
    QToolButton* earlierButton() const { return m_earlier; }
    QToolButton* laterButton() const { return m_later; }
    QToolButton* removeButton() const { return m_remove; }
    QCheckBox* closedBox() const { return m_closed; }
    // By key of the line.
    QSpinBox* rowBox(const QString& line) const;
    QToolButton* placeButton(const QString& line) const;

signals:
    // By a person.
    void picked(const QJsonValue& value);

private:
    struct LineEditor
    {
        QString key;
        QToolButton* place = nullptr; // the next click on the board sets it
        QSpinBox* row = nullptr;
    };
    QToolButton* makeButton(const QString& icon, const QString& text, const QString& tip);
    QLayout* makeTools();
    void connectParts();
    void makeLines();
    void showLines();
    void showState();
    void setCurrent(int part);
    void change(const table::LaidParts& laid, qsizetype current);
    void add(const QString& word);
    void turnOver();
    void move(int from, int to);
    void remove();
    void setLine(const QString& key, int row);
    void takeClick(int row);
    const table::LayParts& lay() const { return std::get<table::LayParts>(m_field.kind); }

    const table::Game& m_game;
    table::SetupField m_field;
    table::LaidParts m_laid;
    int m_current = -1;
    PartList* m_offered;
    PartList* m_laidList;
    BoardPicture* m_picture;
    QToolButton* m_turnOver = nullptr;
    QToolButton* m_earlier = nullptr;
    QToolButton* m_later = nullptr;
    QToolButton* m_remove = nullptr;
    QCheckBox* m_closed;
    QHBoxLayout* m_lineRow = nullptr;
    QList<LineEditor> m_lines;
    QLabel* m_facts;
    QLabel* m_problem;
};

} // namespace roadmarshal::views
