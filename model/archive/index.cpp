#include "index.h"

#include "games/games.h"
#include "json/bounds.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>
#include <QStandardPaths>

namespace roadmarshal::archive {

namespace {

// To be raised whenever the same game would be summed up otherwise than before.
constexpr int version = 5;
constexpr json::Bounds someGames{32 * json::megabyte, 32, 3'000'000, 500'000, 64 * 1024}; // some 10,000
const QString stampKey = QStringLiteral("stamp");
const QString summaryKey = QStringLiteral("summary");
const QString gamesKey = QStringLiteral("games");

// The first line: who made it, and a digest of the rest.
QByteArray headOf(const QByteArray& content)
{
    QByteArray makers =
        QByteArrayLiteral("roadmarshal-archive ") + QByteArray::number(version) + ' ' + ROADMARSHAL_VERSION;
    for (const table::Game* game : games::all())
        makers += ' ' + game->id().toUtf8() + '/' + QByteArray::number(game->rulesVersion());
    return makers + ' ' + QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex() + '\n';
}

} // namespace

QString Index::usualPath()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    return folder.isEmpty() ? QString() : folder + QStringLiteral("/archive");
}

Index Index::load(const QString& path)
{
    Index index;
    QFile file(path);
    if (path.isEmpty() || !QFileInfo(path).isFile() || file.size() > someGames.bytes ||
        !file.open(QIODevice::ReadOnly))
        return index;
    const QByteArray head = file.readLine(4096);
    const QByteArray content = file.readAll();
    if (head != headOf(content))
        return index;
    const QJsonArray list = json::parse(content, someGames).value_or(QJsonObject())[gamesKey].toArray();
    for (const QJsonValue& value : list) {
        const GameRecord summary = restoreRecord(value[summaryKey].toObject());
        index.m_known.insert(summary.path, {value[stampKey].toString(), summary});
    }
    return index;
}

std::optional<GameRecord> Index::find(const QString& file, const QString& stamp) const
{
    const auto known = m_known.find(file);
    if (known == m_known.end() || known->stamp != stamp || stamp.isEmpty())
        return std::nullopt;
    return known->summary;
}

void Index::put(const GameRecord& summary, const QString& stamp)
{
    // What can't be read today may be readable tomorrow: rights are no part of the stamp.
    if (stamp.isEmpty() || summary.depth != GameRecord::Depth::Full)
        return;
    m_known.insert(summary.path, {stamp, summary});
    m_changed = true;
}

void Index::save(const QString& path) const
{
    if (path.isEmpty() || !m_changed)
        return;
    QJsonArray list;
    for (const auto& [file, known] : m_known.asKeyValueRange()) {
        if (QFileInfo::exists(file))
            list.append(QJsonObject{{stampKey, known.stamp}, {summaryKey, store(known.summary)}});
    }
    const QByteArray content = QJsonDocument(QJsonObject{{gamesKey, list}}).toJson(QJsonDocument::Compact);
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    const QByteArray head = headOf(content);
    if (head.size() + content.size() > someGames.bytes || !file.open(QIODevice::WriteOnly))
        return;
    file.write(head);
    file.write(content);
    m_changed = !file.commit();
}

} // namespace roadmarshal::archive
