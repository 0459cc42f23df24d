#include "item_document.h"

#include "content/marks.h"
#include "content/place.h"

#include <QUndoStack>

namespace roadmarshal::views {

class ItemStep final : public QUndoCommand
{
public:
    ItemStep(const QString& what, ItemDocument& document, QJsonObject after)
        : QUndoCommand(what), m_document(document), m_before(document.json()), m_after(std::move(after))
    {
    }
    void undo() override { m_document.take(m_before); }
    void redo() override { m_document.take(m_after); }

private:
    ItemDocument& m_document;
    QJsonObject m_before;
    QJsonObject m_after;
};

ItemDocument::ItemDocument(const table::Game& game, content::Kind kind, const QJsonObject& item,
                           QObject* parent)
    : QObject(parent), m_game(game), m_kind(std::move(kind)), m_steps(new QUndoStack(this))
{
    take(item);
}

void ItemDocument::take(const QJsonObject& json)
{
    m_json = json;
    m_problem = content::problemOf(json, m_kind);
    const QStringList invented = content::unconfirmedIn(content::inventedIn(json));
    m_invented = QSet<QString>(invented.begin(), invented.end());
    emit changed();
}

void ItemDocument::push(const QString& what, const QJsonObject& json)
{
    if (json != m_json)
        m_steps->push(new ItemStep(what, *this, json));
}

QJsonValue ItemDocument::at(const QString& place) const
{
    return content::valueAt(m_json, place);
}

std::vector<content::Total> ItemDocument::totals() const
{
    return m_kind.totals ? m_kind.totals(m_json) : std::vector<content::Total>();
}

void ItemDocument::set(const QString& what, const Values& values)
{
    QJsonObject json = m_json;
    QStringList invented = content::inventedIn(m_json);
    for (const auto& [place, value] : values) {
        json = content::withValue(json, place, value);
        invented.removeIf([&](const QString& each) { return content::isAtOrIn(each, place); });
    }
    push(what, content::marked(json, invented));
}

void ItemDocument::set(const QString& what, const QString& place, const QJsonValue& value)
{
    if (at(place) != value)
        set(what, {{place, value}});
}

void ItemDocument::replace(const QString& what, const QString& place, const QJsonValue& value)
{
    push(what, content::withValue(m_json, place, value));
}

void ItemDocument::confirm(const QString& place)
{
    push(tr("Confirm"), content::confirmed(m_json, place));
}

} // namespace roadmarshal::views
