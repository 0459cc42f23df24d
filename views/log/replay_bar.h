// Buttons, speed and a slider over the whole journal, under the log.
#pragma once

#include "replay.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QSlider;

namespace roadmarshal::views {

class ReservedText;

class ReplayBar : public QWidget
{
    Q_OBJECT
public:
    explicit ReplayBar(Replay* replay, QWidget* parent = nullptr);

    // What the entry on show was about, while the table of the past is on show.
    void setTold(const QString& text);
    // For a menu, which gives them their shortcuts.
    QList<QAction*> replayActions() const { return {m_back, m_play, m_forward, m_slower, m_faster}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    void name();
    void refresh();

    Replay* m_replay;
    QAction* m_back;
    QAction* m_play;
    QAction* m_forward;
    QAction* m_slower;
    QAction* m_faster;
    QComboBox* m_speed;
    QSlider* m_slider;
    QLabel* m_where;
    ReservedText* m_told;
};

} // namespace roadmarshal::views
