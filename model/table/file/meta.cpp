#include "meta.h"

#include "file_format.h"
#include "sql.h"
#include "json/reader.h"

#include <QHash>
#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlQuery>

namespace roadmarshal::table {

using namespace file_format;

namespace {

const QString setupKey = QStringLiteral("setup");
const QString sealKey = QStringLiteral("seal");

std::unexpected<Problem> wrong(const QString& reason, const QString& place = {})
{
    return std::unexpected(Problem{place, reason});
}

// In the order in which they are sealed.
QList<std::pair<QString, QString>> rowsOf(const Meta& meta)
{
    return {{QStringLiteral("game"), meta.game},
            {QStringLiteral("rules-version"), QString::number(meta.rulesVersion)},
            {QStringLiteral("app-version"), meta.appVersion},
            {QStringLiteral("created"), meta.created.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("seed"), QString::number(meta.seed)},
            {setupKey, QString::fromUtf8(QJsonDocument(meta.setup).toJson(QJsonDocument::Compact))}};
}

std::expected<QHash<QString, QString>, Problem> readRows(const QSqlDatabase& database)
{
    QSqlQuery query(database);
    QHash<QString, QString> rows;
    query.prepare(QStringLiteral("SELECT key, value FROM meta WHERE length(value) <= ? LIMIT 100"));
    query.addBindValue(largestField);
    if (!query.exec())
        return wrong(unreadable(query.lastError()));
    while (query.next())
        rows.insert(query.value(0).toString(), query.value(1).toString());
    if (query.lastError().isValid())
        return wrong(unreadable(query.lastError()));
    return rows;
}

} // namespace

QByteArray sealOf(const Meta& meta)
{
    QByteArray content;
    for (const auto& [key, value] : rowsOf(meta))
        content += key.toUtf8() + '=' + value.toUtf8() + '\n';
    return seal({}, content);
}

std::expected<void, Problem> checkSize(const Meta& meta)
{
    for (const auto& [key, value] : rowsOf(meta)) {
        if (value.toUtf8().size() > largestField)
            return wrong(QStringLiteral("is too large"), key);
    }
    return {};
}

void insert(Sql& sql, const Meta& meta)
{
    QList<std::pair<QString, QString>> rows = rowsOf(meta);
    rows.append({sealKey, QString::fromLatin1(sealOf(meta))});
    for (const auto& [key, value] : rows)
        sql.run(QStringLiteral("INSERT INTO meta VALUES (?, ?)"), {key, value});
}

std::expected<StoredMeta, Problem> readStoredMeta(const QSqlDatabase& database)
{
    const auto rows = readRows(database);
    if (!rows)
        return std::unexpected(rows.error());
    const auto setup = json::parse(rows->value(setupKey).toUtf8());
    if (!setup)
        return wrong(setup.error().reason, QStringLiteral("meta.setup"));
    return StoredMeta{{rows->value(QStringLiteral("game")),
                       rows->value(QStringLiteral("rules-version")).toInt(),
                       rows->value(QStringLiteral("app-version")),
                       QDateTime::fromString(rows->value(QStringLiteral("created")), Qt::ISODateWithMs),
                       rows->value(QStringLiteral("seed")).toULongLong(), *setup},
                      rows->value(sealKey).toLatin1()};
}

std::expected<Meta, Problem> readMeta(const QSqlDatabase& database)
{
    return readStoredMeta(database).and_then([](const StoredMeta& stored) -> std::expected<Meta, Problem> {
        if (stored.seal != sealOf(stored.meta))
            return wrong(QStringLiteral("is damaged: the set-up was changed outside Roadmarshal"),
                         QStringLiteral("meta:"));
        return stored.meta;
    });
}

} // namespace roadmarshal::table
