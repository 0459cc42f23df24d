// The vocabulary of mats for all games: gauges, counters, tokens, cards and flags on panels.
#pragma once

#include "message.h"

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

// Cards that lie on or under the mat; an empty title is a card nobody has named.
struct Cards
{
    QString property;
    Message label;
    QStringList titles;
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

using Item = std::variant<Gauge, Counter, Token, Cards, Fact>;

// One vehicle, survivor or dashboard.
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

struct TeamMat
{
    QString team;
    QList<Item> items; // of the team itself
    QList<Panel> panels;
};

} // namespace roadmarshal::mats
