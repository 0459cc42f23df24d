// Tables as games other than those that there are may show them: figures of any kind, any outcome.
#pragma once

#include "table/show.h"

namespace roadmarshal::test {

inline table::Message said(const char* code)
{
    return {QString::fromUtf8(code), {}};
}

inline table::Figure figure(const char* label, int value, table::Figure::Role role, const char* property = "")
{
    return {.property = QString::fromLatin1(property), .label = said(label), .value = value, .role = role};
}

inline QList<table::Team> madeUpTeams()
{
    return {{QStringLiteral("red"), QStringLiteral("Red"), QStringLiteral("Ann, Ada"), 0},
            {QStringLiteral("blue"), QStringLiteral("Blue"), QStringLiteral("Ben"), 1},
            {QStringLiteral("teal"), QStringLiteral("Teal"), QString(), 2}};
}

// Nobody plays against anybody: all win or lose together.
inline table::TableShow together(const table::Outcome& outcome)
{
    table::TableShow table;
    table.teams = madeUpTeams();
    table.outcome = outcome;
    table.headline = said("Round 7");
    return table;
}

inline table::Outcome lostByAll()
{
    return {.how = table::Outcome::Lost,
            .why = said("The tank has got away"),
            .rule = {QStringLiteral("9.2"), QStringLiteral("HR-3")}};
}

// Points by category, some below nothing, two teams level at the top.
inline table::TableShow level(const table::Outcome& outcome = {})
{
    table::TableShow table = together(outcome);
    const QList<int> points{40, 40, -20};
    const QList<int> ranks{1, 1, 3};
    for (qsizetype i = 0; i < points.size(); ++i) {
        table::Standing standing{.team = table.teams[i].id, .rank = ranks[i]};
        standing.figures = {figure("Score", points[i], table::Figure::Score, "points"),
                            figure("Pedestrians", 3, table::Figure::Other, "pedestrians"),
                            figure("Shots", 11, table::Figure::Other),
                            figure("Wipe-outs", 2, table::Figure::Wear),
                            {.property = QStringLiteral("boost"),
                             .label = said("Boost"),
                             .value = 2,
                             .most = 5,
                             .role = table::Figure::Other,
                             .asTokens = true}};
        table.standings.append(standing);
    }
    return table;
}

inline table::Outcome wonByTwo()
{
    return {.how = table::Outcome::Won, .winners = {QStringLiteral("red"), QStringLiteral("blue")}};
}

// All the ways in which a game may stand.
inline QList<table::Outcome> allOutcomes()
{
    return {{},          {.how = table::Outcome::Won, .winners = {QStringLiteral("blue")}},
            wonByTwo(),  {.how = table::Outcome::Won},
            lostByAll(), {.how = table::Outcome::Nobody}};
}

} // namespace roadmarshal::test
