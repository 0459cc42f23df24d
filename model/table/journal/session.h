// One game at the table: its file, its state now and at any earlier entry, and every way to add to it.
#pragma once

#include "amendment.h"
#include "rehearsal.h"
#include "table/file/game_file.h"
#include "table/game.h"
#include "table/history.h"
#include "table/refused.h"

#include <QObject>

#include <map>

namespace roadmarshal::table {

// From one state to the next, with what changed in between.
struct Transition
{
    Entry entry;
    State before;
    State after;
    Ways ways; // what was driven, backward if it is taken back
};

// The table before the first entry.
struct Beginning
{
    const Game* game = nullptr;
    State state;
};
// Fails if the file is about a game, or from a version of its rules, that this program does not know.
std::expected<Beginning, Problem> beginningOf(const GameFinder& find, const Meta& meta);

// How a table that stands already is told: everything on it set by hand, at once. Fails where it can't lie
// so.
std::expected<Entry, Problem> firstEntry(const Game& game, const LaidTable& table);

class Session : public QObject
{
    Q_OBJECT
public:
    // A table that already stands does not open: how it stands is read in as the first entry.
    enum class Opening { Played, LeftOut };
    // Makes the file and opens it; the game's opening is its first entry.
    static std::expected<std::unique_ptr<Session>, Problem> create(const QString& path, const Game& game,
                                                                   const QJsonObject& setup, quint64 seed,
                                                                   Opening wanted = Opening::Played);
    // The same for a table that stands already: how it lies is the first entry.
    static std::expected<std::unique_ptr<Session>, Problem> create(const QString& path, const Game& game,
                                                                   const LaidTable& table, quint64 seed);
    static std::expected<std::unique_ptr<Session>, Problem> open(const GameFinder& find, const QString& path,
                                                                 Access access);
    // The game as it was after an entry, for reading only.
    static std::expected<std::unique_ptr<Session>, Problem> openUpTo(const GameFinder& find,
                                                                     const QString& path, int entry);

    const Game& game() const { return *m_game; }
    const GameFile& file() const { return *m_file; }
    const QList<Entry>& entries() const { return m_file->entries(); }
    const History& history() const { return m_history; }
    int last() const { return static_cast<int>(entries().size()); }
    const State& now() const { return m_now; }
    // Fails only for a number that is no entry, or a file whose entries do not fit together.
    std::expected<State, Problem> at(int number) const;
    // What was driven from the table after one entry to that after another, forward or backward; nothing if
    // they are far apart.
    std::optional<Ways> waysBetween(int from, int to) const;
    // Draws made so far, over all entries.
    quint64 drawPosition() const { return m_drawPosition; }
    DrawSource drawSource() const { return {m_file->meta().seed, m_drawPosition}; }
    // For what is only tried: other draws than the game's, so that trying tells nobody the future.
    DrawSource trialSource() const { return {~m_file->meta().seed, m_drawPosition}; }

    enum class Insist { No, Yes };
    std::expected<Entry, Refused> play(const Action& action, Insist insist = Insist::No,
                                       const QString& note = {});
    std::expected<Entry, Refused> correct(const Effects& effects, const QString& note);
    // What was rehearsed on the table as it is now, one entry after the other; the note goes to the last.
    std::expected<QList<Entry>, Refused> play(const Rehearsal& rehearsal, Insist insist, const QString& note);
    std::expected<Entry, Refused> undo(const QString& note = {});
    std::expected<Entry, Refused> redo(const QString& note = {});
    std::expected<Entry, Refused> annotate(int number, const QString& note);
    // What the table decided in a dispute about the table after an entry.
    std::expected<Entry, Refused> rule(int number, const Ruling& ruling);
    // Those of the journal, oldest first, after those that came along from the house.
    Rulings rulings() const;

    // What amending an entry that still stands needs.
    std::expected<Amendment::Past, Refused> pastOf(int number) const;
    // A dry run: nothing reaches the journal before `amend`.
    std::expected<Amendment, Refused> beginAmendment(int number,
                                                     const Amendment::Replacement& replacement) const;
    std::expected<Entry, Refused> amend(const Amendment& amendment, const QString& note);

    std::expected<void, Problem> saveCopy(const QString& path,
                                          GameFile::Existing existing = GameFile::Existing::Refuse) const;

    // Goes on in another file: all that is recorded, wherever the old one has gone.
    std::expected<void, Problem> moveTo(const QString& path,
                                        GameFile::Existing existing = GameFile::Existing::Refuse);

    // Whoever must not wait for the disk: what succeeds is then only on its way to it. `recorded` follows
    // when it is durable, or `failed`. One thing is under way at a time; whatever adds to the journal before
    // waits for it first.
    void setRecordsLater(bool later) { m_recordsLater = later; }
    bool isRecording() const { return m_underWay.has_value(); }
    // Waits for what is under way.
    void settle();

signals:
    void recorded(const roadmarshal::table::Transition& transition);
    // What was under way could not be written; nothing of it is recorded.
    void failed(const roadmarshal::table::Refused& refused);

private:
    Session(const Game& game, std::unique_ptr<GameFile> file, State start);
    static std::expected<std::unique_ptr<Session>, Problem> begin(const GameFinder& find,
                                                                  std::unique_ptr<GameFile> file);
    static std::expected<std::unique_ptr<Session>, Problem> create(const QString& path, const Game& game,
                                                                   const QJsonObject& setup, quint64 seed,
                                                                   const QList<Entry>& entries);

    // Entries on their way to the disk, and the tables that they lead to.
    struct UnderWay
    {
        GameFile::Handed handed;
        std::vector<State> after;
    };

    std::expected<void, Problem> replay();
    std::expected<QList<Entry>, Refused> record(QList<Entry> entries);
    std::expected<Entry, Refused> record(const Entry& entry);
    std::expected<UnderWay, Refused> prepare(QList<Entry> entries);
    std::expected<void, Refused> finish(const UnderWay& underWay);
    void publish(const Entry& entry, const State& after);
    std::expected<Entry, Refused> stepTo(EntryKind kind, int target, int reached, const QString& note);

    const Game* m_game;
    std::unique_ptr<GameFile> m_file;
    History m_history;
    State m_now;
    quint64 m_drawPosition = 0;
    bool m_recordsLater = false;
    std::optional<UnderWay> m_underWay;
    mutable std::map<int, State> m_states; // some, by entry number; 0 is the table before the first
};

} // namespace roadmarshal::table
