// Whole games of Highway Heist, driven by somebody who answers every question at random; after every entry
// the table is looked over.
#pragma once

#include "games/games.h"
#include "games/highway_heist/enemies/machine.h"
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/road/roofs.h"
#include "table/entry.h"

#include <QJsonArray>

#include <random>
#include <set>

namespace roadmarshal::test::heist {

class RandomHeist
{
public:
    struct Table
    {
        QString guide;
        QString difficulty;
        int readEvery = 1; // so many entries: reading a table back takes longer than all the rest
    };
    RandomHeist(unsigned seed, Table table) : m_random(seed), m_seed(seed), m_table(std::move(table)) {}

    struct Outcome
    {
        int entries = 0;
        int rounds = 0;
        bool won = false;
        QString rule = {};
        QString problem = {}; // the first thing that was wrong, with the entry where
    };

    Outcome play()
    {
        const auto setup = m_game.completeSetup(randomSetup(), {});
        if (!setup)
            return {.problem = setup.error().toLine()};
        m_setup = *setup;
        const table::State start = m_game.begin(m_setup).value();
        m_state = start;
        Outcome outcome;
        constexpr int mostEntries = 5000;
        while (!own().result && outcome.problem.isEmpty() && outcome.entries < mostEntries) {
            outcome.problem = playEntry();
            ++outcome.entries;
        }
        if (outcome.problem.isEmpty() && !own().result)
            outcome.problem = QStringLiteral("the game does not end");
        if (outcome.problem.isEmpty() && m_game.store(after(m_state, start)) != m_game.store(start))
            outcome.problem = QStringLiteral("undone, it is not where it began");
        if (outcome.problem.isEmpty())
            outcome.problem = repeat(start);
        outcome.rounds = own().round;
        if (own().result) {
            outcome.won = own().result->isWon;
            outcome.rule = own().result->rule;
        }
        if (!outcome.problem.isEmpty())
            outcome.problem = QStringLiteral("entry %1: %2").arg(outcome.entries).arg(outcome.problem);
        return outcome;
    }

private:
    struct Played
    {
        table::Action action;
        table::Effects effects;
        std::uint64_t drawn = 0; // before it
    };

