#include "people.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

bool worksIn(const Ability& ability, const QString& kind)
{
    return ability.in.isEmpty() || ability.in == kind;
}

} // namespace

int rawSkill(const Box& box, const Survivor& survivor, const QString& skill)
{
    int value = box.person(survivor.card)->skill(skill) - survivor.starvation;
    for (const auto& [ailment, tokens] : survivor.ailments) {
        if (const Ailment* card = box.ailment(ailment))
            value += card->skill * tokens;
    }
    return value;
}

int countsAs(const PersonCard& person, const QString& kind)
{
    int count = 1;
    for (const Ability& ability : person.abilities) {
        if (ability.kind == Ability::Kind::CountsAs && worksIn(ability, kind))
            count = std::max(count, ability.n);
    }
    return count;
}

std::vector<int> rerolledFaces(const Box& box, const QStringList& committed, const QString& kind)
{
    std::set<int> faces;
    for (const QString& card : committed) {
        for (const Ability& ability : box.person(card)->abilities) {
            if (ability.kind == Ability::Kind::Reroll && worksIn(ability, kind))
                faces.insert(ability.faces.begin(), ability.faces.end());
        }
    }
    return {faces.begin(), faces.end()};
}

bool isLoaded(const ModCard& card, const Mod& mod)
{
    return mod.load.covers(card.load);
}

QStringList spendable(const State& state, const QString& pawn)
{
    QStringList mods;
    for (const int index : state.convoyOf(pawn)) {
        for (const Mod& mod : state.crews[static_cast<size_t>(index)].mods) {
            const ModCard& card = *state.box().mod(mod.card);
            if (!card.spend.empty() && isLoaded(card, mod))
                mods.append(mod.card);
        }
    }
    mods.sort();
    return mods;
}

} // namespace roadmarshal::apocalypse_trail
