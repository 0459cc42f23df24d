#include "operations.h"

#include "support/demo_game.h"
#include "support/quick_folder.h"

#include "games/games.h"
#include "log/export.h"
#include "log/import.h"
#include "table/journal/salvage.h"

#include <QDir>
#include <QThread>

#include <sqlite3.h>

namespace roadmarshal::test {

using namespace table;

QString pathIn(const QString& folder, const QString& name)
{
    return folder + u'/' + name;
}

namespace {

const QString gameName = QStringLiteral("game.roadmarshal");
const QString otherName = QStringLiteral("other.roadmarshal");
const QString damagedName = QStringLiteral("bad.roadmarshal");
const QString logName = QStringLiteral("game.log.json");
constexpr int severalEntries = 12;
constexpr int beforeTheSnapshot = 63;

using Said = std::expected<Journal, QString>;
using Open = std::unique_ptr<Session>;

void playUpTo(Session& session, int entries, unsigned seed)
{
    std::mt19937 random(seed);
    while (session.last() < entries)
        randomEntry(session, random);
}

// A game in its folder, open, with the same entries each time but for the clock.
struct Played
{
    DemoGame game;
    Journal journal;

    explicit Played(int entries, unsigned seed = 1)
    {
        playUpTo(*game.session, entries, seed);
        journal = game.session->entries();
    }
    Files closed()
    {
        game.session.reset();
        return filesIn(game.folder());
    }
    // What a kill leaves: the lock is the kernel's, and goes with the process.
    Files killed()
    {
        Files files = filesIn(game.folder());
        game.session.reset();
        files.remove(gameName + QStringLiteral(".lock"));
        return files;
    }
};

Said journalOf(const std::expected<Open, Problem>& session)
{
    if (!session)
        return std::unexpected(session.error().toLine());
    if ((*session)->file().isReadOnly())
        return std::unexpected((*session)->file().readOnlyReason());
    if (!(*session)->file().damage().isEmpty())
        return std::unexpected((*session)->file().damage());
    return (*session)->entries();
}

template <typename Result>
Said journalAfter(const Open& session, const Result& recorded)
{
    if (!recorded)
        return std::unexpected(say(session->game(), recorded.error()));
    return session->entries();
}

// Somebody was killed with a transaction half in the file: its journal brings back what was there.
Files withHotJournal(const Files& closed)
{
    const QuickFolder folder;
    put(closed, folder.path());
    sqlite3* database = nullptr;
    sqlite3_open(pathIn(folder.path(), gameName).toUtf8().constData(), &database);
    for (const char* statement :
         {"PRAGMA journal_mode=DELETE", "PRAGMA cache_size=1", "BEGIN IMMEDIATE",
          "UPDATE entry SET note = hex(zeroblob(8000)), seal = 'half'", "DELETE FROM snapshot"})
        sqlite3_exec(database, statement, nullptr, nullptr, nullptr);
    sqlite3_db_cacheflush(database);
    const Files files = filesIn(folder.path());
    sqlite3_close(database);
    if (!files.contains(gameName + QStringLiteral("-journal")) || files[gameName] == closed[gameName])
        qFatal("there is no hot journal to test with");
    return files;
}

Files withBadEntry(const Files& closed)
{
    const QuickFolder folder;
    put(closed, folder.path());
    sqlite3* database = nullptr;
    sqlite3_open(pathIn(folder.path(), gameName).toUtf8().constData(), &database);
    sqlite3_exec(database, "UPDATE entry SET note = 'forged' WHERE number = 5", nullptr, nullptr, nullptr);
    sqlite3_close(database);
    return filesIn(folder.path());
}

table::Ruling someRuling()
{
    table::Ruling ruling;
    ruling.id = QStringLiteral("r1");
    ruling.game = QStringLiteral("apocalypse-road");
    ruling.claim.kind = QStringLiteral("move");
    ruling.words = QStringLiteral("21 may go there");
    ruling.verdict = QStringLiteral("No.");
    ruling.decision = table::Ruled::Overruled;
    ruling.text = QStringLiteral("we allow it tonight");
    ruling.date = QDateTime(QDate(2026, 7, 7), QTime(20, 15), QTimeZone::UTC);
    return ruling;
}

Operation onOpenGame(const char* name, Played& played, const std::function<Said(const Open& session)>& act)
{
    Operation operation;
    operation.name = name;
    operation.file = gameName;
    operation.source = gameName;
    operation.isOpen = true;
    operation.journal = played.journal;
    operation.before = played.closed();
    operation.act = [act](const QString&, Open& session) { return act(session); };
    return operation;
}

Operation opening(const char* name, const Files& files, const Journal& journal)
{
    Operation operation;
    operation.name = name;
    operation.file = gameName;
    operation.before = files;
    operation.journal = journal;
    operation.act = [](const QString& folder, Open& session) {
        auto opened = Session::open(games::find, pathIn(folder, gameName), Access::ReadWrite);
        const Said said = journalOf(opened);
        if (said)
            session = *std::move(opened);
        return said;
    };
    return operation;
}

Operation creating()
{
    Operation operation;
    operation.name = "create a game";
    operation.file = gameName;
    operation.act = [](const QString& folder, Open& session) {
        const Game& game = *games::find(QStringLiteral("apocalypse-road"));
        auto made = Session::create(pathIn(folder, gameName), game,
                                    game.completeSetup(game.demoSetup(), {}).value(), 7);
        // A game that is there is made, even if it can't be recorded at once.
        if (!made)
            return Said(std::unexpected(made.error().toLine()));
        session = *std::move(made);
        return Said(session->entries());
    };
    return operation;
}

Operation copying(const char* name, GameFile::Existing existing)
{
    Played played(severalEntries);
    Operation operation;
    operation.name = name;
    operation.file = otherName;
    operation.source = gameName;
    operation.isOpen = true;
    operation.unchanged = {{gameName, played.journal}};
    operation.before = played.closed();
    if (existing == GameFile::Existing::Replace) {
        Played old(5, 2);
        operation.journal = old.journal;
        operation.before[otherName] = old.closed()[gameName];
    }
    operation.act = [existing](const QString& folder, Open& session) -> Said {
        const auto saved = session->saveCopy(pathIn(folder, otherName), existing);
        if (!saved)
            return std::unexpected(saved.error().toLine());
        return session->entries();
    };
    return operation;
}

Operation importing()
{
    Played played(severalEntries);
    Operation operation;
    operation.name = "import a log";
    operation.file = gameName;
    operation.before = {{logName, log::exportAs(log::Format::Json, *played.game.session)}};
    operation.act = [journal = played.journal](const QString& folder, Open&) -> Said {
        const auto imported = log::importLog(pathIn(folder, logName), pathIn(folder, gameName));
        if (!imported)
            return std::unexpected(imported.error().toLine());
        return journal;
    };
    return operation;
}

QStringList tell(const Salvage& saved)
{
    QStringList told;
    for (const Salvage::Hole& hole : saved.holes)
        told.append(QStringLiteral("%1 %2").arg(hole.entry).arg(hole.reason));
    return told;
}

// Of a game with one bad entry.
Operation salvaging()
{
    Played played(severalEntries);
    Operation operation;
    operation.name = "salvage";
    operation.step = 10;
    operation.file = gameName;
    operation.before = {{damagedName, withBadEntry(played.closed())[gameName]}};
    const QuickFolder folder;
    put(operation.before, folder.path());
    const QString sound = pathIn(folder.path(), gameName);
    const auto expected = salvage(games::find, pathIn(folder.path(), damagedName), sound);
    if (!expected)
        qFatal("there is nothing to salvage");
    const Journal journal = Session::open(games::find, sound, Access::ReadOnly).value()->entries();
    operation.act = [journal, holes = tell(*expected)](const QString& place, Open&) -> Said {
        const QString target = pathIn(place, gameName);
        const auto saved = salvage(games::find, pathIn(place, damagedName), target);
        if (!saved)
            return std::unexpected(saved.error());
        if (tell(*saved) == holes)
            return journal;
        // It says that more is lost, or otherwise, because the disk failed: nobody keeps that who can try
        // again.
        QFile::remove(target);
        return std::unexpected(QStringLiteral("other holes than there are"));
    };
    return operation;
}

// Some time after the last entry the log goes into the game.
Operation checkpointing()
{
    Played played(severalEntries);
    Operation operation = onOpenGame("check-point when idle", played, [](const Open& session) -> Said {
        QThread::msleep(1500);
        return session->entries();
    });
    operation.step = 3;
    operation.warmUp = [](Session& session) {
        if (!table::take(session, QStringLiteral("note 1 remember this")))
            qFatal("there is nothing to check-point");
    };
    return operation;
}

std::vector<Operation> build()
{
    std::vector<Operation> list;
    list.push_back(creating());
    {
        Played played(severalEntries);
        const Files killed = played.killed();
        const Files closed = filesIn(played.game.folder());
        list.push_back(opening("open a game", closed, played.journal));
        list.push_back(opening("open after a kill", killed, played.journal));
        Files noIndex = killed;
        noIndex.remove(gameName + QStringLiteral("-shm"));
        list.push_back(opening("open after a power cut", noIndex, played.journal));
        list.push_back(opening("open with a hot journal", withHotJournal(closed), played.journal));
    }
    const auto take = [](const QString& line) {
        return [line](const Open& session) { return journalAfter(session, table::take(*session, line)); };
    };
    const auto add = [&list](const char* name, int entries,
                             const std::function<std::function<Said(const Open&)>(Played&)>& how) {
        Played played(entries);
        const auto act = how(played);
        list.push_back(onOpenGame(name, played, act));
    };
    add("record an entry", severalEntries,
        [&](Played&) { return take(QStringLiteral("note 1 remember this")); });
    add("record a line of five entries", severalEntries,
        [&](Played& played) { return take(lineOf(*played.game.session, 5)); });
    add("record an entry with a snapshot", beforeTheSnapshot,
        [&](Played&) { return take(QStringLiteral("note 1 remember this")); });
    add("record the first ruling", severalEntries, [&](Played&) {
        return [](const Open& session) { return journalAfter(session, session->rule(1, someRuling())); };
    });
    add("undo", severalEntries, [&](Played&) { return take(QStringLiteral("undo")); });
    add("amend", severalEntries, [&](Played& played) {
        const QList<Amended> standing = played.game.session->history().standing();
        const int target = standing.last().entry;
        return [target](const Open& session) -> Said {
            const auto amendment = session->beginAmendment(target, Amendment::Removed{});
            if (!amendment)
                return std::unexpected(say(session->game(), amendment.error()));
            return journalAfter(session, session->amend(*amendment, QStringLiteral("it never happened")));
        };
    });
    {
        Played played(severalEntries);
        Operation closing = onOpenGame("close", played, {});
        closing.act = [](const QString&, Open& session) -> Said {
            const Journal journal = session->entries();
            session.reset();
            return journal;
        };
        list.push_back(closing);
    }
    list.push_back(copying("save a copy", GameFile::Existing::Refuse));
    list.push_back(copying("replace a game", GameFile::Existing::Replace));
    list.push_back(importing());
    list.push_back(salvaging());
    list.push_back(checkpointing());
    return list;
}

} // namespace

const std::vector<Operation>& operations()
{
    static const std::vector<Operation> list = build();
    return list;
}

const Operation& operationCalled(const char* name)
{
    return *std::ranges::find(operations(), QByteArrayView(name), &Operation::name);
}

QString lineOf(const Session& session, size_t entries)
{
    Answers answers;
    for (;;) {
        const Rehearsal rehearsal = rehearse(session.game(), session.now(), answers, session.drawSource());
        if (rehearsal.isComplete() && rehearsal.steps.size() == entries)
            return answers.join(u' ');
        const auto* open = std::get_if<Prompt>(&rehearsal.end);
        const Asked next = session.game().ask(rehearsal.state, {});
        const auto& options = open ? open->options : std::get<Prompt>(next).options;
        const auto fits =
            std::ranges::find_if(options, [](const Option& option) { return option.objections.isEmpty(); });
        answers.append(fits->answer);
    }
}

} // namespace roadmarshal::test
