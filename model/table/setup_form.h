// What a group chooses before a game begins, as the game describes it; one dialog renders any form.
//
// A form is asked for with what is chosen so far, so that a field may be there only because of another, offer
// what another leaves, or say why it can't be as it is. A choice stands under the key of its field; keys with
// dots lead into objects of the set-up ("decks.race").
#pragma once

#include "mats/mat.h"
#include "text/message.h"

#include <QJsonObject>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace roadmarshal::board {
class Board;
}

namespace roadmarshal::table {

// What is chosen so far. What is not there is as usual.
struct SetupChoices
{
    QJsonObject forAll;
    QList<QJsonObject> seats; // clockwise
    bool operator==(const SetupChoices&) const = default;
};

struct SetupOption
{
    QString word; // what is chosen
    Message text;
    Message tip = {};
    // As it stands in a set-up, if that is not the word.
    QJsonValue value = QJsonValue::Undefined;
    std::optional<Message> whyNot = {}; // it is offered, but can't be chosen now
    int livery = -1;
    QString detail = {}; // a second line: a driver
    QList<mats::Fact> facts = {};
};

// One of several words.
struct PickOne
{
    QList<SetupOption> options = {};
    bool unique = false;  // no two seats have the same
    bool isBoard = false; // it decides what the table looks like, and is shown with a picture
};

// Several pieces or cards of those offered.
struct PickSeveral
{
    QList<SetupOption> options = {};
    int least = 0;
    int most = 0;
    bool ordered = false; // as they are picked, not as they are offered
};

struct PickNumber
{
    int least = 0;
    int most = 0;
};

struct PickSwitch
{
};

struct WriteText
{
    int longest = 40;
};

// Drawn when somebody looks.
using BoardMaker = std::function<std::shared_ptr<const board::Board>()>;

// A board laid of parts, one behind the other: modules of a course, tiles, stretches of a trail. What is
// chosen is the word of a board that is ready, or an object with the list of parts; model/table/laid_parts.h.
struct LayParts
{
    struct Part
    {
        QString word;
        Message text;
        QList<Message> facts = {};
        QString otherSide = {}; // the word of what it is turned over to
        int rows = 0;           // that it brings to the board, each a group of it
        std::optional<Message> whyNot = {};
        BoardMaker picture = {};
    };
    // Lies behind a row of the board, counted from 1.
    struct Line
    {
        QString key;
        Message label;
        int least = 1;
        int most = 1;
        bool atEnd = false; // goes along when more is laid behind the last part
    };
    QList<Part> parts = {};
    QList<SetupOption> ready = {}; // with the object that they are laid as, if they can be taken apart
    int most = 0;
    QString partsKey = {};
    QString closedKey = {}; // empty: it has two ends
    QList<Line> lines = {};
    QJsonObject ofOwn = {};  // what else belongs to a board that people lay: its id
    BoardMaker picture = {}; // as it is laid now
};

struct SetupField
{
    QString key;
    Message label;
    std::variant<PickOne, PickSeveral, PickNumber, PickSwitch, WriteText, LayParts> kind;
    QJsonValue usual = {};
    Message tip = {};
    Message group = {}; // the heading that it stands under; those of one group stand together
    // What there is to know about what is chosen.
    QList<Message> remarks = {};
    // Why what is chosen can't be, if it can't.
    std::optional<Message> problem = {};
    bool leftOutIfUsual = false; // nothing turned is nothing said
};
using SetupFields = QList<SetupField>;

struct SetupForm
{
    int fewestSeats = 1;
    int mostSeats = 1;
    int usualSeats = 1;
    QString seatsKey = {}; // where the seats stand in a set-up: "teams"
    Message seatsTitle = {};
    Message detailTitle = {}; // of what a seat chooses beyond name and team
    Message restTitle = {};
    // Of each seat of the choices. The first text is the player's name, the first pick stands beside it.
    QList<SetupFields> seats = {};
    SetupFields forAll = {};
    SetupFields rulings = {};
    Message summary = {}; // {players} is filled in by who shows it
};

} // namespace roadmarshal::table
