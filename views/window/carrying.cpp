#include "carrying.h"

#include "board/board_view.h"
#include "carry_label.h"
#include "carry_menu.h"
#include "carry_words.h"
#include "marshal/conversation.h"
#include "mats/mat_targets.h"
#include "mats/mats_view.h"
#include "style/asking_menu.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

namespace roadmarshal::views {

using namespace table;

Carrying::Carrying(MatsView* mats, BoardView* board, Conversation* conversation, QObject* parent)
    : QObject(parent), m_mats(mats), m_board(board), m_conversation(conversation)
{
    connect(mats, &MatsView::liftWanted, this,
            [this](const Grip& grip, QWidget* card, const QPoint& position) { lift(grip, card, position); });
    connect(mats, &MatsView::menuOpening, this, &Carrying::addTo);
    connect(board, &BoardView::carriedOut, this, &Carrying::liftPiece);
    // The table has gone on: what was to be carried on it is past.
    connect(conversation, &Conversation::asked, this, [this] {
        letGo();
        delete m_menu;
    });
}

Carrying::~Carrying()
{
    if (m_hand)
        QApplication::restoreOverrideCursor();
}

void Carrying::setOpen(bool open)
{
    m_open = open;
    if (!open)
        letGo();
}

const Game& Carrying::game() const
{
    return *m_conversation->topic().game;
}

// What is meant by a grip: the first of it that goes anywhere.
std::optional<Carrying::Hand> Carrying::take(const Grip& grip) const
{
    const Topic& topic = m_conversation->topic();
    if (!m_open || !topic.game)
        return std::nullopt;
    for (const CarrySpot& spot : grip) {
        Hand hand{spot, topic.game->carries(topic.now, m_conversation->prompted(), spot)};
        if (!hand.ways.isEmpty())
            return hand;
    }
    return std::nullopt;
}

void Carrying::lift(const Grip& grip, QWidget* holder, const QPoint& globalPosition, const QString& piece)
{
    letGo();
    m_hand = take(grip);
    if (!m_hand)
        return;
    m_hand->piece = piece;
    m_holder = holder;
    // Cards come and go under way, also the one that the button was pressed on.
    QApplication::instance()->installEventFilter(this);
    QApplication::setOverrideCursor(Qt::ClosedHandCursor);
    emit changed();
    lightTargets();
    pointAt(globalPosition);
}

void Carrying::stopWatching()
{
    QApplication::instance()->removeEventFilter(this);
}

void Carrying::liftPiece(const QString& piece, const QPoint& globalPosition)
{
    const PieceItem* item = m_board->boardScene().item(piece);
    if (item && !isOverBoard(globalPosition))
        lift({{.place = item->place()}}, m_board->viewport(), globalPosition, piece);
    if (m_hand)
        m_board->carryAway();
}

QList<Carry> Carrying::waysTo(const CarrySpot& spot) const
{
    QList<Carry> ways;
    for (const Carry& way : m_hand->ways) {
        if (way.to == spot)
            ways.append(way);
    }
    return ways;
}

void Carrying::lightTargets()
{
    QList<CarryTarget> targets;
    QList<Choice> places;
    for (const Carry& way : m_hand->ways) {
        const CarryTarget target{way.to, isOpen(waysTo(way.to))};
        if (targets.contains(target))
            continue;
        targets.append(target);
        if (!way.to.place.isEmpty())
            places.append(
                Choice::place(way.to.place, target.open ? Choice::Kind::Open : Choice::Kind::Objected));
    }
    m_mats->targets().setTargets(targets);
    m_board->setChoices(places);
}

bool Carrying::eventFilter(QObject* watched, QEvent* event)
{
    // Once the widget is gone that the button was pressed on, only its window hears of the mouse.
    const bool isGone = !m_holder || !m_holder->isVisible();
    if (!watched->isWidgetType() && !(isGone && watched->isWindowType()))
        return false;
    switch (event->type()) {
    case QEvent::MouseMove:
        return move(static_cast<const QMouseEvent&>(*event));
    case QEvent::MouseButtonPress:
        return press(static_cast<const QMouseEvent&>(*event));
    case QEvent::MouseButtonRelease:
        return release(static_cast<const QMouseEvent&>(*event));
    case QEvent::ContextMenu: // of the other button, which has let go
        return true;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (!m_hand || static_cast<const QKeyEvent*>(event)->key() != Qt::Key_Escape)
            return false;
        event->accept();
        if (event->type() == QEvent::KeyPress)
            letGo();
        return true;
    default:
        return false;
    }
}

// Another button lets go; the same one again: it was let go of where nobody could see it.
bool Carrying::press(const QMouseEvent& event)
{
    letGo();
    if (event.button() == Qt::LeftButton)
        stopWatching();
    return event.button() != Qt::LeftButton;
}

bool Carrying::release(const QMouseEvent& event)
{
    if (event.button() == Qt::LeftButton)
        drop(event.globalPosition().toPoint());
    return true;
}

bool Carrying::move(const QMouseEvent& event)
{
    const QPoint position = event.globalPosition().toPoint();
    const bool isHeld = event.buttons() & Qt::LeftButton;
    if (isHeld && m_hand && (m_hand->piece.isEmpty() || !isOverBoard(position))) {
        pointAt(position);
        return true;
    }
    if (isHeld && !m_hand)
        return true; // let go of; nothing happens until the button is up
    if (isHeld)
        m_hand->piece.clear(); // back over the board it is a piece that is dragged there
    letGo();
    stopWatching();
    return false;
}

bool Carrying::isOverBoard(const QPoint& globalPosition) const
{
    const QWidget* window = m_board->window();
    const QWidget* below = window->childAt(window->mapFromGlobal(globalPosition));
    return below && (below == m_board || m_board->isAncestorOf(below));
}

std::optional<CarrySpot> Carrying::boardTarget(const QPoint& globalPosition) const
{
    if (!isOverBoard(globalPosition))
        return std::nullopt;
    const QPoint point = m_board->viewport()->mapFromGlobal(globalPosition);
    const CarrySpot spot{.place = m_board->boardScene().anyPlaceAt(m_board->mapToScene(point))};
    return spot.place.isEmpty() || waysTo(spot).isEmpty() ? std::nullopt : std::optional(spot);
}

void Carrying::pointAt(const QPoint& globalPosition)
{
    m_below = m_mats->targets().pointAt(globalPosition);
    if (!m_below)
        m_below = boardTarget(globalPosition);
    m_board->light(m_below ? m_below->place : QString());
    const QList<Carry> ways = m_below ? waysTo(*m_below) : QList<Carry>();
    const MatsModel& model = m_mats->model();
    const QString below = m_below ? inWords(game(), fullNameOf(*m_below, model), ways) : QString();
    QWidget* window = QApplication::topLevelAt(globalPosition);
    if (!m_label)
        m_label = new CarryLabel(m_mats->window());
    const QString carried = m_hand->piece.isEmpty() ? nameOf(m_hand->from, model) : m_hand->piece;
    m_label->say(carried, below, window ? window : m_mats->window(), globalPosition);
    QApplication::changeOverrideCursor(m_below && !isOpen(ways) ? Qt::ForbiddenCursor : Qt::ClosedHandCursor);
}

void Carrying::drop(const QPoint& globalPosition)
{
    if (m_hand)
        pointAt(globalPosition);
    const auto spot = m_below;
    const QList<Carry> ways = spot ? waysTo(*spot) : QList<Carry>();
    letGo();
    stopWatching();
    if (!ways.isEmpty())
        ask(*spot, ways, globalPosition);
}

void Carrying::letGo()
{
    if (!m_hand)
        return;
    const bool isFromBoard = !m_hand->piece.isEmpty();
    m_hand.reset();
    m_below.reset();
    delete m_label;
    QApplication::restoreOverrideCursor();
    m_mats->targets().setTargets({});
    if (isFromBoard)
        m_board->letGo();
    emit changed();
}

// One way is said at once; of several it is asked which.
void Carrying::ask(const CarrySpot& spot, const QList<Carry>& ways, const QPoint& globalPosition)
{
    const bool canBeSaid = std::ranges::any_of(ways, [](const Carry& way) { return !way.answers.isEmpty(); });
    if (!canBeSaid)
        return m_conversation->refuse(whyNot(game(), ways));
    if (ways.size() == 1)
        return m_conversation->setAnswers(ways.first().answers);
    delete m_menu;
    auto* menu = new AskingMenu(m_mats->window());
    connect(menu, &AskingMenu::typed, m_board, &BoardView::typed);
    m_menu = menu;
    menu->addSection(AskingMenu::plain(fullNameOf(spot, m_mats->model())));
    for (const Carry& way : ways)
        addWay(*menu, inWords(game(), way), way, m_conversation);
    menu->popup(globalPosition);
}

void Carrying::addTo(QMenu* menu, const QList<Grip>& grips)
{
    QList<CarriedFrom> from;
    for (const Grip& grip : grips) {
        if (const auto hand = take(grip))
            from.append({nameOf(hand->from, m_mats->model()), hand->ways});
    }
    if (!from.isEmpty())
        addCarryMenu(*menu, from, m_mats->model(), m_conversation);
}

} // namespace roadmarshal::views
