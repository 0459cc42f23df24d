// Says whether the table is set up as last time, and offers that or a fresh start.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace roadmarshal::views {

class LastTimeStrip final : public QWidget
{
    Q_OBJECT
public:
    enum class State { FirstGame, Same, Changed };

    explicit LastTimeStrip(QWidget* parent = nullptr);

    // `lastTime` names who played where; empty for a first game.
    void setState(State state, const QString& lastTime);
    State state() const { return m_state; }
    QPushButton* same() const { return m_same; }
    QPushButton* reset() const { return m_reset; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    State m_state = State::FirstGame;
    QLabel* m_headline;
    QLabel* m_detail;
    QPushButton* m_same;
    QPushButton* m_reset;
};

} // namespace roadmarshal::views
