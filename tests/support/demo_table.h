// The demo table of a game as the views get it, with corrections made on the way.
#pragma once

#include "games/games.h"
#include "style/wording.h"
#include "table/game.h"

#include <QtTest>

namespace roadmarshal::test {

class DemoTable
{
public:
    explicit DemoTable(const QString& game) : m_game(*games::find(game))
    {
        const auto setup = m_game.completeSetup(m_game.demoSetup(), QString());
        m_state = m_game.begin(setup.value()).value();
        if (const auto opening = m_game.opening(m_state)) {
            table::Random random(7, 0);
            apply(m_game.decide(m_state, *opening, random).value().effects);
        }
    }

    void correct(const QString& subject, const QString& property, const QString& value)
    {
        apply(m_game.correct(m_state, {subject, property, value}).value());
    }

    table::TableShow show() const { return m_game.show(m_state); }
    views::Wording say() const
    {
        return [this](const table::Message& message) { return m_game.say(message); };
    }

private:
    void apply(const table::Effects& effects)
    {
        m_state = table::evolveAll(m_game, m_state, effects).value();
    }

    const table::Game& m_game;
    table::State m_state;
};

} // namespace roadmarshal::test
