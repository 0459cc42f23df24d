#include "packed_content.h"

#include "content/marks.h"
#include "content/owners_library.h"
#include "json/reader.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::packs {

namespace {

// The entries of a file, each with its place; one without a place is the file itself.
std::vector<std::pair<QString, QJsonObject>> entriesIn(const json::Reader& file, const content::Kind& kind)
{
    if (kind.within.isEmpty())
        return {{{}, file.object()}};
    std::vector<std::pair<QString, QJsonObject>> entries;
    const json::Reader format = file[QStringLiteral("format")];
    if (const QString found = format.text(); !file.problem() && found != kind.format)
        format.fail(QStringLiteral("is \"%1\", known is %2").arg(found, kind.format));
    const json::Reader list = file[kind.within];
    for (qsizetype i = 0; i < list.size(content::mostInFile) && !file.problem(); ++i)
        entries.emplace_back(list[i].path(), list[i].object());
    return entries;
}

Lies liesAs(const PackedItem& packed, const content::Item& there)
{
    if (fileOf(packed.item, packed.kind) == fileOf(there, packed.kind))
        return Lies::Same;
    return there.source == content::Source::BuiltIn ? Lies::OverBuiltIn : Lies::OverOwn;
}

} // namespace

QString nameOf(const QString& game, const QString& kind, const QString& id)
{
    return QStringLiteral("%1 %2 %3").arg(game, kind, id);
}

QString pathOf(const content::Kind& kind, const QString& id)
{
    return QStringLiteral("%1/%2/%3%4").arg(kind.game, kind.folder, id, kind.ending);
}

const content::Kind* kindOf(const QString& path, const std::vector<content::Kind>& kinds)
{
    const auto found = std::ranges::find_if(kinds, [&](const content::Kind& kind) {
        const QString folder = QStringLiteral("%1/%2/").arg(kind.game, kind.folder);
        return path.startsWith(folder) && path.endsWith(kind.ending) &&
               path.size() > folder.size() + kind.ending.size() && !path.sliced(folder.size()).contains(u'/');
    });
    return found == kinds.end() ? nullptr : &*found;
}

content::Listing itemsIn(const QByteArray& bytes, const QString& file, const content::Kind& kind)
{
    content::Listing found;
    const auto tell = [&](const Problem& problem) { found.problems.push_back({file, problem}); };
    const auto object = json::parse(bytes, content::largestFile);
    if (!object) {
        tell(object.error());
        return found;
    }
    const json::Reader reader{QJsonValue(*object)};
    const QString game = reader[QStringLiteral("game")].text(60, kind.game);
    if (!reader.problem() && game != kind.game)
        reader[QStringLiteral("game")].fail(
            QStringLiteral("is \"%1\", the folder says %2").arg(game, kind.game));
    const auto entries = entriesIn(reader, kind);
    if (reader.problem()) {
        tell(*reader.problem());
        return found;
    }
    for (const auto& [place, entry] : entries) {
        const QString id = entry[kind.idField].toString();
        auto problem = content::problemOf(entry, kind);
        if (!problem && !content::isFileName(id))
            problem = Problem{kind.idField, QStringLiteral("has to be 1 to 60 letters, digits, - and _")};
        if (problem) {
            const bool both = !place.isEmpty() && !problem->place.isEmpty();
            tell({place + (both ? QStringLiteral(".") : QString()) + problem->place, problem->reason});
            continue;
        }
        const QJsonValue ofFile = kind.within.isEmpty() ? QJsonValue() : (*object)[content::inventedKey];
        found.items.push_back({kind.id, id, entry[QStringLiteral("name")].toString(id),
                               content::Source::Beside, file, entry, content::inventedIn(entry, ofFile)});
    }
    return found;
}

QByteArray fileOf(const content::Item& item, const content::Kind& kind)
{
    return content::fileText(kind, {content::marked(item.json, item.invented)});
}

void compare(std::vector<PackedItem>& items, const content::Library& library)
{
    QHash<QString, QHash<QString, content::Item>> at; // what is at hand, by game and kind, by id
    for (PackedItem& packed : items) {
        const QString kind = packed.kind.game + u'/' + packed.kind.id;
        if (!at.contains(kind)) {
            for (content::Item& item : library.list(packed.kind).items)
                at[kind].insert(item.id, item);
            at[kind]; // none is an answer, too
        }
        const auto there = at[kind].constFind(packed.item.id);
        packed.lies = there == at[kind].constEnd() ? Lies::New : liesAs(packed, *there);
    }
}

} // namespace roadmarshal::packs
