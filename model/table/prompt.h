// The conversation with the table: the next question, its answers and what each would do.
#pragma once

#include "action.h"

#include <QStringList>

#include <optional>
#include <variant>

namespace roadmarshal::table {

using Answers = QStringList;

// What an answer would do on the track, for drawing.
struct Preview
{
    struct Move
    {
        QString piece;
        QString to; // a place
        bool operator==(const Move&) const = default;
    };
    QList<Move> moves;
    QStringList path;       // places that the active piece enters, in order
    QList<Message> remarks; // "crosses the line: +1 VP"
    bool operator==(const Preview&) const = default;
};

// What an answer does to the piece that stands for it, so that nobody shoots whom they meant to move next.
enum class Role {
    Subject, // it is what the answer is about
    Target,  // it is attacked
    Next,    // what was under way ends, and play goes on with it
};

struct Option
{
    QString answer; // what one types
    Message label;
    Objections objections; // why not, if the rules speak against it
    std::optional<Preview> preview;
    QString piece = {}; // the piece on the table that stands for this answer, if the answer is not its name
    // Answers of one kind stand in a row under the name of the group, each as a chip that tells it apart.
    Message group = {};
    Message chip = {};
    Role role = Role::Subject;
};

// What kind of thing is asked for, so that a view knows where the answers lie.
enum class Asking { Piece, Card, Place, Way, Choice };

struct Prompt
{
    QString id;
    Asking asking = Asking::Choice;
    Message question;
    QList<Option> options;
    QList<Message> reminders;
    bool secret = false; // the answers are for those who ask for them: nothing lights up
};

// An answer that makes no sense here; `answer` counts from 0.
struct Misfit
{
    qsizetype answer = 0;
    Message message;
    Citation citation;
};

// The first `used` answers make an action. The rest belongs to the question that is open after it.
struct Ready
{
    Action action;
    qsizetype used = 0;
};

// The first `used` answers say what is the case anyway: nothing is to be recorded for them.
struct Said
{
    qsizetype used = 0;
};

using Asked = std::variant<Prompt, Ready, Misfit, Said>;

} // namespace roadmarshal::table
