#include "desk.h"

#include "amend/amend_dialog.h"
#include "audit/audit_dialog.h"
#include "board/board_view.h"
#include "board/glides.h"
#include "board_answers.h"
#include "carrying.h"
#include "dispute/disputing.h"
#include "in_turn.h"
#include "library/card_says.h"
#include "log/replay.h"
#include "match.h"
#include "mats/mats_model.h"
#include "mats/panel_menu.h"
#include "piece_drops.h"
#include "style/theme.h"
#include "table/audit/audit_lines.h"
#include "table/journal/shorthand.h"

#include <QGuiApplication>
#include <QMenu>

namespace roadmarshal::views {

using namespace table;

Desk::Desk(QObject* parent)
    : QObject(parent),
      m_inTurn(new InTurn(this)),
      m_conversation(new Conversation(this)),
      m_board(new BoardPanel),
      m_marshal(new MarshalPanel(m_conversation)),
      m_mats(new MatsView),
      m_score(new ScoreView),
      m_decks(new DecksView),
      m_rules(new RulesPanel),
      m_log(new LogPanel),
      m_answers(new BoardAnswers(m_board->view(), m_marshal, m_conversation, this)),
      m_drops(new PieceDrops(m_board->view(), m_conversation, this)),
      m_carrying(new Carrying(m_mats, m_board->view(), m_conversation, this)),
      m_cards(new CardSays(m_board, this)),
      m_disputing(new Disputing(m_board->view(), this))
{
    connectViews();
}

Desk::~Desk()
{
    delete m_amending;
    delete m_auditing;
    // Panels that no dock has taken over are still ours.
    const QList<QPointer<QWidget>> panels{m_board.data(), m_marshal.data(), m_mats.data(), m_score.data(),
                                          m_decks.data(), m_rules.data(),   m_log.data()};
    for (const QPointer<QWidget>& panel : panels) {
        if (panel && !panel->parent())
            delete panel;
    }
}

void Desk::connectViews()
{
    connect(m_board->view(), &BoardView::escaped, this, &Desk::escape);
    connect(m_board->view(), &BoardView::typed, m_marshal,
            [this](const QKeyEvent* key) { m_marshal->takeOver(*key); });
    connect(m_board->view(), &BoardView::rulesWanted, this, &Desk::rulesWanted);
    connect(m_board->view(), &BoardView::menuOpening, this, &Desk::fillPieceMenu);
    const auto fill = [this](QMenu* menu, const QStringList& ids) { m_cards->fill(*menu, ids); };
    connect(m_board->view(), &BoardView::placeMenuOpening, this,
            [fill](QMenu* menu, const QString& place) { fill(menu, {place}); });
    connect(m_mats, &MatsView::cardMenuOpening, this, fill);
    connect(m_decks, &DecksView::menuOpening, this, fill);
    connect(m_marshal, &MarshalPanel::menuOpening, this, fill);
    m_marshal->setCards(m_cards);
    connect(m_cards, &CardSays::changeWanted, this, &Desk::change);
    connect(m_cards, &CardSays::libraryChanged, this, &Desk::libraryChanged);
    connect(m_cards, &CardSays::told, this, &Desk::told);
    connect(m_board, &BoardPanel::bannerPressed, this, &Desk::pressBanner);
    connect(m_marshal, &MarshalPanel::lineEntered, this, &Desk::take);
    connect(this, &Desk::problem, m_marshal, &MarshalPanel::refuseLine);
    connect(m_mats, &MatsView::correctionWanted, this, &Desk::correct);
    connect(m_score, &ScoreView::correctionWanted, this, &Desk::correct);
    connect(m_decks, &DecksView::correctionWanted, this, &Desk::correct);
    connect(m_log, &LogPanel::jumpWanted, this, &Desk::lookAt);
    connect(m_log, &LogPanel::noteWanted, this, &Desk::annotate);
    connect(m_log, &LogPanel::amendWanted, this, &Desk::amend);
    connect(m_log, &LogPanel::rulesWanted, this, &Desk::rulesWanted);
    connect(m_log->replay(), &Replay::ended, this, &Desk::endReplay);
    // At high speed cars have to arrive before the next entry.
    connect(m_log->replay(), &Replay::changed, this, [this] {
        const Replay& replay = *m_log->replay();
        m_board->view()->setGlideTime(replay.isPlaying() ? replay.interval() * 3 / 4 : Glides::normalTime);
    });
    connect(m_drops, &PieceDrops::correctionWanted, this, &Desk::correct);
    connect(m_carrying, &Carrying::changed, this, &Desk::lendBoard);
    connect(this, &Desk::sessionChanged, m_carrying, &Carrying::letGo);
    connect(m_log, &LogPanel::disputeWanted, this, [this](int entry) {
        if (refuseWhileTrying())
            return;
        lookAt(entry);
        dispute();
    });
    connect(m_marshal, &MarshalPanel::rulesWanted, this, &Desk::rulesWanted);
    connect(m_disputing, &Disputing::rulesWanted, this, &Desk::rulesWanted);
    connect(m_disputing, &Disputing::problem, this, &Desk::problem);
    connect(m_rules, &RulesPanel::problem, this, &Desk::problem);
    connect(m_disputing, &Disputing::openChanged, this, &Desk::lendBoard);
    connect(m_disputing, &Disputing::houseChanged, m_rules, &RulesPanel::refreshLedger);
}

void Desk::fillPieceMenu(QMenu* menu, const QString& car)
{
    if (!m_session)
        return;
    QMenu* ask = menu->addMenu(tr("Ask the marshal"));
    const table::AskedClaim kinds = game().askClaim(shown(), {});
    for (const Option& kind : std::get<Prompt>(kinds).options) {
        const table::AskedClaim next = game().askClaim(shown(), {kind.answer});
        const auto* prompt = std::get_if<Prompt>(&next);
        if (prompt && prompt->asking == Asking::Piece)
            ask->addAction(game().say(kind.label), this,
                           [this, kind = kind.answer, car] { dispute({kind, car}); });
    }
    if (const PieceItem* item = m_board->view()->boardScene().item(car))
        m_carrying->addTo(menu, {Grip{{.place = item->place()}}});
    if (const QModelIndex panel = m_mats->model().panelIndex(car); panel.isValid()) {
        QMenu* byHand = menu->addMenu(tr("Put right by hand"));
        fillPanelMenu(*byHand, m_mats->model(), panel);
        byHand->addSeparator();
        byHand->addAction(tr("Where it stands …"), m_marshal, [this, car] {
            m_marshal->beginLine(toShorthand({car, placeProperty, QString()}));
        });
    }
    m_cards->fill(*menu, {car});
    menu->setEnabled(!isBusy());
}

void Desk::setSession(std::unique_ptr<Session> session)
{
    delete m_amending;
    delete m_auditing;
    m_disputing->setTable({});
    m_onShow = Now{};
    // Views let go of the old game before it is closed.
    const std::unique_ptr<Session> old = std::exchange(m_session, std::move(session));
    m_log->setSession(m_session.get());
    m_mats->startOver();
    m_marshal->settle();
    if (m_session) {
        m_session->setRecordsLater(true);
        connect(m_session.get(), &Session::recorded, this, &Desk::advance);
        connect(m_session.get(), &Session::failed, this, &Desk::notRecorded);
    }
    m_inTurn->setSession(m_session.get());
    refresh();
}

std::expected<void, Problem> Desk::moveTo(const QString& path)
{
    return m_session->moveTo(path, GameFile::Existing::Replace).transform([this] { refresh(); });
}

const Game& Desk::game() const
{
    const auto* trial = std::get_if<Trial>(&m_onShow);
    return trial ? trial->branch.game() : m_session->game();
}

const State& Desk::shown() const
{
    return std::visit(Match{[&](const Now&) -> const State& { return m_session->now(); },
                            [](const Past& past) -> const State& { return past.table; },
                            [](const Trial& trial) -> const State& { return trial.branch.now(); }},
                      m_onShow);
}

int Desk::shownEntry() const
{
    const auto* past = std::get_if<Past>(&m_onShow);
    return past ? past->entry : m_session->last();
}

void Desk::show(OnShow what, const std::optional<Ways>& ways)
{
    m_onShow = std::move(what);
    refresh(ways);
}

Topic Desk::topic()
{
    if (!m_session)
        return {};
    if (const auto* trial = std::get_if<Trial>(&m_onShow))
        return {&trial->branch.game(), trial->branch.now(), trial->branch.drawSource(),
                trial->branch.drawSource(),
                [this](const Rehearsal& rehearsal, bool, const QString&) { return tryOut(rehearsal); }};
    return {&m_session->game(), m_session->now(), m_session->drawSource(), m_session->trialSource(),
            [this](const Rehearsal& rehearsal, bool insist, const QString& note) {
                return m_session->play(rehearsal, insist ? Session::Insist::Yes : Session::Insist::No, note)
                    .transform([](const QList<Entry>&) {});
            }};
}

bool Desk::canPlay() const
{
    return m_session && !isInThePast() && !isBusy() && (isTrying() || !m_session->file().isReadOnly());
}

void Desk::refresh(const std::optional<Ways>& ways)
{
    m_answers->setOpen(!isInThePast());
    lendBoard();
    m_marshal->setEnabled(!isInThePast() && !isBusy());
    m_marshal->setTrying(isTrying());
    const bool canCorrect = canPlay();
    m_mats->setCorrectable(canCorrect);
    m_score->setCorrectable(canCorrect);
    m_decks->setCorrectable(canCorrect);
    dress();
    goOn(ways);
}

void Desk::goOn(const std::optional<Ways>& ways)
{
    m_cards->setTable(m_session ? &game() : nullptr, m_session ? shown() : State(), canPlay() && !isTrying());
    m_conversation->setTopic(topic());
    showBanner();
    if (m_session) {
        showTable(ways);
        m_rules->setTable(game(), shown(), m_session->rulings());
    } else {
        m_disputing->setTable({});
    }
    emit sessionChanged();
}

void Desk::showTable(const std::optional<Ways>& ways)
{
    const Game& game = this->game();
    const TableShow table = game.show(shown());
    const auto say = [&game](const Message& message) { return game.say(message); };
    m_board->view()->setWording(say);
    m_board->view()->setTable(table, ways);
    m_mats->setTable(table, say);
    m_score->setTable(table, say);
    m_decks->setTable(table, say);
    m_log->showPoint(shownEntry());
    const auto* trial = std::get_if<Trial>(&m_onShow);
    m_disputing->setTable(
        {&game, shown(), m_session.get(), shownEntry(), !trial, trial ? trial->position : QString()});
}

void Desk::endReplay()
{
    // It stays until somebody does something: the board does not move by itself.
    m_board->showBanner(tr("End of the replay: this is the table now"), {}, BoardPanel::Tone::Present);
}

void Desk::showBanner()
{
    const auto* past = std::get_if<Past>(&m_onShow);
    const auto* trial = std::get_if<Trial>(&m_onShow);
    if (m_amending && past) {
        m_board->showBanner(tr("The table before entry %1, which is amended").arg(past->entry + 1), {});
    } else if (trial) {
        const QString from = !trial->position.isEmpty()
                                 ? tr("%1 … nothing here is recorded").arg(trial->position)
                             : trial->entry == m_session->last()
                                 ? tr("What if … nothing here is recorded")
                                 : tr("What if, after entry %1 … nothing here is recorded").arg(trial->entry);
        m_board->showBanner(from, tr("Back to the game"), BoardPanel::Tone::Trying);
    } else if (past) {
        m_board->showBanner(tr("The table after entry %1 of %2").arg(past->entry).arg(m_session->last()),
                            tr("Back to now"));
    } else if (isAdrift()) {
        m_board->showBanner(tr("The file of this game is not where it was. Everything is still here: save it "
                               "elsewhere to go on."),
                            tr("Save elsewhere…"));
    } else if (m_session && m_session->file().isReadOnly()) {
        QString text = tr("Read only: %1").arg(m_session->file().readOnlyReason());
        if (isDamaged())
            text += QStringLiteral(" · ") + m_session->file().damage();
        m_board->showBanner(text, isDamaged() ? tr("Salvage…") : QString());
    } else if (m_session && !m_session->file().shortfall().isEmpty()) {
        m_board->showBanner(tr("This game %1").arg(m_session->file().shortfall()), {});
    } else {
        m_board->hideBanner();
    }
}

void Desk::dress()
{
    QPalette tinted; // what is not set here comes from the application
    if (isTrying())
        tinted.setColor(QPalette::Window, coloursFor(QGuiApplication::palette()).tryingSurface);
    const QWidgetList panels{m_marshal, m_mats, m_score, m_decks};
    for (QWidget* panel : panels) {
        panel->setAutoFillBackground(isTrying());
        panel->setPalette(tinted);
    }
}

void Desk::advance(const Transition& transition)
{
    m_marshal->settle();
    if (const auto* past = std::get_if<Past>(&m_onShow))
        show(Now{}, m_session->waysBetween(past->entry, transition.entry.number));
    else
        goOn(transition.ways);
    const EntryKind kind = transition.entry.kind;
    if (kind == EntryKind::Action)
        m_marshal->showNews(transition.entry.effects);
    else if (kind != EntryKind::Note && kind != EntryKind::Ruling)
        m_marshal->showHandsOn(transition.entry.effects);
    emit happened(transition);
}

void Desk::notRecorded(const Refused& refused)
{
    const QString text = say(m_session->game(), refused);
    if (!m_conversation->resume(text))
        emit problem(text);
    showBanner();
    emit sessionChanged();
}

bool Desk::isAdrift() const
{
    return m_session && !m_session->file().isInPlace();
}

bool Desk::isDamaged() const
{
    return m_session && !m_session->file().damage().isEmpty();
}

void Desk::pressBanner()
{
    if (isInThePast() || isTrying())
        backToNow();
    else if (isAdrift())
        emit anotherFileWanted();
    else if (isDamaged())
        emit salvageWanted();
}

void Desk::escape()
{
    if (isInThePast() || (isTrying() && m_conversation->answers().isEmpty()))
        backToNow();
    else
        m_conversation->back();
}

} // namespace roadmarshal::views
