#include "salvage.h"

#include "session.h"
#include "table/file/companions.h"
#include "table/file/journal_reader.h"
#include "table/file/read_connection.h"
#include "table/file/sql.h"
#include "json/reader.h"

#include <QCoreApplication>

namespace roadmarshal::table {

using namespace file_format;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Salvage)
};

// What can be read of a journal, by number.
using Rows = std::map<int, SealedRow>;

// The entries that are as they were written. Each seal covers its own row and the seal before it, so a wrong
// byte spoils its own entry and no other: the seals on both sides bear witness for the rest.
class Witnesses
{
public:
    Witnesses(const Rows& rows, const QByteArray& first) : m_rows(rows) { m_seals[0] = first; }

    bool speakFor(const SealedRow& sealed)
    {
        const int number = sealed.row.number;
        const auto before = m_seals.find(number - 1);
        // After a row that is lost with its seal nobody can tell; that it can be read must do.
        const bool isAlone = before == m_seals.end();
        const QByteArray expected = isAlone ? sealed.seal : seal(before->second, sealed.row);
        const bool isSound = expected == sealed.seal || isFollowed(number, expected);
        m_seals[number] = isSound ? expected : sealed.seal;
        return isSound;
    }
    const QByteArray& sealOf(int number) { return m_seals[number]; }

private:
    bool isFollowed(int number, const QByteArray& expected) const
    {
        const auto next = m_rows.find(number + 1);
        return next != m_rows.end() && seal(expected, next->second.row) == next->second.seal;
    }

    const Rows& m_rows;
    std::map<int, QByteArray> m_seals;
};

// The one of two first seals that the first entry follows: the set-up, or its seal, may be what is damaged.
QByteArray firstSeal(const StoredMeta& stored, const Rows& rows)
{
    const auto first = rows.find(1);
    const QByteArray expected = sealOf(stored.meta);
    return first != rows.end() && seal(expected, first->second.row) == first->second.seal ? expected
                                                                                          : stored.seal;
}

// Goes through the journal from its beginning and lets every entry happen that can.
class Rescue
{
public:
    Rescue(const Beginning& begun, const QDateTime& created)
        : m_game(*begun.game), m_state(begun.state), m_time(created)
    {
    }

    void note(const Salvage::Hole& hole) { m_holes.append(hole); }

    void keepOrMark(int number, const std::expected<Entry, QString>& entry)
    {
        if (!entry)
            return mark(number, Words::tr("entry %1 was lost: %2").arg(number).arg(entry.error()));
        auto after = evolveAll(m_game, m_state, entry->effects);
        if (!after || m_game.nonsense(*after))
            return mark(number, Words::tr("entry %1 does not fit what is left: %2")
                                    .arg(number)
                                    .arg(m_game.say(entry->action)));
        m_state = *std::move(after);
        m_time = entry->time;
        m_entries.append(*entry);
    }

    // What is known of the table at the end from somewhere else.
    void endWith(const State& end)
    {
        const Effects effects = m_game.difference(m_state, end);
        if (effects.isEmpty())
            return;
        Entry entry = correction(static_cast<int>(m_entries.size()) + 1,
                                 Words::tr("the table as the file remembers it after what was lost"));
        entry.effects = effects;
        m_entries.append(entry);
    }

    const QList<Entry>& entries() const { return m_entries; }
    const QList<Salvage::Hole>& holes() const { return m_holes; }

private:
    Entry correction(int number, const QString& note) const
    {
        Entry entry;
        entry.number = number;
        entry.time = m_time;
        entry.kind = EntryKind::Correction;
        entry.note = note;
        return entry;
    }

    void mark(int number, const QString& reason)
    {
        note({number, reason});
        m_entries.append(correction(number, reason));
    }

    const Game& m_game;
    State m_state;
    QDateTime m_time;
    QList<Entry> m_entries;
    QList<Salvage::Hole> m_holes;
};

// By number, up to the last that is known of; each sound, or the reason why it is not.
using Entries = std::map<int, std::expected<Entry, QString>>;

Entries soundOf(const Rows& rows, int last, Witnesses& witnesses)
{
    Entries entries;
    for (int number = 1; number <= last; ++number) {
        const auto row = rows.find(number);
        entries[number] = row == rows.end() ? std::unexpected(Words::tr("it can't be read"))
                          : !witnesses.speakFor(row->second)
                              ? std::unexpected(Words::tr("its seal does not match"))
                              : entryFrom(row->second, number);
    }
    return entries;
}

// From the newest snapshot after which nothing is lost.
std::optional<State> endOf(const QSqlDatabase& database, const Game& game, const Meta& meta,
                           const Entries& entries, Witnesses& witnesses)
{
    constexpr int enough = 200;
    const int last = static_cast<int>(entries.size());
    for (const Snapshot& snapshot : readSnapshots(database, last, enough)) {
        const auto object = json::parse(snapshot.state);
        if (!object || snapshot.seal != seal(witnesses.sealOf(snapshot.entry), snapshot.state))
            continue;
        std::expected<State, Problem> state = game.restore(meta.setup, *object);
        for (int number = snapshot.entry + 1; state && number <= last; ++number) {
            const auto& entry = entries.at(number);
            state = entry ? evolveAll(game, *state, entry->effects) : std::unexpected(Problem{});
        }
        if (state)
            return *state;
    }
    return std::nullopt;
}

} // namespace

std::expected<Salvage, QString> salvage(const GameFinder& find, const QString& damaged, const QString& target)
{
    const auto wrong = [&](const Problem& problem) { return std::unexpected(problem.toLine(damaged)); };
    if (const auto known = recognise(damaged).and_then([&] { return checkCompanions(damaged); }); !known)
        return wrong(known.error());
    const auto reading = ReadConnection::open(damaged);
    if (!reading)
        return wrong(reading.error());
    const QSqlDatabase database = (*reading)->database();
    const auto stored = readStoredMeta(database);
    if (!stored)
        return wrong(stored.error());
    const Meta& meta = stored->meta;
    const auto begun = beginningOf(find, meta);
    if (!begun)
        return wrong(begun.error());

    const auto readable = readRowsOneByOne(database);
    if (!readable)
        return wrong({{}, unreadable(readable.error())});
    Witnesses witnesses(readable->rows, firstSeal(*stored, readable->rows));
    const Entries entries = soundOf(readable->rows, readable->last, witnesses);
    Rescue rescue(*begun, meta.created);
    if (stored->seal != sealOf(meta))
        rescue.note({0, Words::tr("the set-up may have been changed; compare it with the table")});
    for (const auto& [number, entry] : entries)
        rescue.keepOrMark(number, entry);
    bool endIsKnown = rescue.holes().isEmpty();
    if (!endIsKnown) {
        const auto end = endOf(database, *begun->game, meta, entries, witnesses);
        endIsKnown = end.has_value();
        if (end)
            rescue.endWith(*end);
    }
    const auto made =
        GameFile::create(target, meta, rescue.entries(), GameFile::Existing::Refuse, GameFile::ReadBack::Yes);
    if (!made)
        return std::unexpected(made.error().toLine(target));
    return Salvage{static_cast<int>(rescue.entries().size()), rescue.holes(), endIsKnown};
}

} // namespace roadmarshal::table
