#include "rule_book.h"

#include "json/built_in.h"
#include "json/reader.h"

namespace roadmarshal::rules {

namespace {

const QString format = QStringLiteral("roadmarshal-rules/1");
constexpr qsizetype mostEntries = 500;
constexpr qsizetype mostInList = 60; // keywords, rulings, sections
constexpr qsizetype mostStopWords = 300;
constexpr qsizetype longestId = 60;
constexpr qsizetype longestTitle = 100;
constexpr qsizetype longestText = 1000;
constexpr qsizetype longestKeyword = 60;

QString readWritten(const json::Reader& from, qsizetype longest)
{
    const QString text = from.text(longest);
    if (text.trimmed().isEmpty())
        from.fail(QStringLiteral("is empty"));
    return text;
}

QStringList readList(const json::Reader& from, qsizetype most, qsizetype longest)
{
    QStringList list;
    if (from.value().isUndefined())
        return list;
    const qsizetype size = from.size(most);
    for (qsizetype i = 0; i < size; ++i)
        list.append(readWritten(from[i], longest));
    return list;
}

RuleEntry readEntry(const json::Reader& from)
{
    RuleEntry entry;
    entry.id = readWritten(from[QStringLiteral("id")], longestId);
    entry.title = readWritten(from[QStringLiteral("title")], longestTitle);
    entry.text = readWritten(from[QStringLiteral("text")], longestText);
    entry.keywords = readList(from[QStringLiteral("keywords")], mostInList, longestKeyword);
    entry.rulings = readList(from[QStringLiteral("rulings")], mostInList, longestId);
    entry.sections = readList(from[QStringLiteral("sections")], mostInList, longestId);
    if (!entry.rulings.isEmpty() && !entry.sections.isEmpty())
        from.fail(QStringLiteral("has both rulings and sections: an entry is either a section or a ruling"));
    return entry;
}

// Entries by the exact id that others refer to; no two may be spellings of one id.
QHash<QString, const RuleEntry*> entriesById(const json::Reader& from, const std::vector<RuleEntry>& entries)
{
    QHash<QString, const RuleEntry*> byId;
    QHash<QString, QString> seen;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QString& id = entries[i].id;
        const QString key = keyOf(id);
        const json::Reader field = from[static_cast<qsizetype>(i)][QStringLiteral("id")];
        if (key.isEmpty())
            field.fail(QStringLiteral("is \"%1\", without a letter or digit").arg(id));
        else if (seen.contains(key))
            field.fail(QStringLiteral("is \"%1\", which is there already as \"%2\"").arg(id, seen[key]));
        seen.insert(key, id);
        byId.insert(id, &entries[i]);
    }
    return byId;
}

void checkReferences(const json::Reader& from, const std::vector<RuleEntry>& entries)
{
    const QHash<QString, const RuleEntry*> byId = entriesById(from, entries);
    const auto check = [&](const json::Reader& list, const QStringList& ids, bool toRulings) {
        for (qsizetype i = 0; i < ids.size(); ++i) {
            const RuleEntry* entry = byId.value(ids[i]);
            if (!entry)
                list[i].fail(QStringLiteral("is \"%1\", which no entry has as its id").arg(ids[i]));
            else if (entry->isRuling() != toRulings)
                list[i].fail(toRulings ? QStringLiteral("is \"%1\", which is not a ruling").arg(ids[i])
                                       : QStringLiteral("is \"%1\", which is not a section").arg(ids[i]));
        }
    };
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const json::Reader entry = from[static_cast<qsizetype>(i)];
        check(entry[QStringLiteral("rulings")], entries[i].rulings, true);
        check(entry[QStringLiteral("sections")], entries[i].sections, false);
    }
}

} // namespace

std::expected<RuleBook, Problem> RuleBook::load(const QJsonObject& object)
{
    const json::Reader from{QJsonValue(object)};
    const json::Reader formatField = from[QStringLiteral("format")];
    if (const QString found = formatField.text(); found != format)
        formatField.fail(QStringLiteral("is \"%1\", known is %2").arg(found, format));
    QString game = readWritten(from[QStringLiteral("game")], longestId);
    const QStringList stopWords = readList(from[QStringLiteral("stopWords")], mostStopWords, longestKeyword);

    const json::Reader list = from[QStringLiteral("entries")];
    std::vector<RuleEntry> entries;
    const qsizetype size = list.size(mostEntries);
    for (qsizetype i = 0; i < size && !list.problem(); ++i)
        entries.push_back(readEntry(list[i]));
    if (!list.problem())
        checkReferences(list, entries);
    if (const std::optional<Problem>& problem = list.problem())
        return std::unexpected(*problem);
    return RuleBook(std::move(game), std::move(entries), stopWords);
}

std::expected<RuleBook, Problem> RuleBook::loadFile(const QString& path)
{
    return json::readFile(path).and_then([](const QJsonObject& object) { return load(object); });
}

std::expected<RuleBook, Problem> RuleBook::builtIn(const QString& game)
{
    auto book =
        loadFile(json::builtInFolder(game, QStringLiteral("rules")) + QStringLiteral("/short.rules.json"));
    if (book && book->game() != game)
        return std::unexpected(
            Problem{QStringLiteral("game"),
                    QStringLiteral("is \"%1\", the folder says \"%2\"").arg(book->game(), game)});
    return book;
}

} // namespace roadmarshal::rules
