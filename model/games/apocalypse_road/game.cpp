#include "game.h"

#include "disputes/ask_claim.h"
#include "disputes/judge.h"
#include "disputes/say_claim.h"
#include "games/apocalypse_road/ask/ask.h"
#include "games/apocalypse_road/by_hand/correct.h"
#include "games/apocalypse_road/record/effects.h"
#include "games/apocalypse_road/show/facts.h"
#include "games/apocalypse_road/show/passages.h"
#include "games/apocalypse_road/show/show.h"
#include "games/apocalypse_road/table/nonsense.h"
#include "games/apocalypse_road/table/position_table.h"
#include "games/apocalypse_road/table/setup.h"
#include "games/apocalypse_road/turn/activation.h"
#include "games/apocalypse_road/turn/grid.h"
#include "games/apocalypse_road/turn/turn_end.h"
#include "games/apocalypse_road/turn/turns.h"
#include "games/apocalypse_road/words/wording.h"
#include "match.h"
#include "text/one_line.h"

namespace roadmarshal::apocalypse_road {

namespace {

const State& in(const table::State& state)
{
    return state.as<State>();
}

} // namespace

QString ApocalypseRoad::id() const
{
    return QStringLiteral("apocalypse-road");
}

QString ApocalypseRoad::name() const
{
    return QStringLiteral("Apocalypse Road");
}

QList<table::Team> ApocalypseRoad::knownTeams() const
{
    QList<table::Team> teams;
    for (const TeamSheet& team : apocalypse_road::knownTeams())
        teams.append({team.id, team.name, {}, team.livery});
    return teams;
}

QJsonObject ApocalypseRoad::demoSetup() const
{
    return apocalypse_road::demoSetup();
}

std::expected<QJsonObject, Problem> ApocalypseRoad::completeSetup(const QJsonObject& setup,
                                                                  const QString& folder) const
{
    return apocalypse_road::completeSetup(setup, folder);
}

std::expected<table::State, Problem> ApocalypseRoad::begin(const QJsonObject& setup) const
{
    return readSetup(setup).transform([](auto read) { return table::State::of(beginning(std::move(read))); });
}

std::optional<table::Action> ApocalypseRoad::opening(const table::State& state) const
{
    return in(state).setup->gridByApp ? std::optional(toAction(FillGrid{})) : std::nullopt;
}

table::Asked ApocalypseRoad::ask(const table::State& state, const table::Answers& answers,
                                 std::stop_token stop) const
{
    return apocalypse_road::ask(settled(in(state)), answers, stop);
}

std::expected<table::Decision, table::Objection>
ApocalypseRoad::decide(const table::State& state, const table::Action& action, table::Random& random) const
{
    const auto deed = toDeed(action);
    if (!deed)
        return std::unexpected(table::Objection{
            {QStringLiteral("impossible"), {{QStringLiteral("reason"), deed.error().toLine()}}}, {}});
    // What the table shows and nobody has written down yet comes first.
    Recorder before(in(state));
    settleWhoActs(before);
    const State& now = before.state();
    return std::visit(Match{[&](const FillGrid& d) { return decideGrid(now, d, random); },
                            [&](const Activate& d) { return decideActivation(now, d, random); },
                            [&](const Shoot& d) { return decideShot(now, d, random); },
                            [&](const Collide& d) { return decideCollision(now, d, random); },
                            [&](const PickChain& d) { return decideChain(now, d, random); },
                            [&](const DrawEvent& d) { return decideEvent(now, d, random); },
                            [&](const ResolveEvent& d) { return decideEventChoices(now, d, random); },
                            [&](const FinishSegment& d) { return decideFinish(now, d, random); },
                            [&](const Replace& d) { return decideReplacement(now, d, random); },
                            [&](const Discard& d) { return decideDiscard(now, d); },
                            [&](const EndTurn& d) { return decideEndOfTurn(now, d, random); }},
                      *deed)
        .transform([&](table::Decision decision) {
            decision.effects = before.effects() + decision.effects;
            return decision;
        });
}

std::expected<void, Problem> ApocalypseRoad::recognise(const table::Action& action) const
{
    return toDeed(action).transform([](const Deed&) {});
}

dispute::AskedClaim ApocalypseRoad::askClaim(const table::State& state, const table::Answers& answers,
                                             std::stop_token stop) const
{
    return apocalypse_road::askClaim(settled(in(state)), answers, stop);
}

dispute::Verdict ApocalypseRoad::judge(const table::State& state, const dispute::Claim& claim,
                                       std::stop_token stop) const
{
    return apocalypse_road::judge(settled(in(state)), claim, stop);
}

std::expected<table::State, Problem> ApocalypseRoad::fromPosition(const QJsonObject& position,
                                                                  const QString& folder) const
{
    return tableFrom(position, folder).transform([](State state) {
        return table::State::of(std::move(state));
    });
}

QList<table::RulingChoice> ApocalypseRoad::rulingChoices() const
{
    return apocalypse_road::rulingChoices();
}

QJsonObject ApocalypseRoad::rulingsOf(const table::State& state) const
{
    return apocalypse_road::store(in(state).setup->rulings);
}

std::expected<table::State, Problem> ApocalypseRoad::evolve(const table::State& state,
                                                            const table::Effect& effect) const
{
    const auto change = toChange(effect);
    if (!change)
        return std::unexpected(change.error());
    State next = in(state);
    if (const auto applied = apply(next, *change); !applied)
        return std::unexpected(applied.error());
    return table::State::of(std::move(next));
}

table::Effects ApocalypseRoad::difference(const table::State& from, const table::State& to) const
{
    table::Effects effects;
    for (const Change& change : apocalypse_road::difference(in(from), in(to)))
        effects.append(toEffect(change));
    return effects;
}

std::expected<table::Effects, table::Objection>
ApocalypseRoad::correct(const table::State& state, const table::Correction& correction) const
{
    return apocalypse_road::correct(in(state), correction);
}

table::Effects ApocalypseRoad::consequences(const table::State& state) const
{
    Recorder recorder(in(state));
    settleWhoActs(recorder);
    return recorder.effects();
}

std::optional<table::Objection> ApocalypseRoad::nonsense(const table::State& state) const
{
    return apocalypse_road::nonsense(in(state));
}

std::optional<QString> ApocalypseRoad::imbalance(const table::State& state) const
{
    return apocalypse_road::imbalance(in(state));
}

QJsonObject ApocalypseRoad::store(const table::State& state) const
{
    return apocalypse_road::store(in(state));
}

std::expected<table::State, Problem> ApocalypseRoad::restore(const QJsonObject& setup,
                                                             const QJsonObject& stored) const
{
    const auto read = readSetup(setup);
    if (!read)
        return std::unexpected(read.error());
    return apocalypse_road::restore(*read, stored).transform([](State state) {
        return table::State::of(std::move(state));
    });
}

table::TableShow ApocalypseRoad::show(const table::State& state) const
{
    return apocalypse_road::show(in(state));
}

bool ApocalypseRoad::isHandsOn(const table::Effect& effect) const
{
    const auto change = toChange(effect);
    return change &&
           std::visit(
               Match{[](const CrossingCounted&) { return false; }, [](const ScoresNoted&) { return false; },
                     [](const ReplacementOwed&) { return false; }, [](const ActingChanged&) { return false; },
                     [](const TurnChanged&) { return false; }, [](const PhaseChanged&) { return false; },
                     [](const WinnerDeclared&) { return false; }, [](const ClockStopped&) { return false; },
                     [](const SegmentChanged&) { return false; }, [](const Remarked&) { return false; },
                     [](const auto&) { return true; }},
               *change);
}

table::Fact ApocalypseRoad::fact(const table::State& before, const table::Action& action,
                                 const table::Effect& effect) const
{
    return apocalypse_road::fact(before.as<State>(), action, effect);
}

table::Passage ApocalypseRoad::passage(const table::State& before, const table::Action& action) const
{
    return apocalypse_road::passage(before.as<State>(), action);
}

bool ApocalypseRoad::isRoutine(const table::Effect& effect) const
{
    const auto change = toChange(effect);
    return change &&
           std::visit(
               Match{[](const CarFlipped&) { return true; }, [](const CardMoved&) { return true; },
                     [](const ActingChanged&) { return true; }, [](const ReplacementOwed&) { return true; },
                     [](const PhaseChanged&) { return true; }, [](const MarkerFlipped&) { return true; },
                     // The active car's own way, and the grid.
                     [&](const CarMoved& c) {
                         return effect.citation.ruling.isEmpty() && !std::holds_alternative<Destroyed>(c.to);
                     },
                     [](const auto&) { return false; }},
               *change);
}

// Names and ids come from anywhere, and sentences go everywhere: a sentence is one harmless line.
QString ApocalypseRoad::say(const table::Message& message) const
{
    return text::onOneLine(apocalypse_road::say(message));
}

QString ApocalypseRoad::say(const table::Effect& effect) const
{
    return text::onOneLine(apocalypse_road::say(effect));
}

QString ApocalypseRoad::say(const table::Action& action) const
{
    return text::onOneLine(apocalypse_road::say(action));
}

QString ApocalypseRoad::say(const dispute::Claim& claim) const
{
    return text::onOneLine(apocalypse_road::say(messageOf(claim)));
}

} // namespace roadmarshal::apocalypse_road
