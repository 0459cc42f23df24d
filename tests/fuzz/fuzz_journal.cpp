// A game file whose rows are sealed as they should be and hold anything: opened as far as they fit together,
// shown, exported and verified.
#include "fuzz/one_input.h"

#include "games/games.h"
#include "log/export.h"
#include "report/summary.h"
#include "table/file/file_format.h"
#include "table/file/sql.h"
#include "table/journal/session.h"
#include "table/journal/verify.h"
#include "json/reader.h"

#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlQuery>

using namespace roadmarshal;
using namespace table;

namespace {

QByteArray compact(const QJsonValue& value)
{
    if (value.isObject())
        return QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    return value.isArray() ? QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact)
                           : value.toString().toUtf8();
}

file_format::Row rowOf(const QJsonValue& entry)
{
    const auto field = [&](const char* key) { return entry[QLatin1StringView(key)]; };
    return {field("entry").toInt(),   field("time").toString(),  field("kind").toString(),
            compact(field("intent")), compact(field("effects")), compact(field("objections")),
            compact(field("draws")),  field("note").toString()};
}

// Behind the entries that the file has, further ones, as sound as the input makes them.
void append(const QString& path, const QJsonArray& entries)
{
    const QString connection = freshConnectionName();
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        database.setDatabaseName(path);
        fuzz::promise(database.open(), "a game that was made can be opened");
        QSqlQuery seals(QStringLiteral("SELECT value FROM meta WHERE key = 'seal'"), database);
        QByteArray last = seals.next() ? seals.value(0).toByteArray() : QByteArray();
        Sql sql(database);
        for (const QJsonValue& entry : entries) {
            const file_format::Row row = rowOf(entry);
            last = file_format::seal(last, row);
            sql.run(QStringLiteral("INSERT OR IGNORE INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                    {row.number, row.time, row.kind, QString::fromUtf8(row.intent),
                     QString::fromUtf8(row.effects), QString::fromUtf8(row.objections),
                     QString::fromUtf8(row.draws), row.note, QString::fromLatin1(last)});
        }
    }
    QSqlDatabase::removeDatabase(connection);
}

void use(const Session& session)
{
    const Game& game = session.game();
    (void)game.show(session.now());
    (void)game.ask(session.now(), {});
    (void)verify(session);
    (void)report::summaryOf(session);
    for (const auto format : {log::Format::Text, log::Format::Html, log::Format::Csv, log::Format::Json})
        (void)log::exportAs(format, session);
    fuzz::promise(session.at(session.last() / 2).has_value(), "every entry that is there can be gone to");
}

} // namespace

void fuzz::readOne(const QByteArray& input)
{
    const auto journal = json::parse(input);
    if (!journal)
        return promiseReason(journal.error());
    const Meta meta{
        (*journal)[QStringLiteral("game")].toString(),
        (*journal)[QStringLiteral("rulesVersion")].toInt(),
        QStringLiteral(ROADMARSHAL_VERSION),
        QDateTime::fromString((*journal)[QStringLiteral("created")].toString(), Qt::ISODateWithMs),
        (*journal)[QStringLiteral("seed")].toString().toULongLong(),
        (*journal)[QStringLiteral("setup")].toObject()};
    const ScratchFile folder({});
    const QString path = folder.path() + QStringLiteral(".roadmarshal");
    if (const auto made = GameFile::create(path, meta); !made)
        return promiseReason(made.error());
    append(path, (*journal)[QStringLiteral("entries")].toArray());
    const auto session = Session::open(games::find, path, Access::ReadWrite);
    if (!session)
        return promiseReason(session.error());
    if (!(*session)->file().damage().isEmpty())
        promiseReason((*session)->file().damage());
    use(**session);
    (void)(*session)->undo();
    (void)(*session)->redo();
}
