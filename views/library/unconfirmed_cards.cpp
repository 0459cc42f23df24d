#include "unconfirmed_cards.h"

#include "content/marks.h"
#include "content/place.h"
#include "content/same_place.h"
#include "table/content_words.h"

#include <algorithm>

namespace roadmarshal::views {

QString placeIn(const content::TwoCopies& copies, const content::Kind& kind, const content::Printed& printed)
{
    if (copies.isInGame() || printed.place.isEmpty())
        return printed.place;
    const auto ours = content::Library::builtIn().find(kind, printed.item);
    return ours ? content::samePlace(kind, ours->json, printed.place, copies.shown()) : printed.place;
}

bool isUnconfirmed(const content::TwoCopies& copies, const content::Kind& kind,
                   const content::Printed& printed)
{
    const QString place = placeIn(copies, kind, printed);
    return std::ranges::any_of(content::inventedIn(copies.shown()),
                               [&](const QString& each) { return content::isAtOrIn(each, place); });
}

bool UnconfirmedCards::has(const content::Printed& printed)
{
    const auto kind = table::kindOf(m_game, printed.kind);
    return kind && isUnconfirmed(copiesOf(*kind, printed), *kind, printed);
}

const content::TwoCopies& UnconfirmedCards::copiesOf(const content::Kind& kind,
                                                     const content::Printed& printed)
{
    const QString key = kind.id + u'/' + printed.item;
    if (const auto known = m_copies.find(key); known != m_copies.end())
        return known->second;
    const auto [listing, isNew] = m_listings.try_emplace(kind.id);
    if (isNew)
        listing->second = content::Library::standard().list(kind);
    const auto& items = listing->second.items;
    const auto found = std::ranges::find(items, printed.item, &content::Item::id);
    return m_copies
        .try_emplace(key, kind, found == items.end() ? std::nullopt : std::optional(*found),
                     m_game.contentOf(m_now, printed))
        .first->second;
}

} // namespace roadmarshal::views
