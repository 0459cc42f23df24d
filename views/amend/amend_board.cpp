#include "amend_board.h"

#include "amend_dialog.h"
#include "answers/answers_view.h"
#include "board/board_view.h"
#include "board/prompt_choices.h"

namespace roadmarshal::views {

using namespace table;

AmendBoard::AmendBoard(BoardView* view, AmendDialog* dialog) : QObject(dialog), m_view(view), m_dialog(dialog)
{
    connect(dialog, &AmendDialog::asked, this, &AmendBoard::show);
    connect(view, &BoardView::placeClicked, this,
            [this](const QString& name) { choose(Choice::place(name)); });
    connect(view, &BoardView::pieceClicked, this,
            [this](const QString& name) { choose(Choice::piece(name)); });
    connect(view, &BoardView::pointedAt, this, [this](const Choice& what) {
        const QList<Option> options = optionsOn(m_dialog->prompt(), what);
        m_view->setPreview(options.size() == 1 ? options.first().preview : std::nullopt);
    });
    if (auto* answers = dialog->findChild<AnswersView*>()) {
        connect(answers, &AnswersView::previewChanged, view, &BoardView::setPreview);
        connect(answers, &AnswersView::pickedChanged, this, &AmendBoard::showChoices);
        m_answers = answers;
    }
    show(dialog->prompt());
}

void AmendBoard::show(const Prompt& prompt)
{
    m_view->setSelected(prompt.active);
    showChoices();
    m_view->setPreview(std::nullopt);
    m_view->explain({});
}

void AmendBoard::showChoices()
{
    const Prompt& prompt = m_dialog->prompt();
    m_view->setChoices(prompt.secret ? QList<Choice>()
                                     : choicesFor(prompt, m_answers ? m_answers->picked() : QStringList()));
}

void AmendBoard::choose(const Choice& what)
{
    // What stands for more than one answer is left to the list, which tells them apart.
    const QList<Option> options = optionsOn(m_dialog->prompt(), what);
    if (options.size() != 1)
        return;
    if (m_answers && std::holds_alternative<Several>(m_dialog->prompt().takes))
        m_answers->toggle(options.first().answer);
    else
        m_dialog->answer(options.first().answer);
    m_dialog->activateWindow();
}

} // namespace roadmarshal::views
