#include "moment_show.h"

#include "desk.h"

#include "board/board_view.h"
#include "table_screen/table_screen.h"

namespace roadmarshal::views {

using log::Moment;

MomentShow::MomentShow(Desk* desk)
    : QObject(desk), m_desk(desk), m_overlay(new MomentOverlay(desk->boardPanel()->view()->viewport()))
{
    connect(desk, &Desk::happened, this, [this](const table::Transition& transition) {
        m_isEnding = tell(transition) == Moment::Kind::End;
        if (!m_overlay->isRunning())
            end();
    });
    connect(desk, &Desk::replayed, this, &MomentShow::tell);
    connect(m_overlay, &MomentOverlay::ended, this, &MomentShow::end);
}

void MomentShow::setOn(bool on)
{
    m_on = on;
    m_overlay->setOn(on);
    if (m_screen)
        m_screen->overlay()->setOn(on);
}

void MomentShow::setScreen(TableScreen* screen)
{
    m_screen = screen;
    setOn(m_on);
}

std::optional<Moment::Kind> MomentShow::tell(const table::Transition& transition)
{
    const table::Game& game = m_desk->session()->game();
    const QList<Moment> moments = log::momentsOf(game, transition);
    const table::TableShow before = game.show(transition.before);
    const auto shown = shownOf(moments, before.teams);
    if (!shown)
        return std::nullopt;
    m_overlay->tell(*shown, strikesOf(moments));
    if (m_screen && !shown->title.isEmpty())
        m_screen->overlay()->tell(*shown);
    return shown->kind;
}

void MomentShow::end()
{
    if (std::exchange(m_isEnding, false))
        emit gameEnded();
}

QList<ShownStrike> MomentShow::strikesOf(const QList<Moment>& moments) const
{
    const BoardView* view = m_desk->boardPanel()->view();
    const auto pointOf = [&](const QString& place) { return QPointF(view->viewPointOf(Choice::place(place))); };
    QList<ShownStrike> strikes;
    for (const Moment& moment : moments) {
        for (const Moment::Strike& strike : moment.strikes) {
            if (strike.to.isEmpty())
                continue;
            ShownStrike shown{.to = pointOf(strike.to), .hits = moment.kind != Moment::Kind::Miss};
            if (!strike.from.isEmpty())
                shown.from = pointOf(strike.from);
            strikes.append(shown);
        }
    }
    return strikes;
}

} // namespace roadmarshal::views
