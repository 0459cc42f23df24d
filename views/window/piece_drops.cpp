#include "piece_drops.h"

#include "board/board_view.h"
#include "marshal/conversation.h"
#include "style/asking_menu.h"
#include "style/icons.h"
#include "table/audit/audit_lines.h"
#include "table/journal/shorthand.h"

namespace roadmarshal::views {

using namespace table;

PieceDrops::PieceDrops(BoardView* view, Conversation* conversation, QObject* parent)
    : QObject(parent), m_view(view), m_conversation(conversation)
{
    connect(view, &BoardView::pieceDropped, this, &PieceDrops::drop);
    // The table has gone on: what was to be asked about it is past.
    connect(conversation, &Conversation::asked, this, [this] {
        m_thinking.drop();
        delete m_menu;
    });
}

void PieceDrops::setOpen(bool open)
{
    m_open = open;
    m_view->setCarriable(open);
}

void PieceDrops::drop(const QString& piece, const QString& place)
{
    const Topic& topic = m_conversation->topic();
    if (!m_open || !topic.game)
        return;
    m_thinking.start(
        [game = topic.game, state = topic.now, trial = topic.trialDraws, piece,
         place](const std::stop_token& stop) { return movesTo(*game, state, piece, place, trial, stop); },
        [this, piece, place](const QList<MoveTo>& moves) { ask(piece, place, moves); });
}

void PieceDrops::ask(const QString& piece, const QString& place, const QList<MoveTo>& moves)
{
    delete m_menu;
    auto* menu = new AskingMenu(m_view->window()); // not below the board, whose keys would go first
    connect(menu, &AskingMenu::typed, m_view, &BoardView::typed);
    m_menu = menu;
    //: Title of a menu: a car, the space that it was dragged to
    m_menu->addSection(tr("%1 to %2").arg(piece, place));
    addMoves(moves);
    m_menu->addSeparator();
    addCorrection(piece, place);
    // Until it is decided, the board shows what is meant.
    m_view->setPreview(Preview{{{piece, {place}}}});
    connect(m_menu, &QMenu::aboutToHide, m_view, [view = m_view] { view->setPreview(std::nullopt); });
    m_menu->popup(m_view->viewport()->mapToGlobal(m_view->viewPointOf(Choice::place(place))));
}

void PieceDrops::addMoves(const QList<MoveTo>& moves)
{
    if (moves.isEmpty()) {
        m_menu->addAction(tr("As a move: nothing that can be played takes it there"))->setEnabled(false);
        return;
    }
    auto* all = new AskingMenu(m_menu);
    all->setAttribute(Qt::WA_DeleteOnClose, false); // it goes with the menu that it belongs to
    all->setTitle(tr("As a move"));
    all->setIcon(icon(QStringLiteral("cards")));
    connect(all, &AskingMenu::typed, m_menu, &QWidget::close);
    connect(all, &AskingMenu::typed, m_view, &BoardView::typed);
    m_menu->addMenu(all);
    for (const MoveTo& move : moves)
        all->addAction(AskingMenu::plain(m_conversation->topic().game->say(move.label)), m_conversation,
                       [this, move] { m_conversation->setAnswers(move.answers); })
            ->setData(move.answers);
}

void PieceDrops::addCorrection(const QString& piece, const QString& place)
{
    const Topic& topic = m_conversation->topic();
    const auto effects = topic.game->correct(topic.now, {piece, placeProperty, place});
    const auto after =
        effects.and_then([&](const Effects& changes) { return reach(*topic.game, topic.now, changes); });
    QAction* action = m_menu->addAction(
        icon(QStringLiteral("amend")),
        after ? tr("As a correction")
              : AskingMenu::plain(tr("As a correction: %1").arg(say(*topic.game, after.error()))),
        this, [this, piece, place] { emit correctionWanted(piece, placeProperty, place); });
    action->setEnabled(after.has_value());
}

} // namespace roadmarshal::views
