#include "game_file.h"

#include "companions.h"
#include "file_format.h"
#include "journal_reader.h"
#include "journal_writer.h"
#include "read_connection.h"
#include "recording.h"
#include "sql.h"
#include "text/one_line.h"
#include "write_game.h"
#include "json/reader.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlQuery>

namespace roadmarshal::table {

using namespace file_format;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(GameFile)
};

std::unexpected<Problem> wrong(const QString& reason)
{
    return std::unexpected(Problem{{}, reason});
}

} // namespace

std::expected<void, Problem> GameFile::create(const QString& path, const Meta& meta,
                                              const QList<Entry>& entries, Existing existing,
                                              ReadBack readBack)
{
    auto draft = GameDraft::begin(path, existing);
    if (!draft)
        return std::unexpected(draft.error());
    if (const auto written = writeGame(draft->path(), meta, entries); !written)
        return written;
    if (readBack == ReadBack::Yes) {
        const auto again = open(draft->path(), Access::ReadOnly);
        if (!again)
            return std::unexpected(again.error());
        if (!(*again)->damage().isEmpty())
            return wrong((*again)->damage());
    }
    return draft->place();
}

GameFile::GameFile(const QString& path) : m_path(path) {}

GameFile::~GameFile() = default;

std::expected<std::unique_ptr<GameFile>, Problem> GameFile::open(const QString& path, Access access)
{
    auto file = openUnread(path, access);
    if (file) {
        if (const auto read = (*file)->readEntries(std::numeric_limits<int>::max()); !read)
            return std::unexpected(read.error());
    }
    return file;
}

std::expected<std::unique_ptr<GameFile>, Problem> GameFile::openUpTo(const QString& path, int entry)
{
    auto file = openUnread(path, Access::ReadOnly);
    if (file) {
        if (const auto read = (*file)->readEntries(entry); !read)
            return std::unexpected(read.error());
    }
    return file;
}

std::expected<std::unique_ptr<GameFile>, Problem> GameFile::openUnread(const QString& path, Access access)
{
    if (!isRecordedHere(path)) {
        if (const auto recognised = recognise(path).and_then([&] { return checkCompanions(path); });
            !recognised)
            return std::unexpected(recognised.error());
    }
    std::unique_ptr<GameFile> file(new GameFile(path));
    file->m_readOnlyReason =
        access == Access::ReadOnly ? Words::tr("opened for reading only") : file->startWriting();
    if (const auto connected = file->startReading(); !connected)
        return std::unexpected(connected.error());
    return file;
}

QString GameFile::startWriting()
{
    if (!QFileInfo(m_path).isWritable())
        return Words::tr("the file is write-protected");
    auto lock = RecordLock::take(m_path);
    if (!lock)
        return lock.error();
    sweepDrafts(QFileInfo(m_path).absolutePath());
    auto lockHeld = std::make_unique<RecordLock>(*std::move(lock));
    auto writer = JournalWriter::open(m_path);
    if (!writer)
        return writer.error().reason; // a file that is no sound game is refused when it is read
    m_lock = std::move(lockHeld);
    m_writer = *std::move(writer);
    m_isShort = m_writer->lacksLog();
    return {};
}

std::expected<void, Problem> GameFile::startReading()
{
    auto reading = ReadConnection::open(m_path);
    if (!reading)
        return std::unexpected(reading.error());
    m_reading = *std::move(reading);
    m_isShort = m_isShort || m_reading->lacksLog();
    QSqlDatabase database = m_reading->database();
    return checkVersion(database).and_then([&] { return checkTables(database); }).and_then([&] {
        return readMeta(database).transform([&](const Meta& meta) {
            m_meta = meta;
            m_seals = {sealOf(meta)};
        });
    });
}

QString GameFile::shortfall() const
{
    return m_isShort ? Words::tr("may be short: it was copied while the game was recorded, without the log "
                                 "beside it. Its last entry is %1")
                           .arg(m_entries.size())
                     : QString();
}

std::expected<void, Problem> GameFile::isInPlace() const
{
    return m_writer ? m_writer->isInPlace() : std::expected<void, Problem>();
}

void GameFile::leaveOut(int number, const QString& reason)
{
    m_entries.resize(number - 1);
    m_seals.resize(number);
    // What a damaged row holds may stand in the reason: it is told in one harmless line.
    constexpr qsizetype longest = 400;
    m_damage = QStringLiteral("entry %1 and what follows is lost: %2")
                   .arg(number)
                   .arg(text::shortened(text::onOneLine(reason), longest));
    m_readOnlyReason =
        Words::tr("the file is damaged; salvage it, or save a copy to play on from entry %1").arg(number - 1);
}

