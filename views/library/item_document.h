// An item while it is edited: its values, which of them are still ours, what is wrong, and every step back.
#pragma once

#include "content/kind.h"
#include "content/shelf.h"

#include <QJsonObject>
#include <QObject>
#include <QSet>

class QUndoStack;

namespace roadmarshal::table {
class Game;
}

namespace roadmarshal::views {

class ItemDocument final : public QObject
{
    Q_OBJECT
public:
    ItemDocument(const table::Game& game, content::Kind kind, const QJsonObject& item,
                 QObject* parent = nullptr);

    const table::Game& game() const { return m_game; }
    const content::Kind& kind() const { return m_kind; }
    const QJsonObject& json() const { return m_json; }
    QJsonValue at(const QString& place) const;
    const std::optional<Problem>& problem() const { return m_problem; }
    bool isInvented(const QString& place) const { return m_invented.contains(place); }
    qsizetype invented() const { return m_invented.size(); }
    std::vector<content::Total> totals() const;
    QUndoStack* steps() const { return m_steps; }

    using Values = QList<std::pair<QString, QJsonValue>>;
    // What somebody types is their own word: the mark goes. One step for all of them.
    void set(const QString& what, const Values& values);
    void set(const QString& what, const QString& place, const QJsonValue& value);
    // A whole list or object, in another order or number; marks go along with the entries.
    void replace(const QString& what, const QString& place, const QJsonValue& value);
    void confirm(const QString& place);

signals:
    void changed();

private:
    friend class ItemStep;
    void take(const QJsonObject& json);
    void push(const QString& what, const QJsonObject& json);

    const table::Game& m_game;
    content::Kind m_kind;
    QJsonObject m_json;
    std::optional<Problem> m_problem;
    QSet<QString> m_invented;
    QUndoStack* m_steps;
};

} // namespace roadmarshal::views
