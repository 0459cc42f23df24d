// The ledger of the house: rulings that hold for every game of a group, in one file of the user's.
#pragma once

#include "table/ruling.h"

namespace roadmarshal::ledger {

using table::Ruling;
using table::Rulings;

// Where it lies unless somebody says otherwise: house.rulings.json in the user's data folder.
QString housePath();

class House
{
public:
    // A file that is not there is an empty ledger; one that can't be read is left alone, with the reason.
    static std::expected<House, Problem> load(const QString& path = housePath());

    const Rulings& rulings() const { return m_rulings; }
    // Those of one game.
    Rulings rulingsFor(const QString& game) const;
    // What they turn, {"AR-51": "no-points"}; a later one counts before an earlier one.
    QJsonObject turned(const QString& game) const;

    // On disk when they return; nothing is changed when they fail.
    std::expected<void, Problem> add(const Ruling& ruling);
    std::expected<void, Problem> withdraw(const QString& id);

private:
    std::expected<void, Problem> save(const Rulings& rulings);

    QString m_path;
    Rulings m_rulings;
};

} // namespace roadmarshal::ledger
