// The board's part in the conversation: answers that lie on it are lit, hovered and clicked. What a click
// does is worked out in one place, so that the words beside the cursor tell it beforehand.
#pragma once

#include "table/prompt.h"

#include <QObject>
#include <QPointer>

class QMenu;

namespace roadmarshal::views {

class Conversation;
class MarshalPanel;
class BoardView;
struct Choice;

class BoardAnswers : public QObject
{
    Q_OBJECT
public:
    BoardAnswers(BoardView* view, MarshalPanel* marshal, Conversation* conversation, QObject* parent);

    // Off while a table is only looked at.
    void setOpen(bool open);
    // While somebody else asks about the board, it is left to them.
    void setLent(bool lent);

private:
    bool isOpen() const;
    void show(const table::Prompt& prompt);
    void showChoices();
    void choose(const Choice& what);
    void take(const QString& answer);
    void point(const Choice& what);
    // A piece that answers in several ways: which one is meant?
    void askWhich(const Choice& what, const QList<table::Option>& options);
    // What a click that answers nothing here does instead; empty: nothing.
    table::Answers startingOver(const Choice& what) const;
    QString words(const table::Option& option) const;
    QString disputable(const Choice& what) const;

    BoardView* m_view;
    MarshalPanel* m_marshal;
    Conversation* m_conversation;
    QPointer<QMenu> m_which;
    QString m_disputed;  // the answer below the cursor that Marshal says something about
    QString m_otherwise; // what a click does where nothing can be chosen
    bool m_open = true;
    bool m_lent = false;
};

} // namespace roadmarshal::views
