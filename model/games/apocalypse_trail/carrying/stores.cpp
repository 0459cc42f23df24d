#include "stores.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

QString toText(const Store& store)
{
    return store.place.isEmpty() ? store.crew : store.crew + u'.' + store.place;
}

std::optional<Store> storeIn(const State& state, const QString& text)
{
    const qsizetype dot = text.indexOf(u'.');
    Store store{dot < 0 ? text : text.left(dot), dot < 0 ? QString() : text.mid(dot + 1)};
    const Crew* crew = state.crew(store.crew);
    if (!crew || (dot >= 0 && store.place.isEmpty()))
        return std::nullopt;
    if (store.place == tankWord)
        return crew->vehicle ? std::optional(store) : std::nullopt;
    return store.place.isEmpty() || crew->mod(store.place) ? std::optional(store) : std::nullopt;
}

int held(const State& state, const Store& store, Resource resource)
{
    const Crew* crew = state.crew(store.crew);
    if (!crew)
        return 0;
    if (store.place.isEmpty())
        return crew->cargo[resource];
    if (store.place == tankWord)
        return crew->vehicle && resource == Resource::Fuel ? crew->vehicle->tank : 0;
    const Mod* mod = crew->mod(store.place);
    return mod ? mod->load[resource] : 0;
}

void put(State& state, const Store& store, Resource resource, int tokens)
{
    Crew* crew = state.crew(store.crew);
    if (!crew)
        return;
    if (store.place.isEmpty())
        crew->cargo[resource] += tokens;
    else if (store.place == tankWord && crew->vehicle)
        crew->vehicle->tank += tokens;
    else if (Mod* mod = crew->mod(store.place))
        mod->load[resource] += tokens;
}

std::vector<Store> storesWith(const State& state, const std::vector<int>& crews, Resource resource,
                              const QStringList& withoutMods)
{
    std::vector<Store> found;
    const auto add = [&](const Store& store) {
        if (held(state, store, resource) > 0)
            found.push_back(store);
    };
    for (const int index : crews) {
        const Crew& crew = state.crews[static_cast<size_t>(index)];
        add({crew.id});
        add({crew.id, tankWord});
        for (const Mod& mod : crew.mods) {
            if (!withoutMods.contains(mod.card))
                add({crew.id, mod.card});
        }
    }
    return found;
}

int heldIn(const State& state, const std::vector<Store>& stores, Resource resource)
{
    int sum = 0;
    for (const Store& store : stores)
        sum += held(state, store, resource);
    return sum;
}

QString toText(const Shares& shares)
{
    QStringList words;
    for (const Share& share : shares)
        words.append(toText(share.store) + u':' + QString::number(share.tokens));
    return words.join(u',');
}

std::optional<Shares> sharesIn(const State& state, const std::vector<Store>& stores, const QString& text)
{
    Shares shares;
    for (const QString& word : text.split(u',')) {
        const qsizetype colon = word.indexOf(u':');
        const auto store = storeIn(state, word.left(std::max<qsizetype>(colon, 0)));
        bool isNumber = false;
        const int tokens = word.mid(colon + 1).toInt(&isNumber);
        if (colon < 0 || !isNumber || tokens < 1 || !store || !std::ranges::contains(stores, *store) ||
            std::ranges::contains(shares, *store, &Share::store))
            return std::nullopt;
        shares.push_back({*store, tokens});
    }
    return shares;
}

std::optional<Shares> onlyShares(const State& state, const std::vector<Store>& stores, Resource resource,
                                 int due)
{
    Shares shares;
    if (due <= 0)
        return shares;
    if (stores.size() > 1 && heldIn(state, stores, resource) > due)
        return std::nullopt;
    for (const Store& store : stores)
        shares.push_back({store, std::min(due, held(state, store, resource))});
    return shares;
}

void takeOut(State& state, Resource resource, const Shares& shares)
{
    for (const Share& share : shares)
        put(state, share.store, resource, -share.tokens);
}

} // namespace roadmarshal::apocalypse_trail
