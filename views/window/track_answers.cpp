#include "track_answers.h"

#include "marshal/conversation.h"
#include "marshal/marshal_panel.h"
#include "track/track_view.h"

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

TrackAnswers::TrackAnswers(TrackView* view, MarshalPanel* marshal, Conversation* conversation,
                           QObject* parent)
    : QObject(parent), m_view(view), m_marshal(marshal), m_conversation(conversation)
{
    connect(conversation, &Conversation::asked, this, &TrackAnswers::show);
    connect(conversation, &Conversation::explained, view,
            [view](const QString&, const QString& text) { view->explain(text); });
    connect(view, &TrackView::placeClicked, this, &TrackAnswers::choosePlace);
    connect(view, &TrackView::pieceClicked, this, &TrackAnswers::choosePiece);
    // Where a piece is asked for, there is nothing to say about a space.
    connect(view, &TrackView::placeHovered, this, [this](const QString& place) {
        hover(m_conversation->prompt().asking == Asking::Piece ? QString() : place);
    });
    connect(view, &TrackView::pieceHovered, this, &TrackAnswers::hover);
    connect(marshal, &MarshalPanel::previewChanged, this, [this](const std::optional<Preview>& preview) {
        if (!m_lent)
            m_view->setPreview(preview);
    });
}

bool TrackAnswers::isOpen() const
{
    return m_open && !m_lent && m_conversation->topic().game;
}

void TrackAnswers::setLent(bool lent)
{
    if (std::exchange(m_lent, lent) && !lent)
        show(m_conversation->prompt());
}

void TrackAnswers::show(const Prompt& prompt)
{
    if (m_lent)
        return;
    QList<Choice> choices;
    for (const Option& option : prompt.options) {
        const auto of = isOpen() && !prompt.secret ? lyingOnTheTrack(prompt, option) : std::nullopt;
        if (of)
            choices.append({*of, nameOnTheTrack(option),
                            option.objections.isEmpty() ? Choice::Kind::Open : Choice::Kind::Objected});
    }
    const Answers& answers = m_conversation->answers();
    m_view->setSelected(answers.isEmpty() ? QString() : answers.first());
    m_view->setChoices(choices);
    m_view->setPreview(std::nullopt);
    m_view->explain({});
}

void TrackAnswers::choosePiece(const QString& piece)
{
    if (!isOpen())
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

void TrackAnswers::choosePlace(const QString& place)
{
    if (isOpen() && m_conversation->prompt().asking == Asking::Place)
        m_conversation->answer(place);
}

void TrackAnswers::hover(const QString& name)
{
    if (!isOpen())
        return;
    const Prompt& prompt = m_conversation->prompt();
    const Option* option = optionOnTheTrack(prompt, name);
    const bool answersLieThere = prompt.asking == Asking::Piece || prompt.asking == Asking::Place;
    if (name.isEmpty() || (!option && !answersLieThere)) {
        m_view->explain({});
        return m_marshal->setHovered({});
    }
    const QString answer = option ? option->answer : name;
    if (option && option->objections.isEmpty()) {
        m_view->explain({});
        return m_marshal->setHovered(answer);
    }
    m_marshal->setHovered({});
    m_conversation->explain(answer);
}

} // namespace roadmarshal::views
