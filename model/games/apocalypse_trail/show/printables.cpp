#include "printables.h"

#include "games/apocalypse_trail/table/names.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

constexpr qsizetype longestLabel = 3;
constexpr int tokensPerCrew = 8; // of each resource
constexpr int shelters = 2;      // that one crew may claim; more are cut from another sheet
constexpr int hungerPerCrew = 6;

mats::Fact fact(const char* label, int count)
{
    return {shown(label), shown("fact-number", {{u"count"_s, count}})};
}

QString textOf(const PersonCard& card)
{
    QStringList texts;
    for (const Ability& ability : card.abilities) {
        if (!ability.text.isEmpty())
            texts.append(ability.text);
    }
    return texts.join(u' ');
}

PrintedCard cardOf(const Box& box, const PersonCard& person)
{
    PrintedCard card{.title = person.name, .text = textOf(person)};
    for (const QString& skill : box.skills())
        card.facts.append({namedAs(skill), shown("fact-number", {{u"count"_s, person.skill(skill)}})});
    return card;
}

PrintedCard cardOf(const VehicleCard& vehicle)
{
    return {.title = vehicle.name,
            .facts = {fact("mat-currency", vehicle.cost), fact("label-speed", vehicle.speed),
                      fact("label-mod-room", vehicle.modCapacity),
                      fact("label-passengers", vehicle.passengers), fact("label-cargo", vehicle.cargo),
                      fact("label-fuel", vehicle.fuel), fact("mat-tracker", vehicle.tracker)}};
}

PrintedCard cardOf(const ModCard& mod)
{
    PrintedCard card{.title = mod.name,
                     .facts = {fact("mat-currency", mod.cost), fact("label-mod-room", mod.size)}};
    for (const Resource one : allResources) {
        if (mod.load[one] > 0)
            card.facts.append({{u"mat-"_s + wordFor(resourceWords, one), {}},
                               shown("fact-number", {{u"count"_s, mod.load[one]}})});
    }
    if (mod.cargo > 0)
        card.facts.append(fact("label-cargo", mod.cargo));
    if (mod.passengers > 0)
        card.facts.append(fact("label-passengers", mod.passengers));
    return card;
}

QList<PrintedDeck> decksOf(const Box& box)
{
    PrintedDeck leaders{shown("deck-leaders")};
    for (const PersonCard& person : box.leaders)
        leaders.cards.append(cardOf(box, person));
    PrintedDeck survivors{shown("deck-survivors")};
    for (const PersonCard& person : box.survivors)
        survivors.cards.append(cardOf(box, person));
    PrintedDeck vehicles{shown("deck-vehicles")};
    for (const VehicleCard& vehicle : box.vehicles)
        vehicles.cards.append(cardOf(vehicle));
    PrintedDeck mods{shown("deck-mods")};
    for (const ModCard& mod : box.mods)
        mods.cards.append(cardOf(mod));
    return {leaders, survivors, vehicles, mods};
}

Piece pieceOf(Form form, const QString& name, const QString& team)
{
    return {.id = name,
            .label = name.first(std::min(longestLabel, name.size())).toUpper(),
            .team = team,
            .form = form};
}

PrintedPiece marker(const QString& name, int copies, const Message& means, const QString& team = {})
{
    return {.front = pieceOf(Form::Marker, name, team), .copies = copies, .name = means};
}

} // namespace

Printables printables(const State& state)
{
    Printables made;
    const int crews = static_cast<int>(state.setup->crews.size());
    PrintedSet table;
    for (const Pawn& pawn : state.pawns) {
        if (!state.isRace()) {
            table.pieces.append({.front = pieceOf(Form::Pawn, pawn.id, {}), .name = shown("mat-convoy")});
            continue;
        }
        const QString name = crewName(state, pawn.id);
        made.sets.append({pawn.id,
                          {{.front = pieceOf(Form::Pawn, name, pawn.id)},
                           marker(name, shelters, shown("figure-shelter"), pawn.id)}});
    }
    table.pieces.append({.front = pieceOf(Form::Pawn, u"!"_s, {}), .name = shown("label-catastrophe")});
    for (const QString& resource : resourceWords)
        table.pieces.append(marker(resource, tokensPerCrew * crews, {u"mat-"_s + resource, {}}));
    table.pieces.append(marker(u"H"_s, hungerPerCrew * crews, shown("mat-starvation")));
    made.sets.append(table);
    made.decks = decksOf(state.box());
    return made;
}

} // namespace roadmarshal::apocalypse_trail
