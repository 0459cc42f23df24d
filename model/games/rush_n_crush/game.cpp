#include "game.h"

#include "ask/ask.h"
#include "by_hand/correct.h"
#include "course/read_course.h"
#include "disputes/ask_claim.h"
#include "disputes/judge.h"
#include "queries/queries.h"
#include "show/facts.h"
#include "show/show.h"
#include "table/names.h"
#include "table/position.h"
#include "table/printed.h"
#include "table/setup_file.h"
#include "turn/decide.h"
#include "words/tell.h"
#include "words/wording.h"

namespace roadmarshal::rush_n_crush {

const table::GameSheet& Rules::sheet()
{
    static const table::GameSheet sheet{.id = gameId,
                                        .name = QStringLiteral("Rush'n'Crush"),
                                        .contentKinds = [] { return QList{courseKind(), moduleKind()}; },
                                        .knownTeams = knownDrivers,
                                        .setupForm = rush_n_crush::setupForm,
                                        .demoSetup = rush_n_crush::demoSetup,
                                        .queries = rush_n_crush::queries,
                                        .counting = rush_n_crush::counting,
                                        .rulingChoices = rush_n_crush::rulingChoices};
    return sheet;
}

std::expected<QJsonObject, Problem> Rules::completeSetup(const QJsonObject& setup, const QString& folder)
{
    return rush_n_crush::completeSetup(setup, folder);
}

std::expected<State, Problem> Rules::begin(const QJsonObject& setup)
{
    return readSetup(setup).transform(beginning);
}

State Rules::standing(const State& begun)
{
    State state = begun;
    state.drawn = true;
    return state;
}

table::Asked Rules::ask(const State& state, const table::Answers& answers, const std::stop_token&)
{
    table::Asked asked = rush_n_crush::ask(state, answers);
    if (auto* prompt = std::get_if<table::Prompt>(&asked))
        *prompt = named(state, std::move(*prompt));
    return asked;
}

std::expected<table::Decision, table::Objection> Rules::decideAny(const State& state, const Action& action,
                                                                  table::Random& random)
{
    return rush_n_crush::decide(state, action, random);
}

std::expected<void, Problem> Rules::apply(State& state, const Effect& effect)
{
    return rush_n_crush::apply(state, effect);
}

std::vector<Effect> Rules::difference(const State& from, const State& to)
{
    return rush_n_crush::difference(from, to);
}

std::expected<void, table::Objection> Rules::correct(State& state, const table::Correction& correction)
{
    return rush_n_crush::correct(state, correction);
}

table::Effects Rules::consequences(const State& state)
{
    return rush_n_crush::consequences(state);
}

std::optional<table::Objection> Rules::nonsense(const State& state)
{
    return rush_n_crush::nonsense(state);
}

table::AskedClaim Rules::askClaim(const State& state, const table::Answers& answers, const std::stop_token&)
{
    table::AskedClaim asked = rush_n_crush::askClaim(state, answers);
    if (auto* prompt = std::get_if<table::Prompt>(&asked))
        *prompt = named(state, std::move(*prompt));
    return asked;
}

table::Verdict Rules::judge(const State& state, const table::Claim& claim, const std::stop_token& stop)
{
    return named(state, rush_n_crush::judge(state, claim, stop));
}

std::expected<State, Problem> Rules::fromPosition(const QJsonObject& position, const QString& folder)
{
    return rush_n_crush::layOut(position, folder).transform([](const table::LaidTable& laid) {
        return laid.state.as<State>();
    });
}

std::expected<table::LaidTable, Problem> Rules::layOut(const QJsonObject& position, const QString& folder)
{
    return rush_n_crush::layOut(position, folder);
}

std::optional<content::Printed> Rules::printed(const State& state, const QString& id)
{
    return rush_n_crush::printed(state, id);
}

QJsonObject Rules::contentOf(const State& state, const content::Printed& of)
{
    return rush_n_crush::contentOf(state, of);
}

std::expected<void, Problem> Rules::setContent(State& state, const content::Printed& of,
                                               const QJsonObject& item)
{
    return rush_n_crush::setContent(state, of, item);
}

QJsonObject Rules::rulingsOf(const State& state)
{
    return rush_n_crush::store(state.setup->rulings);
}

QJsonObject Rules::store(const State& state)
{
    return positionOf(state);
}

std::expected<State, Problem> Rules::restore(const QJsonObject& setup, const QJsonObject& stored)
{
    return rush_n_crush::restore(setup, stored);
}

table::TableShow Rules::show(const State& state)
{
    return rush_n_crush::show(state);
}

table::Fact Rules::fact(const State& before, const table::Action& action, const table::Effect& effect)
{
    return rush_n_crush::fact(before, action, effect);
}

table::Passage Rules::passage(const State& before, const table::Action& action)
{
    return rush_n_crush::passage(before, action);
}

table::Ways Rules::ways(const table::Action&, const table::Effects& effects)
{
    return rush_n_crush::ways(effects);
}

QString Rules::say(const table::Message& message)
{
    return rush_n_crush::say(coloured(message));
}

QString Rules::say(const table::Effect& effect)
{
    return rush_n_crush::say(effect);
}

QString Rules::say(const table::Action& action)
{
    return rush_n_crush::say(action);
}

QString Rules::say(const table::Claim& claim)
{
    return rush_n_crush::say(claim);
}

QString Rules::tell(const State& table, const table::Effect& effect)
{
    return rush_n_crush::tell(table, effect);
}

QString Rules::tell(const State& table, const table::Action& action)
{
    return rush_n_crush::tell(table, action);
}

QString Rules::tell(const State& table, const table::Claim& claim)
{
    return rush_n_crush::tell(table, claim);
}

table::Telling Rules::tell(const State& before, const table::Action& action, const table::Effects& effects)
{
    return rush_n_crush::tell(before, action, effects);
}

} // namespace roadmarshal::rush_n_crush
