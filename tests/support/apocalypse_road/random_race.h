// Whole races played by somebody who answers every question at random, with the sums checked after every
// entry.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "games/games.h"
#include "table/entry.h"

#include <QJsonArray>

#include <random>

namespace roadmarshal::test {

class RandomRace
{
public:
    explicit RandomRace(unsigned seed) : m_random(seed), m_seed(seed) {}

    struct Outcome
    {
        int entries = 0;
        int turns = 0;
        QString winner;
        QString problem; // the first thing that was wrong, with the entry where
    };

    // A table of its own, before the first entry.
    const table::State& begin()
    {
        m_state = m_game.begin(m_game.completeSetup(randomSetup(), {}).value()).value();
        return m_state;
    }

    Outcome play() { return play(randomSetup()); }
    Outcome play(const QJsonObject& wanted)
    {
        const auto setup = m_game.completeSetup(wanted, {});
        if (!setup)
            return {0, 0, {}, setup.error().toLine()};
        m_setup = *setup;
        m_entries.clear();
        m_state = m_game.begin(*setup).value();
        Outcome outcome;
        constexpr int mostEntries = 6000;
        while (outcome.entries < mostEntries) {
            const auto& now = m_state.as<apocalypse_road::State>();
            if (now.phase == apocalypse_road::Phase::Over)
                return finished(outcome, now);
            outcome.problem = playEntry();
            ++outcome.entries;
            if (!outcome.problem.isEmpty()) {
                outcome.problem = QStringLiteral("entry %1: %2").arg(outcome.entries).arg(outcome.problem);
                return outcome;
            }
        }
        outcome.problem = QStringLiteral("the race does not end");
        return outcome;
    }

    // Some entries from a position of one's own; the problem, if any.
    QString playOn(const table::State& start, int entries)
    {
        m_state = start;
        for (int entry = 1; entry <= entries; ++entry) {
            if (m_state.as<apocalypse_road::State>().phase == apocalypse_road::Phase::Over)
                return {};
            if (const QString problem = playEntry(); !problem.isEmpty())
                return QStringLiteral("entry %1: %2").arg(entry).arg(problem);
        }
        return {};
    }

    const table::State& state() const { return m_state; }
    // What a file of the race that was played holds.
    const QJsonObject& setup() const { return m_setup; }
    const QList<table::Entry>& entries() const { return m_entries; }

private:
    int below(size_t count) { return static_cast<int>(m_random() % count); }
    template <class List>
    auto oneOf(const List& list)
    {
        return list[static_cast<qsizetype>(m_random() % static_cast<size_t>(list.size()))];
    }

    QJsonObject randomSetup()
    {
        static const QStringList tracks{QStringLiteral("rust-bowl"), QStringLiteral("saltpan-oval"),
                                        QStringLiteral("crows-knot"), QStringLiteral("scrapyard-leap"),
                                        QStringLiteral("cinder-needle")};
        const QStringList by{QStringLiteral("app"), QStringLiteral("table")};
        QJsonArray teams;
        const int count = 2 + below(9);
        const auto known = m_game.knownTeams();
        for (int i = 0; i < count; ++i)
            teams.append(known[i].id);
        return {
            {QStringLiteral("track"), oneOf(tracks)},
            {QStringLiteral("teams"), teams},
            {QStringLiteral("length"), oneOf(QStringList{QStringLiteral("short"), QStringLiteral("long")})},
            {QStringLiteral("grid"), oneOf(by)},
            {QStringLiteral("decks"), QJsonObject{{QStringLiteral("race"), oneOf(by)},
                                                  {QStringLiteral("event"), oneOf(by)},
                                                  {QStringLiteral("combat"), oneOf(by)}}}};
    }

