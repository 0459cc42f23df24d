// The rules of a game in short, to be looked up by number and searched for words.
#pragma once

#include "search_index.h"
#include "json/problem.h"

#include <QHash>
#include <QJsonObject>

#include <expected>

namespace roadmarshal::rules {

class RuleBook
{
public:
    static std::expected<RuleBook, Problem> load(const QJsonObject& object);
    // From a file on disk or inside the program.
    static std::expected<RuleBook, Problem> loadFile(const QString& path);
    // The one that comes with the program for a game.
    static std::expected<RuleBook, Problem> builtIn(const QString& game);

    // The same with a remark behind some rulings, by id, and with further entries after all others: those of
    // a ledger.
    RuleBook with(const QHash<QString, QString>& remarks, const std::vector<RuleEntry>& more) const;

    const QString& game() const { return m_game; }
    const std::vector<RuleEntry>& entries() const { return m_entries; }

    // The entry with this id, however it is spelled; for a section that is not there, the nearest one above
    // it
    // ("7.11" for "7.11.9", "10.0" for "10 Pothole"). Null if there is none. Lives as long as the book.
    const RuleEntry* find(QStringView id) const;

    std::vector<Found> search(QStringView query, std::size_t limit) const
    {
        return m_index.search(query, limit);
    }

private:
    RuleBook(QString game, std::vector<RuleEntry> entries, const QStringList& stopWords);

    const RuleEntry* withKey(const QString& key) const;

    QString m_game;
    std::vector<RuleEntry> m_entries;
    QStringList m_stopWords;
    QHash<QString, std::size_t> m_positions; // by key
    SearchIndex m_index;
};

} // namespace roadmarshal::rules
