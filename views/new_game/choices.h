// What a group chooses before a game begins: seats, teams, cars, track and what the app does for it.
#pragma once

#include "table/game.h"

#include <QMap>

#include <optional>

namespace roadmarshal::views {

inline constexpr int fewestSeats = 2;
inline constexpr int mostSeats = 10;
inline constexpr int longestName = 40;

struct SeatChoice
{
    QString player;
    QString team;
    std::optional<QStringList> starters = {}; // none: the team's first cars
    bool operator==(const SeatChoice&) const = default;
};

// How much the app may show of what the table could work out by itself.
struct RevealChoice
{
    bool previews = true;
    bool threats = true;
    bool odds = true;
    bool operator==(const RevealChoice&) const = default;
};

struct Choices
{
    QList<SeatChoice> seats; // clockwise
    QString track;
    // Empty for a game that knows no such thing.
    QString length;
    QString grid;
    QMap<QString, QString> decks; // by deck: "table", "app", or "house" for our own deck, printed
    RevealChoice reveal;
    QMap<QString, QString> rulings = {}; // those that are turned, as the game words them
    bool operator==(const Choices&) const = default;
};

// As the game reads it, to be completed by it.
QJsonObject toSetup(const Choices& choices);

// Four teams in the order of the library and everything on the table but the drawing of the grid.
Choices usualChoices(const table::Game& game);

// Whether our own deck may lie on the table instead of the game's: only where the app can't know what the
// game's cards say. `onTheTable` is complete and has all decks on the table.
bool offersHouseDeck(const QJsonObject& onTheTable, const QString& deck);

// What is stored may come from anywhere: what makes no sense there is as usual, and nothing is left if there
// are not two teams in it that the game knows.
std::optional<Choices> readChoices(const QByteArray& stored, const table::Game& game);
QByteArray storeChoices(const Choices& choices);

// What the ledger of the house turns comes along; what it turned back does too.
void addHouseRulings(Choices& choices, const QJsonObject& turned, const table::Game& game);

// The first team that nobody in `seats` has; empty if there is none.
QString freeTeam(const QList<SeatChoice>& seats, const QList<table::Team>& known);

} // namespace roadmarshal::views
