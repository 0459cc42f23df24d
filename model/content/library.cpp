#include "library.h"

#include "json/built_in.h"

#include <QMutex>
#include <QStandardPaths>

#include <algorithm>
#include <map>
#include <ranges>

namespace roadmarshal::content {

namespace {

// What comes with the program does not change while it runs.
const Listing& remembered(const Shelf& shelf, const Kind& kind)
{
    static QMutex mutex;
    static std::map<QString, Listing> listings;
    const QString key = shelf.folder + u'/' + kind.id;
    QMutexLocker lock(&mutex);
    if (const auto known = listings.find(key); known != listings.end())
        return known->second;
    lock.unlock(); // a kind may look at others to check its own
    Listing listing = read(shelf, kind);
    lock.relock();
    return listings.emplace(key, std::move(listing)).first->second;
}

} // namespace

Library Library::standard()
{
    return Library(std::vector<Place>{{Source::Owner}, {Source::BuiltIn}});
}

Library Library::beside(const QString& folder)
{
    if (folder.isEmpty())
        return standard();
    return Library(std::vector<Place>{{Source::Beside, folder}, {Source::Owner}, {Source::BuiltIn}});
}

Library Library::builtIn()
{
    return Library(std::vector<Place>{{Source::BuiltIn}});
}

Library::Library(const QStringList& folders)
{
    for (const QString& folder : folders)
        m_places.push_back({folder.startsWith(u':') ? Source::BuiltIn : Source::Beside, folder});
}

QString Library::ownersFolder(const Kind& kind)
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + kind.folder;
}

Shelf Library::shelfOf(const Place& place, const Kind& kind)
{
    if (!place.folder.isEmpty())
        return {place.source, place.folder};
    return {place.source,
            place.source == Source::Owner ? ownersFolder(kind) : json::builtInFolder(kind.game, kind.folder)};
}

std::expected<Item, FileProblem> Library::find(const Kind& kind, const QString& id) const
{
    for (const Place& place : m_places) {
        const Shelf shelf = shelfOf(place, kind);
        if (place.source == Source::BuiltIn) {
            const Listing& ours = remembered(shelf, kind);
            const auto item = std::ranges::find(ours.items, id, &Item::id);
            if (item != ours.items.end())
                return *item;
            continue;
        }
        auto found = content::find(shelf, kind, id);
        if (!found)
            return std::unexpected(found.error());
        if (*found)
            return **std::move(found);
    }
    return std::unexpected(FileProblem{{}, {{}, QStringLiteral("no %1 has the id \"%2\"").arg(kind.id, id)}});
}

Listing Library::list(const Kind& kind) const
{
    Listing all;
    for (const Place& place : m_places | std::views::reverse) {
        const Shelf from = shelfOf(place, kind);
        Listing shelf = place.source == Source::BuiltIn ? remembered(from, kind) : read(from, kind);
        QStringList here; // of two with one id on a shelf the first stands
        for (Item& item : shelf.items) {
            if (here.contains(item.id))
                continue;
            here.append(item.id);
            const auto under = std::ranges::find(all.items, item.id, &Item::id);
            if (under == all.items.end())
                all.items.push_back(std::move(item));
            else
                *under = std::move(item);
        }
        all.problems.insert(all.problems.begin(), shelf.problems.begin(), shelf.problems.end());
    }
    return all;
}

} // namespace roadmarshal::content
