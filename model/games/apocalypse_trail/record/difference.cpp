#include "effects.h"
#include "games/apocalypse_trail/table/names.h"
#include "places.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

// Goes from one table to the other, an effect after the other, each on what those before have made of it.
class Difference
{
public:
    Difference(const State& from, const State& to) : m_now(from), m_to(to) {}

    std::vector<Effect> find()
    {
        // Those come first, whoever compares.
        for (const table::Changed& changed : table::changedProperties(m_now, m_to))
            (void)table::apply(m_now, changed);
        moveVehicles();
        returnCards();
        sortCards();
        for (const Crew& crew : m_to.crews)
            fitCrew(crew);
        for (const auto& [square, pile] : m_to.piles)
            fitGoods(pile, m_now.pile(square));
        fitPiles();
        fitTrail();
        fitTurn();
        return m_effects;
    }

private:
    void add(const Effect& effect)
    {
        if (apply(m_now, effect))
            m_effects.push_back(effect);
    }
    void change(const QString& subject, const char* property, int from, int to)
    {
        if (from != to)
            add(table::Changed{subject, QLatin1StringView(property), from, to});
    }
    QString placeIn(const State& state, const QString& card) const
    {
        return placeOf(state, card).value_or(deckPlace);
    }
    void move(const QString& card, const QString& to, int position = -1)
    {
        add(CardMoved{card, placeIn(m_now, card), to, position});
    }

    // A crew has one vehicle: the old one goes first, over the deck if two crews swap.
    void moveVehicles()
    {
        for (const Crew& crew : m_to.crews) {
            const auto& old = m_now.crew(crew.id)->vehicle;
            if (!old || (crew.vehicle && crew.vehicle->card == old->card))
                continue;
            const QString goes = old->card;
            const QString target = placeIn(m_to, goes);
            const Crew* next = m_now.crew(target);
            move(goes, next && next->vehicle ? deckPlace : target);
        }
        for (const Crew& crew : m_to.crews) {
            if (crew.vehicle && !m_now.crew(crew.id)->vehicle)
                move(crew.vehicle->card, crew.id);
        }
    }

    void returnCards()
    {
        for (const QString& place : placesOf(m_now, m_to)) {
            for (const CardKind kind : {CardKind::Person, CardKind::Mod, CardKind::Vehicle}) {
                for (const QString& card : cardsAt(m_now, place, kind)) {
                    if (!placeOf(m_to, card))
                        move(card, deckPlace);
                }
            }
        }
    }

    void sortCards()
    {
        for (const QString& place : placesOf(m_now, m_to)) {
            for (const CardKind kind : {CardKind::Person, CardKind::Mod, CardKind::Vehicle}) {
                const QStringList wanted = cardsAt(m_to, place, kind);
                for (qsizetype i = 0; i < wanted.size(); ++i) {
                    const QStringList there = cardsAt(m_now, place, kind);
                    if (there.value(i) != wanted[i])
                        move(wanted[i], place, i < there.size() ? static_cast<int>(i) : -1);
                }
            }
        }
    }

    void fitStock(const QString& subject, const Stock& from, const Stock& to)
    {
        for (const Resource resource : allResources)
            change(subject, wordFor(resourceWords, resource).toLatin1().constData(), from[resource],
                   to[resource]);
    }
    void fitCrew(const Crew& crew)
    {
        const Crew& now = *m_now.crew(crew.id);
        if (crew.vehicle && now.vehicle) {
            change(crew.id, "tank", now.vehicle->tank, crew.vehicle->tank);
            change(crew.id, "tracker", now.vehicle->tracker, crew.vehicle->tracker);
        }
        fitMods(crew.mods, std::vector<Mod>(now.mods));
        fitSurvivors(crew.survivors);
    }
    void fitGoods(const Pile& pile, const Pile& now)
    {
        const std::vector<Vehicle> vehicles = now.vehicles;
        for (const Vehicle& vehicle : pile.vehicles) {
            const auto same = std::ranges::find(vehicles, vehicle.card, &Vehicle::card);
            if (same == vehicles.end())
                continue;
            change(vehicle.card, "tank", same->tank, vehicle.tank);
            change(vehicle.card, "tracker", same->tracker, vehicle.tracker);
        }
        fitMods(pile.mods, std::vector<Mod>(now.mods));
        fitSurvivors(pile.survivors);
    }
    void fitMods(const std::vector<Mod>& mods, const std::vector<Mod>& now)
    {
        for (const Mod& mod : mods) {
            if (const auto same = std::ranges::find(now, mod.card, &Mod::card); same != now.end())
                fitStock(mod.card, same->load, mod.load);
        }
    }

