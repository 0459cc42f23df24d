#include "shelf.h"

#include "marks.h"
#include "json/bounds.h"

#include <QDir>

namespace roadmarshal::content {

namespace {

const QString nameKey = QStringLiteral("name");

// Content is complete in its file: a text that leads elsewhere is refused, whatever it is for.
void refuseReferences(const json::Reader& reader, int depth = 0)
{
    constexpr int deepest = 32;
    if (reader.problem() || depth > deepest)
        return;
    if (reader.isString()) {
        const QString text = reader.value().toString();
        if (text.contains(QStringLiteral("://")) || text.startsWith(QStringLiteral("file:")))
            reader.fail(QStringLiteral("leads out of the file; content has no references to other places"));
    } else if (reader.isObject()) {
        for (const QString& key : reader.keys())
            refuseReferences(reader[key], depth + 1);
    } else if (reader.isArray()) {
        const qsizetype count = reader.value().toArray().size();
        for (qsizetype i = 0; i < count; ++i)
            refuseReferences(reader[i], depth + 1);
    }
}

// Of another game, or another kind with the same ending: nothing that anybody has to be told of.
bool isOfGame(const QJsonObject& object, const Kind& kind)
{
    return object[QStringLiteral("game")].toString(kind.game) == kind.game;
}

void checkFormat(const json::Reader& reader, const Kind& kind)
{
    const json::Reader format = reader[QStringLiteral("format")];
    if (const QString found = format.text(); !reader.problem() && found != kind.format)
        format.fail(QStringLiteral("is \"%1\", known is %2").arg(found, kind.format));
}

// What the kind itself finds is told with its place in the file.
std::optional<Problem> checkItem(const json::Reader& reader, const Kind& kind)
{
    if (kind.check && !reader.problem()) {
        if (const auto problem = kind.check(reader.object())) {
            const QString& path = reader.path();
            return Problem{path.isEmpty() || problem->place.isEmpty() ? path + problem->place
                                                                      : path + u'.' + problem->place,
                           problem->reason};
        }
    }
    check(kind.fields, reader);
    refuseReferences(reader);
    return reader.problem();
}

class File
{
public:
    File(const QString& path, const Shelf& shelf, const Kind& kind)
        : m_path(path), m_shelf(shelf), m_kind(kind), m_object(json::readFile(path, largestFile))
    {
    }

    bool isOfKind() const { return !m_object || isOfGame(*m_object, m_kind); }

    void readInto(Listing& listing) const
    {
        const auto tell = [&](const Problem& problem) { listing.problems.push_back({m_path, problem}); };
        if (!m_object)
            return tell(m_object.error());
        const json::Reader reader{QJsonValue(*m_object)};
        checkFormat(reader, m_kind);
        const qsizetype count = m_kind.within.isEmpty() ? 1 : reader[m_kind.within].size(mostInFile);
        if (reader.problem())
            return tell(*reader.problem());
        for (qsizetype i = 0; i < count; ++i) {
            // Each has a reader of its own, so that one that is bad leaves the others.
            const json::Reader fresh{QJsonValue(*m_object)};
            const json::Reader one = m_kind.within.isEmpty() ? fresh : fresh[m_kind.within][i];
            if (const auto problem = checkItem(one, m_kind))
                tell(*problem);
            else
                listing.items.push_back(itemOf(one.value().toObject()));
        }
    }

    bool bears(const QString& id) const
    {
        if (!m_object)
            return false;
        if (m_kind.within.isEmpty())
            return (*m_object)[m_kind.idField] == id;
        return std::ranges::any_of((*m_object)[m_kind.within].toArray(),
                                   [&](const QJsonValue& each) { return each[m_kind.idField] == id; });
    }

private:
    Item itemOf(const QJsonObject& object) const
    {
        const QString id = object[m_kind.idField].toString();
        const QJsonValue ofFile = m_kind.within.isEmpty() ? QJsonValue() : (*m_object)[inventedKey];
        return {m_kind.id, id,     object[nameKey].toString(id), m_shelf.source,
                m_path,    object, inventedIn(object, ofFile)};
    }

