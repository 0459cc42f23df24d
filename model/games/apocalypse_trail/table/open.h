// What is still owed in the middle of a step: a movement under way, effects still to be carried out, the end
// of a turn.
#pragma once

#include "table/stored.h"

#include <optional>

namespace roadmarshal::apocalypse_trail {

// What a movement waits for.
enum class Due {
    Square, // the next one is to be entered: who is towed by whom, if there are several ways
    Eat,    // AT-26: it stands on an eat square just entered
    Stop    // AT-46: it stands on a free shelter just entered
};
inline const QStringList dueWords{QStringLiteral("square"), QStringLiteral("eat"), QStringLiteral("stop")};
inline const QStringList& wordsOf(Due)
{
    return dueWords;
}

// A movement whose number of squares is settled.
struct Moving
{
    bool push = false;
    bool back = false;
    int left = 0; // squares still to go
    Due due = Due::Square;
    STORED(Moving, push, back, left, due);
    bool operator==(const Moving&) const = default;
};

// Where effects come from.
enum class Cause { Scenario, Setting, Global, Catastrophe };
inline const QStringList causeWords{QStringLiteral("scenario"), QStringLiteral("setting"),
                                    QStringLiteral("global"), QStringLiteral("catastrophe")};
inline const QStringList& wordsOf(Cause)
{
    return causeWords;
}

// A list of effects on a card, carried out up to `next`.
struct Running
{
    Cause cause = Cause::Scenario;
    QString card;    // the scenario or the setting
    QString option;  // of a scenario
    int outcome = 0; // of the option
    QString crew;    // of the Catastrophe: whom it hits; empty: the convoy whose turn it is
    int next = 0;
    STORED(Running, cause, card, option, outcome, crew, next);
    bool operator==(const Running&) const = default;
};

// How far the end of a turn has come; what is under way at a stage stands in `running`.
enum class Ending { No, Settings, Catastrophe };
inline const QStringList endingWords{QStringLiteral("no"), QStringLiteral("settings"),
                                     QStringLiteral("catastrophe")};
inline const QStringList& wordsOf(Ending)
{
    return endingWords;
}

struct Open
{
    std::optional<Moving> moving = {};
    std::vector<Running> running = {}; // first things first
    QStringList committed = {};        // to the scenario whose effects run
    int counted = 0;                   // AT-64: as how many they count
    Ending ending = Ending::No;
    QString place = {}; // ATR-18: the pawn whose place in the order the end of the turn has come to

    bool isNothing() const { return *this == Open(); }
    bool operator==(const Open&) const = default;
};

QJsonValue storeValue(const Open& open);
void restoreValue(const json::Reader& reader, Open& open);

} // namespace roadmarshal::apocalypse_trail
