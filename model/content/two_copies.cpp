#include "two_copies.h"

#include "change.h"
#include "marks.h"
#include "place.h"

#include <algorithm>

namespace roadmarshal::content {

namespace {

bool isInAny(const QString& place, const QStringList& outer)
{
    return std::ranges::any_of(outer, [&](const QString& each) { return isAtOrIn(place, each); });
}

} // namespace

TwoCopies::TwoCopies(const Kind& kind, const std::optional<Item>& library, QJsonObject game)
    : m_library(library ? marked(library->json, library->invented) : QJsonObject()), m_game(std::move(game))
{
    m_shown = joined(kind);
}

QJsonObject TwoCopies::joined(const Kind& kind) const
{
    if (!isInGame())
        return m_library;
    QJsonObject shown = m_game;
    for (auto field = m_library.begin(); field != m_library.end(); ++field) {
        if (!shown.contains(field.key()))
            shown[field.key()] = field.value();
    }
    shown[QStringLiteral("format")] = kind.format;
    QStringList invented;
    for (const QString& place : inventedIn(m_library)) {
        if (valueAt(m_library, place) == valueAt(shown, place))
            invented.append(place);
    }
    for (const QString& place : inventedIn(m_game)) {
        if (valueAt(m_library, place).isUndefined())
            invented.append(place);
    }
    return marked(shown, invented);
}

QJsonObject TwoCopies::forLibrary(const QJsonObject& edited) const
{
    if (m_library.isEmpty())
        return edited;
    const QStringList left = inventedIn(edited);
    QStringList regions; // that come from what was edited
    for (const Change& change : changesBetween({}, m_shown, edited))
        regions.append(outermostMissing(m_library, change.at));
    for (const QString& place : inventedIn(m_shown)) {
        if (!left.contains(place) && !isInAny(place, regions))
            regions.append(outermostMissing(m_library, place));
    }
    QJsonObject item = m_library;
    QStringList invented;
    for (const QString& region : std::as_const(regions))
        item = region.isEmpty() ? edited : withValue(item, region, valueAt(edited, region));
    for (const QString& place : inventedIn(m_library)) {
        if (!isInAny(place, regions))
            invented.append(place);
    }
    for (const QString& place : left) {
        if (isInAny(place, regions) && !invented.contains(place))
            invented.append(place);
    }
    return marked(item, invented);
}

QJsonObject TwoCopies::forGame(const QJsonObject& edited) const
{
    std::vector<Change> changes = changesBetween({}, m_shown, edited);
    std::erase_if(changes, [&](const Change& change) {
        const auto steps = stepsOf(change.at);
        const auto* key = steps.empty() ? nullptr : std::get_if<QString>(&steps.front());
        return key && !m_game.contains(*key) && m_shown.contains(*key); // only the library has it
    });
    return withChanges(m_game, changes);
}

} // namespace roadmarshal::content
