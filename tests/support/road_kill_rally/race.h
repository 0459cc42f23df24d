// Whole rallies, driven by somebody who answers every question at random; after every entry the table is
// looked over and counted.
#pragma once

#include "dice/parse.h"
#include "games/games.h"
#include "games/road_kill_rally/table/state.h"
#include "table/entry.h"

#include <QJsonArray>

#include <random>

namespace roadmarshal::test::rally {

class RandomRally
{
    using Own = road_kill_rally::State;

public:
    explicit RandomRally(unsigned seed) : m_random(seed), m_seed(seed) {}

    struct Outcome
    {
        int entries = 0;
        int turns = 0;
        bool won = false;
        QString problem; // the first thing that was wrong, with the entry where
    };

    Outcome play()
    {
        const auto setup = m_game.completeSetup(randomSetup(), {});
        if (!setup)
            return {0, 0, false, setup.error().toLine()};
        m_setup = *setup;
        m_state = m_game.begin(m_setup).value();
        const table::State start = m_state;
        m_counted = counted(own());
        Outcome outcome;
        if (const auto opening = m_game.opening(m_state))
            outcome.problem = carryOut(*opening);
        constexpr int mostEntries = 6000;
        while (!isOver() && outcome.problem.isEmpty() && outcome.entries < mostEntries) {
            outcome.problem = playEntry();
            ++outcome.entries;
        }
        if (outcome.problem.isEmpty() && !isOver())
            outcome.problem = QStringLiteral("the rally does not end");
        if (outcome.problem.isEmpty() && m_game.store(after(m_state, start)) != m_game.store(start))
            outcome.problem = QStringLiteral("undone, it is not where it began");
        if (outcome.problem.isEmpty())
            outcome.problem = playAgain(start);
        outcome.turns = own().turn;
        outcome.won = m_game.show(m_state).outcome.how == table::Outcome::Won;
        if (!outcome.problem.isEmpty())
            outcome.problem = QStringLiteral("entry %1: %2").arg(outcome.entries).arg(outcome.problem);
        return outcome;
    }

private:
    int below(qsizetype count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    const Own& own() const { return m_state.as<Own>(); }
    bool isOver() const { return m_game.show(m_state).outcome.how != table::Outcome::Open; }

    QJsonObject randomSetup()
    {
        static const QStringList colours{QStringLiteral("red"),    QStringLiteral("blue"),
                                         QStringLiteral("green"),  QStringLiteral("yellow"),
                                         QStringLiteral("purple"), QStringLiteral("black")};
        QJsonArray cars;
        const int count = 2 + below(5);
        for (int i = 0; i < count; ++i)
            cars.append(QJsonObject{{QStringLiteral("id"), colours[i]},
                                    {QStringLiteral("team"), QString::number(1 + i / 2)}});
        QJsonArray variants;
        for (const QString& variant :
             {QStringLiteral("elimination"), QStringLiteral("teams"), QStringLiteral("skills")}) {
            if (below(3) == 0)
                variants.append(variant);
        }
        const auto byWhom = [&] { return below(2) ? QStringLiteral("app") : QStringLiteral("table"); };
        QJsonObject rulings;
        if (below(2))
            rulings[QStringLiteral("RKR-A6")] = QStringLiteral("fill-to-6");
        if (below(2))
            rulings[QStringLiteral("RKR-A15")] = QStringLiteral("stays");
        if (below(2))
            rulings[QStringLiteral("RKR-A19")] = QStringLiteral("keeps");
        return {{QStringLiteral("cars"), cars},
                {QStringLiteral("beneath"), 2 + below(7)},
                {QStringLiteral("variants"), variants},
                {QStringLiteral("rulings"), rulings},
                {QStringLiteral("dice"), byWhom()},
                {QStringLiteral("tileDeck"), byWhom()},
                {QStringLiteral("rallyDeck"), byWhom()},
                {QStringLiteral("accessoryDeck"), byWhom()},
                {QStringLiteral("reveal"), QJsonObject{{QStringLiteral("hands"), below(2) == 1}}}};
    }

    // Everything that can't come or go.
    static QList<int> counted(const Own& state)
    {
        using namespace road_kill_rally;
        QList<int> all;
        for (const Colour colour : allColours) {
            int figures = state.supply.of(colour);
            for (const Car& car : state.cars)
                figures += car.kills(colour);
            for (const Pedestrian& figure : state.pedestrians)
                figures += figure.colour == colour ? 1 : 0;
            all.append(figures);
        }
        int rally = state.rally.pile.value_or(0) + state.rally.discard.value_or(0);
        int accessories = state.accessories.pile.value_or(0) + state.accessories.discard.value_or(0);
        for (const Car& car : state.cars) {
            rally += car.hand;
            accessories += car.spare + static_cast<int>(car.mounted.size());
        }
        const auto tiles = state.tiles.pile.value_or(0) + state.tiles.discard.size() +
                           static_cast<qsizetype>(state.road->tiles().size());
        return all << rally << accessories << static_cast<int>(tiles);
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

    QString diceWord(const dice::Ask& ask)
    {
        if (below(8) == 0)
            return QStringLiteral("roll");
        QStringList faces;
        for (;;) {
            const auto due = dice::stillDue(ask, faces);
            if (!due || due->isEmpty() || faces.size() > 60)
                return faces.join(u',');
            faces.append(due->first().side(below(due->first().sides())).name);
        }
    }

    QString wordFor(const table::Prompt& prompt)
    {
        QStringList legal;
        for (const table::Option& option : prompt.options) {
            if (option.objections.isEmpty())
                legal.append(option.answer);
        }
        const auto* dice = std::get_if<table::Dice>(&prompt.takes);
        if (dice && (legal.isEmpty() || below(4) > 0))
            return diceWord(dice->ask);
        if (const auto* number = std::get_if<table::Number>(&prompt.takes))
            return QString::number(number->proposed);
        // Whoever mounts accessories comes to an end.
        if (prompt.id == u"mount" && below(3) == 0)
            return QStringLiteral("done");
        if (prompt.id == u"defence" && below(3) == 0)
            return QStringLiteral("none");
        if (prompt.id == u"combat" && below(3) == 0)
            return QStringLiteral("none");
        return legal.isEmpty() ? QString() : legal[below(legal.size())];
    }

    QString playEntry()
    {
        table::Answers answers;
        for (int asked = 0; asked < 300; ++asked) {
            const table::Asked now = m_game.ask(m_state, answers, {});
            if (const auto* ready = std::get_if<table::Ready>(&now))
                return ready->used == answers.size()
                           ? carryOut(ready->action)
                           : QStringLiteral("not all words were used: ") + answers.join(u' ');
            const auto* prompt = std::get_if<table::Prompt>(&now);
            if (!prompt)
                return QStringLiteral("an answer that was offered does not fit: ") + answers.join(u' ');
            const QString word = wordFor(*prompt);
            // A weapon that nobody stands before.
            if (word.isEmpty() && prompt->id == u"target") {
                answers = {QStringLiteral("none")};
                continue;
            }
            if (word.isEmpty())
                return QStringLiteral("a dead end at ") + prompt->id + u' ' + answers.join(u' ');
            answers.append(word);
            if (qEnvironmentVariableIsSet("RALLY_TRACE"))
                qInfo("%s", qPrintable(answers.join(u' ')));
        }
        return QStringLiteral("questions without end: ") + answers.join(u' ');
    }

    QString carryOut(const table::Action& action)
    {
        table::Random random(m_seed, m_drawn);
        const auto decided = m_game.decide(m_state, action, random);
        if (!decided)
            return QStringLiteral("can't be decided: ") + m_game.say(action);
        m_drawn += static_cast<std::uint64_t>(random.fresh().size());
        m_played.append({action, random.drawn()});
        // Ammunition that nobody has seen may turn out to be too little.
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
        if (counted(own()) != m_counted)
            return QStringLiteral("something came or went");
        if (const auto wrong = m_game.imbalance(m_state))
            return *wrong;
        if (!m_game.consequences(m_state).isEmpty())
            return QStringLiteral("something was left undone");
        if (m_game.store(after(before, m_state)) != stored)
            return QStringLiteral("the difference does not lead there");
        if (m_game.store(after(m_state, before)) != m_game.store(before))
            return QStringLiteral("the difference does not lead back");
        // Reading everything back takes longest.
        if (m_played.size() % 20 != 0)
            return {};
        const auto restored = m_game.restore(m_setup, stored);
        if (!restored)
            return QStringLiteral("can't be read back: ") + restored.error().toLine();
        if (m_game.store(*restored) != stored)
            return QStringLiteral("read back, it is another table");
        return {};
    }

    // The same actions with the same draws lead to the same end.
    QString playAgain(const table::State& start)
    {
        table::State state = start;
        for (const auto& [action, draws] : m_played) {
            table::Random random(m_seed + 1, 0, draws);
            const auto decided = m_game.decide(state, action, random);
            if (!decided)
                return QStringLiteral("played again, it can't be decided: ") + action.kind;
            for (const table::Effect& effect : decided->effects) {
                if (const auto next = m_game.evolve(state, effect))
                    state = *next;
            }
        }
        return m_game.store(state) == m_game.store(m_state)
                   ? QString()
                   : QStringLiteral("played again, it ends otherwise");
    }

    const table::Game& m_game = *games::find(QStringLiteral("road-kill-rally"));
    std::mt19937 m_random;
    std::uint64_t m_seed;
    std::uint64_t m_drawn = 0;
    QJsonObject m_setup;
    table::State m_state;
    QList<int> m_counted;
    QList<std::pair<table::Action, table::Draws>> m_played;
};

} // namespace roadmarshal::test::rally
