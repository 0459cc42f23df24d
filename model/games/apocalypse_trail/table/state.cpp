#include "state.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

template <class Of, class Range>
auto* findIn(Range& range, const QString& id, QString Of::* name)
{
    const auto found = std::ranges::find(range, id, name);
    return found == range.end() ? nullptr : &*found;
}

} // namespace

int Survivor::tokens(const QString& ailment) const
{
    const auto found = ailments.find(ailment);
    return found == ailments.end() ? 0 : found->second;
}

const Mod* Crew::mod(const QString& card) const
{
    return findIn(mods, card, &Mod::card);
}

Mod* Crew::mod(const QString& card)
{
    return findIn(mods, card, &Mod::card);
}

const Survivor* Crew::survivor(const QString& card) const
{
    return findIn(survivors, card, &Survivor::card);
}

Survivor* Crew::survivor(const QString& card)
{
    return findIn(survivors, card, &Survivor::card);
}

int State::crewIndex(const QString& id) const
{
    const Crew* found = crew(id);
    return found ? static_cast<int>(found - crews.data()) : -1;
}

const Crew* State::crew(const QString& id) const
{
    return findIn(crews, id, &Crew::id);
}

Crew* State::crew(const QString& id)
{
    return findIn(crews, id, &Crew::id);
}

const Pawn* State::pawn(const QString& id) const
{
    return findIn(pawns, id, &Pawn::id);
}

Pawn* State::pawn(const QString& id)
{
    return findIn(pawns, id, &Pawn::id);
}

const Pawn& State::pawnOf(const QString& crew) const
{
    return isRace() ? *pawn(crew) : pawns.front();
}

std::vector<int> State::convoyOf(const QString& pawn) const
{
    if (isRace())
        return {crewIndex(pawn)};
    std::vector<int> all;
    for (int crew = 0; crew < std::ssize(crews); ++crew)
        all.push_back(crew);
    return all;
}

ScenarioSpot State::spot(int number) const
{
    const auto found = scenarios.find(number);
    return found == scenarios.end() ? ScenarioSpot() : found->second;
}

const Pile* State::pileAt(int square) const
{
    const auto found = piles.find(square);
    return found == piles.end() ? nullptr : &found->second;
}

void State::sweep()
{
    std::erase_if(piles, [](const auto& pile) { return pile.second.isEmpty(); });
    std::erase_if(scenarios, [](const auto& spot) { return spot.second.isAsAtTheStart(); });
}

bool State::isSheltered(const QString& crew) const
{
    return std::ranges::contains(std::views::values(shelters), crew);
}

bool State::isFreeShelter(int square) const
{
    return trail().at(square).shelter && !shelters.contains(square);
}

bool State::halts(const QString& pawn, int square) const
{
    const int number = trail().at(square).scenario;
    if (number == 0)
        return false;
    const auto found = scenarios.find(number);
    if (found == scenarios.end())
        return true;
    const std::set<QString>& resolved = found->second.resolved;
    return setup->rulings.has(Turned::OnceForAll) ? resolved.empty() : !resolved.contains(pawn);
}

const Crew* State::crewWith(const QString& survivor) const
{
    const auto found = std::ranges::find_if(crews, [&](const Crew& crew) { return crew.survivor(survivor); });
    return found == crews.end() ? nullptr : &*found;
}

const Survivor* State::survivor(const QString& card) const
{
    const Crew* with = crewWith(card);
    return with ? with->survivor(card) : nullptr;
}

Survivor* State::survivor(const QString& card)
{
    return const_cast<Survivor*>(std::as_const(*this).survivor(card));
}

std::set<QString> State::seen() const
{
    std::set<QString> seen(discard.begin(), discard.end());
    const auto add = [&](const auto& from) {
        for (const auto& one : from.survivors)
            seen.insert(one.card);
        for (const auto& one : from.mods)
            seen.insert(one.card);
    };
    for (const Crew& crew : crews) {
        add(crew);
        if (crew.vehicle)
            seen.insert(crew.vehicle->card);
    }
    for (const Pile& pile : std::views::values(piles)) {
        add(pile);
        for (const Vehicle& vehicle : pile.vehicles)
            seen.insert(vehicle.card);
    }
    if (outfit)
        seen.insert(outfit->open.begin(), outfit->open.end());
    for (const ScenarioSpot& spot : std::views::values(scenarios)) {
        if (!spot.card.isEmpty())
            seen.insert(spot.card);
    }
    return seen;
}

bool State::operator==(const State& other) const
{
    const bool isSameGame = setup == other.setup || *setup == *other.setup;
    return isSameGame && crews == other.crews && pawns == other.pawns &&
           catastrophe == other.catastrophe && first == other.first && turn == other.turn &&
           outfit == other.outfit && scenarios == other.scenarios && shelters == other.shelters &&
           piles == other.piles && discard == other.discard && over == other.over;
}

} // namespace roadmarshal::apocalypse_trail