    // Answers until an action is ready, plays it, and says what is wrong.
    QString playEntry()
    {
        table::Answers answers;
        for (;;) {
            const table::Asked asked = m_game.ask(m_state, answers);
            if (const auto* misfit = std::get_if<table::Misfit>(&asked)) {
                if (misfit->message.code != QStringLiteral("too-many-ways-now"))
                    return QStringLiteral("\"%1\": %2").arg(answers.join(u' '), m_game.say(misfit->message));
                answers.removeLast(); // more ways than can be listed: another card
                continue;
            }
            if (const auto* ready = std::get_if<table::Ready>(&asked))
                return decide(ready->action, answers);
            const auto& prompt = std::get<table::Prompt>(asked);
            QStringList open;
            for (const table::Option& option : prompt.options) {
                if (option.objections.isEmpty())
                    open.append(option.answer);
            }
            if (open.isEmpty())
                return QStringLiteral("\"%1\": nothing to answer to %2")
                    .arg(answers.join(u' '), m_game.say(prompt.question));
            answers.append(oneOf(open));
        }
    }

    QString decide(const table::Action& action, const table::Answers& answers)
    {
        table::Random random(m_seed, m_draws);
        const auto decision = m_game.decide(m_state, action, random);
        m_draws += static_cast<quint64>(random.fresh().size());
        const QString line = answers.join(u' ');
        if (!decision)
            return QStringLiteral("\"%1\" is nonsense: %2")
                .arg(line, m_game.say(table::objectionIn(decision.error()).message));
        if (!decision->objections.isEmpty())
            return QStringLiteral("\"%1\" is objected to: %2")
                .arg(line, m_game.say(decision->objections.first().message));
        const auto after = table::evolveAll(m_game, m_state, decision->effects);
        if (!after)
            return after.error().toLine();
        if (const auto nonsense = m_game.nonsense(*after))
            return QStringLiteral("\"%1\": %2").arg(line, m_game.say(nonsense->message));
        if (const auto wrong = apocalypse_road::imbalance(after->as<apocalypse_road::State>()))
            return QStringLiteral("\"%1\": %2").arg(line, *wrong);
        if (below(16) == 0) {
            if (const QString wrong = goBackAndForth(*after); !wrong.isEmpty())
                return QStringLiteral("\"%1\": %2").arg(line, wrong);
        }
        m_state = *after;
        table::Entry entry;
        entry.number = static_cast<int>(m_entries.size()) + 1;
        entry.action = action;
        entry.effects = decision->effects;
        entry.draws = random.drawn();
        m_entries.append(entry);
        return {};
    }

    // What undo, redo and the file rely on.
    QString goBackAndForth(const table::State& after)
    {
        const auto back = table::evolveAll(m_game, after, m_game.difference(after, m_state));
        if (!back || m_game.store(*back) != m_game.store(m_state))
            return QStringLiteral("undo does not lead back");
        const auto forth = table::evolveAll(m_game, *back, m_game.difference(*back, after));
        if (!forth || m_game.store(*forth) != m_game.store(after))
            return QStringLiteral("redo does not lead forward");
        const auto& setup = *after.as<apocalypse_road::State>().setup;
        const auto restored =
            apocalypse_road::restore(std::make_shared<apocalypse_road::Setup>(setup), m_game.store(after));
        if (!restored || apocalypse_road::store(*restored) != m_game.store(after))
            return QStringLiteral("the stored state is not the same when it is read");
        return {};
    }

    static Outcome finished(Outcome outcome, const apocalypse_road::State& over)
    {
        outcome.turns = over.turn;
        const bool anyCar = std::ranges::any_of(over.cars, [](const auto& car) { return car.inRace(); });
        if (over.winner < 0 ? anyCar : over.pools[static_cast<size_t>(over.winner)].left != 0)
            outcome.problem = QStringLiteral("the race ended although nobody has emptied the pool");
        if (over.winner >= 0)
            outcome.winner = over.setup->teams[static_cast<size_t>(over.winner)].id;
        return outcome;
    }

    const table::Game& m_game = *games::find(QStringLiteral("apocalypse-road"));
    std::mt19937 m_random;
    quint64 m_seed;
    quint64 m_draws = 0;
    table::State m_state;
    QJsonObject m_setup;
    QList<table::Entry> m_entries;
};

} // namespace roadmarshal::test
