// What a game makes of a group's choices: the cars of each team, how many of them start, the decks, the
// track.
#pragma once

#include "choices.h"

namespace roadmarshal::views {

struct CarFacts
{
    struct Fact
    {
        QString label;
        QString value;
        QString icon; // may stand for the label
    };
    QString id;
    QString driver;
    QList<Fact> facts;
};

struct TeamFacts
{
    table::Team team;
    QList<CarFacts> cars;
    QStringList starters; // those that start if nobody picks; empty in a game where all do
};

struct DeckFacts
{
    QString id;
    QString name;
};

struct TableFacts
{
    QJsonObject setup;      // complete
    QList<TeamFacts> teams; // in seat order
    QList<DeckFacts> decks;
    int points = 0; // each team's pool
    std::shared_ptr<const track::Track> track;
};

std::expected<TableFacts, Problem> lookUp(const table::Game& game, const Choices& choices);

// As many as start, in the order of the mat: of those picked the last are left out, the team's first fill up.
QStringList fitStarters(const QStringList& picked, const TeamFacts& team);

} // namespace roadmarshal::views
