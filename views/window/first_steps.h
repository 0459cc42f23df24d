// Three steps for a newcomer, above the board; they follow what is being asked and go after the first entry.
#pragma once

#include <QFrame>

class QBoxLayout;

namespace roadmarshal::views {

class Desk;
class StepLabel;

class FirstSteps final : public QFrame
{
    Q_OBJECT
public:
    // On the desk's board panel; there is never more than one.
    static FirstSteps* show(Desk* desk);

    // The step that is due, from 0.
    int due() const { return m_due; }
    void dismiss();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    explicit FirstSteps(Desk* desk);
    void followQuestion();
    void followGame();
    void setDue(int step);

    Desk* m_desk;
    QBoxLayout* m_row;
    QList<StepLabel*> m_steps;
    const void* m_session = nullptr; // the game that was open, only to tell it from another
    int m_entries = 0;
    int m_due = 0;
};

} // namespace roadmarshal::views
