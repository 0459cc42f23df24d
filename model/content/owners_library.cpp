#include "owners_library.h"

#include "marks.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <numeric>

namespace roadmarshal::content {

namespace {

const QString formatKey = QStringLiteral("format");
const QString gameKey = QStringLiteral("game");

FileProblem problem(const QString& file, const QString& reason)
{
    return {file, {{}, reason}};
}

QJsonObject heading(const Kind& kind)
{
    return {{formatKey, kind.format}, {gameKey, kind.game}};
}

// A file that holds one item says of itself what the item is; in one of several that is said once.
QJsonObject asEntry(const Kind& kind, QJsonObject item)
{
    if (!kind.within.isEmpty()) {
        item.remove(formatKey);
        item.remove(gameKey);
        return item;
    }
    item[formatKey] = kind.format;
    item[gameKey] = kind.game;
    return item;
}

std::expected<void, FileProblem> write(const QString& path, const QByteArray& text)
{
    const QFileInfo info(path);
    if (!QDir().mkpath(info.absolutePath()))
        return std::unexpected(problem(info.absolutePath(), QStringLiteral("cannot be made a folder")));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return std::unexpected(
            problem(path, QStringLiteral("cannot be written (%1)").arg(file.errorString())));
    return {};
}

// The file as it lies, with a mark for all of it spelled out in every entry.
std::expected<QJsonObject, FileProblem> severalIn(const QString& path, const Kind& kind)
{
    auto file = json::readFile(path, largestFile);
    if (!file)
        return std::unexpected(FileProblem{path, file.error()});
    const QJsonValue ofFile = file->take(inventedKey);
    QJsonArray entries = (*file)[kind.within].toArray();
    for (qsizetype i = 0; i < entries.size() && !ofFile.isUndefined(); ++i) {
        const QJsonObject entry = entries[i].toObject();
        entries[i] = marked(entry, inventedIn(entry, ofFile));
    }
    (*file)[kind.within] = entries;
    return *file;
}

qsizetype indexIn(const QJsonArray& entries, const Kind& kind, const QString& id)
{
    return std::ranges::distance(entries.begin(), std::ranges::find_if(entries, [&](const QJsonValue& each) {
                                     return each[kind.idField] == id;
                                 }));
}

// Text of the file with the item in it, in the place of the one with its id.
std::expected<QByteArray, FileProblem> textWith(const Kind& kind, const QString& path, const QString& id,
                                                const QJsonObject& item)
{
    if (kind.within.isEmpty() || !QFileInfo::exists(path))
        return fileText(kind, {item});
    return severalIn(path, kind).transform([&](QJsonObject file) {
        QJsonArray entries = file[kind.within].toArray();
        const qsizetype at = indexIn(entries, kind, id);
        if (at < entries.size())
            entries[at] = item;
        else
            entries.append(item);
        file[kind.within] = entries;
        return QJsonDocument(file).toJson();
    });
}

} // namespace

QString freeId(const QString& id, const QStringList& taken)
{
    QString free = id;
    for (int number = 2; taken.contains(free); ++number)
        free = QStringLiteral("%1-%2").arg(id).arg(number);
    return free;
}

QJsonObject copyOf(const Kind& kind, QJsonObject item, const QString& id, const QString& name)
{
    item[kind.idField] = id;
    item[QStringLiteral("name")] = name;
    return item;
}

QByteArray fileText(const Kind& kind, const std::vector<QJsonObject>& items)
{
    if (kind.within.isEmpty())
        return items.empty() ? QByteArray() : QJsonDocument(asEntry(kind, items.front())).toJson();
    QJsonObject file = heading(kind);
    QJsonArray entries;
    for (const QJsonObject& item : items)
        entries.append(asEntry(kind, item));
    file[kind.within] = entries;
    return QJsonDocument(file).toJson();
}

OwnersLibrary::OwnersLibrary()
    : OwnersLibrary(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
{
}

qint64 OwnersLibrary::Shelved::total() const
{
    return std::accumulate(bytes.begin(), bytes.end(), qint64{0});
}

OwnersLibrary::Shelved& OwnersLibrary::shelved(const Kind& kind)
{
    const QString key = kind.game + u'/' + kind.id;
    if (const auto known = m_shelves.find(key); known != m_shelves.end())
        return *known;
    Shelved shelved;
    for (const Item& item : read({Source::Owner, folderOf(kind)}, kind).items) {
        if (!shelved.fileById.contains(item.id))
            shelved.fileById[item.id] = item.file;
    }
    for (const QFileInfo& info : QDir(folderOf(kind)).entryInfoList({u'*' + kind.ending}, QDir::Files))
        shelved.bytes[info.filePath()] = info.size();
    return *m_shelves.insert(key, shelved);
}

bool OwnersLibrary::has(const Kind& kind, const QString& id)
{
    return shelved(kind).fileById.contains(id);
}

std::expected<QString, FileProblem> OwnersLibrary::fileFor(const Kind& kind, const QString& id)
{
    const Shelved& all = shelved(kind);
    if (const auto known = all.fileById.constFind(id); known != all.fileById.cend())
        return *known;
    const QString folder = folderOf(kind) + u'/';
    // Two games may share a folder and an ending.
    for (const QString& name : {id, kind.game + u'-' + id}) {
        const QString path = folder + name + kind.ending;
        if (!QFileInfo::exists(path))
            return path;
        const auto there = json::readFile(path, largestFile);
        if (!there || (*there)[gameKey].toString(kind.game) == kind.game)
            return std::unexpected(
                problem(path, QStringLiteral("is there already and holds something else than \"%1\"; rename "
                                             "it or take it away")
                                  .arg(id)));
    }
    return std::unexpected(problem(folder + id + kind.ending, QStringLiteral("is there already")));
}

std::expected<QString, FileProblem> OwnersLibrary::save(const Kind& kind, const QJsonObject& item)
{
    const QJsonObject entry = asEntry(kind, item);
    const QString id = entry[kind.idField].toString();
    if (!isFileName(id))
        return std::unexpected(FileProblem{
            {}, {kind.idField, QStringLiteral("has to be 1 to 60 letters, digits, - and _, to be a file")}});
    if (const auto wrong = problemOf(entry, kind))
        return std::unexpected(FileProblem{{}, *wrong});
    const auto path = fileFor(kind, id);
    if (!path)
        return path;
    const auto text = textWith(kind, *path, id, entry);
    if (!text)
        return std::unexpected(text.error());
    if (const auto wrong = json::parse(*text, largestFile); !wrong)
        return std::unexpected(FileProblem{*path, wrong.error()});
    Shelved& all = shelved(kind);
    if (!all.bytes.contains(*path) && all.bytes.size() >= mostFiles)
        return std::unexpected(
            problem(*path, QStringLiteral("is one file too many, a folder holds %1").arg(mostFiles)));
    if (all.total() - all.bytes.value(*path) + text->size() > mostBytes)
        return std::unexpected(problem(
            *path,
            QStringLiteral("is too much, a folder holds %1 MB").arg(mostBytes / (qint64{1024} * 1024))));
    return write(*path, *text).transform([&] {
        all.fileById[id] = *path;
        all.bytes[*path] = text->size();
        return *path;
    });
}

std::expected<void, FileProblem> OwnersLibrary::remove(const Kind& kind, const QString& id)
{
    Shelved& all = shelved(kind);
    const QString path = all.fileById.value(id);
    if (path.isEmpty())
        return std::unexpected(
            problem({}, QStringLiteral("no %1 of your own has the id \"%2\"").arg(kind.id, id)));
    QByteArray rest;
    if (!kind.within.isEmpty()) {
        auto file = severalIn(path, kind);
        if (!file)
            return std::unexpected(file.error());
        QJsonArray entries = (*file)[kind.within].toArray();
        entries.removeAt(indexIn(entries, kind, id));
        (*file)[kind.within] = entries;
        if (!entries.isEmpty())
            rest = QJsonDocument(*file).toJson();
    }
    if (!rest.isEmpty()) {
        if (const auto written = write(path, rest); !written)
            return written;
        all.bytes[path] = rest.size();
    } else {
        QFile file(path);
        if (!file.remove())
            return std::unexpected(
                problem(path, QStringLiteral("cannot be taken away (%1)").arg(file.errorString())));
        all.bytes.remove(path);
    }
    all.fileById.remove(id);
    return {};
}

} // namespace roadmarshal::content
