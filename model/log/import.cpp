#include "import.h"

#include "journal_check.h"

#include "games/games.h"
#include "table/file/file_format.h"
#include "table/journal/session.h"
#include "json/bounds.h"

namespace roadmarshal::log {

using namespace table;
using json::Reader;

namespace {

using file_format::largestField;
using file_format::mostEntries;
constexpr qsizetype mostInEntry = largestField / 10;
constexpr int largestBound = 1'000'000;
constexpr qsizetype longestName = 200; // of a draw

QDateTime timeIn(const Reader& reader)
{
    const QDateTime time = QDateTime::fromString(reader.text(40), Qt::ISODateWithMs);
    if (!time.isValid())
        reader.fail(QStringLiteral("is no time like 2026-01-31T20:15:00.000Z"));
    return time;
}

// Half a character can be written in JSON, but nowhere else.
void needWholeCharacters(const Reader& reader)
{
    const QJsonValue& value = reader.value();
    if (value.isString() && !value.toString().isValidUtf16())
        reader.fail(QStringLiteral("holds half a character (an unpaired surrogate)"));
    if (value.isArray()) {
        for (qsizetype i = 0; i < value.toArray().size(); ++i)
            needWholeCharacters(reader[i]);
    }
    for (const QString& key : value.toObject().keys()) {
        if (!key.isValidUtf16())
            reader.fail(QStringLiteral("has a name with half a character (an unpaired surrogate)"));
        needWholeCharacters(reader[key]);
    }
}

void needKinds(const Reader& list, const QString& key)
{
    const qsizetype count = list.size(mostInEntry);
    for (qsizetype i = 0; i < count; ++i) {
        (void)list[i][key].text();
        for (const QString& citation : {QStringLiteral("rule"), QStringLiteral("ruling")})
            (void)list[i][citation].text(200, {});
    }
}

Draws drawsIn(const Reader& list)
{
    const qsizetype count = list.size(mostInEntry);
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype parts = list[i].size(3);
        if (parts < 2)
            list[i].fail(QStringLiteral("is no draw; write [below, value] or [below, value, name]"));
        const int below = list[i][0].integer(1, largestBound);
        (void)list[i][1].integer(0, below - 1);
        if (parts == 3)
            (void)list[i][2].text(longestName);
    }
    return restoreDraws(list.value().toArray());
}

Effects effectsIn(const Reader& list)
{
    needKinds(list, QStringLiteral("kind"));
    return restoreEffects(list.value().toArray());
}

Objections objectionsIn(const Reader& list)
{
    needKinds(list, QStringLiteral("code"));
    return restoreObjections(list.value().toArray());
}

EntryKind kindIn(const Reader& reader)
{
    const auto kind = parseEntryKind(reader.text(40));
    if (!kind)
        reader.fail(kind.error());
    return kind.value_or(EntryKind::Action);
}

void checkAction(const Reader& reader, const Game& game)
{
    (void)reader[QStringLiteral("kind")].text();
    if (const auto known = game.recognise(restoreAction(reader.object())); !known)
        reader[known.error().place].fail(known.error().reason);
}

void checkAmended(const Reader& list, const Game& game)
{
    const qsizetype count = list.size(mostEntries);
    for (qsizetype i = 0; i < count; ++i) {
        const Reader item = list[i];
        (void)item[QStringLiteral("entry")].integer(1, mostEntries);
        const EntryKind kind = kindIn(item[QStringLiteral("kind")]);
        if (kind != EntryKind::Action && kind != EntryKind::Correction)
            item[QStringLiteral("kind")].fail(QStringLiteral("is neither action nor correction"));
        if (kind == EntryKind::Action)
            checkAction(item[QStringLiteral("action")], game);
        (void)effectsIn(item[QStringLiteral("effects")]);
        (void)objectionsIn(item[QStringLiteral("objections")]);
        (void)drawsIn(item[QStringLiteral("draws")]);
    }
}

Entry entryIn(const Reader& reader, int number, const Game& game)
{
    Entry entry;
    entry.number = reader[QStringLiteral("entry")].integer(number, number);
    entry.time = timeIn(reader[QStringLiteral("time")]);
    entry.kind = kindIn(reader[QStringLiteral("kind")]);
    const Reader intent = reader[QStringLiteral("intent")];
    if (entry.kind == EntryKind::Action)
        checkAction(intent, game);
    else if (entry.kind != EntryKind::Correction)
        (void)intent[QStringLiteral("of")].integer(entry.kind == EntryKind::Ruling ? 0 : 1, number - 1);
    if (entry.kind == EntryKind::Ruling)
        (void)table::readRuling(intent[QStringLiteral("ruling")]);
    if (entry.kind == EntryKind::Amendment)
        checkAmended(intent[QStringLiteral("amended")], game);
    restoreIntent(intent.object(), entry);
    entry.effects = effectsIn(reader[QStringLiteral("effects")]);
    entry.objections = objectionsIn(reader[QStringLiteral("objections")]);
    entry.draws = drawsIn(reader[QStringLiteral("draws")]);
    entry.note = reader[QStringLiteral("note")].text(largestField, {});
    return entry;
}

Meta metaIn(const Reader& reader)
{
    if (const QString format = reader[QStringLiteral("format")].text();
        format != QStringLiteral("roadmarshal-log/1"))
        reader[QStringLiteral("format")].fail(
            QStringLiteral("is \"%1\", expected is roadmarshal-log/1").arg(format));
    Meta meta;
    meta.game = reader[QStringLiteral("game")].text();
    const Game* game = games::find(meta.game);
    if (!game)
        reader[QStringLiteral("game")].fail(
            QStringLiteral("is \"%1\", a game this program does not know").arg(meta.game));
    meta.rulesVersion = reader[QStringLiteral("rulesVersion")].integer(1, game ? game->rulesVersion() : 1);
    meta.appVersion = QStringLiteral(ROADMARSHAL_VERSION);
    meta.created = timeIn(reader[QStringLiteral("created")]);
    bool isNumber = false;
    meta.seed = reader[QStringLiteral("seed")].text().toULongLong(&isNumber);
    if (!isNumber)
        reader[QStringLiteral("seed")].fail(QStringLiteral("is not a whole number in quotes"));
    meta.setup = reader[QStringLiteral("setup")].object();
    return meta;
}

} // namespace

