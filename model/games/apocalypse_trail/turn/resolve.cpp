#include "resolve.h"

#include "games/apocalypse_trail/recovery/recover.h"
#include "games/apocalypse_trail/scenario/commitment.h"
#include "games/apocalypse_trail/scenario/people.h"
#include "games/apocalypse_trail/table/names.h"
#include "over.h"
#include "running.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

bool isSensible(const State& state, const ScenarioOption* option, const Resolve& one)
{
    const QStringList loaded = spendable(state, state.turn.pawn);
    const auto isThere = [&](const QString& who) { return state.survivor(who) != nullptr; };
    const auto isLoaded = [&](const QString& mod) { return loaded.contains(mod); };
    return option && std::ranges::all_of(one.committed, isThere) && std::ranges::all_of(one.spent, isLoaded);
}

QStringList sourceFor(const Resolve& one, Resource resource)
{
    const QString prefix = wordFor(resourceWords, resource) + u':';
    QStringList source;
    for (const QString& word : one.paid) {
        if (word.startsWith(prefix))
            source.append(word.sliced(prefix.size()));
    }
    return source;
}

bool payAll(Deed& deed, const ScenarioOption& option, const Resolve& one)
{
    return std::ranges::all_of(billsFor(option, one.spent), [&](const Bill& bill) {
        return pay(deed, "AT-66", bill, sourceFor(one, bill.resource));
    });
}

// The effects of the outcome wait for their turn.
void begin(Deed& deed, const ScenarioCard& card, const Resolve& one, int outcome)
{
    const int counts = countOf(deed.state(), card, one.committed);
    deed.add(ScenarioCarried{deed.turn().pawn, card.id, one.option, one.committed, counts}, "AT-66");
    deed.setTurn("AT-66", [&](Turn& turn) {
        turn.open.committed = one.committed;
        turn.open.counted = counts;
        turn.open.running = {{Cause::Scenario, card.id, one.option, outcome, {}, 0}};
    });
}

// AT-7: the ten cards are 2 good, 4 even and 4 bad ones; those that nobody has seen are the rest of them.
int stillHidden(const State& state, Marker marker)
{
    int hidden = marker == Marker::Good ? 2 : 4;
    for (const ScenarioSpot& spot : std::views::values(state.scenarios)) {
        const ScenarioCard* card = state.box().scenario(spot.card);
        hidden -= card && card->marker == marker ? 1 : 0;
    }
    return std::max(0, hidden);
}

// AT-6, ATR-4: generic cards that are among the ten beside those of the settings.
int mostGeneric(const State& state, Marker marker)
{
    const auto settings = state.setup->settings.size();
    return settings == 1 ? 10 : settings == 2 ? (marker == Marker::Good ? 1 : 2) : 0;
}

QStringList withMarker(const State& state, const QStringList& left, Marker marker)
{
    int generic = 0;
    for (const ScenarioSpot& spot : std::views::values(state.scenarios)) {
        const ScenarioCard* card = state.box().scenario(spot.card);
        generic += card && card->marker == marker && card->setting.isEmpty() ? 1 : 0;
    }
    QStringList all;
    QStringList preferred;
    for (const QString& id : left) {
        const ScenarioCard& card = *state.box().scenario(id);
        if (card.marker != marker)
            continue;
        all.append(id);
        if (!card.setting.isEmpty() || generic < mostGeneric(state, marker))
            preferred.append(id);
    }
    return preferred.isEmpty() ? all : preferred;
}

// The app turns up a card as if it had laid out the ten itself.
std::optional<QString> drawScenario(Deed& deed, const QStringList& left, int number)
{
    const QString name = QStringLiteral("scenario %1").arg(number);
    QList<QStringList> byMarker;
    for (const Marker marker : {Marker::Good, Marker::Even, Marker::Bad}) {
        const QStringList cards = withMarker(deed.state(), left, marker);
        for (int i = cards.isEmpty() ? 0 : stillHidden(deed.state(), marker); i > 0; --i)
            byMarker.append(cards);
    }
    QStringList from = left;
    if (!byMarker.isEmpty()) {
        const auto marker = deed.draw(static_cast<int>(byMarker.size()), name + QStringLiteral(" marker"));
        if (!marker)
            return std::nullopt;
        from = byMarker[*marker];
    }
    return deed.draw(static_cast<int>(from.size()), name).transform([&](int card) { return from[card]; });
}

} // namespace

int scenarioHere(const State& state)
{
    return state.trail().at(state.acting().at).scenario;
}

const ScenarioCard* cardHere(const State& state)
{
    return state.box().scenario(state.spot(scenarioHere(state)).card);
}

