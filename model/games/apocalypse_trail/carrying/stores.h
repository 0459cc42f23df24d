// Stores: a crew's cargo (`red`), its tank (`red.tank`), the load of a mod (`red.gun`).
#pragma once

#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

inline const QString tankWord = QStringLiteral("tank");
inline const QString trackerWord = QStringLiteral("tracker");

struct Store
{
    QString crew;
    QString place = {}; // empty: cargo; "tank"; or a mod
    bool operator==(const Store&) const = default;
};
QString toText(const Store& store);
// Nothing if there is no such crew, vehicle or mod.
std::optional<Store> storeIn(const State& state, const QString& text);

// How many tokens lie there; put in or, with a negative number, taken out.
int held(const State& state, const Store& store, Resource resource);
void put(State& state, const Store& store, Resource resource, int tokens);

// Those of some crews that hold the resource, crew by crew: cargo, tank, mods. The token on a tracker is in
// no store (ATR-49).
std::vector<Store> storesWith(const State& state, const std::vector<int>& crews, Resource resource,
                              const QStringList& withoutMods = {});
int heldIn(const State& state, const std::vector<Store>& stores, Resource resource);

// How many tokens of which store: `red:2,blue.tank:1`.
struct Share
{
    Store store;
    int tokens = 0;
    bool operator==(const Share&) const = default;
};
using Shares = std::vector<Share>;
QString toText(const Shares& shares);
// Nothing if it is not written like that, names another store than these, or one twice.
std::optional<Shares> sharesIn(const State& state, const std::vector<Store>& stores, const QString& text);

// Where so many tokens come from if nobody has to be asked; nothing: several stores hold more than is due.
std::optional<Shares> onlyShares(const State& state, const std::vector<Store>& stores, Resource resource,
                                 int due);
void takeOut(State& state, Resource resource, const Shares& shares);

} // namespace roadmarshal::apocalypse_trail
