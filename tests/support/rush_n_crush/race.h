// Whole races of Rush'n'Crush, driven by somebody who answers every question at random; after every entry the
// table is looked over.
#pragma once

#include "games/games.h"
#include "games/rush_n_crush/table/state.h"
#include "table/entry.h"

#include <QJsonArray>

#include <random>

namespace roadmarshal::test::rush {

class RandomRush
{
public:
    explicit RandomRush(unsigned seed) : m_random(seed), m_seed(seed) {}

    struct Outcome
    {
        int entries = 0;
        int turns = 0;
        bool won = false;
        QString problem; // the first thing that was wrong, with the entry where
    };

    Outcome play() { return play(randomSetup()); }
    Outcome playOn(const QString& course)
    {
        QJsonObject wanted = randomSetup();
        wanted[QStringLiteral("course")] = course;
        return play(wanted);
    }

private:
    Outcome play(const QJsonObject& wanted)
    {
        const auto setup = m_game.completeSetup(wanted, {});
        if (!setup)
            return {0, 0, false, setup.error().toLine()};
        m_setup = *setup;
        m_state = m_game.begin(m_setup).value();
        const table::State start = m_state;
        Outcome outcome;
        constexpr int mostEntries = 5000;
        while (!isOver() && outcome.problem.isEmpty() && outcome.entries < mostEntries) {
            outcome.problem = playEntry();
            ++outcome.entries;
        }
        if (outcome.problem.isEmpty() && !isOver())
            outcome.problem = QStringLiteral("the race does not end");
        if (outcome.problem.isEmpty() && m_game.store(after(m_state, start)) != m_game.store(start))
            outcome.problem = QStringLiteral("undone, it is not where it began");
        outcome.turns = own().turn;
        outcome.won = own().winner.has_value();
        if (!outcome.problem.isEmpty())
            outcome.problem = QStringLiteral("entry %1: %2").arg(outcome.entries).arg(outcome.problem);
        return outcome;
    }

    int below(qsizetype count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    const rush_n_crush::State& own() const { return m_state.as<rush_n_crush::State>(); }
    bool isOver() const { return m_game.show(m_state).outcome.how != table::Outcome::Open; }

    QJsonObject randomSetup()
    {
        static const QStringList colours{QStringLiteral("red"),   QStringLiteral("blue"),
                                         QStringLiteral("green"), QStringLiteral("yellow"),
                                         QStringLiteral("white"), QStringLiteral("black")};
        static const QStringList courses{QStringLiteral("gorge"), QStringLiteral("two-flags"),
                                         QStringLiteral("dust-bowl")};
        QJsonArray cars;
        const int count = 2 + below(5);
        for (int i = 0; i < count; ++i)
            cars.append(QJsonObject{{QStringLiteral("id"), colours[i]}});
        return {{QStringLiteral("cars"), cars},
                {QStringLiteral("course"), courses[below(courses.size())]},
                {QStringLiteral("thermometer"), 3 + below(6)},
                {QStringLiteral("dice"), below(2) ? QStringLiteral("app") : QStringLiteral("table")}};
    }

    // The table with the changes between two others made to it.
    table::State after(const table::State& from, const table::State& to) const
    {
        table::State state = from;
        for (const table::Effect& effect : m_game.difference(from, to)) {
            const auto next = m_game.evolve(state, effect);
            if (next)
                state = *next;
        }
        return state;
    }

    QString wordFor(const table::Prompt& prompt)
    {
        QStringList legal;
        for (const table::Option& option : prompt.options) {
            if (option.objections.isEmpty())
                legal.append(option.answer);
        }
        const auto* dice = std::get_if<table::Dice>(&prompt.takes);
        if (dice && (legal.isEmpty() || below(4) > 0)) {
            QString faces;
            for (qsizetype i = 0; i < dice->ask.dice.size(); ++i)
                faces += QString::number(1 + below(6));
            return below(10) == 0 ? QStringLiteral("roll") : faces;
        }
        return legal.isEmpty() ? QString() : legal[below(legal.size())];
    }

    QString playEntry()
    {
        table::Answers answers;
        for (int asked = 0; asked < 100; ++asked) {
            const table::Asked now = m_game.ask(m_state, answers, {});
            if (const auto* ready = std::get_if<table::Ready>(&now))
                return ready->used == answers.size()
                           ? carryOut(ready->action)
                           : QStringLiteral("not all words were used: ") + answers.join(u' ');
            const auto* prompt = std::get_if<table::Prompt>(&now);
            if (!prompt)
                return QStringLiteral("an answer that was offered does not fit: ") + answers.join(u' ');
            const QString word = wordFor(*prompt);
            if (word.isEmpty())
                return QStringLiteral("a dead end at ") + prompt->id;
            answers.append(word);
        }
        return QStringLiteral("questions without end");
    }

    QString carryOut(const table::Action& action)
    {
        table::Random random(m_seed, m_drawn);
        const auto decided = m_game.decide(m_state, action, random);
        if (!decided)
            return QStringLiteral("can't be decided: ") + action.kind;
        m_drawn += static_cast<std::uint64_t>(random.fresh().size());
        if (!decided->objections.isEmpty())
            return QStringLiteral("offered, but against the rules: ") +
                   m_game.say(decided->objections.front().message);
        const table::State before = m_state;
        for (const table::Effect& effect : decided->effects) {
            const auto next = m_game.evolve(m_state, effect);
            if (!next)
                return next.error().toLine();
            m_state = *next;
        }
        return lookOver(before);
    }

    QString lookOver(const table::State& before) const
    {
        const QJsonObject stored = m_game.store(m_state);
        if (m_game.nonsense(m_state))
            return QStringLiteral("nonsense: ") + m_game.nonsense(m_state)->message.code;
        const auto restored = m_game.restore(m_setup, stored);
        if (!restored)
            return QStringLiteral("can't be read back: ") + restored.error().toLine();
        if (m_game.store(*restored) != stored)
            return QStringLiteral("read back, it is another table");
        if (m_game.store(after(before, m_state)) != stored)
            return QStringLiteral("the difference does not lead there");
        if (m_game.store(after(m_state, before)) != m_game.store(before))
            return QStringLiteral("the difference does not lead back");
        return {};
    }

    const table::Game& m_game = *games::find(QStringLiteral("rush-n-crush"));
    std::mt19937 m_random;
    std::uint64_t m_seed;
    std::uint64_t m_drawn = 0;
    QJsonObject m_setup;
    table::State m_state;
};

} // namespace roadmarshal::test::rush