    void fitSurvivors(const std::vector<Survivor>& survivors)
    {
        for (const Survivor& survivor : survivors) {
            if (const Survivor* found = anySurvivor(m_now, survivor.card))
                fitSurvivor(Survivor(*found), survivor);
        }
    }
    void fitSurvivor(const Survivor& now, const Survivor& to)
    {
        const QString& card = to.card;
        change(card, "starvation", now.starvation, to.starvation);
        if (now.status != to.status)
            add(StatusSet{card, wordFor(statusWords, now.status), wordFor(statusWords, to.status)});
        std::set<QString> ailments;
        for (const auto* one : {&now.ailments, &to.ailments})
            std::ranges::copy(std::views::keys(*one), std::inserter(ailments, ailments.end()));
        for (const QString& ailment : ailments) {
            if (now.tokens(ailment) != to.tokens(ailment))
                add(AilmentSet{card, ailment, now.tokens(ailment), to.tokens(ailment)});
        }
        if (now.fresh != to.fresh)
            add(FreshSet{card, QStringList(to.fresh.begin(), to.fresh.end())});
    }

    void fitPiles()
    {
        std::set<int> squares;
        for (const State* state : {&std::as_const(m_now), &m_to})
            std::ranges::copy(std::views::keys(state->piles), std::inserter(squares, squares.end()));
        for (const int square : squares) {
            const auto lying = [&](const State& state) {
                const Pile* pile = state.pileAt(square);
                return pile ? pile->resources : Stock();
            };
            const Stock now = lying(m_now);
            const Stock to = lying(m_to);
            for (const Resource resource : allResources) {
                if (now[resource] != to[resource])
                    add(PileSet{square, wordFor(resourceWords, resource), now[resource], to[resource]});
            }
        }
    }

    void fitTrail()
    {
        for (const Pawn& pawn : m_to.pawns) {
            const int now = m_now.pawn(pawn.id)->at;
            if (now != pawn.at)
                add(PawnMoved{pawn.id, now, pawn.at});
        }
        for (int number = 1; m_to.trail().squareOfScenario(number) >= 0; ++number) {
            const ScenarioSpot now = m_now.spot(number);
            const ScenarioSpot to = m_to.spot(number);
            if (now != to)
                add(ScenarioSet{number, to.card, to.open, QStringList(to.resolved.begin(), to.resolved.end()),
                                now.card != to.card || now.open != to.open});
        }
        for (const int square : m_to.trail().shelters()) {
            const auto claimed = [&](const State& state) {
                const auto found = state.shelters.find(square);
                return found == state.shelters.end() ? QString() : found->second;
            };
            if (claimed(m_now) != claimed(m_to))
                add(ShelterSet{square, claimed(m_now), claimed(m_to)});
        }
        if (m_now.catastrophe.started != m_to.catastrophe.started)
            add(CatastropheStarted{m_to.catastrophe.started});
        if (m_now.catastrophe.at != m_to.catastrophe.at)
            add(CatastropheMoved{m_now.catastrophe.at, m_to.catastrophe.at});
    }

    void setTurn(const Turn& turn)
    {
        add(TurnSet{turn.number, turn.pawn, static_cast<int>(turn.step), turn.resolved, turn.barred,
                    turn.collected, turn.stopped, storeValue(turn.open).toObject(),
                    turn.number != m_now.turn.number || turn.pawn != m_now.turn.pawn});
    }
    void fitTurn()
    {
        if (m_now.first != m_to.first)
            add(FirstSet{m_now.first, m_to.first});
        if (m_now.outfit != m_to.outfit)
            setOutfit();
        if (m_now.turn != m_to.turn)
            setTurn(m_to.turn);
        if (m_now.over != m_to.over)
            add(OverSet{wordFor(overWords, m_now.over), wordFor(overWords, m_to.over)});
    }
    void setOutfit()
    {
        if (!m_to.outfit)
            return add(OutfitSet{});
        const Outfit& to = *m_to.outfit;
        const QStringList lay = m_now.outfit ? m_now.outfit->open : QStringList();
        const bool isDealt =
            std::ranges::any_of(to.open, [&](const QString& card) { return !lay.contains(card); });
        add(OutfitSet{wordFor(stageWords, to.stage), to.open, to.crew, to.passed, isDealt});
    }

    State m_now;
    const State& m_to;
    std::vector<Effect> m_effects;
};

} // namespace

std::vector<Effect> difference(const State& from, const State& to)
{
    return Difference(from, to).find();
}

std::vector<Effect> between(const State& from, const State& to)
{
    std::vector<Effect> effects;
    for (const table::Changed& changed : table::changedProperties(from, to))
        effects.push_back(changed);
    for (const Effect& effect : difference(from, to))
        effects.push_back(effect);
    return effects;
}

} // namespace roadmarshal::apocalypse_trail
