#include "outfitting.h"

#include "games/apocalypse_trail/carrying/room.h"
#include "games/apocalypse_trail/table/names.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

// AT-15, AT-17
bool isReverse(Stage stage)
{
    return stage == Stage::Vehicles || stage == Stage::Survivors;
}

// AT-16, AT-17: round and round; the others once each.
bool isRepeated(Stage stage)
{
    return stage == Stage::Mods || stage == Stage::Survivors;
}

// Crews in the order of the stage, from the First Player on clockwise.
QStringList orderOf(const State& state, Stage stage)
{
    QStringList order;
    const int first = std::max(0, state.crewIndex(state.first));
    const auto count = static_cast<int>(state.crews.size());
    for (int i = 0; i < count; ++i)
        order.append(state.crews[static_cast<size_t>((first + i) % count)].id);
    if (isReverse(stage))
        std::ranges::reverse(order);
    return order;
}

Stage stageAfter(Stage stage)
{
    return static_cast<Stage>(static_cast<int>(stage) + 1);
}

void enter(Deed& deed, Stage stage);

// Who chooses next; nobody: the stage is over.
QString nextToChoose(const State& state)
{
    const Outfit& outfit = *state.outfit;
    const QStringList order = orderOf(state, outfit.stage);
    const qsizetype now = order.indexOf(outfit.crew);
    const qsizetype last = isRepeated(outfit.stage) ? order.size() : order.size() - 1 - now;
    for (qsizetype i = 1; i <= last; ++i) {
        const QString& crew = order[(now + i) % order.size()];
        if (!outfit.passed.contains(crew))
            return crew;
    }
    return {};
}

void goOn(Deed& deed)
{
    const Outfit& outfit = *deed.state().outfit;
    const Stage stage = outfit.stage;
    const QString next = outfit.open.isEmpty() ? QString() : nextToChoose(deed.state());
    if (next.isEmpty())
        return enter(deed, stageAfter(stage));
    deed.apply(ruleOf(stage), [&](State& state) { state.outfit->crew = next; });
}

void enter(Deed& deed, Stage stage)
{
    while (hasRow(stage) && cardsDue(deed.state(), stage) == 0)
        stage = stageAfter(stage);
    deed.apply(ruleOf(stage), [&](State& state) { state.outfit = Outfit{stage}; });
    if (deed.state().setup->inApp && hasRow(stage))
        (void)turnUp(deed, TurnUp{{}, {}, true});
}

void take(State& state, const QString& id, const QString& card)
{
    Crew& crew = *state.crew(id);
    const Stage stage = state.outfit->stage;
    crew.currency = std::max(0, crew.currency - costOf(state, stage, card));
    if (stage == Stage::Vehicles)
        crew.vehicle = Vehicle{card};
    else if (stage == Stage::Mods)
        crew.mods.push_back({card});
    else
        crew.survivors.push_back({card});
    state.outfit->open.removeOne(card);
}

Objections againstTaking(const State& state, const Crew& crew, const QString& card)
{
    const Stage stage = state.outfit->stage;
    Objections objections;
    const QJsonObject args{{QStringLiteral("crew"), crew.id},
                           {QStringLiteral("card"), card},
                           {QStringLiteral("cost"), costOf(state, stage, card)},
                           {QStringLiteral("money"), crew.currency}};
    if (costOf(state, stage, card) > crew.currency)
        objections.append(against("too-dear", ruleOf(stage), args));
    const Rooms rooms = roomsOf(state, crew);
    if (stage == Stage::Mods && rooms.mods.left() < state.box().mod(card)->size)
        objections.append(against("no-slot", "AT-67", args, "ATR-25"));
    if (stage == Stage::Survivors && rooms.passengers.left() < 1)
        objections.append(against("no-seat", "AT-17", args, "ATR-7"));
    return objections;
}

bool isStage(const Deed& deed, Stage stage)
{
    return deed.state().outfit && deed.state().outfit->stage == stage;
}

// ATR-37: a stage for which there is no card is none.
void skipEmpty(Deed& deed)
{
    const auto& outfit = deed.state().outfit;
    if (outfit && outfit->crew.isEmpty() && outfit->stage != stageNow(deed.state()))
        enter(deed, outfit->stage);
}

