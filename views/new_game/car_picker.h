// Which of a team's cars start, with how many are still to pick.
#pragma once

#include "table_facts.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace roadmarshal::views {

class CarToggle;

class CarPicker final : public QWidget
{
    Q_OBJECT
public:
    explicit CarPicker(QWidget* parent = nullptr);

    void setTeam(const TeamFacts& team, const QStringList& picked);
    const QList<CarToggle*>& toggles() const { return m_toggles; }
    // "Pick 1 more", empty if the number is right.
    static QString wrongNumber(qsizetype picked, qsizetype wanted);

signals:
    void picked(const QStringList& cars);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showCount();
    void makeTabStop(const CarToggle* stop);
    QStringList pickedCars() const;

    TeamFacts m_team;
    QLabel* m_count;
    QVBoxLayout* m_column;
    QList<CarToggle*> m_toggles;
};

} // namespace roadmarshal::views
