// What a table of Nine Yards agrees on before the first round.
#pragma once

#include "cards/deck.h"
#include "content/kind.h"
#include "table/setup_form.h"
#include "table/team.h"
#include "table/turnable_rulings.h"

#include <expected>

namespace roadmarshal::test::toy {

// The ground: which space is the landing and which are under water from the start.
struct Yard
{
    QString id;
    QString name;
    QString landing;
    QStringList flooded;
    bool operator==(const Yard&) const = default;
};
content::Kind yardKind();

struct Setup
{
    QList<table::Team> teams; // north drives the truck, south the cart
    Yard yard;
    cards::DeckSheet deck;
    int rounds = 8;
    bool calm = false; // no storms
    table::TurnedPositions rulings;
    QJsonObject json; // as it was read
    bool operator==(const Setup&) const = default;

    const table::Team& team(const QString& id) const;
    const QString& other(const QString& team) const;
};

// TOY-1: whether flooded spaces are closed or can be forded.
inline constexpr table::TurnableRuling ford{"TOY-1", "closed", "fordable"};
inline constexpr std::array rulings{ford};

std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder);
std::expected<Setup, Problem> readSetup(const QJsonObject& setup);
QJsonObject demoSetup();
table::SetupForm setupForm(const table::SetupChoices& soFar);
QList<table::Team> knownTeams();
QList<table::RulingChoice> rulingChoices();

} // namespace roadmarshal::test::toy