    int below(qsizetype count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    const highway_heist::State& own() const { return m_state.as<highway_heist::State>(); }

    QJsonObject randomSetup()
    {
        QStringList characters{QStringLiteral("brian"),    QStringLiteral("tej"),
                               QStringLiteral("roman"),    QStringLiteral("driver-4"),
                               QStringLiteral("driver-5"), QStringLiteral("driver-6")};
        QStringList boards{QStringLiteral("exotic-supercar"), QStringLiteral("street-drifter"),
                           QStringLiteral("street-racer"), QStringLiteral("vehicle-4")};
        const auto pick = [&](QStringList& from) { return from.takeAt(below(from.size())); };
        QJsonArray players;
        const int count = 1 + below(4);
        for (int i = 0; i < count; ++i)
            players.append(
                QJsonObject{{QStringLiteral("player"), QStringLiteral("Ann Bo Cy Di").split(u' ')[i]},
                            {QStringLiteral("character"), pick(characters)},
                            {QStringLiteral("board"), pick(boards)}});
        const auto by = [&] { return below(2) ? QStringLiteral("app") : QStringLiteral("table"); };
        QJsonObject rulings;
        if (below(3) == 0)
            rulings[QStringLiteral("HR-2")] = QStringLiteral("row-first");
        if (below(3) == 0)
            rulings[QStringLiteral("HR-6")] = QStringLiteral("forbidden");
        return {{QStringLiteral("guide"), m_table.guide}, {QStringLiteral("difficulty"), m_table.difficulty},
                {QStringLiteral("players"), players},     {QStringLiteral("dice"), by()},
                {QStringLiteral("cards"), by()},          {QStringLiteral("rulings"), rulings}};
    }

    // The table with the changes between two others made to it.
    table::State after(const table::State& from, const table::State& to) const
    {
        return evolved(from, m_game.difference(from, to));
    }
    table::State evolved(table::State state, const table::Effects& effects) const
    {
        for (const table::Effect& effect : effects) {
            if (const auto next = m_game.evolve(state, effect))
                state = *next;
        }
        return state;
    }

    // Some would rather hit than roll, and nobody is done too early.
    QString wordFor(const table::Prompt& prompt)
    {
        QStringList legal;
        for (const table::Option& option : prompt.options) {
            if (option.objections.isEmpty())
                legal.append(option.answer);
        }
        if (legal.size() > 1 && below(4) > 0)
            legal.removeAll(QStringLiteral("die"));
        return legal.isEmpty() ? QString() : legal[below(legal.size())];
    }

    // The first code of a question that has no sentence.
    QString unsaid(const table::Prompt& prompt) const
    {
        QList<table::Message> messages{prompt.question};
        messages += prompt.reminders;
        for (const table::Option& option : prompt.options) {
            messages += {option.label, option.badge, option.group, option.chip, option.detail};
            for (const table::Objection& objection : option.objections)
                messages.append(objection.message);
            if (option.preview)
                messages += option.preview->remarks;
        }
        for (const table::Message& message : messages) {
            const QString said = m_game.say(message);
            if (!message.code.isEmpty() && (said == message.code || said.contains(u'{')))
                return message.code;
        }
        return {};
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
            if (const QString code = unsaid(*prompt); !code.isEmpty())
                return QStringLiteral("no words for ") + code;
            const QString word = wordFor(*prompt);
            if (word.isEmpty())
                return QStringLiteral("a dead end at %1 after: %2").arg(prompt->id, answers.join(u' '));
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
        m_played.push_back({action, decided->effects, m_drawn});
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
        for (const table::Effect& effect : decided->effects) {
            if (const QString said = m_game.tell(before, effect); said == effect.kind || said.contains(u'{'))
                return QStringLiteral("no words for ") + effect.kind;
        }
        if (m_game.tell(before, action).contains(u'{'))
            return QStringLiteral("no words for ") + action.kind;
        const QString wrong = lookOver(before);
        return wrong.isEmpty() ? invariant() : wrong + QStringLiteral(" after ") + m_game.say(action);
    }

    QString lookOver(const table::State& before) const
    {
        if (m_game.nonsense(m_state))
            return QStringLiteral("nonsense: ") + m_game.nonsense(m_state)->message.code;
        if (!m_game.consequences(m_state).isEmpty())
            return QStringLiteral("something is left undone");
        return m_played.size() % static_cast<size_t>(m_table.readEvery) == 0 ? readBack(before) : QString();
    }

    QString readBack(const table::State& before) const
    {
        const QJsonObject stored = m_game.store(m_state);
        const auto restored = m_game.restore(m_setup, stored);
        if (!restored)
            return QStringLiteral("can't be read back: ") + restored.error().toLine();
        if (m_game.store(*restored) != stored)
            return QStringLiteral("read back, it is another table");
        if (question(*restored) != question(m_state))
            return QStringLiteral("read back, it asks something else");
        if (m_game.store(after(before, m_state)) != stored)
            return QStringLiteral("the difference does not lead there");
        if (m_game.store(after(m_state, before)) != m_game.store(before))
            return QStringLiteral("the difference does not lead back");
        return {};
    }

    // The open question with its answers.
    QStringList question(const table::State& state) const
    {
        const table::Asked asked = m_game.ask(state, {}, {});
        const auto* prompt = std::get_if<table::Prompt>(&asked);
        if (!prompt)
            return {};
        QStringList words{prompt->id, m_game.say(prompt->question), prompt->asks};
        for (const table::Option& option : prompt->options)
            words.append(option.answer);
        return words;
    }

    // Section 1.7 of the rules page, written once more.
    QString invariant() const
    {
        using namespace highway_heist;
        const highway_heist::State& state = own();
        std::set<Place> taken;
        int suvs = 0;
        int enemies = 0;
        for (const Vehicle& vehicle : state.vehicles) {
            suvs += vehicle.kind == Kind::Suv ? 1 : 0;
            enemies += vehicle.enemies;
            if (vehicle.isWreck && (vehicle.enemies > 0 || vehicle.owner >= 0))
                return QStringLiteral("4: a Wreck with pegs or an owner");
            if (vehicle.owner >= 0 && vehicle.strength < 1)
                return QStringLiteral("8: no Strength");
            if (flies(state, vehicle))
                continue;
            for (const Place& place : footprintOf(state, vehicle).places()) {
                if (!state.guide().road.has(place) || !taken.insert(place).second)
                    return QStringLiteral("1: two in one space");
            }
        }
        if (suvs > state.guide().numbers.suvs || enemies > state.guide().numbers.enemyPegs)
            return QStringLiteral("5: more than there are");
        for (size_t i = 0; i < state.players.size(); ++i) {
            const Player& player = state.players[i];
            if (player.boost < 0 || player.boost > state.setup->seats[i].character.boostMax)
                return QStringLiteral("6: Boost tokens");
            const Vehicle* on = state.find(player.peg.vehicle);
            if (player.peg.at == Peg::At::Roof && (!on || on->isWreck || freeSlots(state, *on) < 0))
                return QStringLiteral("2: a peg without a slot");
            if (player.peg.isAtWheel() && !state.vehicleOf(static_cast<int>(i)))
                return QStringLiteral("7: a wheel of nothing");
            const auto hasSlot = [&](const Vehicle& one) { return hasFreeSlot(state, one); };
            if (player.peg.isInLimbo() && !state.open && std::ranges::any_of(state.vehicles, hasSlot))
                return QStringLiteral("limbo while a slot is free");
        }
        return {};
    }

    // Decided again it comes out the same.
    QString repeat(table::State state) const
    {
        for (const Played& played : m_played) {
            table::Random random(m_seed, played.drawn);
            const auto again = m_game.decide(state, played.action, random);
            if (!again || again->effects != played.effects)
                return QStringLiteral("decided again, it comes out otherwise");
            state = evolved(state, again->effects);
        }
        return m_game.store(state) == m_game.store(m_state)
                   ? QString()
                   : QStringLiteral("played again, it ends otherwise");
    }

    const table::Game& m_game = *games::find(QStringLiteral("highway-heist"));
    std::mt19937 m_random;
    std::uint64_t m_seed;
    Table m_table;
    std::uint64_t m_drawn = 0;
    QJsonObject m_setup;
    table::State m_state;
    std::vector<Played> m_played;
};

} // namespace roadmarshal::test::heist
