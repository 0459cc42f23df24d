// One line of the ruling ledger: a claim, what the marshal said, what the table decided, and who agreed.
#pragma once

#include "verdict.h"
#include "json/reader.h"

#include <QDateTime>

namespace roadmarshal::table {
class Game;
}

namespace roadmarshal::ledger {

// Where a set-up keeps the ledger of the house, and the rulings that it turns.
inline const QString houseKey = QStringLiteral("house");
inline const QString rulingsKey = QStringLiteral("rulings");

enum class Decision { Upheld, Overruled, Otherwise };
enum class Scope { Game, House };

struct Ruling
{
    QString id; // tells it apart, also from a copy of it in another file
    QString game;
    dispute::Claim claim;
    QString words; // the claim as people read it
    dispute::Stands stands = dispute::Stands::No;
    QString verdict; // the marshal's sentence
    struct Reason
    {
        table::Citation citation;
        QString text;
        bool operator==(const Reason&) const = default;
    };
    QList<Reason> reasons;
    Decision decision = Decision::Upheld;
    QString text; // in the table's own words, if it wrote any
    QStringList agreed;
    Scope scope = Scope::Game;
    QDateTime date;
    // The ruling of the rules page that this one turns, and to what: "AR-51", "no-points".
    QString turns;
    QString turnsTo;
    bool operator==(const Ruling&) const = default;
};
using Rulings = QList<Ruling>;

// What the ledger keeps of a dispute, still without the table's decision.
Ruling rulingOn(const table::Game& game, const dispute::Claim& claim, const dispute::Verdict& verdict);

QString toText(Decision decision);
QString toText(Scope scope);
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

} // namespace roadmarshal::ledger
