#include "read.h"

#include "games/games.h"
#include "report/summary.h"
#include "table/journal/session.h"
#include "text/one_line.h"

#include <optional>

namespace roadmarshal::archive {

using namespace table;

namespace {

GameRecord unreadable(const QString& path, const Problem& problem)
{
    GameRecord summary;
    summary.path = path;
    summary.problem = problem.toLine();
    return summary;
}

void describe(GameRecord& summary, const Meta& meta, const Game& game, const TableShow& show)
{
    summary.identity = identityOf(meta);
    summary.game = meta.game;
    summary.gameName = game.name();
    summary.track = show.venue.id;
    summary.trackName = text::onOneLine(show.venue.name);
    for (const Team& team : show.teams)
        summary.seats.append({team.id, team.name, team.player, team.livery});
    summary.created = meta.created;
    summary.isDemo = meta.setup[table::demoKey].toBool();
}

void measure(GameRecord& summary, const QList<QDateTime>& times)
{
    summary.entries = static_cast<int>(times.size());
    summary.last = times.isEmpty() ? summary.created : times.last();
    summary.seconds = secondsPlayed(QList<QDateTime>{summary.created} + times);
}

Tallies talliesOf(const Counting& counting, const report::Counts& counts)
{
    Tallies tallies;
    for (const Count& count : counting.counts)
        tallies.append({count.key, counts.value(count.key)});
    return tallies;
}

// The same figures as on paper.
void takeFigures(GameRecord& summary, const report::Summary& figures)
{
    summary.turns = figures.turns;
    summary.outcome = figures.outcome;
    if (figures.counting.inTurn) {
        summary.inTurnKey = figures.counting.inTurn->key;
        summary.inTurn = figures.inTurn;
    }
    for (qsizetype seat = 0; seat < figures.teams.size(); ++seat) {
        const report::TeamReport& team = figures.teams[seat];
        summary.seats[seat].figures = team.standing.figures;
        for (const report::PieceReport& piece : team.pieces) {
            if (piece.played)
                summary.pieces.append({piece.id, team.team.id, talliesOf(figures.counting, piece.counts)});
        }
    }
}

// The newest changes of turn and of the outcome say how it stands: undo and corrections are changes too.
struct End
{
    std::optional<int> turn;
    std::optional<Outcome> outcome;

    // Whether something is still to be found in older entries.
    bool look(const Game& game, const State& begin, const Effects& effects)
    {
        std::optional<int> newTurn;
        std::optional<Outcome> newOutcome;
        for (const Effect& effect : effects) {
            const Fact fact = game.fact(begin, {}, effect);
            if (fact.what == Fact::What::Turn)
                newTurn = fact.turn;
            else if (fact.what == Fact::What::Win || fact.what == Fact::What::Defeat)
                newOutcome = after(newOutcome.value_or(Outcome()), fact);
        }
        if (!turn)
            turn = newTurn;
        if (!outcome)
            outcome = newOutcome;
        return !turn || !outcome;
    }

private:
    // Each team that wins is told; without a team it is the whole table, or nobody after all.
    static Outcome after(const Outcome& before, const Fact& fact)
    {
        if (fact.what == Fact::What::Defeat)
            return {.how = fact.amount > 0 ? Outcome::Lost : Outcome::Open};
        if (fact.team.isEmpty())
            return {.how = fact.amount > 0 ? Outcome::Won : Outcome::Open};
        return {.how = Outcome::Won, .winners = before.winners + QStringList{fact.team}};
    }
};

} // namespace

qint64 secondsPlayed(const QList<QDateTime>& times)
{
    constexpr qint64 longestPause = 60 * 60;
    qint64 seconds = 0;
    for (qsizetype i = 1; i < times.size(); ++i) {
        const qint64 pause = times[i - 1].secsTo(times[i]);
        if (pause > 0 && pause <= longestPause)
            seconds += pause;
    }
    return seconds;
}

GameRecord glance(const QString& path)
{
    std::expected<Beginning, Problem> begun;
    End end;
    const auto glimpse = GameFile::glimpse(path, [&](const Meta& meta, const Effects& effects) {
        if (begun && !begun->game)
            begun = beginningOf(games::find, meta);
        return begun && end.look(*begun->game, begun->state, effects);
    });
    if (!glimpse)
        return unreadable(path, glimpse.error());
    if (begun && !begun->game) // there is no entry
        begun = beginningOf(games::find, glimpse->meta);
    if (!begun)
        return unreadable(path, begun.error());
    GameRecord summary;
    summary.path = path;
    summary.depth = GameRecord::Depth::Glance;
    describe(summary, glimpse->meta, *begun->game, begun->game->show(begun->state));
    measure(summary, glimpse->times);
    summary.turns = end.turn.value_or(1);
    summary.outcome = end.outcome.value_or(Outcome());
    return summary;
}

GameRecord readFully(const QString& path)
{
    const auto session = Session::open(games::find, path, Access::ReadOnly);
    if (!session)
        return unreadable(path, session.error());
    const Game& game = (*session)->game();
    GameRecord summary;
    summary.path = path;
    summary.depth = GameRecord::Depth::Full;
    summary.problem = (*session)->file().damage();
    describe(summary, (*session)->file().meta(), game, game.show((*session)->now()));
    QList<QDateTime> times;
    for (const Entry& entry : (*session)->entries())
        times.append(entry.time);
    measure(summary, times);
    takeFigures(summary, report::summaryOf(**session));
    summary.overruling = overrulingIn(**session);
    return summary;
}

} // namespace roadmarshal::archive
