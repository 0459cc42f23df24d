// Which rulings this table plays otherwise than the rules page: a button that counts them, with a list below.
#pragma once

#include "table/game.h"

#include <QToolButton>

#include <map>

class QCheckBox;
class QComboBox;
class QVBoxLayout;

namespace roadmarshal::views {

class RulingsButton final : public QToolButton
{
    Q_OBJECT
public:
    explicit RulingsButton(QWidget* parent = nullptr);

    void setFields(const table::Game& game, const table::SetupFields& fields, const QJsonObject& choices);
    void clear();

    // Of rulings with two ways: ticked if it is turned.
    QList<QCheckBox*> boxes() const;
    // Of those with more.
    QList<QComboBox*> lists() const;

signals:
    // By a person.
    void picked(const QString& key, const QString& word);

private:
    void add(const table::Game& game, const table::SetupField& field);

    QWidget* m_page;
    QVBoxLayout* m_rows;
    std::map<QString, QCheckBox*> m_boxes; // by key
    std::map<QString, QComboBox*> m_lists;
};

} // namespace roadmarshal::views
