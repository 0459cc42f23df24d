#include "desk.h"

#include "table/shorthand.h"
#include "track/track_view.h"

#include <QInputDialog>

namespace roadmarshal::views {

using namespace table;

namespace {

// Which answers are clicked on the track, and as what.
std::optional<Choice::Of> lyingOnTheTrack(const Prompt& prompt, const Option& option)
{
    if (!option.piece.isEmpty() || prompt.asking == Asking::Piece)
        return Choice::Of::Piece;
    return prompt.asking == Asking::Place ? std::optional(Choice::Of::Place) : std::nullopt;
}

const QString& nameOnTheTrack(const Option& option)
{
    return option.piece.isEmpty() ? option.answer : option.piece;
}

const Option* optionOnTheTrack(const Prompt& prompt, const QString& name)
{
    for (const Option& option : prompt.options) {
        if (lyingOnTheTrack(prompt, option) && nameOnTheTrack(option) == name)
            return &option;
    }
    return nullptr;
}

} // namespace

Desk::Desk(QObject* parent)
    : QObject(parent),
      m_conversation(new Conversation(this)),
      m_track(new TrackPanel),
      m_marshal(new MarshalPanel(m_conversation)),
      m_mats(new MatsView),
      m_score(new ScoreView),
      m_decks(new DecksView),
      m_log(new LogPanel)
{
    connectViews();
}

Desk::~Desk()
{
    // Panels that no dock has taken over are still ours.
    const QList<QPointer<QWidget>> panels{m_track.data(), m_marshal.data(), m_mats.data(),
                                          m_score.data(), m_decks.data(),   m_log.data()};
    for (const QPointer<QWidget>& panel : panels) {
        if (panel && !panel->parent())
            delete panel;
    }
}

template <class Recorded>
void Desk::report(const std::expected<Recorded, Refused>& recorded)
{
    if (!recorded)
        emit problem(say(m_session->game(), recorded.error()));
}

void Desk::connectViews()
{
    TrackView* view = m_track->view();
    connect(m_conversation, &Conversation::asked, this, &Desk::showPrompt);
    connect(m_conversation, &Conversation::explained, this,
            [view](const QString&, const QString& text) { view->explain(text); });
    connect(view, &TrackView::placeClicked, this, &Desk::choosePlace);
    connect(view, &TrackView::pieceClicked, this, &Desk::choosePiece);
    connect(view, &TrackView::placeHovered, this, &Desk::hover);
    connect(view, &TrackView::pieceHovered, this, &Desk::hover);
    connect(view, &TrackView::escaped, this, [this] {
        if (isInThePast())
            backToNow();
        else
            m_conversation->back();
    });
    connect(m_marshal, &MarshalPanel::previewChanged, view, &TrackView::setPreview);
    connect(m_marshal, &MarshalPanel::lineEntered, this, &Desk::take);
    connect(m_mats, &MatsView::correctionWanted, this, &Desk::correct);
    connect(m_score, &ScoreView::correctionWanted, this, &Desk::correct);
    connect(m_log, &LogPanel::jumpWanted, this, &Desk::lookAt);
    connect(m_log, &LogPanel::noteWanted, this, &Desk::annotate);
    connect(m_track, &TrackPanel::backToNow, this, &Desk::backToNow);
}

void Desk::setSession(std::unique_ptr<Session> session)
{
    m_lookingAt = -1;
    m_marshal->setEnabled(true);
    // Views let go of the old game before it is closed.
    const std::unique_ptr<Session> old = std::exchange(m_session, std::move(session));
    m_log->setSession(m_session.get());
    m_marshal->setSession(m_session.get());
    m_conversation->setSession(m_session.get());
    if (m_session) {
        connect(m_session.get(), &Session::recorded, this, &Desk::advance);
        show(m_session->now());
    }
    showReadOnly();
    emit sessionChanged();
}

void Desk::showReadOnly()
{
    if (!m_session || m_session->file().readOnlyReason().isEmpty())
        return m_track->hideBanner();
    QString text = tr("Read only: %1").arg(m_session->file().readOnlyReason());
    if (!m_session->file().damage().isEmpty())
        text += QStringLiteral(" · ") + m_session->file().damage();
    m_track->showBanner(text, {});
}

void Desk::show(const State& state)
{
    const Game& game = m_session->game();
    const TableShow table = game.show(state);
    const auto say = [&game](const Message& message) { return game.say(message); };
    m_track->view()->setTable(table);
    m_mats->setTable(table, say);
    m_score->setTable(table, say);
    m_decks->setTable(table, say);
}

void Desk::advance(const Transition& transition)
{
    m_lookingAt = -1;
    m_marshal->setEnabled(true);
    showReadOnly();
    show(transition.after);
    emit sessionChanged();
}

void Desk::showPrompt(const Prompt& prompt)
{
    TrackView* view = m_track->view();
    QList<Choice> choices;
    for (const Option& option : prompt.options) {
        const auto of = isInThePast() || prompt.secret ? std::nullopt : lyingOnTheTrack(prompt, option);
        if (of)
            choices.append({*of, nameOnTheTrack(option),
                            option.objections.isEmpty() ? Choice::Kind::Open : Choice::Kind::Objected});
    }
    const Answers& answers = m_conversation->answers();
    view->setSelected(answers.isEmpty() ? QString() : answers.first());
    view->setChoices(choices);
    view->setPreview(std::nullopt);
    view->explain({});
}

void Desk::choosePiece(const QString& piece)
{
    if (isInThePast() || !m_session)
        return;
    const Prompt& prompt = m_conversation->prompt();
    // Another piece clicked in the middle of a question starts over with that one.
    if (const Option* option = optionOnTheTrack(prompt, piece))
        m_conversation->answer(option->answer);
    else if (prompt.asking == Asking::Piece)
        m_conversation->answer(piece);
    else
        m_conversation->setAnswers({piece});
}

void Desk::choosePlace(const QString& place)
{
    if (!isInThePast() && m_session && m_conversation->prompt().asking == Asking::Place)
        m_conversation->answer(place);
}

void Desk::hover(const QString& name)
{
    if (isInThePast() || !m_session)
        return;
    const Prompt& prompt = m_conversation->prompt();
    TrackView* view = m_track->view();
    const Option* option = optionOnTheTrack(prompt, name);
    const bool answersLieThere = prompt.asking == Asking::Piece || prompt.asking == Asking::Place;
    if (name.isEmpty() || (!option && !answersLieThere)) {
        view->explain({});
        return m_marshal->setHovered({});
    }
    const QString answer = option ? option->answer : name;
    if (option && option->objections.isEmpty()) {
        view->explain({});
        return m_marshal->setHovered(answer);
    }
    m_marshal->setHovered({});
    m_conversation->explain(answer);
}

void Desk::undo()
{
    backToNow();
    if (m_session)
        report(m_session->undo());
}

void Desk::redo()
{
    backToNow();
    if (m_session)
        report(m_session->redo());
}

void Desk::take(const QString& line)
{
    if (!m_session)
        return;
    backToNow();
    // Answers go the way of clicks, so that long thinking happens in the background.
    if (isAnswer(line)) {
        const Draft draft = parseAnswers(line);
        m_conversation->setAnswers(draft.answers, draft.insists, draft.note);
    } else {
        report(table::take(*m_session, line));
    }
}

void Desk::correct(const QString& subject, const QString& property, const QString& value)
{
    if (!m_session)
        return;
    if (isInThePast())
        return emit problem(tr("This is the past; go back to now to change something."));
    const auto effects = m_session->game().correct(m_session->now(), {subject, property, value});
    if (!effects)
        return emit problem(say(m_session->game(), effects.error()));
    if (!effects->isEmpty())
        report(m_session->correct(*effects, {}));
}

void Desk::annotate(int entry)
{
    bool given = false;
    const QString text = QInputDialog::getText(m_log, tr("Note"), tr("Note on entry %1:").arg(entry),
                                               QLineEdit::Normal, {}, &given);
    if (given && !text.trimmed().isEmpty())
        report(m_session->annotate(entry, text.trimmed()));
}

void Desk::lookAt(int entry)
{
    if (!m_session || entry < 0 || entry > m_session->last())
        return;
    if (entry == m_session->last())
        return backToNow();
    const auto then = m_session->at(entry);
    if (!then)
        return emit problem(then.error().toLine());
    m_lookingAt = entry;
    m_marshal->setEnabled(false);
    m_conversation->restart();
    show(*then);
    m_track->showBanner(tr("The table after entry %1 of %2").arg(entry).arg(m_session->last()),
                        tr("Back to now"));
}

void Desk::backToNow()
{
    if (!m_session || !isInThePast())
        return;
    m_lookingAt = -1;
    m_marshal->setEnabled(true);
    showReadOnly();
    show(m_session->now());
    m_conversation->restart();
}

} // namespace roadmarshal::views
