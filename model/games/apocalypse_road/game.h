// Apocalypse Road as one of the games.
#pragma once

#include "games/apocalypse_road/by_hand/correct.h"
#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/record/effects.h"
#include "games/apocalypse_road/show/facts.h"
#include "games/apocalypse_road/show/passages.h"
#include "games/apocalypse_road/show/show.h"
#include "games/apocalypse_road/show/ways.h"
#include "games/apocalypse_road/table/lay_out.h"
#include "games/apocalypse_road/table/nonsense.h"
#include "games/apocalypse_road/table/setup.h"
#include "games/apocalypse_road/turn/decide.h"
#include "games/apocalypse_road/words/hands.h"
#include "table/typed_game.h"

namespace roadmarshal::apocalypse_road {

// What the kernel asks of the rules, and which room answers.
struct Rules
{
    using State = apocalypse_road::State;
    using Action = apocalypse_road::Action;
    using Effect = apocalypse_road::Effect;

    static const table::GameSheet& sheet();
    static constexpr auto& completeSetup = apocalypse_road::completeSetup;
    static std::expected<State, Problem> begin(const QJsonObject& setup);
    static State standing(State begun);
    static std::optional<Action> opening(const State& state);

    static table::Asked ask(const State& state, const table::Answers& answers, const std::stop_token& stop);
    static constexpr auto& decide = apocalypse_road::decide;
    static constexpr auto& apply = apocalypse_road::apply;
    static constexpr auto& difference = apocalypse_road::difference;
    static constexpr auto& correct = apocalypse_road::correct;
    static table::Effects consequences(const State& state);
    static constexpr auto& nonsense = apocalypse_road::nonsense;
    static constexpr auto& imbalance = apocalypse_road::imbalance;

    static table::AskedClaim askClaim(const State& state, const table::Answers& answers,
                                      const std::stop_token& stop);
    static table::Verdict judge(const State& state, const table::Claim& claim, const std::stop_token& stop);
    static std::expected<State, Problem> fromPosition(const QJsonObject& position, const QString& folder);
    static constexpr auto& layOut = apocalypse_road::layOut;
    static std::optional<content::Printed> printed(const State& state, const QString& id);
    static QJsonObject contentOf(const State& state, const content::Printed& of);
    static std::expected<void, Problem> setContent(State& state, const content::Printed& of,
                                                   const QJsonObject& item);
    static QJsonObject rulingsOf(const State& state);

    static QJsonObject store(const State& state);
    static std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored);

    static constexpr auto& show = apocalypse_road::show;
    static constexpr auto& fact = apocalypse_road::fact;
    static constexpr auto& ways = apocalypse_road::ways;
    static constexpr auto& passage = apocalypse_road::passage;
    static QString say(const table::Message& message);
    static QString say(const table::Effect& effect);
    static QString say(const table::Action& action);
    static QString say(const table::Claim& claim);

    static QString tell(const State& table, const table::Effect& effect);
    static QString tell(const State& table, const table::Action& action);
    static QString tell(const State& table, const table::Claim& claim);
    static table::Telling tell(const State& before, const table::Action& action,
                               const table::Effects& effects);
    static constexpr auto& steps = apocalypse_road::steps;
};

using ApocalypseRoad = table::TypedGame<Rules>;

} // namespace roadmarshal::apocalypse_road
