// The board's part in amending: the answers that lie on it can be clicked there.
#pragma once

#include "board/choice.h"

#include <QObject>

namespace roadmarshal::table {
struct Prompt;
}

namespace roadmarshal::views {

class AmendDialog;
class AnswersView;
class BoardView;

class AmendBoard : public QObject
{
    Q_OBJECT
public:
    AmendBoard(BoardView* view, AmendDialog* dialog);

private:
    void show(const table::Prompt& prompt);
    void showChoices();
    void choose(const Choice& what);

    BoardView* m_view;
    AmendDialog* m_dialog;
    AnswersView* m_answers = nullptr;
};

} // namespace roadmarshal::views
