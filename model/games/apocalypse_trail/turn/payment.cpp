#include "payment.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

int tokensOf(const Shares& shares)
{
    int tokens = 0;
    for (const Share& share : shares)
        tokens += share.tokens;
    return tokens;
}

} // namespace

std::vector<Store> storesFor(const State& state, const Bill& bill)
{
    return storesWith(state, state.convoyOf(state.turn.pawn), bill.resource, bill.withoutMods);
}

int payable(const State& state, const Bill& bill)
{
    return std::min(bill.due, heldIn(state, storesFor(state, bill), bill.resource));
}

bool needsSource(const State& state, const Bill& bill)
{
    return !onlyShares(state, storesFor(state, bill), bill.resource, payable(state, bill));
}

std::optional<QStringList> sourceIn(const State& state, const Bill& bill, const QString& word)
{
    const std::vector<Store> stores = storesFor(state, bill);
    const int due = payable(state, bill);
    const QString text = word.contains(u':') ? word : QStringLiteral("%1:%2").arg(word).arg(due);
    const auto shares = sharesIn(state, stores, text);
    if (!shares || tokensOf(*shares) != due)
        return std::nullopt;
    const bool isThere = std::ranges::all_of(*shares, [&](const Share& share) {
        return share.tokens <= held(state, share.store, bill.resource);
    });
    return isThere ? std::optional(text.split(u',')) : std::nullopt;
}

bool pay(Deed& deed, const char* rule, const Bill& bill, const QStringList& source)
{
    const std::vector<Store> stores = storesFor(deed.state(), bill);
    std::optional<Shares> shares;
    if (source.isEmpty())
        shares = onlyShares(deed.state(), stores, bill.resource, payable(deed.state(), bill));
    else if (sourceIn(deed.state(), bill, source.join(u',')))
        shares = sharesIn(deed.state(), stores, source.join(u','));
    if (!shares)
        return false;
    deed.apply(rule, [&](State& state) { takeOut(state, bill.resource, *shares); });
    return true;
}

int rationsOf(const State& state, const QString& pawn)
{
    return heldIn(state, storesWith(state, state.convoyOf(pawn), Resource::Ration), Resource::Ration);
}

} // namespace roadmarshal::apocalypse_trail
