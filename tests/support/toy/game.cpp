#include "game.h"

#include "ask/ask.h"
#include "by_hand/correct.h"
#include "carrying/carries.h"
#include "disputes/claims.h"
#include "queries/queries.h"
#include "show/facts.h"
#include "show/show.h"
#include "words/words.h"

namespace roadmarshal::test::toy {

const table::GameSheet& Rules::sheet()
{
    static const table::GameSheet sheet{.id = QStringLiteral("nine-yards"),
                                        .name = QStringLiteral("Nine Yards"),
                                        .contentKinds = [] { return QList{yardKind()}; },
                                        .knownTeams = knownTeams,
                                        .setupForm = setupForm,
                                        .demoSetup = demoSetup,
                                        .queries = queries,
                                        .counting = counting,
                                        .rulingChoices = rulingChoices};
    return sheet;
}

std::expected<QJsonObject, Problem> Rules::completeSetup(const QJsonObject& setup, const QString& folder)
{
    return toy::completeSetup(setup, folder);
}

std::expected<State, Problem> Rules::begin(const QJsonObject& setup)
{
    return readSetup(setup).transform(beginning);
}

std::optional<Action> Rules::opening(const State&)
{
    return Deal{};
}

table::Asked Rules::ask(const State& state, const table::Answers& answers, const std::stop_token&)
{
    return toy::ask(state, answers);
}

QList<table::Carry> Rules::carries(const State& state, const table::Answers&, const table::CarrySpot& taken)
{
    return toy::carries(state, taken);
}

std::expected<void, Problem> Rules::apply(State& state, const Effect& effect)
{
    return toy::apply(state, effect);
}

std::vector<Effect> Rules::difference(const State& from, const State& to)
{
    return toy::difference(from, to);
}

std::expected<void, table::Objection> Rules::correct(State& state, const table::Correction& correction)
{
    return toy::correct(state, correction);
}

table::Effects Rules::consequences(const State& state)
{
    return settledEnd(state);
}

std::optional<table::Objection> Rules::nonsense(const State& state)
{
    return toy::nonsense(state);
}

std::optional<QString> Rules::imbalance(const State& state)
{
    return cards::imbalance(state.setup->deck, state.deck);
}

table::AskedClaim Rules::askClaim(const State& state, const table::Answers& answers, const std::stop_token&)
{
    return toy::askClaim(state, answers);
}

table::Verdict Rules::judge(const State& state, const table::Claim& claim, const std::stop_token&)
{
    return toy::judge(state, claim);
}

std::expected<State, Problem> Rules::fromPosition(const QJsonObject& position, const QString& folder)
{
    return toy::layOut(position, folder).transform([](const table::LaidTable& laid) {
        return laid.state.as<State>();
    });
}

std::expected<table::LaidTable, Problem> Rules::layOut(const QJsonObject& position, const QString& folder)
{
    return toy::layOut(position, folder);
}

QJsonObject Rules::rulingsOf(const State& state)
{
    return table::storeTurned(rulings, state.setup->rulings);
}

QJsonObject Rules::store(const State& state)
{
    return toy::store(state);
}

std::expected<State, Problem> Rules::restore(const QJsonObject& setup, const QJsonObject& stored)
{
    return toy::restore(setup, stored);
}

table::TableShow Rules::show(const State& state)
{
    return toy::show(state);
}

table::Fact Rules::fact(const State& before, const table::Action& action, const table::Effect& effect)
{
    return toy::fact(before, action, effect);
}

table::Passage Rules::passage(const State& before, const table::Action& action)
{
    return toy::passage(before, action);
}

QString Rules::say(const table::Message& message)
{
    return toy::say(message);
}

QString Rules::say(const table::Effect& effect)
{
    return toy::say(effect);
}

const table::Game& game()
{
    static const NineYards nineYards;
    return nineYards;
}

const table::Game* find(const QString& id)
{
    return id == game().id() ? &game() : nullptr;
}

} // namespace roadmarshal::test::toy
