#include "read.h"

#include "games/games.h"
#include "report/summary.h"
#include "table/journal/session.h"
#include "text/one_line.h"

#include <optional>

namespace roadmarshal::archive {

using namespace table;

namespace {

Summary unreadable(const QString& path, const Problem& problem)
{
    Summary summary;
    summary.path = path;
    summary.problem = problem.toLine();
    return summary;
}

void describe(Summary& summary, const Meta& meta, const Game& game, const TableShow& show)
{
    summary.identity = identityOf(meta);
    summary.game = meta.game;
    summary.gameName = game.name();
    summary.track = show.track->id;
    summary.trackName = text::onOneLine(show.track->name);
    for (const Team& team : show.teams)
        summary.seats.append({team.id, team.name, team.player, team.livery, 0, 0, 0});
    summary.created = meta.created;
}

void measure(Summary& summary, const QList<QDateTime>& times)
{
    summary.entries = static_cast<int>(times.size());
    summary.last = times.isEmpty() ? summary.created : times.last();
    summary.seconds = secondsPlayed(QList<QDateTime>{summary.created} + times);
}

// The same figures as on paper.
void takeFigures(Summary& summary, const report::Summary& figures)
{
    summary.turns = figures.turns;
    summary.winner = figures.winner;
    summary.damageByTurn.fill(0, figures.turns);
    for (qsizetype seat = 0; seat < figures.teams.size(); ++seat) {
        const report::TeamReport& team = figures.teams[seat];
        summary.seats[seat].claimed = team.standing.claimed;
        summary.seats[seat].pool = team.standing.pool;
        summary.seats[seat].wear = team.standing.wear;
        for (qsizetype turn = 0; turn < team.takenIn.size(); ++turn)
            summary.damageByTurn[turn] += team.takenIn[turn];
        for (const report::CarReport& car : team.cars) {
            if (car.raced)
                summary.cars.append({car.id, team.team.id, car.kills, car.dealt, car.taken, car.gone});
        }
    }
}

// The newest change of turn and of the winner say how it stands: undo and corrections are changes too.
struct End
{
    std::optional<int> turn;
    std::optional<QString> winner;

    // Whether something is still to be found in older entries.
    bool look(const Game& game, const State& begin, const Effects& effects)
    {
        for (auto effect = effects.rbegin(); effect != effects.rend(); ++effect) {
            const Fact fact = game.fact(begin, {}, *effect);
            if (fact.what == Fact::What::Turn && !turn)
                turn = fact.turn;
            else if (fact.what == Fact::What::Win && !winner)
                winner = fact.team;
        }
        return !turn || !winner;
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

Summary glance(const QString& path)
{
    std::expected<Beginning, Problem> begun;
    End end;
    const auto glimpse = GameFile::glimpse(path, [&](const Meta& meta, const Effects& effects) {
        if (begun && !begun->game)
            begun = beginningOf(meta);
        return begun && end.look(*begun->game, begun->state, effects);
    });
    if (!glimpse)
        return unreadable(path, glimpse.error());
    if (begun && !begun->game) // there is no entry
        begun = beginningOf(glimpse->meta);
    if (!begun)
        return unreadable(path, begun.error());
    Summary summary;
    summary.path = path;
    summary.depth = Summary::Depth::Glance;
    describe(summary, glimpse->meta, *begun->game, begun->game->show(begun->state));
    measure(summary, glimpse->times);
    summary.turns = end.turn.value_or(1);
    summary.winner = end.winner.value_or(QString());
    summary.over = summary.isWon();
    return summary;
}

Summary readFully(const QString& path)
{
    const auto session = Session::open(path, Access::ReadOnly);
    if (!session)
        return unreadable(path, session.error());
    const Game& game = (*session)->game();
    Summary summary;
    summary.path = path;
    summary.depth = Summary::Depth::Full;
    summary.problem = (*session)->file().damage();
    describe(summary, (*session)->file().meta(), game, game.show((*session)->now()));
    QList<QDateTime> times;
    for (const Entry& entry : (*session)->entries())
        times.append(entry.time);
    measure(summary, times);
    takeFigures(summary, report::summaryOf(**session));
    const Asked asked = game.ask((*session)->now(), {});
    const auto* prompt = std::get_if<Prompt>(&asked);
    summary.over = summary.isWon() || (prompt && prompt->options.isEmpty());
    summary.overruling = overrulingIn(**session);
    return summary;
}

} // namespace roadmarshal::archive
