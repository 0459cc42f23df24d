// One line of the ruling ledger: a claim, what the marshal said, what the table decided, and who agreed.
#pragma once

#include "verdict.h"
#include "json/reader.h"

#include <QDateTime>

namespace roadmarshal::table {
class Game;
}

namespace roadmarshal::table {

// Where a set-up keeps the ledger of the house, and the rulings that it turns.
inline const QString houseKey = QStringLiteral("house");
inline const QString rulingsKey = QStringLiteral("rulings");

enum class Ruled { Upheld, Overruled, Otherwise };
enum class RulingScope { Game, House };

struct Ruling
{
    QString id; // tells it apart, also from a copy of it in another file
    QString game;
    Claim claim;
    QString words; // the claim as people read it
    Stands stands = Stands::No;
    QString verdict; // the marshal's sentence
    struct Reason
    {
        Citation citation;
        QString text;
        bool operator==(const Reason&) const = default;
    };
    QList<Reason> reasons;
    Ruled decision = Ruled::Upheld;
    QString text; // in the table's own words, if it wrote any
    QStringList agreed;
    RulingScope scope = RulingScope::Game;
    QDateTime date;
    // The ruling of the rules page that this one turns, and to what: "AR-51", "no-points".
    QString turns;
    QString turnsTo;
    bool operator==(const Ruling&) const = default;
};
using Rulings = QList<Ruling>;

// What the ledger keeps of a dispute, still without the table's decision.
Ruling rulingOn(const Game& game, const Claim& claim, const Verdict& verdict);

QString toText(Ruled decision);
QString toText(RulingScope scope);
// "Overruled: it counts as paved (this game; Ann, Ben)"
QString decisionText(const Ruling& ruling);

inline constexpr qsizetype mostRulings = 1000;
QJsonObject store(const Ruling& ruling);
QJsonArray store(const Rulings& rulings);
// Bounded; what is wrong is told with its place.
Ruling readRuling(const json::Reader& reader);
Rulings readRulings(const json::Reader& reader);
// What would keep it from being read again once it is written, if anything does.
std::optional<Problem> unreadable(const Ruling& ruling);

} // namespace roadmarshal::table
