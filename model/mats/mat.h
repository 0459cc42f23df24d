// The vocabulary of mats for all games: gauges, counters, tokens, cards, facts, charts and slots on panels.
#pragma once

#include "text/message.h"

#include <QList>
#include <QStringList>

#include <variant>

namespace roadmarshal::mats {

using table::Message;

// A row of boxes filled from the left, or a pointer on a scale: damage, temperature, speed.
struct Gauge
{
    QString property; // what a correction sets
    Message label;
    int value = 0;
    int most = 0;
    bool fillsBad = true; // full is bad news: damage, heat
    // Names of the positions from 0 on make it a pointer on a scale: gears, "ready, resting, injured".
    QList<Message> marks = {};
    bool isWear = false; // how worn its subject is: what prints and statistics tell of it
    bool operator==(const Gauge&) const = default;
};

// A heap of equal things: tyres, rations, boost tokens.
struct Counter
{
    QString property;
    Message label;
    int value = 0;
    int most = 0; // 0: as many as there are
    bool operator==(const Counter&) const = default;
};

// A marker that lies on the mat or not.
struct Token
{
    QString property;
    Message label;
    bool present = false;
    bool operator==(const Token&) const = default;
};

// A card as corrections name it; one without an id is a card that nobody has named.
struct Card
{
    QString id;
    Message title;
    bool operator==(const Card&) const = default;
};

// Cards that lie on or under the mat. A correction says how many there are, "5", or how many of one kind,
// "rocket=2".
struct Cards
{
    QString property;
    Message label;
    QList<Card> cards;
    int most = 0;             // 0: as many as there are
    QList<Card> choices = {}; // that may lie here
    bool operator==(const Cards&) const = default;
};

// A printed fact: weapon, mount, top speed.
struct Fact
{
    Message label;
    Message value;
    QString icon = {}; // stands for the label where there is little room
    bool operator==(const Fact&) const = default;
};

// Bubbles joined by lines with a pointer on one of them, or a table: a gear lever, dice by speed and danger.
struct Chart
{
    struct Node
    {
        QString id; // what a correction sets the pointer to
        Message label;
        double x = 0;       // in columns from the left
        double y = 0;       // in rows from the top
        QString tone = {};  // its colour by name: "yellow"; none is plain
        bool holds = false; // what counts now, such as the row of the present speed
        bool settable = true;
        bool operator==(const Node&) const = default;
    };
    struct Edge
    {
        QString from;
        QString to;
        bool dotted = false;
        bool operator==(const Edge&) const = default;
    };
    QString property; // empty: there is nothing to set
    Message label;
    QString at; // the node where the pointer stands; empty: nowhere
    QList<Node> nodes;
    QList<Edge> edges = {};
    // Headings at the whole numbers of x and y.
    QList<Message> columns = {};
    QList<Message> rows = {};
    bool operator==(const Chart&) const = default;

    const Node* find(const QString& id) const;
};

// Places that take one card each, may be coloured, damaged, and hold a load.
struct Slots
{
    struct Slot
    {
        QString property; // set to a card's id, or to "none"
        Message label;
        QString tone = {};
        Message takes = {};       // what may lie here, in words
        Card card = {};           // without a title: empty
        bool covered = false;     // by the card of the slot before
        Token damage = {};        // without a property: it can't be damaged
        QList<Gauge> loads = {};  // on the card
        QList<Card> choices = {}; // that may be put here
        bool operator==(const Slot&) const = default;

        bool isEmpty() const { return card.title.code.isEmpty(); }
    };
    Message label;
    QList<Slot> places;
    bool operator==(const Slots&) const = default;
};
// What sets a slot empty.
inline const QString noCard = QStringLiteral("none");

using Item = std::variant<Gauge, Counter, Token, Cards, Fact, Chart, Slots>;

// One vehicle, survivor or dashboard. It stays the same one when it comes to lie on another mat.
struct Panel
{
    QString subject; // what a correction names: "36"
    QString title;
    QString subtitle;
    Message where; // "on 12.0", "in the chute", "destroyed"
    bool inPlay = true;
    bool gone = false; // out of the game for good: destroyed, dead
    bool spent = false;
    QList<Item> items;
};

// Null where nothing wears it out.
inline const Gauge* wearOf(const Panel& panel)
{
    for (const Item& item : panel.items) {
        if (const auto* gauge = std::get_if<Gauge>(&item); gauge && gauge->isWear)
            return gauge;
    }
    return nullptr;
}

// What lies in front of a team, of one of its players, or belongs to the table itself.
struct Mat
{
    QString team;      // empty: the table's own, such as a scenario or a convoy
    QList<Item> items; // of the mat itself
    QList<Panel> panels;
    QString player = {};  // whose it is where a team has several players
    Message title = {};   // of a mat of the table's own
    QString subject = {}; // what a correction of its items names; empty: the team

    bool isOfTable() const { return team.isEmpty(); }
};
QString subjectOf(const Mat& mat);

} // namespace roadmarshal::mats
