// Highway Heist as the kernel sees it.
#pragma once

#include "record/actions.h"
#include "record/effects.h"
#include "table/typed_game.h"

namespace roadmarshal::highway_heist {

struct Rules
{
    using State = highway_heist::State;
    using Action = highway_heist::Action;
    using Effect = highway_heist::Effect;

    static const table::GameSheet& sheet();
    static std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder);
    static std::expected<State, Problem> begin(const QJsonObject& setup);
    static State standing(const State& begun);
    static std::optional<Action> opening(const State& state);
    static table::Asked ask(const State& state, const table::Answers& answers, const std::stop_token& stop);
    static std::expected<table::Decision, table::Objection> decide(const State& state, const auto& action,
                                                                   table::Random& random)
    {
        return decideAny(state, Action(action), random);
    }
    static std::expected<void, Problem> apply(State& state, const Effect& effect);
    static std::vector<Effect> difference(const State& from, const State& to);
    static std::expected<void, table::Objection> correct(State& state, const table::Correction& correction);
    static table::Effects consequences(const State& state);
    static std::optional<table::Objection> nonsense(const State& state);
    static table::AskedClaim askClaim(const State& state, const table::Answers& answers,
                                      const std::stop_token& stop);
    static table::Verdict judge(const State& state, const table::Claim& claim, const std::stop_token& stop);
    static std::expected<State, Problem> fromPosition(const QJsonObject& position, const QString& folder);
    static std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position,
                                                           const QString& folder);
    static std::optional<content::Printed> printed(const State& state, const QString& id);
    static QJsonObject contentOf(const State& state, const content::Printed& of);
    static std::expected<void, Problem> setContent(State& state, const content::Printed& of,
                                                   const QJsonObject& item);
    static std::optional<Problem> misfit(const State& state);
    static QJsonObject rulingsOf(const State& state);
    static QJsonObject store(const State& state);
    static std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored);
    static table::TableShow show(const State& state);
    static table::Fact fact(const State& before, const table::Action& action, const table::Effect& effect);
    static table::Passage passage(const State& before, const table::Action& action);
    static table::Ways ways(const table::Action& action, const table::Effects& effects);
    static QString say(const table::Message& message);
    static QString say(const table::Effect& effect);
    static QString say(const table::Action& action);
    static QString say(const table::Claim& claim);
    static QString tell(const State& table, const table::Effect& effect);
    static QString tell(const State& table, const table::Action& action);

private:
    static std::expected<table::Decision, table::Objection>
    decideAny(const State& state, const Action& action, table::Random& random);
};

using HighwayHeist = table::TypedGame<Rules>;

} // namespace roadmarshal::highway_heist
