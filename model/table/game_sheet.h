// What a game says about itself before anybody plays it.
#pragma once

#include "counting.h"
#include "query.h"
#include "ruling_choice.h"
#include "setup_form.h"
#include "team.h"

#include <QJsonObject>

namespace roadmarshal::content {
struct Kind;
}

namespace roadmarshal::table {

QList<content::Kind> noContent();

inline const QList<Query>& noQueries()
{
    static const QList<Query> none;
    return none;
}

// What has to be read from somewhere is made when somebody asks for it: a program starts with all games.
struct GameSheet
{
    QString id; // in files and on the command line
    QString name;
    // Raised when the same action would be decided otherwise than before.
    int rulesVersion = 1;

    // What can be put into the library for it.
    QList<content::Kind> (*contentKinds)() = noContent;
    // Teams that come with the program, to choose from.
    QList<Team> (*knownTeams)() = [] { return QList<Team>(); };
    // What there is to choose before a game, given what is chosen so far.
    SetupForm (*setupForm)(const SetupChoices& soFar) = [](const SetupChoices&) { return SetupForm(); };
    // The table of `new` without a set-up file.
    QJsonObject (*demoSetup)() = [] { return QJsonObject(); };
    // What the command line can ask about a table.
    const QList<Query>& (*queries)() = noQueries;
    // What statistics count, in the words of the game.
    Counting (*counting)() = [] { return Counting(); };
    // Rulings that a set-up may turn.
    QList<RulingChoice> (*rulingChoices)() = [] { return QList<RulingChoice>(); };
};

} // namespace roadmarshal::table
