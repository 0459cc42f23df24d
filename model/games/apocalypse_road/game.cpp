#include "game.h"

#include "games/apocalypse_road/ask/ask.h"
#include "games/apocalypse_road/decks/deck_kind.h"
#include "games/apocalypse_road/disputes/ask_claim.h"
#include "games/apocalypse_road/disputes/judge.h"
#include "games/apocalypse_road/disputes/say_claim.h"
#include "games/apocalypse_road/queries/queries.h"
#include "games/apocalypse_road/show/counting.h"
#include "games/apocalypse_road/table/position.h"
#include "games/apocalypse_road/table/setup_form.h"
#include "games/apocalypse_road/table/team_kind.h"
#include "games/apocalypse_road/turn/turns.h"
#include "games/apocalypse_road/words/named.h"
#include "games/apocalypse_road/words/story.h"
#include "games/apocalypse_road/words/wording.h"
#include "table/printed.h"
#include "table/track_kind.h"

namespace roadmarshal::apocalypse_road {

const table::GameSheet& Rules::sheet()
{
    static const table::GameSheet sheet{
        .id = QStringLiteral("apocalypse-road"),
        .name = QStringLiteral("Apocalypse Road"),
        .rulesVersion = 3,
        .contentKinds = [] { return QList{trackKind(), teamKind(), deckKind()}; },
        .knownTeams = knownTeams,
        .setupForm = setupForm,
        .demoSetup = demoSetup,
        .queries = apocalypse_road::queries,
        .counting = counting,
        .rulingChoices = rulingChoices};
    return sheet;
}

std::expected<State, Problem> Rules::begin(const QJsonObject& setup)
{
    return readSetup(setup).transform(beginning);
}

State Rules::standing(State begun)
{
    begun.phase = Phase::Race;
    return begun;
}

std::optional<Action> Rules::opening(const State& state)
{
    return state.setup->gridByApp ? std::optional<Action>(FillGrid{}) : std::nullopt;
}

table::Asked Rules::ask(const State& state, const table::Answers& answers, const std::stop_token& stop)
{
    return apocalypse_road::ask(settled(state), answers, stop);
}

table::Effects Rules::consequences(const State& state)
{
    Recorder recorder(state);
    settleWhoActs(recorder);
    return recorder.effects();
}

table::AskedClaim Rules::askClaim(const State& state, const table::Answers& answers,
                                  const std::stop_token& stop)
{
    return apocalypse_road::askClaim(settled(state), answers, stop);
}

table::Verdict Rules::judge(const State& state, const table::Claim& claim, const std::stop_token& stop)
{
    return apocalypse_road::judge(settled(state), claim, stop);
}

std::expected<State, Problem> Rules::fromPosition(const QJsonObject& position, const QString& folder)
{
    return tableFrom(position, TrackLibrary::beside(folder));
}

std::optional<content::Printed> Rules::printed(const State& state, const QString& id)
{
    return apocalypse_road::printed(state, id);
}

QJsonObject Rules::contentOf(const State& state, const content::Printed& of)
{
    return apocalypse_road::contentOf(state, of);
}

std::expected<void, Problem> Rules::setContent(State& state, const content::Printed& of,
                                               const QJsonObject& item)
{
    return apocalypse_road::setContent(state, of, item);
}

QJsonObject Rules::rulingsOf(const State& state)
{
    return apocalypse_road::store(state.setup->rulings);
}

QJsonObject Rules::store(const State& state)
{
    return apocalypse_road::store(state);
}

std::expected<State, Problem> Rules::restore(const QJsonObject& setup, const QJsonObject& stored)
{
    return readSetup(setup).and_then(
        [&](const auto& read) { return apocalypse_road::restore(read, stored); });
}

QString Rules::say(const table::Message& message)
{
    return apocalypse_road::say(message);
}

QString Rules::say(const table::Effect& effect)
{
    return apocalypse_road::say(effect);
}

QString Rules::say(const table::Action& action)
{
    return apocalypse_road::say(action);
}

QString Rules::say(const table::Claim& claim)
{
    return apocalypse_road::say(messageOf(claim));
}

QString Rules::tell(const State& table, const table::Effect& effect)
{
    return apocalypse_road::tell(*table.setup, effect);
}

QString Rules::tell(const State& table, const table::Action& action)
{
    return apocalypse_road::tell(*table.setup, action);
}

QString Rules::tell(const State& table, const table::Claim& claim)
{
    return say(table::Claim{claim.kind, named(*table.setup, claim.args)});
}

table::Telling Rules::tell(const State& before, const table::Action& action, const table::Effects& effects)
{
    return apocalypse_road::tell(before, action, effects);
}

} // namespace roadmarshal::apocalypse_road
