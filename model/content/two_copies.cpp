#include "two_copies.h"

#include "change.h"
#include "marks.h"
#include "merge.h"
#include "place.h"
#include "same_place.h"

namespace roadmarshal::content {

TwoCopies::TwoCopies(const Kind& kind, const std::optional<Item>& library, QJsonObject game)
    : m_kind(kind),
      m_library(library ? marked(library->json, library->invented) : QJsonObject()),
      m_game(std::move(game))
{
    m_shown = joined();
}

QJsonObject TwoCopies::joined() const
{
    if (!isInGame())
        return m_library;
    QJsonObject shown = m_game;
    for (auto field = m_library.begin(); field != m_library.end(); ++field) {
        if (!shown.contains(field.key()))
            shown[field.key()] = field.value();
    }
    shown[QStringLiteral("format")] = m_kind.format;
    QStringList invented;
    for (const QString& place : unconfirmedIn(inventedIn(m_library))) {
        const QString here = samePlace(m_kind, m_library, place, shown);
        if (valueAt(m_library, place) == valueAt(shown, here))
            invented.append(here);
    }
    for (const QString& place : unconfirmedIn(inventedIn(m_game))) {
        if (valueAt(m_library, samePlace(m_kind, m_game, place, m_library)).isUndefined())
            invented.append(place);
    }
    return marked(shown, invented);
}

QJsonObject TwoCopies::forLibrary(const QJsonObject& edited) const
{
    return m_library.isEmpty() ? edited : merged(m_kind, m_library, m_shown, edited);
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