// The app draws as many as are due.
std::optional<QStringList> drawn(Deed& deed, Stage stage)
{
    QStringList left = cardsLeft(deed.state(), stage);
    QStringList cards;
    for (int i = cardsDue(deed.state(), stage); i > 0; --i) {
        const auto card =
            deed.draw(static_cast<int>(left.size()), wordFor(stageWords, stage) + u' ' + QString::number(i));
        if (!card)
            return std::nullopt;
        cards.append(left.takeAt(*card));
    }
    return cards;
}

// AT-21: into the tank first; the rest into cargo.
void load(State& state, const QString& id, Resource resource, int n)
{
    Crew& crew = *state.crew(id);
    int intoTank = 0;
    if (resource == Resource::Fuel && crew.vehicle)
        intoTank = std::clamp(roomsOf(state, crew).fuel.left(), 0, n);
    if (intoTank > 0)
        crew.vehicle->tank += intoTank;
    crew.cargo[resource] += n - intoTank;
}

} // namespace

const char* ruleOf(Stage stage)
{
    switch (stage) {
    case Stage::First:
        return "AT-10";
    case Stage::Leaders:
        return "AT-14";
    case Stage::Vehicles:
        return "AT-15";
    case Stage::Mods:
        return "AT-16";
    case Stage::Survivors:
        return "AT-17";
    case Stage::Resources:
        break;
    }
    return "AT-18";
}

bool hasRow(Stage stage)
{
    return stage != Stage::First && stage != Stage::Resources;
}

DeckName deckOf(Stage stage)
{
    return stage == Stage::Leaders    ? DeckName::Leaders
           : stage == Stage::Vehicles ? DeckName::Vehicles
           : stage == Stage::Mods     ? DeckName::Mods
                                      : DeckName::Survivors;
}

int costOf(const State& state, Stage stage, const QString& card)
{
    return stage == Stage::Vehicles ? state.box().vehicle(card)->cost
           : stage == Stage::Mods   ? state.box().mod(card)->cost
                                    : 0;
}

QStringList cardsLeft(const State& state, Stage stage)
{
    const std::set<QString> seen = state.seen();
    QStringList left = state.box().deck(deckOf(stage));
    left.removeIf([&](const QString& card) { return seen.contains(card); });
    return left;
}

int cardsDue(const State& state, Stage stage)
{
    const auto players = static_cast<int>(state.crews.size());
    const int due = isRepeated(stage) ? 2 * players : players + 2;
    return std::min(due, static_cast<int>(cardsLeft(state, stage).size()));
}

Objections againstTurningUp(const State& state, const QStringList& cards)
{
    const Stage stage = state.outfit->stage;
    const int due = cardsDue(state, stage);
    if (cards.size() == due)
        return {};
    return {
        against("wrong-number-of-cards", ruleOf(stage),
                {{QStringLiteral("count"), static_cast<int>(cards.size())}, {QStringLiteral("due"), due}})};
}

Objections againstChoosing(const State& state, const QString& crew, const QString& card)
{
    if (!card.isEmpty())
        return againstTaking(state, *state.crew(crew), card);
    if (state.outfit->stage == Stage::Leaders)
        return {against("leader-is-due", "AT-14", {{QStringLiteral("crew"), crew}})};
    return {};
}

std::optional<int> priceOf(const State& state, Resource resource, int n)
{
    const Setting& setting = state.setup->primary();
    if (!std::ranges::contains(setting.sold, resource))
        return std::nullopt;
    return static_cast<int>(std::min<qint64>(qint64(setting.prices[resource]) * n, mostMoney));
}

Objections againstBuying(const State& state, const QString& id, Resource resource, int n)
{
    const Crew& crew = *state.crew(id);
    const auto price = priceOf(state, resource, n);
    const QJsonObject args{{QStringLiteral("crew"), id},
                           {QStringLiteral("place"), id},
                           {QStringLiteral("resource"), wordFor(resourceWords, resource)},
                           {QStringLiteral("cost"), price.value_or(0)},
                           {QStringLiteral("money"), crew.currency}};
    Objections objections;
    if (!price)
        objections.append(against("not-for-sale", "AT-18", args));
    else if (*price > crew.currency)
        objections.append(against("too-dear", "AT-18", args));
    const Rooms rooms = roomsOf(state, crew);
    const int intoTank = resource == Resource::Fuel && crew.vehicle ? std::clamp(rooms.fuel.left(), 0, n) : 0;
    if (rooms.cargo.left() < n - intoTank)
        objections.append(against("no-room", "AT-67", args));
    return objections;
}

