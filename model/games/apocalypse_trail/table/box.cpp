#include "box.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

template <class Card>
const Card* find(const QHash<QString, qsizetype>& index, const std::vector<Card>& cards, const QString& id)
{
    const auto found = index.constFind(id);
    return found == index.cend() ? nullptr : &cards[static_cast<size_t>(*found)];
}

template <class Card>
QHash<QString, qsizetype> indexOf(const std::vector<Card>& cards, qsizetype from = 0)
{
    QHash<QString, qsizetype> index;
    for (size_t i = 0; i < cards.size(); ++i)
        index.insert(cards[i].id, from + static_cast<qsizetype>(i));
    return index;
}

template <class Card>
QStringList idsOf(const std::vector<Card>& cards)
{
    QStringList ids;
    for (const Card& card : cards)
        ids.append(card.id);
    return ids;
}

} // namespace

int ScenarioOption::outcomeOf(int total) const
{
    const auto found = std::ranges::find_if(outcomes, [&](const Outcome& outcome) {
        return outcome.on.empty() || std::ranges::contains(outcome.on, total);
    });
    return found == outcomes.end() ? -1 : static_cast<int>(found - outcomes.begin());
}

const ScenarioOption* ScenarioCard::option(const QString& called) const
{
    const auto found = std::ranges::find(options, called, &ScenarioOption::id);
    return found == options.end() ? nullptr : &*found;
}

int PersonCard::skill(const QString& of) const
{
    const auto found = skills.find(of);
    return found == skills.end() ? 0 : found->second;
}

void Box::index()
{
    m_settings = indexOf(settings);
    m_scenarios = indexOf(scenarios);
    m_vehicles = indexOf(vehicles);
    m_people = indexOf(leaders);
    m_people.insert(indexOf(survivors, static_cast<qsizetype>(leaders.size())));
    m_mods = indexOf(mods);
    m_ailments.clear();
    for (size_t i = 0; i < settings.size(); ++i) {
        for (size_t k = 0; k < settings[i].ailments.size(); ++k)
            m_ailments.try_emplace(settings[i].ailments[k].id, i, k);
    }
}

const Setting* Box::setting(const QString& card) const
{
    return find(m_settings, settings, card);
}

const ScenarioCard* Box::scenario(const QString& card) const
{
    return find(m_scenarios, scenarios, card);
}

const VehicleCard* Box::vehicle(const QString& card) const
{
    return find(m_vehicles, vehicles, card);
}

const PersonCard* Box::person(const QString& card) const
{
    const auto found = m_people.constFind(card);
    if (found == m_people.cend())
        return nullptr;
    const auto position = static_cast<size_t>(*found);
    return position < leaders.size() ? &leaders[position] : &survivors[position - leaders.size()];
}

const ModCard* Box::mod(const QString& card) const
{
    return find(m_mods, mods, card);
}

const Ailment* Box::ailment(const QString& card) const
{
    const auto found = m_ailments.find(card);
    if (found == m_ailments.end())
        return nullptr;
    return &settings[found->second.first].ailments[found->second.second];
}

QStringList Box::deck(DeckName which) const
{
    switch (which) {
    case DeckName::Survivors:
        return idsOf(survivors);
    case DeckName::Leaders:
        return idsOf(leaders);
    case DeckName::Mods:
        return idsOf(mods);
    case DeckName::Vehicles:
        return idsOf(vehicles);
    }
    Q_UNREACHABLE_RETURN({});
}

bool Box::isIn(DeckName from, const QString& card) const
{
    const PersonCard* someone = person(card);
    switch (from) {
    case DeckName::Survivors:
        return someone && !someone->leader;
    case DeckName::Leaders:
        return someone && someone->leader;
    case DeckName::Mods:
        return mod(card);
    case DeckName::Vehicles:
        return vehicle(card);
    }
    Q_UNREACHABLE_RETURN(false);
}

QStringList Box::skills() const
{
    std::set<QString> names;
    for (const auto* people : {&leaders, &survivors}) {
        for (const PersonCard& person : *people)
            std::ranges::copy(std::views::keys(person.skills), std::inserter(names, names.end()));
    }
    return QStringList(names.begin(), names.end());
}

} // namespace roadmarshal::apocalypse_trail