std::expected<Meta, Problem> readMeta(const QJsonObject& log)
{
    const Reader reader(log);
    Meta meta = metaIn(reader);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return meta;
}

std::expected<Imported, Problem> readLog(const QJsonObject& log)
{
    const Reader reader(log);
    Imported imported{metaIn(reader), {}};
    const Reader entries = reader[QStringLiteral("entries")];
    const qsizetype count = entries.size(mostEntries);
    if (!reader.problem())
        needWholeCharacters(reader);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    const Game& game = *games::find(imported.meta.game);
    for (qsizetype i = 0; i < count && !reader.problem(); ++i)
        imported.entries.append(entryIn(entries[i], static_cast<int>(i) + 1, game));
    if (reader.problem())
        return std::unexpected(*reader.problem());
    const auto start = game.begin(imported.meta.setup);
    if (!start)
        return std::unexpected(Problem{QStringLiteral("setup.") + start.error().place, start.error().reason});
    JournalCheck check(game, *start);
    for (const Entry& entry : imported.entries) {
        if (const auto wrong = check.follow(entry))
            return std::unexpected(Problem{QStringLiteral("entries[%1]:").arg(entry.number - 1), *wrong});
    }
    return imported;
}

std::expected<int, ImportProblem> importLog(const QString& logPath, const QString& gamePath)
{
    // The JSON is gone before the game is written and read back: each takes much memory.
    const auto imported = json::readFile(logPath, json::wholeGame).and_then(readLog);
    if (!imported)
        return std::unexpected(ImportProblem{logPath, imported.error()});
    if (const auto made = GameFile::create(gamePath, imported->meta, imported->entries,
                                           GameFile::Existing::Refuse, GameFile::ReadBack::Yes);
        !made)
        return std::unexpected(ImportProblem{gamePath, made.error()});
    return static_cast<int>(imported->entries.size());
}

} // namespace roadmarshal::log