QStringList unseenScenarios(const State& state)
{
    const std::set<QString> seen = state.seen();
    QStringList left;
    for (const ScenarioCard& card : state.box().scenarios) {
        const bool isPlayed = card.setting.isEmpty() || state.setup->settings.contains(card.setting);
        if (isPlayed && !seen.contains(card.id))
            left.append(card.id);
    }
    return left;
}

std::vector<Bill> billsFor(const ScenarioOption& option, const QStringList& spent)
{
    std::map<QString, Bill> byName;
    for (const Resource resource : allResources) {
        if (option.need.pay[resource] > 0)
            byName[wordFor(resourceWords, resource)] = {resource, option.need.pay[resource], spent};
    }
    std::vector<Bill> bills;
    std::ranges::copy(std::views::values(byName), std::back_inserter(bills));
    return bills;
}

Objections againstResolving(const State& state, const Resolve& one)
{
    Objections objections;
    const ScenarioCard& card = *cardHere(state);
    for (const QString& who : one.committed) {
        const Crew* crew = state.crewWith(who);
        if (state.isRace() && crew && crew->id != state.turn.pawn)
            objections.append(
                against("others-in-race", "AT-29", {{QStringLiteral("crew"), crew->id}}, "ATR-30"));
    }
    objections += whyNotCommit(state, state.turn.pawn, card, *card.option(one.option),
                               {one.committed, one.spent});
    return objections;
}

Deed::Thrown throwFor(const State& state, const Resolve& one)
{
    const ScenarioCard& card = *cardHere(state);
    const ScenarioOption& option = *card.option(one.option);
    const std::vector<int> faces = rerolledFaces(state, card, one.committed);
    Deed::Thrown thrown;
    thrown.ask.what = QStringLiteral("roll-scenario");
    thrown.ask.totals = true;
    for (const int sides : option.dice)
        thrown.ask.dice.append(dice::plain(sides));
    for (const int face : faces)
        thrown.again.append(QString::number(face));
    thrown.expected = totalsOf(option, faces).mean();
    thrown.team = state.isRace() ? state.turn.pawn : QString();
    return thrown;
}

bool turnOver(Deed& deed, const TurnOver& one)
{
    const State& state = deed.state();
    if (state.turn.step != Step::Scenario || cardHere(state))
        return false;
    const QStringList left = unseenScenarios(state);
    const int number = scenarioHere(state);
    QString card = one.card;
    if (one.byApp && !left.isEmpty()) {
        const auto drawn = drawScenario(deed, left, number);
        if (!drawn)
            return false;
        card = *drawn;
    }
    if (card.isEmpty() && left.isEmpty()) {
        // There is no card to lie here: nothing happens.
        finishScenario(deed);
        return true;
    }
    if (!left.contains(card))
        return false;
    deed.apply("AT-42", [&](State& next) {
        next.scenarios[number].card = card;
        next.scenarios[number].open = true;
    });
    return true;
}

bool resolve(Deed& deed, const Resolve& one)
{
    const ScenarioCard* card = deed.turn().step == Step::Scenario ? cardHere(deed.state()) : nullptr;
    const ScenarioOption* option = card ? card->option(one.option) : nullptr;
    if (!isSensible(deed.state(), option, one))
        return false;
    deed.object(againstResolving(deed.state(), one));
    const Deed::Thrown thrown = throwFor(deed.state(), one);
    // Nobody throws dice for what the rules forbid, unless the table insists.
    if (!option->dice.empty() && one.throws.empty() && !deed.objections().isEmpty())
        return true;
    if (!payAll(deed, *option, one))
        return false;
    if (!one.spent.isEmpty())
        deed.apply("AT-66", [&](State& state) { giveUp(state, one.spent); });
    const auto total = option->dice.empty() ? std::optional(0) : deed.roll(thrown, "AT-66");
    if (!total)
        return false;
    begin(deed, *card, one, option->outcomeOf(*total));
    if (runOn(deed))
        finishScenario(deed);
    return true;
}

void finishScenario(Deed& deed)
{
    const int number = scenarioHere(deed.state());
    deed.apply(deed.state().isRace() ? "AT-80" : "AT-79", [](State& state) {
        const QStringList committed = state.turn.open.committed;
        settleCommitted(state, committed);
    });
    deed.apply("AT-61", "ATR-10", [&](State& state) {
        state.scenarios[number].resolved.insert(state.turn.pawn);
        state.turn.resolved = number;
        state.turn.step = Step::AfterMove;
        state.turn.open = {};
    });
    settleOver(deed);
}

} // namespace roadmarshal::apocalypse_trail
