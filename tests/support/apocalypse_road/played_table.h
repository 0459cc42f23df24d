// A table of Apocalypse Road without a file: cars are put where a case needs them, lines are played, and what
// came of it is looked at.
#pragma once

#include "games/apocalypse_road/record/effects.h"
#include "games/apocalypse_road/table/state.h"
#include "games/games.h"
#include "table/journal/rehearsal.h"
#include "table/journal/shorthand.h"

#include <QTest>

namespace roadmarshal::test {

class PlayedTable
{
public:
    // All cars are in the reserve, Red is to act, and every deck is on the table unless `changes` say
    // otherwise.
    explicit PlayedTable(const QJsonObject& changes = {})
    {
        QJsonObject wanted{
            {QStringLiteral("teams"), QJsonArray{QStringLiteral("red"), QStringLiteral("blue"),
                                                 QStringLiteral("amber"), QStringLiteral("teal")}},
            {QStringLiteral("grid"), QStringLiteral("table")}};
        for (auto field = changes.begin(); field != changes.end(); ++field)
            wanted[field.key()] = field.value();
        const auto setup = apocalypse_road::completeSetup(wanted, {});
        if (!setup)
            qFatal("%s", qPrintable(setup.error().toLine()));
        state = apocalypse_road::beginning(apocalypse_road::readSetup(*setup).value());
        state.phase = apocalypse_road::Phase::Race;
    }

    const table::Game& game() const { return *games::find(QStringLiteral("apocalypse-road")); }
    int index(const QString& car) const { return state.setup->carIndex(car); }
    apocalypse_road::Car& car(const QString& id) { return state.cars[static_cast<size_t>(index(id))]; }
    QString at(const QString& id) { return toText(car(id).at); }
    int vp(const QString& team) const
    {
        return state.pools[static_cast<size_t>(state.setup->teamIndex(team))].claimed;
    }

    PlayedTable& put(const QString& id, const QString& place, int damage = 0)
    {
        car(id).at = apocalypse_road::parseWhereabouts(place).value();
        car(id).damage = damage;
        return *this;
    }
    PlayedTable& token(const QString& id, apocalypse_road::Token token)
    {
        car(id).tokens |= 1U << static_cast<int>(token);
        return *this;
    }

    // Plays a line of answers; false, and `refused` says why, if it is not taken. A "!" at the end insists.
    bool play(const QString& line)
    {
        refused.clear();
        effects.clear();
        const table::Draft draft = table::parseAnswers(line);
        const table::Rehearsal rehearsal =
            table::rehearse(game(), table::State::of(state), draft.answers, {seed, draws});
        if (const auto* prompt = std::get_if<table::Prompt>(&rehearsal.end))
            refused = QStringLiteral("more is needed: ") + game().say(prompt->question);
        if (const auto* misfit = std::get_if<table::Misfit>(&rehearsal.end))
            refused = game().say(misfit->message);
        if (const auto* nonsense = std::get_if<table::Objection>(&rehearsal.end))
            refused = game().say(nonsense->message);
        objections = rehearsal.objections();
        if (refused.isEmpty() && !objections.isEmpty() && !draft.insists)
            refused = table::say(game(), objections.first());
        if (!refused.isEmpty())
            return false;
        for (const table::Rehearsal::Step& step : rehearsal.steps) {
            effects += step.decision.effects;
            draws += static_cast<quint64>(step.draws.size());
        }
        state = rehearsal.state.as<apocalypse_road::State>();
        return true;
    }

    // The open question after some answers.
    table::Prompt prompt(const QString& line = {}) const
    {
        const table::Rehearsal rehearsal = table::rehearse(game(), table::State::of(state),
                                                           table::parseAnswers(line).answers, {seed, draws});
        const auto* prompt = std::get_if<table::Prompt>(&rehearsal.end);
        return prompt ? *prompt : table::Prompt{};
    }
    QStringList options(const QString& line = {}) const
    {
        QStringList answers;
        for (const table::Option& option : prompt(line).options)
            answers.append(option.answer);
        return answers;
    }
    bool said(const QString& text) const
    {
        return std::ranges::any_of(effects,
                                   [&](const table::Effect& e) { return game().say(e).contains(text); });
    }
    // The ruling cited by the effect that says so; empty if none does.
    QString rulingFor(const QString& text) const
    {
        for (const table::Effect& effect : effects) {
            if (game().say(effect).contains(text))
                return effect.citation.ruling;
        }
        return {};
    }

    apocalypse_road::State state;
    table::Effects effects; // of the last line
    table::Objections objections;
    QString refused;
    quint64 seed = 1;
    quint64 draws = 0;
};

} // namespace roadmarshal::test
