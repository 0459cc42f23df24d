// Shows the moments of what happens on the desk: over the board, and on the table screen.
#pragma once

#include "moments/moment_overlay.h"

namespace roadmarshal::views {

class Desk;
class TableScreen;

class MomentShow final : public QObject
{
    Q_OBJECT
public:
    explicit MomentShow(Desk* desk);

    void setOn(bool on);
    // Where it is shown too; null for nowhere else.
    void setScreen(TableScreen* screen);
    MomentOverlay* overlay() const { return m_overlay; }

signals:
    // The game has come to its end, and whoever looked up has seen it.
    void gameEnded();

private:
    // What weighs most in it, if anything.
    std::optional<log::Moment::Kind> tell(const table::Transition& transition);
    QList<ShownStrike> strikesOf(const QList<log::Moment>& moments) const;
    void end();

    Desk* m_desk;
    MomentOverlay* m_overlay;
    QPointer<TableScreen> m_screen;
    bool m_on = true;
    bool m_isEnding = false;
};

} // namespace roadmarshal::views
