// The conversation with the table: the next question, its answers and what each would do.
#pragma once

#include "action.h"
#include "dice/roll.h"
#include "mats/mat.h"
#include "preview.h"
#include "stopped.h"

#include <variant>

namespace roadmarshal::table {

using Answers = QStringList;

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
    Message badge = {}; // a word or two at its edge: "2 dice", "last one"
    std::optional<Odds> odds = {};
    Message detail = {}; // a line below it: what a card does, what a car can do
    QString node = {};   // of the question's chart, if it stands for this answer
};

// What kind of thing is asked for, so that a view knows where the answers lie.
enum class Asking { Piece, Card, Place, Way, Choice };

// What counts as an answer: one of the options …
struct One
{
    bool operator==(const One&) const = default;
};
// … or so many of them, in one word: "ann,bo", or "none" …
struct Several
{
    int least = 0;
    int most = 0;
    bool operator==(const Several&) const = default;
};
// … or a number, for which the options are only suggestions …
struct Number
{
    int least = 0;
    int most = 0;
    int proposed = 0;
    bool operator==(const Number&) const = default;
};
// … or dice, in place of which an option may be taken. Some of them may have been said already.
struct Dice
{
    dice::Ask ask;
    QStringList fallen = {};
    bool operator==(const Dice&) const = default;
};
using Takes = std::variant<One, Several, Number, Dice>;

struct Prompt
{
    QString id;
    Asking asking = Asking::Choice;
    Message question;
    QList<Option> options;
    QList<Message> reminders;
    bool secret = false; // the answers are for those who ask for them: nothing lights up
    Takes takes = One{};
    std::optional<mats::Chart> chart = {}; // on which answers lie
    QString active = {};                   // the piece that acts, if one does
    QString asks = {};                     // the team that is asked; empty: the table, or whoever knows
    QString interrupts = {};               // the team whose turn it is, if another one is asked in it

    // Whether there is anything left to answer.
    bool isOpen() const { return !options.isEmpty() || !std::holds_alternative<One>(takes); }
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

using Asked = std::variant<Prompt, Ready, Misfit, Said, Stopped>;

} // namespace roadmarshal::table
