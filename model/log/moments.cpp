#include "moments.h"

#include "outcome_words.h"

#include "table/leader.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace roadmarshal::log {

using namespace table;

namespace {

using What = Fact::What;
using Kind = Moment::Kind;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Moments)
};

const QString between = QStringLiteral(" · ");

// All that one piece did in one way: to whom, and how much.
struct Blow
{
    Fact first;
    QStringList struck;
    QStringList killed;
    int damage = 0;
    QList<Moment::Strike> strikes = {};
};

// Where a piece stands, or whatever carries it.
QString placeOf(const TableShow& table, const QString& piece)
{
    QString id = piece;
    for (qsizetype steps = 0; steps <= table.pieces.size(); ++steps) {
        const auto found = std::ranges::find(table.pieces, id, &Piece::id);
        if (found == table.pieces.end() || found->on.isEmpty())
            return found == table.pieces.end() ? QString() : found->place();
        id = found->on;
    }
    return {};
}

class Teller
{
public:
    explicit Teller(const Game& game) : m_game(game) {}

    // What an effect tells, on the table just before it.
    void hear(const Fact& fact, const State& table)
    {
        const bool isSaid = fact.what == What::Other && !fact.of.code.isEmpty();
        if (fact.what == What::Damage || fact.what == What::Kill)
            strike(fact, table);
        else if (const QString target = aimedAt(fact); isSaid && !target.isEmpty()) // in vain
            m_moments.append({.kind = Kind::Miss,
                              .team = fact.byTeam,
                              .title = m_game.say(fact.of),
                              .strikes = {strikeFrom(fact, target, m_game.show(table))}});
        else if (isSaid) // a card that comes up
            m_moments.append({.kind = Kind::Card,
                              .team = fact.byTeam,
                              .title = m_game.say(fact.of),
                              .text = fact.byPiece});
    }

    void compare(const TableShow& before, const TableShow& after)
    {
        if (after.outcome.isOver() && !before.outcome.isOver())
            return end(after);
        const QString leader = leaderIn(after.standings);
        if (!leader.isEmpty() && leader != leaderIn(before.standings) && isScored(after.standings))
            m_lead = Moment{.kind = Kind::Lead,
                            .team = leader,
                            .title = Words::tr("%1 takes the lead", "a team").arg(nameIn(after, leader))};
    }

    QList<Moment> told()
    {
        for (const Blow& blow : std::as_const(m_blows))
            tell(blow);
        if (m_lead)
            m_moments.append(*m_lead);
        return m_moments;
    }

private:
    // What is said of a shot names whom it was meant for.
    static QString aimedAt(const Fact& fact) { return fact.of.args[QStringLiteral("target")].toString(); }

    static Moment::Strike strikeFrom(const Fact& fact, const QString& target, const TableShow& table)
    {
        return {fact.byPiece == target ? QString() : placeOf(table, fact.byPiece), placeOf(table, target)};
    }

    void strike(const Fact& fact, const State& table)
    {
        auto same = std::ranges::find_if(m_blows, [&](const Blow& blow) {
            return blow.first.byPiece == fact.byPiece && blow.first.byTeam == fact.byTeam;
        });
        if (same == m_blows.end())
            same = m_blows.insert(m_blows.end(), Blow{.first = fact, .struck = {}, .killed = {}});
        QStringList& list = fact.what == What::Kill ? same->killed : same->struck;
        if (!list.contains(fact.piece))
            list.append(fact.piece);
        if (fact.what == What::Damage)
            same->damage += fact.amount;
        if (const Moment::Strike drawn = strikeFrom(fact, fact.piece, m_game.show(table));
            !drawn.to.isEmpty() && !same->strikes.contains(drawn))
            same->strikes.append(drawn);
    }

    void tell(const Blow& blow)
    {
        const bool kills = !blow.killed.isEmpty();
        const QStringList& whom = kills ? blow.killed : blow.struck;
        const QString names = whom.join(QStringLiteral(", "));
        const QString& by = blow.first.byPiece;
        const bool byOther = !by.isEmpty() && !whom.contains(by);
        const QString title = kills     ? byOther ? Words::tr("%1 takes out %2", "pieces").arg(by, names)
                                                  : Words::tr("%1 is out", "a piece").arg(names)
                                  : byOther ? Words::tr("%1 hits %2", "pieces").arg(by, names)
                                        : Words::tr("%1 is hit", "a piece").arg(names);
        QStringList text{m_game.say(blow.first.how)};
        if (blow.damage > 0)
            text.append(Words::tr("%1 damage").arg(QLocale().toString(blow.damage)));
        m_moments.append({.kind = kills ? Kind::Kill : Kind::Hit,
                          .team = byOther ? blow.first.byTeam : blow.first.team,
                          .pieces = whom,
                          .title = title,
                          .text = text.join(between),
                          .strikes = blow.strikes});
    }

    void end(const TableShow& table)
    {
        Moment moment{.kind = Kind::End, .team = {}, .title = m_game.say(table.headline)};
        if (table.outcome.winners.size() == 1)
            moment.team = table.outcome.winners.first();
        moment.text = reasonOf(table.outcome, [this](const Message& message) { return m_game.say(message); });
        m_moments.append(moment);
    }

    // Before anybody has a point, nobody is ahead of anybody.
    static bool isScored(const QList<Standing>& standings)
    {
        return std::ranges::any_of(standings, [](const Standing& standing) {
            const Figure* score = standing.find(Figure::Score);
            return !score || score->value != 0;
        });
    }
    static QString nameIn(const TableShow& table, const QString& id)
    {
        const auto team = std::ranges::find(table.teams, id, &Team::id);
        return team == table.teams.end() ? id : team->name;
    }

    const Game& m_game;
    QList<Blow> m_blows;
    std::optional<Moment> m_lead;
    QList<Moment> m_moments;
};

} // namespace

QList<Moment> momentsOf(const Game& game, const Transition& transition)
{
    const Entry& entry = transition.entry;
    if (entry.kind != EntryKind::Action && entry.kind != EntryKind::Correction)
        return {};
    Teller teller(game);
    std::expected<State, Problem> state = transition.before;
    const Effects struck = entry.kind == EntryKind::Action ? entry.effects : Effects();
    for (const Effect& effect : struck) {
        if (!state)
            break; // the rest is told by the tables before and after
        teller.hear(game.fact(*state, entry.action, effect), *state);
        state = game.evolve(*state, effect);
    }
    teller.compare(game.show(transition.before), game.show(transition.after));
    return teller.told();
}

const Moment* mainOf(const QList<Moment>& moments)
{
    const auto main = std::ranges::max_element(moments, {}, &Moment::kind);
    return main == moments.end() ? nullptr : &*main;
}

} // namespace roadmarshal::log