    QString m_path;
    const Shelf& m_shelf;
    const Kind& m_kind;
    std::expected<QJsonObject, Problem> m_object;
};

// Paths to read, and what is left out with the reason.
struct Files
{
    QStringList paths;
    std::vector<FileProblem> problems;
};

Files filesOf(const Shelf& shelf, const Kind& kind)
{
    Files files;
    qint64 bytes = 0;
    for (const QFileInfo& info :
         QDir(shelf.folder).entryInfoList({u'*' + kind.ending}, QDir::Files, QDir::Name)) {
        const auto leaveOut = [&](const QString& reason) {
            files.problems.push_back({info.filePath(), {{}, reason}});
        };
        if (files.paths.size() == mostFiles) {
            leaveOut(QStringLiteral("is one file too many: the first %1 are looked at").arg(mostFiles));
            break;
        }
        if (info.size() > largestFile) {
            leaveOut(QStringLiteral("is larger than %1 MB").arg(largestFile / json::megabyte));
            continue;
        }
        bytes += info.size();
        if (bytes > mostBytes) {
            leaveOut(QStringLiteral("is too much: the first %1 MB of a folder are looked at")
                         .arg(mostBytes / json::megabyte));
            break;
        }
        files.paths.append(info.filePath());
    }
    return files;
}

std::expected<std::optional<Item>, FileProblem> itemIn(const File& file, const QString& path,
                                                       const QString& id, bool byName, const Kind& kind)
{
    Listing listing;
    file.readInto(listing);
    for (Item& item : listing.items) {
        if (item.id == id)
            return std::move(item);
    }
    if (!listing.problems.empty())
        return std::unexpected(listing.problems.front());
    if (byName)
        return std::unexpected(FileProblem{
            path,
            {kind.idField,
             QStringLiteral("is \"%1\", the file name says \"%2\"").arg(listing.items.front().id, id)}});
    return std::nullopt;
}

} // namespace

bool isFileName(const QString& id)
{
    constexpr qsizetype longest = 60;
    return !id.isEmpty() && id.size() <= longest &&
           std::ranges::all_of(id, [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u'_'; });
}

std::optional<Problem> problemOf(const QJsonObject& item, const Kind& kind)
{
    const json::Reader reader{QJsonValue(item)};
    if (kind.within.isEmpty())
        checkFormat(reader, kind);
    return checkItem(reader, kind);
}

Listing readFile(const QString& path, Source source, const Kind& kind)
{
    const Shelf shelf{source, {}};
    const File file(path, shelf, kind);
    Listing listing;
    if (file.isOfKind())
        file.readInto(listing);
    return listing;
}

Listing read(const Shelf& shelf, const Kind& kind)
{
    const Files files = filesOf(shelf, kind);
    Listing listing{{}, files.problems};
    for (const QString& path : files.paths) {
        const File file(path, shelf, kind);
        if (file.isOfKind())
            file.readInto(listing);
    }
    return listing;
}

std::expected<std::optional<Item>, FileProblem> find(const Shelf& shelf, const Kind& kind, const QString& id)
{
    if (kind.within.isEmpty() && isFileName(id)) {
        const QString named = QDir(shelf.folder).filePath(id + kind.ending);
        if (QFileInfo::exists(named)) {
            const File file(named, shelf, kind);
            if (file.isOfKind())
                return itemIn(file, named, id, true, kind);
        }
    }
    for (const QString& path : filesOf(shelf, kind).paths) {
        const File file(path, shelf, kind);
        if (file.isOfKind() && file.bears(id))
            return itemIn(file, path, id, false, kind);
    }
    return std::nullopt;
}

} // namespace roadmarshal::content