bool rollOff(Deed& deed, const RollOff& one)
{
    if (!isStage(deed, Stage::First))
        return false;
    QString winner = one.crew;
    if (winner.isEmpty()) {
        const auto count = static_cast<int>(deed.state().crews.size());
        const auto drawn = deed.draw(count, QStringLiteral("first player"));
        if (!drawn)
            return false;
        winner = deed.state().crews[static_cast<size_t>(*drawn)].id;
    }
    if (!deed.state().crew(winner))
        return false;
    deed.apply("AT-10", "ATR-6", [&](State& state) { state.first = winner; });
    enter(deed, Stage::Leaders);
    return true;
}

Stage stageNow(const State& state)
{
    Stage stage = state.outfit->stage;
    while (state.outfit->crew.isEmpty() && hasRow(stage) && cardsDue(state, stage) == 0)
        stage = stageAfter(stage);
    return stage;
}

bool turnUp(Deed& deed, const TurnUp& one)
{
    skipEmpty(deed);
    const auto& outfit = deed.state().outfit;
    if (!outfit || !hasRow(outfit->stage) || !outfit->crew.isEmpty())
        return false;
    const Stage stage = outfit->stage;
    const auto cards = one.byApp ? drawn(deed, stage) : std::optional(one.cards);
    const QStringList left = cardsLeft(deed.state(), stage);
    if (!cards || cards->isEmpty() ||
        !std::ranges::all_of(*cards, [&](const QString& card) { return left.contains(card); }))
        return false;
    deed.object(againstTurningUp(deed.state(), *cards));
    deed.apply(ruleOf(stage), [&](State& state) {
        state.outfit = Outfit{stage, *cards, orderOf(state, stage).front(), {}};
    });
    return true;
}

bool choose(Deed& deed, const Choose& one)
{
    const auto& outfit = deed.state().outfit;
    if (!outfit || outfit->crew != one.crew || one.crew.isEmpty() ||
        (!one.card.isEmpty() && !outfit->open.contains(one.card)))
        return false;
    deed.object(againstChoosing(deed.state(), one.crew, one.card));
    deed.apply(ruleOf(outfit->stage), [&](State& state) {
        if (one.card.isEmpty())
            state.outfit->passed.append(one.crew);
        else
            take(state, one.crew, one.card);
    });
    goOn(deed);
    return true;
}

bool buy(Deed& deed, const Buy& one)
{
    skipEmpty(deed);
    const auto resource = enumFor<Resource>(resourceWords, one.resource);
    if (!isStage(deed, Stage::Resources) || !resource || !deed.state().crew(one.crew) || one.n < 1 ||
        one.n > mostTokens)
        return false;
    deed.object(againstBuying(deed.state(), one.crew, *resource, one.n));
    deed.apply("AT-18", [&](State& state) {
        Crew& crew = *state.crew(one.crew);
        crew.currency = std::max(0, crew.currency - priceOf(state, *resource, one.n).value_or(0));
        load(state, one.crew, *resource, one.n);
    });
    return true;
}

bool setOut(Deed& deed)
{
    skipEmpty(deed);
    if (!isStage(deed, Stage::Resources))
        return false;
    deed.apply("AT-20", [](State& state) {
        for (Crew& crew : state.crews) {
            if (!crew.vehicle || crew.vehicle->tank == 0 || crew.vehicle->tracker > 0)
                continue;
            --crew.vehicle->tank;
            crew.vehicle->tracker = state.box().vehicle(crew.vehicle->card)->tracker;
        }
        if (state.first.isEmpty())
            state.first = state.crews.front().id;
    });
    deed.apply("AT-23", [](State& state) {
        state.outfit.reset();
        state.turn = Turn{1, state.isRace() ? state.first : convoyId, Step::BeforeRoll};
    });
    return true;
}

} // namespace roadmarshal::apocalypse_trail
