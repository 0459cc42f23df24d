#include "game.h"

#include "ask/ask.h"
#include "ask/carrying.h"
#include "by_hand/correct.h"
#include "disputes/ask_claim.h"
#include "disputes/judge.h"
#include "games/road_kill_rally/table/setup_form.h"
#include "queries/queries.h"
#include "record/difference.h"
#include "show/facts.h"
#include "show/show.h"
#include "table/card_deck.h"
#include "table/names.h"
#include "table/position.h"
#include "table/printed.h"
#include "table/setup_file.h"
#include "turn/decide.h"
#include "words/steps.h"
#include "words/tell.h"
#include "words/wording.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

const table::GameSheet& Rules::sheet()
{
    static const table::GameSheet sheet{.id = gameId,
                                        .name = QStringLiteral("Road Kill Rally"),
                                        .contentKinds = [] { return QList{tileKind(), dataKind()}; },
                                        .knownTeams = knownDrivers,
                                        .setupForm = road_kill_rally::setupForm,
                                        .demoSetup = road_kill_rally::demoSetup,
                                        .queries = road_kill_rally::queries,
                                        .counting = road_kill_rally::counting,
                                        .rulingChoices = road_kill_rally::rulingChoices};
    return sheet;
}

std::expected<QJsonObject, Problem> Rules::completeSetup(const QJsonObject& setup, const QString& folder)
{
    return road_kill_rally::completeSetup(setup, folder);
}

std::expected<State, Problem> Rules::begin(const QJsonObject& setup)
{
    return readSetup(setup).transform(beginning);
}

std::optional<Action> Rules::opening(const State& state)
{
    const bool deals = state.setup->rallyInApp || state.setup->accessoriesInApp;
    return deals ? std::optional<Action>(DealCards{}) : std::nullopt;
}

// Each car has a pole, in their order; what lies otherwise is set by hand.
State Rules::standing(const State& begun)
{
    State state = begun;
    state.phase = Phase::Move;
    int pole = 0;
    for (Car& car : state.cars) {
        ++pole;
        const auto space = std::ranges::find(state.road->spaces(), pole, &Space::pole);
        if (car.where != Whereabouts::Waiting || space == state.road->spaces().end())
            continue;
        car.where = Whereabouts::OnRoad;
        car.at = space->id;
    }
    return state;
}

table::Asked Rules::ask(const State& state, const table::Answers& answers, const std::stop_token&)
{
    table::Asked asked = road_kill_rally::ask(state, answers);
    if (auto* prompt = std::get_if<table::Prompt>(&asked))
        *prompt = named(state, std::move(*prompt));
    return asked;
}

QList<table::Carry> Rules::carries(const State& state, const table::Answers& answers,
                                   const table::CarrySpot& taken)
{
    return road_kill_rally::carries(state, answers, taken);
}

std::expected<table::Decision, table::Objection> Rules::decideAny(const State& state, const Action& action,
                                                                  table::Random& random)
{
    return road_kill_rally::decide(state, action, random);
}

std::expected<void, Problem> Rules::apply(State& state, const Effect& effect)
{
    return road_kill_rally::apply(state, effect);
}

std::vector<Effect> Rules::difference(const State& from, const State& to)
{
    return road_kill_rally::difference(from, to);
}

std::expected<void, table::Objection> Rules::correct(State& state, const table::Correction& correction)
{
    return road_kill_rally::correct(state, correction);
}

table::Effects Rules::consequences(const State& state)
{
    return road_kill_rally::consequences(state);
}

std::optional<table::Objection> Rules::nonsense(const State& state)
{
    return road_kill_rally::nonsense(state);
}

std::optional<QString> Rules::imbalance(const State& state)
{
    return road_kill_rally::imbalance(state);
}

table::AskedClaim Rules::askClaim(const State& state, const table::Answers& answers, const std::stop_token&)
{
    table::AskedClaim asked = road_kill_rally::askClaim(state, answers);
    if (auto* prompt = std::get_if<table::Prompt>(&asked))
        *prompt = named(state, std::move(*prompt));
    return asked;
}

table::Verdict Rules::judge(const State& state, const table::Claim& claim, const std::stop_token& stop)
{
    return road_kill_rally::judge(state, claim, stop);
}

std::expected<State, Problem> Rules::fromPosition(const QJsonObject& position, const QString& folder)
{
    return road_kill_rally::layOut(position, folder).transform([](const table::LaidTable& laid) {
        return laid.state.as<State>();
    });
}

// What needs no answer is done when the game begins: its order, a phase in which nobody is left.
std::expected<table::LaidTable, Problem> Rules::layOut(const QJsonObject& position, const QString& folder)
{
    return road_kill_rally::layOut(position, folder).transform([](table::LaidTable laid) {
        laid.state = table::State::of(settled(laid.state.as<State>()));
        return laid;
    });
}

std::optional<content::Printed> Rules::printed(const State& state, const QString& id)
{
    return road_kill_rally::printed(state, id);
}

QJsonObject Rules::contentOf(const State& state, const content::Printed& of)
{
    return road_kill_rally::contentOf(state, of);
}

std::expected<void, Problem> Rules::setContent(State& state, const content::Printed& of,
                                               const QJsonObject& item)
{
    return road_kill_rally::setContent(state, of, item);
}

std::optional<Problem> Rules::misfit(const State& state)
{
    // It is read as if it came from somewhere.
    const auto read = fromPosition(store(state), {});
    return read ? std::nullopt : std::optional(read.error());
}

QJsonObject Rules::rulingsOf(const State& state)
{
    return road_kill_rally::store(state.setup->rulings);
}

QJsonObject Rules::store(const State& state)
{
    return positionOf(state);
}

std::expected<State, Problem> Rules::restore(const QJsonObject& setup, const QJsonObject& stored)
{
    return road_kill_rally::restore(setup, stored);
}

table::TableShow Rules::show(const State& state)
{
    return road_kill_rally::show(state);
}

table::Fact Rules::fact(const State& before, const table::Action& action, const table::Effect& effect)
{
    return road_kill_rally::fact(before, action, effect);
}

table::Passage Rules::passage(const State& before, const table::Action& action)
{
    return road_kill_rally::passage(before, action);
}

table::Ways Rules::ways(const table::Action&, const table::Effects& effects)
{
    return road_kill_rally::ways(effects);
}

QString Rules::say(const table::Message& message)
{
    return road_kill_rally::say(message);
}

QString Rules::say(const table::Effect& effect)
{
    return road_kill_rally::say(effect);
}

QString Rules::say(const table::Action& action)
{
    return road_kill_rally::say(action);
}

QString Rules::tell(const State& table, const table::Effect& effect)
{
    return road_kill_rally::tell(table, effect);
}

QString Rules::tell(const State& table, const table::Action& action)
{
    return road_kill_rally::tell(table, action);
}

QStringList Rules::steps(const State& table, const table::Effects& effects)
{
    return road_kill_rally::steps(table, effects);
}

} // namespace roadmarshal::road_kill_rally
