#include "game.h"

#include "ask/ask.h"
#include "ask/carries.h"
#include "by_hand/correct.h"
#include "disputes/ask_claim.h"
#include "disputes/judge.h"
#include "queries/queries.h"
#include "show/facts.h"
#include "show/show.h"
#include "table/names.h"
#include "table/position.h"
#include "table/printed.h"
#include "table/read_box.h"
#include "table/read_trail.h"
#include "table/setup_file.h"
#include "turn/decide.h"
#include "words/tell.h"
#include "words/wording.h"

namespace roadmarshal::apocalypse_trail {

const table::GameSheet& Rules::sheet()
{
    static const table::GameSheet sheet{.id = gameId,
                                        .name = QStringLiteral("Apocalypse Trail"),
                                        .contentKinds = [] { return QList{trailKind(), boxKind()}; },
                                        .knownTeams = knownCrews,
                                        .setupForm = apocalypse_trail::setupForm,
                                        .demoSetup = apocalypse_trail::demoSetup,
                                        .queries = apocalypse_trail::queries,
                                        .counting = apocalypse_trail::counting,
                                        .rulingChoices = apocalypse_trail::rulingChoices};
    return sheet;
}

std::expected<QJsonObject, Problem> Rules::completeSetup(const QJsonObject& setup, const QString& folder)
{
    return apocalypse_trail::completeSetup(setup, folder);
}

std::expected<State, Problem> Rules::begin(const QJsonObject& setup)
{
    return readSetup(setup).transform(beginning);
}

State Rules::standing(const State& begun)
{
    State state = begun;
    state.outfit.reset();
    if (state.first.isEmpty())
        state.first = state.crews.front().id;
    state.turn = Turn{1, state.isRace() ? state.first : convoyId, Step::BeforeRoll};
    return state;
}

table::Asked Rules::ask(const State& state, const table::Answers& answers, const std::stop_token& stop)
{
    table::Asked asked = apocalypse_trail::ask(state, answers, stop);
    if (auto* prompt = std::get_if<table::Prompt>(&asked))
        *prompt = named(state, std::move(*prompt));
    return asked;
}

QList<table::Carry> Rules::carries(const State& state, const table::Answers&, const table::CarrySpot& taken)
{
    QList<table::Carry> carries = apocalypse_trail::carries(state, taken);
    for (table::Carry& carry : carries)
        carry = named(state, std::move(carry));
    return carries;
}

std::expected<table::Decision, table::Objection> Rules::decideAny(const State& state, const Action& action,
                                                                  table::Random& random)
{
    return apocalypse_trail::decide(state, action, random);
}

std::expected<void, Problem> Rules::apply(State& state, const Effect& effect)
{
    return apocalypse_trail::apply(state, effect);
}

std::vector<Effect> Rules::difference(const State& from, const State& to)
{
    return apocalypse_trail::difference(from, to);
}

std::expected<void, table::Objection> Rules::correct(State& state, const table::Correction& correction)
{
    return apocalypse_trail::correct(state, correction);
}

table::Effects Rules::consequences(const State& state)
{
    return apocalypse_trail::consequences(state);
}

std::optional<table::Objection> Rules::nonsense(const State& state)
{
    return apocalypse_trail::nonsense(state);
}

table::AskedClaim Rules::askClaim(const State& state, const table::Answers& answers, const std::stop_token&)
{
    return apocalypse_trail::askClaim(state, answers);
}

table::Verdict Rules::judge(const State& state, const table::Claim& claim, const std::stop_token& stop)
{
    return apocalypse_trail::judge(state, claim, stop);
}

std::expected<State, Problem> Rules::fromPosition(const QJsonObject& position, const QString& folder)
{
    return apocalypse_trail::layOut(position, folder).transform([](const table::LaidTable& laid) {
        return laid.state.as<State>();
    });
}

std::expected<table::LaidTable, Problem> Rules::layOut(const QJsonObject& position, const QString& folder)
{
    return apocalypse_trail::layOut(position, folder);
}

std::optional<content::Printed> Rules::printed(const State& state, const QString& id)
{
    return apocalypse_trail::printed(state, id);
}

QJsonObject Rules::contentOf(const State& state, const content::Printed& of)
{
    return apocalypse_trail::contentOf(state, of);
}

std::expected<void, Problem> Rules::setContent(State& state, const content::Printed& of,
                                               const QJsonObject& item)
{
    return apocalypse_trail::setContent(state, of, item);
}

std::optional<Problem> Rules::misfit(const State& state)
{
    // It is read as if it came from somewhere.
    const auto read = fromPosition(store(state), {});
    return read ? std::nullopt : std::optional(read.error());
}

QJsonObject Rules::rulingsOf(const State& state)
{
    return apocalypse_trail::store(state.setup->rulings);
}

QJsonObject Rules::store(const State& state)
{
    return positionOf(state);
}

std::expected<State, Problem> Rules::restore(const QJsonObject& setup, const QJsonObject& stored)
{
    return apocalypse_trail::restore(setup, stored);
}

table::TableShow Rules::show(const State& state)
{
    return apocalypse_trail::show(state);
}

table::Fact Rules::fact(const State& before, const table::Action& action, const table::Effect& effect)
{
    return apocalypse_trail::fact(before, action, effect);
}

table::Passage Rules::passage(const State& before, const table::Action& action)
{
    return apocalypse_trail::passage(before, action);
}

table::Ways Rules::ways(const table::Action&, const table::Effects& effects)
{
    return apocalypse_trail::ways(effects);
}

QString Rules::say(const table::Message& message)
{
    return apocalypse_trail::say(message);
}

QString Rules::say(const table::Effect& effect)
{
    return apocalypse_trail::say(effect);
}

QString Rules::say(const table::Action& action)
{
    return apocalypse_trail::say(action);
}

QString Rules::say(const table::Claim& claim)
{
    return apocalypse_trail::say(claim);
}

QString Rules::tell(const State& table, const table::Claim& claim)
{
    return apocalypse_trail::tell(table, claim);
}

QString Rules::tell(const State& table, const table::Effect& effect)
{
    return apocalypse_trail::tell(table, effect);
}

QString Rules::tell(const State& table, const table::Action& action)
{
    return apocalypse_trail::tell(table, action);
}

} // namespace roadmarshal::apocalypse_trail
