#include "board_answers.h"

#include "answers/answers_view.h"
#include "board/board_view.h"
#include "board/prompt_choices.h"
#include "decks/chance.h"
#include "marshal/conversation.h"
#include "marshal/marshal_panel.h"
#include "style/asking_menu.h"
#include "style/icons.h"

namespace roadmarshal::views {

using namespace table;

BoardAnswers::BoardAnswers(BoardView* view, MarshalPanel* marshal, Conversation* conversation,
                           QObject* parent)
    : QObject(parent), m_view(view), m_marshal(marshal), m_conversation(conversation)
{
    connect(conversation, &Conversation::asked, this, &BoardAnswers::show);
    connect(conversation, &Conversation::explained, this, [this](const QString& word, const QString& text) {
        if (word != m_disputed)
            return; // it is about what is being typed
        QStringList lines{text, m_otherwise};
        lines.removeAll(QString());
        if (!m_lent)
            m_view->explain(lines.join(u'\n'));
    });
    connect(marshal->answersView(), &AnswersView::pickedChanged, this, [this] {
        if (!m_lent)
            showChoices();
    });
    connect(view, &BoardView::placeClicked, this,
            [this](const QString& name) { choose(Choice::place(name)); });
    connect(view, &BoardView::pieceClicked, this,
            [this](const QString& name) { choose(Choice::piece(name)); });
    connect(view, &BoardView::pointedAt, this, &BoardAnswers::point);
    connect(marshal, &MarshalPanel::previewChanged, this, [this](const std::optional<Preview>& preview) {
        if (!m_lent)
            m_view->setPreview(preview);
    });
}

bool BoardAnswers::isOpen() const
{
    return m_open && !m_lent && m_conversation->topic().game;
}

void BoardAnswers::setOpen(bool open)
{
    m_open = open;
}

void BoardAnswers::setLent(bool lent)
{
    if (std::exchange(m_lent, lent) && !lent)
        show(m_conversation->prompt());
}

void BoardAnswers::show(const Prompt& prompt)
{
    delete m_which;
    if (m_lent)
        return;
    m_view->setSelected(prompt.active);
    showChoices();
    m_view->setPreview(std::nullopt);
    m_view->explain({});
    if (const Choice below = m_view->pointed(); !below.name.isEmpty())
        point(below); // the cursor has not moved, but means something else now
}

void BoardAnswers::showChoices()
{
    const Prompt& prompt = m_conversation->prompt();
    m_view->setChoices(isOpen() && !prompt.secret ? choicesFor(prompt, m_marshal->answersView()->picked())
                                                  : QList<Choice>());
}

// Where several may be answers it is one more of them, or one less.
void BoardAnswers::take(const QString& answer)
{
    if (std::holds_alternative<Several>(m_conversation->prompt().takes))
        m_marshal->answersView()->toggle(answer);
    else
        m_conversation->answer(answer);
}

Answers BoardAnswers::startingOver(const Choice& what) const
{
    const Prompt& prompt = m_conversation->prompt();
    const bool isAnswer =
        what.of == Choice::Of::Place ? prompt.asking == Asking::Place : prompt.asking == Asking::Piece;
    // Another piece clicked in the middle of a question starts over with that one.
    if (isAnswer || what.of == Choice::Of::Place || m_conversation->answers() == Answers{what.name})
        return {};
    return {what.name};
}

void BoardAnswers::choose(const Choice& what)
{
    if (!isOpen() || what.name.isEmpty())
        return;
    const Prompt& prompt = m_conversation->prompt();
    const QList<Option> options = optionsOn(prompt, what);
    if (options.size() > 1)
        return askWhich(what, options);
    if (!options.isEmpty())
        return take(options.first().answer);
    if (const Answers anew = startingOver(what); !anew.isEmpty())
        m_conversation->setAnswers(anew);
    else if (prompt.asking == (what.of == Choice::Of::Place ? Asking::Place : Asking::Piece))
        m_conversation->answer(what.name); // Marshal says why not
}

void BoardAnswers::askWhich(const Choice& what, const QList<Option>& options)
{
    delete m_which;
    auto* menu = new AskingMenu(m_view->window()); // not below the board, whose keys would go first
    connect(menu, &AskingMenu::typed, m_view, &BoardView::typed);
    m_which = menu;
    for (const Option& option : options) {
        QAction* action =
            m_which->addAction(AskingMenu::plain(m_conversation->topic().game->say(option.label)),
                               m_conversation, [this, answer = option.answer] { take(answer); });
        action->setData(option.answer);
        if (option.role != Role::Subject)
            action->setIcon(icon(option.role == Role::Target ? QStringLiteral("target")
                                                             : QStringLiteral("step-forward")));
    }
    m_which->popup(m_view->viewport()->mapToGlobal(m_view->viewPointOf(what)));
}

QString BoardAnswers::words(const Option& option) const
{
    const Game& game = *m_conversation->topic().game;
    QStringList lines{game.say(option.label)};
    if (!option.badge.code.isEmpty())
        lines.append(game.say(option.badge));
    for (const Message& remark : option.preview ? option.preview->remarks : QList<Message>())
        lines.append(game.say(remark));
    if (const auto& odds = option.odds ? option.odds : option.preview ? option.preview->odds : std::nullopt)
        lines.append(tr("Chance: %1").arg(toText(chanceOf(*odds))));
    return lines.join(u'\n');
}

void BoardAnswers::point(const Choice& what)
{
    if (!isOpen())
        return;
    const Prompt& prompt = m_conversation->prompt();
    const QList<Option> options = optionsOn(prompt, what);
    const bool isOne = options.size() == 1 && options.first().objections.isEmpty();
    m_marshal->setHovered(isOne ? options.first().answer : QString());
    m_otherwise.clear();
    m_disputed.clear();
    m_view->explain({});
    if (what.name.isEmpty())
        return;
    if (isOne)
        return m_view->explain(words(options.first()));
    if (options.size() > 1) {
        QStringList lines{tr("A click asks which is meant:")};
        for (const Option& option : options)
            lines.append(QStringLiteral("•  ") + words(option));
        return m_view->explain(lines.join(u'\n'));
    }
    if (const Answers anew = startingOver(what); options.isEmpty() && !anew.isEmpty())
        m_otherwise = tr("A click starts over with %1.").arg(what.name);
    m_view->explain(m_otherwise);
    m_disputed = options.isEmpty() ? disputable(what) : options.first().answer;
    m_conversation->explain(m_disputed);
}

// What could be wanted there, so that Marshal says why not: of a car in the way it is the space that it is
// on.
QString BoardAnswers::disputable(const Choice& what) const
{
    const Asking asking = m_conversation->prompt().asking;
    const PieceItem* car = what.of == Choice::Of::Piece ? m_view->boardScene().item(what.name) : nullptr;
    if (asking == Asking::Place)
        return car ? car->place() : what.name;
    return asking == Asking::Piece && what.of == Choice::Of::Piece ? what.name : QString();
}

} // namespace roadmarshal::views
