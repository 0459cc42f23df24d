#include "game.h"

#include "ask/ask.h"
#include "by_hand/correct.h"
#include "by_hand/nonsense.h"
#include "disputes/ask_claim.h"
#include "disputes/judge.h"
#include "guide/kinds.h"
#include "queries/queries.h"
#include "record/difference.h"
#include "show/facts.h"
#include "show/show.h"
#include "table/names.h"
#include "table/position.h"
#include "table/printed.h"
#include "table/setup_file.h"
#include "turn/decide.h"
#include "words/tell.h"
#include "words/wording.h"

namespace roadmarshal::highway_heist {

const table::GameSheet& Rules::sheet()
{
    static const table::GameSheet sheet{
        .id = gameId,
        .name = QStringLiteral("Highway Heist"),
        .contentKinds = [] { return QList{guideKind(), characterKind(), vehicleBoardKind()}; },
        .setupForm = highway_heist::setupForm,
        .demoSetup = highway_heist::demoSetup,
        .queries = highway_heist::queries,
        .counting = highway_heist::counting,
        .rulingChoices = highway_heist::rulingChoices};
    return sheet;
}

std::expected<QJsonObject, Problem> Rules::completeSetup(const QJsonObject& setup, const QString& folder)
{
    return highway_heist::completeSetup(setup, folder);
}

std::expected<State, Problem> Rules::begin(const QJsonObject& setup)
{
    return readSetup(setup).transform(beginning);
}

State Rules::standing(const State& begun)
{
    State state = begun;
    state.open.reset();
    return state;
}

std::optional<Action> Rules::opening(const State& state)
{
    return state.setup->cardsInApp && state.open ? std::optional<Action>(DrawUp{}) : std::nullopt;
}

table::Asked Rules::ask(const State& state, const table::Answers& answers, const std::stop_token&)
{
    table::Asked asked = highway_heist::ask(state, answers);
    if (auto* prompt = std::get_if<table::Prompt>(&asked))
        *prompt = named(state, std::move(*prompt));
    return asked;
}

std::expected<table::Decision, table::Objection> Rules::decideAny(const State& state, const Action& action,
                                                                  table::Random& random)
{
    return highway_heist::decide(state, action, random);
}

std::expected<void, Problem> Rules::apply(State& state, const Effect& effect)
{
    return highway_heist::apply(state, effect);
}

std::vector<Effect> Rules::difference(const State& from, const State& to)
{
    return highway_heist::difference(from, to);
}

std::expected<void, table::Objection> Rules::correct(State& state, const table::Correction& correction)
{
    return highway_heist::correct(state, correction);
}

table::Effects Rules::consequences(const State& state)
{
    return highway_heist::consequences(state);
}

std::optional<table::Objection> Rules::nonsense(const State& state)
{
    return highway_heist::nonsense(state);
}

table::AskedClaim Rules::askClaim(const State& state, const table::Answers& answers, const std::stop_token&)
{
    return highway_heist::askClaim(state, answers);
}

table::Verdict Rules::judge(const State& state, const table::Claim& claim, const std::stop_token&)
{
    return highway_heist::judge(state, claim);
}

std::expected<State, Problem> Rules::fromPosition(const QJsonObject& position, const QString& folder)
{
    return tableFrom(position, content::Library::beside(folder));
}

std::expected<table::LaidTable, Problem> Rules::layOut(const QJsonObject& position, const QString& folder)
{
    return highway_heist::layOut(position, folder);
}

std::optional<content::Printed> Rules::printed(const State& state, const QString& id)
{
    return highway_heist::printed(state, id);
}

QJsonObject Rules::contentOf(const State& state, const content::Printed& of)
{
    return highway_heist::contentOf(state, of);
}

std::expected<void, Problem> Rules::setContent(State& state, const content::Printed& of,
                                               const QJsonObject& item)
{
    return highway_heist::setContent(state, of, item);
}

std::optional<Problem> Rules::misfit(const State& state)
{
    // It is read as if it came from somewhere.
    const auto read = fromPosition(store(state), {});
    return read ? std::nullopt : std::optional(read.error());
}

QJsonObject Rules::rulingsOf(const State& state)
{
    return highway_heist::store(state.setup->rulings);
}

QJsonObject Rules::store(const State& state)
{
    return withBoardsInPlace(positionOf(state), *state.setup);
}

std::expected<State, Problem> Rules::restore(const QJsonObject& setup, const QJsonObject& stored)
{
    return highway_heist::restore(setup, stored);
}

table::TableShow Rules::show(const State& state)
{
    return highway_heist::show(state);
}

table::Fact Rules::fact(const State& before, const table::Action& action, const table::Effect& effect)
{
    return highway_heist::fact(before, action, effect);
}

table::Passage Rules::passage(const State& before, const table::Action& action)
{
    return highway_heist::passage(before, action);
}

table::Ways Rules::ways(const table::Action&, const table::Effects& effects)
{
    return highway_heist::ways(effects);
}

QString Rules::say(const table::Message& message)
{
    return highway_heist::say(message);
}

QString Rules::say(const table::Effect& effect)
{
    return highway_heist::say(effect);
}

QString Rules::say(const table::Action& action)
{
    return highway_heist::say(action);
}

QString Rules::say(const table::Claim& claim)
{
    return highway_heist::say(claim);
}

QString Rules::tell(const State& table, const table::Effect& effect)
{
    return highway_heist::tell(table, effect);
}

QString Rules::tell(const State& table, const table::Action& action)
{
    return highway_heist::tell(table, action);
}

} // namespace roadmarshal::highway_heist