std::expected<void, Problem> GameFile::readEntries(int upTo)
{
    const auto next = [this] { return static_cast<int>(m_entries.size()) + 1; };
    const auto read = readRows(m_reading->database(), [&](const SealedRow& sealed) {
        const int number = next();
        if (number > upTo)
            return false;
        const auto lose = [&](const QString& reason) {
            leaveOut(number, reason);
            return false;
        };
        const auto volume = volumeOf(sealed.row);
        if (!volume)
            return lose(volume.error());
        m_volume += *volume;
        if (m_volume.isTooMuch())
            return lose(QStringLiteral("it is more than a game may hold"));
        auto entry = entryFrom(sealed, number);
        const QByteArray expected = seal(m_seals.last(), sealed.row);
        if (sealed.row.number == number && !sealed.isTooLarge && sealed.seal != expected)
            return lose(QStringLiteral("its seal does not match"));
        if (!entry)
            return lose(entry.error());
        m_entries.append(*std::move(entry));
        m_seals.append(expected);
        return true;
    });
    // A disk that fails to read has not damaged the game.
    if (!read && !isDamage(read.error()))
        return wrong(unreadable(read.error()));
    if (!read)
        leaveOut(next(), inWords(read.error()));
    if (m_writer)
        m_writer->startAfter(m_seals.last());
    return {};
}

std::expected<Glimpse, Problem>
GameFile::glimpse(const QString& path,
                  const std::function<bool(const Meta&, const Effects&)>& takeNewestFirst)
{
    const auto file = openUnread(path, Access::ReadOnly);
    if (!file)
        return std::unexpected(file.error());
    Glimpse glimpse{(*file)->meta(), {}};
    QSqlQuery query((*file)->m_reading->database());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT time FROM entry WHERE length(time) < 100 ORDER BY number LIMIT ?"));
    query.addBindValue(mostEntries);
    query.exec();
    while (query.next())
        glimpse.times.append(QDateTime::fromString(query.value(0).toString(), Qt::ISODateWithMs));
    query.prepare(QStringLiteral(
        "SELECT CAST(effects AS BLOB) FROM entry WHERE length(effects) <= ? ORDER BY number DESC LIMIT ?"));
    query.addBindValue(largestField);
    query.addBindValue(mostEntries);
    query.exec();
    while (query.next()) {
        const QByteArray effects = query.value(0).toByteArray();
        if (!takeNewestFirst(glimpse.meta, restoreEffects(QJsonDocument::fromJson(effects).array())))
            break;
    }
    if (query.lastError().isValid())
        return wrong(unreadable(query.lastError()));
    return glimpse;
}

std::expected<GameFile::Handed, Problem> GameFile::hand(const QList<Entry>& entries,
                                                        const std::optional<StateAfter>& snapshot,
                                                        std::function<void()> whenDone)
{
    if (isReadOnly())
        return wrong(m_readOnlyReason);
    JournalWriter::Job job{m_seals.last(), {}, {}, {}, versionFor(entries)};
    if (job.version > schemaVersion)
        job.version = std::max(job.version, versionFor(m_entries)); // it never goes down again
    Handed handed{entries, {}, m_volume, {}};
    for (const Entry& entry : entries) {
        const Row row = toRow(entry);
        const auto volume = volumeOf(row);
        if (!volume)
            return wrong(QStringLiteral("the entry was not recorded: %1").arg(volume.error()));
        handed.volume += *volume;
        handed.seals.append(seal(handed.seals.isEmpty() ? job.after : handed.seals.last(), row));
        job.rows.append(row);
        if (snapshot && snapshot->entry == entry.number) {
            const QByteArray state = QJsonDocument(snapshot->state).toJson(QJsonDocument::Compact);
            job.snapshot = {entry.number, state, seal(handed.seals.last(), state)};
        }
    }
    if (handed.volume.isTooMuch())
        return wrong(QStringLiteral("is as long as a game may become (%1); the entry was not recorded")
                         .arg(mostInWords()));
    if (QFileInfo(m_path).size() > fullFile)
        return wrong(QStringLiteral(
            "is as large as a game may become; save a copy to go on. The entry was not recorded"));
    job.seals = handed.seals;
    handed.written = m_writer->write(std::move(job), std::move(whenDone));
    return handed;
}

std::expected<void, Problem> GameFile::settle(const Handed& handed)
{
    if (const auto& written = handed.written.get(); !written)
        return wrong(QStringLiteral("%1; the entry was not recorded").arg(written.error().reason));
    m_entries += handed.entries;
    m_seals += handed.seals;
    m_volume = handed.volume;
    return {};
}

std::optional<std::pair<int, QJsonObject>> GameFile::snapshotBefore(int number) const
{
    for (const Snapshot& snapshot : readSnapshots(m_reading->database(), number, 3)) {
        if (snapshot.entry < 1 || snapshot.entry >= m_seals.size() ||
            snapshot.seal != seal(m_seals[snapshot.entry], snapshot.state))
            continue;
        if (const auto object = json::parse(snapshot.state))
            return std::pair(snapshot.entry, *object);
    }
    return std::nullopt;
}

} // namespace roadmarshal::table
