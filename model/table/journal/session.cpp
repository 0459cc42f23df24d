#include "session.h"

#include <QFile>

namespace roadmarshal::table {

namespace {

// A snapshot every so often bounds what a jump has to replay.
constexpr int snapshotEvery = 64;
constexpr int stateEvery = 16;
// Who jumps over more than that does not ask how everybody got there.
constexpr size_t mostDriven = 4;

} // namespace

std::expected<Entry, Problem> firstEntry(const Game& game, const LaidTable& table)
{
    const auto start = game.begin(table.setup);
    if (!start)
        return std::unexpected(start.error());
    Entry entry;
    entry.number = 1;
    entry.time = QDateTime::currentDateTimeUtc();
    entry.kind = EntryKind::Correction;
    entry.effects = game.difference(*start, table.state);
    const auto laid = evolveAll(game, *start, entry.effects);
    if (!laid)
        return std::unexpected(laid.error());
    if (const auto nonsense = game.nonsense(*laid))
        return std::unexpected(Problem{{}, game.say(nonsense->message)});
    if (game.store(*laid) != game.store(table.state))
        return std::unexpected(Problem{{}, QStringLiteral("the table can't lie like that")});
    return entry;
}

Session::Session(const Game& game, std::unique_ptr<GameFile> file, State start)
    : m_game(&game), m_file(std::move(file)), m_now(start)
{
    m_states[0] = std::move(start);
}

std::expected<std::unique_ptr<Session>, Problem>
Session::create(const QString& path, const Game& game, const QJsonObject& setup, quint64 seed, Opening wanted)
{
    const auto start = game.begin(setup);
    if (!start)
        return std::unexpected(start.error());
    QList<Entry> entries;
    if (const auto opening = game.opening(*start); opening && wanted == Opening::Played) {
        Random random(seed, 0);
        const auto decision = game.decide(*start, *opening, random);
        if (!decision)
            return std::unexpected(Problem{{}, game.say(objectionIn(decision.error()).message)});
        Entry entry;
        entry.number = 1;
        entry.time = QDateTime::currentDateTimeUtc();
        entry.action = *opening;
        entry.effects = decision->effects;
        entry.draws = random.drawn();
        entries.append(entry);
    }
    return create(path, game, setup, seed, entries);
}

std::expected<std::unique_ptr<Session>, Problem> Session::create(const QString& path, const Game& game,
                                                                 const LaidTable& table, quint64 seed)
{
    return firstEntry(game, table).and_then([&](const Entry& entry) {
        return create(path, game, table.setup, seed, {entry});
    });
}

std::expected<std::unique_ptr<Session>, Problem> Session::create(const QString& path, const Game& game,
                                                                 const QJsonObject& setup, quint64 seed,
                                                                 const QList<Entry>& entries)
{
    const Meta meta{game.id(),
                    game.rulesVersion(),
                    QStringLiteral(ROADMARSHAL_VERSION),
                    QDateTime::currentDateTimeUtc(),
                    seed,
                    setup};
    if (const auto made = GameFile::create(path, meta, entries); !made)
        return std::unexpected(made.error());
    const auto itself = [&](const QString& id) { return id == game.id() ? &game : nullptr; };
    auto session = open(itself, path, Access::ReadWrite);
    if (session && (*session)->file().damage().isEmpty())
        return session;
    const Problem problem = session ? Problem{{}, (*session)->file().damage()} : session.error();
    session = std::unexpected(problem);
    QFile::remove(path); // all of it, or nothing
    return session;
}

std::expected<std::unique_ptr<Session>, Problem> Session::open(const GameFinder& find, const QString& path,
                                                               Access access)
{
    return GameFile::open(path, access).and_then([&](auto file) { return begin(find, std::move(file)); });
}

std::expected<std::unique_ptr<Session>, Problem> Session::openUpTo(const GameFinder& find,
                                                                   const QString& path, int entry)
{
    return GameFile::openUpTo(path, entry).and_then([&](auto file) { return begin(find, std::move(file)); });
}

std::expected<std::unique_ptr<Session>, Problem> Session::begin(const GameFinder& find,
                                                                std::unique_ptr<GameFile> file)
{
    const auto begun = beginningOf(find, file->meta());
    if (!begun)
        return std::unexpected(begun.error());
    std::unique_ptr<Session> session(new Session(*begun->game, std::move(file), begun->state));
    if (const auto replayed = session->replay(); !replayed)
        return std::unexpected(replayed.error());
    return session;
}

std::expected<Beginning, Problem> beginningOf(const GameFinder& find, const Meta& meta)
{
    const Game* game = find(meta.game);
    if (!game)
        return std::unexpected(
            Problem{QStringLiteral("meta.game"),
                    QStringLiteral("is \"%1\", a game this program does not know").arg(meta.game)});
    if (meta.rulesVersion > game->rulesVersion())
        return std::unexpected(
            Problem{QStringLiteral("meta.rules-version"),
                    QStringLiteral("is %1, made by a newer Roadmarshal (this one knows up to %2)")
                        .arg(meta.rulesVersion)
                        .arg(game->rulesVersion())});
    const auto start = game->begin(meta.setup);
    if (!start)
        return std::unexpected(
            Problem{QStringLiteral("meta.setup.") + start.error().place, start.error().reason});
    return Beginning{game, *start};
}

std::expected<void, Problem> Session::replay()
{
    // A file may be sealed and still make no sense: go as far as its entries fit together.
    if (!at(last())) {
        State state = m_states.at(0);
        m_states = {{0, state}};
        for (int n = 1; n <= last(); ++n) {
            auto evolved = evolveAll(*m_game, state, entries()[n - 1].effects);
            if (!evolved) {
                m_file->leaveOut(n, evolved.error().toLine());
                break;
            }
            state = *std::move(evolved);
        }
    }
    for (const Entry& entry : entries()) {
        m_history.append(entry);
        m_drawPosition += entry.draws.size();
    }
    return at(last()).transform([this](const State& now) { m_now = now; });
}

std::expected<State, Problem> Session::at(int number) const
{
    if (number < 0 || number > last())
        return std::unexpected(Problem{{}, QStringLiteral("there is no entry %1").arg(number)});
    auto known = std::prev(m_states.upper_bound(number));
    if (number - known->first > snapshotEvery) {
        if (const auto snapshot = m_file->snapshotBefore(number);
            snapshot && snapshot->first > known->first) {
            if (const auto state = m_game->restore(m_file->meta().setup, snapshot->second))
                known = m_states.emplace(snapshot->first, *state).first;
        }
    }
    State state = known->second;
    for (int n = known->first + 1; n <= number; ++n) {
        auto evolved = evolveAll(*m_game, state, entries()[n - 1].effects);
        if (!evolved)
            return std::unexpected(Problem{QStringLiteral("entry %1:").arg(n), evolved.error().toLine()});
        state = *std::move(evolved);
        if (n % stateEvery == 0)
            m_states.emplace(n, state);
    }
    return state;
}

std::optional<Ways> Session::waysBetween(int from, int to) const
{
    const History::Passing passing = m_history.between(from, to);
    if (passing.off.size() + passing.on.size() > mostDriven)
        return std::nullopt;
    const auto driven = [this](int item) {
        const Amended& entry = m_history.item(item);
        return entry.kind == EntryKind::Action ? m_game->ways(entry.action, entry.effects) : Ways();
    };
    Ways ways;
    for (const int item : passing.off)
        ways = joined(std::move(ways), reversed(driven(item)));
    for (const int item : passing.on)
        ways = joined(std::move(ways), driven(item));
    return ways;
}

std::expected<Session::UnderWay, Refused> Session::prepare(QList<Entry> entries)
{
    UnderWay underWay;
    std::optional<GameFile::StateAfter> snapshot;
    State state = m_now;
    int number = last();
    for (Entry& entry : entries) {
        entry.number = ++number;
        entry.time = QDateTime::currentDateTimeUtc();
        if (entry.note.size() > longestNote)
            return refuse(QStringLiteral("the note is longer than %1 characters").arg(longestNote));
        auto after = evolveAll(*m_game, state, entry.effects);
        if (!after)
            return refuse(after.error().toLine());
        if (const auto nonsense = m_game->nonsense(*after))
            return refuse(*nonsense);
        state = *std::move(after);
        underWay.after.push_back(state);
        if (number % snapshotEvery == 0)
            snapshot = {number, m_game->store(state)};
    }
    const auto whenDone = [this] { QMetaObject::invokeMethod(this, &Session::settle, Qt::QueuedConnection); };
    auto handed = m_file->hand(entries, snapshot, m_recordsLater ? whenDone : std::function<void()>());
    if (!handed)
        return refuse(handed.error().toLine(m_file->path()));
    underWay.handed = *std::move(handed);
    return underWay;
}

std::expected<QList<Entry>, Refused> Session::record(QList<Entry> entries)
{
    settle();
    auto underWay = prepare(std::move(entries));
    if (!underWay)
        return std::unexpected(underWay.error());
    const QList<Entry> recorded = underWay->handed.entries;
    if (m_recordsLater) {
        m_underWay = *std::move(underWay);
        return recorded;
    }
    return finish(*underWay).transform([&] { return recorded; });
}

std::expected<Entry, Refused> Session::record(const Entry& entry)
{
    return record(QList<Entry>{entry}).transform([](const QList<Entry>& recorded) {
        return recorded.first();
    });
}

void Session::settle()
{
    if (const auto underWay = std::exchange(m_underWay, std::nullopt)) {
        if (const auto finished = finish(*underWay); !finished)
            emit failed(finished.error());
    }
}

std::expected<void, Refused> Session::finish(const UnderWay& underWay)
{
    if (const auto written = m_file->settle(underWay.handed); !written)
        return refuse(written.error().toLine(m_file->path()));
    for (size_t i = 0; i < underWay.after.size(); ++i)
        publish(underWay.handed.entries[static_cast<qsizetype>(i)], underWay.after[i]);
    return {};
}

void Session::publish(const Entry& entry, const State& after)
{
    m_history.append(entry);
    const Transition transition{entry, m_now, after,
                                waysBetween(entry.number - 1, entry.number).value_or(Ways())};
    m_drawPosition += entry.draws.size();
    m_now = after;
    if (entry.number % stateEvery == 0)
        m_states.emplace(entry.number, m_now);
    emit recorded(transition);
}

std::expected<Entry, Refused> Session::play(const Action& action, Insist insist, const QString& note)
{
    settle();
    Random random(m_file->meta().seed, m_drawPosition);
    const auto decision = m_game->decide(m_now, action, random);
    if (!decision)
        return refuse(decision.error());
    Rehearsal rehearsal;
    rehearsal.steps.push_back({action, *decision, random.drawn()});
    return play(rehearsal, insist, note).transform([](const QList<Entry>& recorded) {
        return recorded.first();
    });
}

std::expected<QList<Entry>, Refused> Session::play(const Rehearsal& rehearsal, Insist insist,
                                                   const QString& note)
{
    if (const Objections objections = rehearsal.objections(); !objections.isEmpty() && insist == Insist::No)
        return std::unexpected(Refused{{}, objections, true});
    QList<Entry> entries;
    for (const Rehearsal::Step& step : rehearsal.steps) {
        Entry entry;
        entry.action = step.action;
        entry.effects = step.decision.effects;
        entry.objections = step.decision.objections;
        entry.draws = step.draws;
        entries.append(entry);
    }
    if (!entries.isEmpty())
        entries.last().note = note;
    return record(entries);
}

std::expected<Entry, Refused> Session::correct(const Effects& effects, const QString& note)
{
    Entry entry;
    entry.kind = EntryKind::Correction;
    entry.effects = withConsequences(*m_game, m_now, effects);
    entry.note = note;
    return record(entry);
}

std::expected<Entry, Refused> Session::stepTo(EntryKind kind, int target, int reached, const QString& note)
{
    const auto state = at(reached);
    if (!state)
        return refuse(state.error().toLine());
    Entry entry;
    entry.kind = kind;
    entry.target = target;
    entry.effects = m_game->difference(m_now, *state);
    entry.note = note;
    return record(entry);
}

std::expected<Entry, Refused> Session::undo(const QString& note)
{
    settle();
    const int target = m_history.undoable();
    return target == 0 ? refuse(QStringLiteral("there is nothing to undo"))
                       : stepTo(EntryKind::Undo, target, target - 1, note);
}

std::expected<Entry, Refused> Session::redo(const QString& note)
{
    settle();
    const int target = m_history.redoable();
    return target == 0 ? refuse(QStringLiteral("there is nothing to redo"))
                       : stepTo(EntryKind::Redo, target, target, note);
}

std::expected<Entry, Refused> Session::annotate(int number, const QString& note)
{
    settle();
    if (number < 1 || number > last())
        return refuse(QStringLiteral("there is no entry %1").arg(number));
    Entry entry;
    entry.kind = EntryKind::Note;
    entry.target = number;
    entry.note = note;
    return record(entry);
}

std::expected<Entry, Refused> Session::rule(int number, const Ruling& ruling)
{
    settle();
    if (number < 0 || number > last())
        return refuse(QStringLiteral("there is no entry %1").arg(number));
    if (const auto problem = unreadable(ruling))
        return refuse(QStringLiteral("the ruling can't be recorded: %1").arg(problem->toLine()));
    Entry entry;
    entry.kind = EntryKind::Ruling;
    entry.target = number;
    entry.ruling = ruling;
    return record(entry);
}

Rulings Session::rulings() const
{
    Rulings rulings;
    if (const QJsonValue house = m_file->meta().setup[houseKey]; house.isArray())
        rulings = readRulings(json::Reader(house));
    for (const Entry& entry : entries()) {
        if (entry.ruling)
            rulings.append(*entry.ruling);
    }
    return rulings;
}

std::expected<Amendment::Past, Refused> Session::pastOf(int number) const
{
    const QList<Amended> standing = m_history.standing();
    for (qsizetype i = 0; i < standing.size(); ++i) {
        if (standing[i].entry != number)
            continue;
        // Not the state at the entry before: what stands before it may have been amended since.
        State before = m_states.at(0);
        for (qsizetype k = 0; k < i; ++k) {
            auto evolved = evolveAll(*m_game, before, standing[k].effects);
            if (!evolved)
                return refuse(evolved.error().toLine());
            before = *std::move(evolved);
        }
        return Amendment::Past{m_game, before, standing.sliced(i), drawSource(), last()};
    }
    return refuse(QStringLiteral("entry %1 does not stand any more").arg(number));
}

std::expected<Amendment, Refused> Session::beginAmendment(int number,
                                                          const Amendment::Replacement& replacement) const
{
    return pastOf(number).transform(
        [&](Amendment::Past past) { return Amendment(std::move(past), replacement); });
}

std::expected<Entry, Refused> Session::amend(const Amendment& amendment, const QString& note)
{
    settle();
    if (amendment.basis() != last())
        return refuse(QStringLiteral("something was recorded since; look at the amendment again"));
    const auto outcome = amendment.outcome();
    if (!outcome)
        return refuse(outcome.error());
    Entry entry;
    entry.kind = EntryKind::Amendment;
    entry.target = amendment.target();
    entry.amended = outcome->items;
    entry.effects = m_game->difference(m_now, outcome->state);
    entry.draws = outcome->freshDraws;
    entry.note = note;
    return record(entry);
}

std::expected<void, Problem> Session::saveCopy(const QString& path, GameFile::Existing existing) const
{
    return GameFile::create(path, m_file->meta(), entries(), existing);
}

std::expected<void, Problem> Session::moveTo(const QString& path, GameFile::Existing existing)
{
    settle();
    return saveCopy(path, existing)
        .and_then([&] { return GameFile::open(path, Access::ReadWrite); })
        .transform([&](std::unique_ptr<GameFile> moved) { m_file = std::move(moved); });
}

} // namespace roadmarshal::table
