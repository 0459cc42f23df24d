// Nine Yards: the smallest game that uses every part of the vocabulary. Two teams together bring a pilot to
// the landing before the water comes.
#pragma once

#include "support/toy/record/actions.h"
#include "support/toy/record/effects.h"
#include "support/toy/turn/decide.h"
#include "table/typed_game.h"

namespace roadmarshal::test::toy {

struct Rules
{
    using State = toy::State;
    using Action = toy::Action;
    using Effect = toy::Effect;

    static const table::GameSheet& sheet();
    static std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString& folder);
    static std::expected<State, Problem> begin(const QJsonObject& setup);
    static std::optional<Action> opening(const State& state);
    static table::Asked ask(const State& state, const table::Answers& answers, const std::stop_token& stop);
    static QList<table::Carry> carries(const State& state, const table::Answers& answers,
                                       const table::CarrySpot& taken);
    static Decided decide(const State& state, const auto& action, table::Random& random)
    {
        return toy::decide(state, action, random);
    }
    static std::expected<void, Problem> apply(State& state, const Effect& effect);
    static std::vector<Effect> difference(const State& from, const State& to);
    static std::expected<void, table::Objection> correct(State& state, const table::Correction& correction);
    static table::Effects consequences(const State& state);
    static std::optional<table::Objection> nonsense(const State& state);
    static std::optional<QString> imbalance(const State& state);
    static table::AskedClaim askClaim(const State& state, const table::Answers& answers,
                                      const std::stop_token& stop);
    static table::Verdict judge(const State& state, const table::Claim& claim, const std::stop_token& stop);
    static std::expected<State, Problem> fromPosition(const QJsonObject& position, const QString& folder);
    static std::expected<table::LaidTable, Problem> layOut(const QJsonObject& position,
                                                           const QString& folder);
    static QJsonObject rulingsOf(const State& state);
    static QJsonObject store(const State& state);
    static std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored);
    static table::TableShow show(const State& state);
    static table::Fact fact(const State& before, const table::Action& action, const table::Effect& effect);
    static table::Passage passage(const State& before, const table::Action& action);
    static QString say(const table::Message& message);
    static QString say(const table::Effect& effect);
};

using NineYards = table::TypedGame<Rules>;

// The one that tests play; the finder knows it and no other.
const table::Game& game();
const table::Game* find(const QString& id);

} // namespace roadmarshal::test::toy
