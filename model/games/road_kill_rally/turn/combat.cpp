#include "combat.h"

#include "app_cards.h"
#include "cards.h"
#include "cards/draw.h"
#include "damage.h"
#include "games/road_kill_rally/combat/shot.h"
#include "games/road_kill_rally/driving/drive.h"
#include "games/road_kill_rally/driving/next_step.h"
#include "mount.h"
#include "sequence.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

void objectToAction(Deed& deed, int index)
{
    if (deed.state().hasActed(index))
        deed.object("has-acted", {{u"car"_s, deed.car(index).id}}, "RKR-55");
    else
        objectToTurn(deed, index);
}

// RKR-68: the card itself leaves the hand; one that it does not have can't.
bool playCard(Deed& deed, int index, const QString& id, const char* rule)
{
    const CardWords card{{id}, 0};
    if (!checkCards(deed, index, card, rule))
        return false;
    leave(deed, index, card, rule);
    deed.add(CardPlayed{deed.car(index).id, id}, rule);
    return true;
}

// RKR-57: whether cards can be worth so much.
void objectToAmmo(Deed& deed, int index, const CardWords& cards, const DueAmmo& due)
{
    const auto& known = deed.state().setup->data.rallyCards;
    const auto best = std::ranges::max_element(known, {}, &RallyCard::ammo);
    int points = cards.unseen * (best == known.end() ? 0 : best->ammo);
    for (const QString& name : cards.names) {
        const RallyCard* card = deed.state().setup->data.rallyCard(name);
        points += card ? card->ammo : 0;
    }
    if (points < due.points)
        deed.object("too-little-ammo",
                    {{u"car"_s, deed.car(index).id}, {u"count"_s, points}, {u"needed"_s, due.points}},
                    "RKR-57");
}

std::optional<CardWords> ammoSaid(Deed& deed, int index, const DueAmmo& due)
{
    const auto word = deed.teller().word(due);
    const auto cards = word ? parseCards(*word) : std::nullopt;
    if (word && !cards)
        deed.teller().refuse("no-cards", u"RKR-57"_s);
    return cards && checkCards(deed, index, *cards, "RKR-57") ? cards : std::nullopt;
}

bool payAmmo(Deed& deed, int index, const Weapon& weapon)
{
    if (weapon.ammo == 0)
        return true;
    const DueAmmo due{index, weapon.ammo, weapon.id};
    const auto cards =
        isInApp(*deed.state().setup, Deck::Rally) ? chosenAmmo(deed, index, due) : ammoSaid(deed, index, due);
    if (!cards)
        return false;
    objectToAmmo(deed, index, *cards, due);
    leave(deed, index, *cards, "RKR-57");
    return true;
}

// RKR-62: defence cards that the target plays; what they prevent. Nothing if it can't play them.
std::optional<int> playDefence(Deed& deed, int target, const QStringList& names)
{
    int prevented = 0;
    for (const QString& name : names) {
        const RallyCard* card = deed.state().setup->data.rallyCard(name);
        if (!card || card->type != RallyType::Defence) {
            deed.teller().refuse("no-defence", u"RKR-62"_s, {{u"given"_s, name}});
            return std::nullopt;
        }
        if (!playCard(deed, target, name, "RKR-62"))
            return std::nullopt;
        prevented += card->prevents;
    }
    return prevented;
}

bool areTeamMates(const State& state, const Car& car, const Car& other)
{
    return state.setup->variants.teams && !car.team.isEmpty() && car.team == other.team;
}

// RKR-62 to 65, 70: false if something has to be told first.
bool hit(Deed& deed, int index, int target, const Weapon& weapon)
{
    const DueDice due{.what = "roll-shot",
                      .dice = weapon.dice,
                      .car = index,
                      .about = deed.car(target).id,
                      .defended = true};
    const auto thrown = deed.roll(due, "RKR-62");
    if (!thrown)
        return false;
    const int armour = preventedBy(deed.state(), deed.car(target), weapon.against());
    const bool isAsked = isInApp(*deed.state().setup, Deck::Rally) && thrown->defence.isEmpty() &&
                         thrown->rolled.total > armour;
    const auto defence = isAsked ? chosenDefence(deed, target) : std::optional(thrown->defence);
    const auto defended = defence ? playDefence(deed, target, *defence) : std::nullopt;
    if (!defended)
        return false;
    const int prevented = *defended + armour;
    const int hits = std::max(0, thrown->rolled.total - prevented);
    deed.add(Shot{deed.car(index).id, deed.car(target).id, weapon.id, thrown->rolled.total,
                  std::min(prevented, thrown->rolled.total)},
             weapon.isCard ? "RKR-68" : "RKR-56");
    const int hand = deed.car(target).hand;
    const bool wiped = deed.car(target).wipedOut;
    if (!takeHits(deed, target, hits, thrown->cards,
                  {.what = "attack", .rule = "RKR-63", .by = deed.car(index).id, .spoilsTo = index}))
        return false;
    const bool hurt = std::min(hits, hand) > 0 || deed.car(target).wipedOut != wiped; // A11
    if (hurt && !areTeamMates(deed.state(), deed.car(index), deed.car(target)))
        deed.change(index, "shoot", deed.car(index).shoot + 1, weapon.isCard ? "RKR-70" : "RKR-65",
                    "RKR-A11");
    return true;
}

// RKR-71 to 73, A48.
bool shootFigure(Deed& deed, int index, const AimedAt& aim, const Weapon& weapon)
{
    const Pedestrian* meant = nullptr;
    for (const Pedestrian& figure : deed.state().pedestrians) {
        if (figure.at == aim.at && figure.colour == *aim.colour &&
            (!meant || figure.tried.size() < meant->tried.size()))
            meant = &figure;
    }
    if (!meant)
        return false;
    const Pedestrian figure = *meant;
    constexpr int needed = hitsForPedestrian;
    const QString colour = toText(figure.colour);
    const DueDice due{.what = "roll-shot-figure",
                      .dice = weapon.dice,
                      .car = index,
                      .needed = needed,
                      .about = colour,
                      .costly = false};
    const auto thrown = deed.roll(due, "RKR-71");
    if (!thrown)
        return true;
    const bool scored = thrown->rolled.total >= needed;
    deed.add(Hunted{deed.car(index).id, toText(figure.at), colour, true, scored}, "RKR-72");
    if (!scored)
        return true;
    deed.add(FigureLifted{toText(figure.at), colour, figure.tried}, "RKR-72");
    const QByteArray property = "kills-" + colour.toLatin1();
    deed.change(index, property.constData(), deed.car(index).kills(figure.colour) + 1, "RKR-72");
    return true;
}

// RKR-90: a roll against each opponent, in the order of play.
void hitEverybody(Deed& deed, int index, const Weapon& weapon)
{
    const std::vector<int> order = deed.state().order;
    for (const int target : order) {
        if (target != index && deed.car(target).isInPlay() && !hit(deed, index, target, weapon))
            return;
    }
}

// Where the app draws, only what is in the pile, or is shuffled into it now.
bool mayComeUp(const State& state, const QString& accessory)
{
    if (!isInApp(*state.setup, Deck::Accessories))
        return state.setup->data.accessory(accessory) != nullptr;
    const cards::DeckSheet sheet = sheetOf(*state.setup, Deck::Accessories);
    cards::Deck lying = lyingOf(state, Deck::Accessories);
    if (cards::needsReshuffle(sheet, lying))
        cards::shuffleBack(sheet, lying, cards::discard);
    const int kind = sheet.kindOf(accessory);
    return kind >= 0 && cards::leftOf(sheet, lying, kind) > 0;
}

bool isSteppingHere(const Road& road, int from, int here)
{
    return from == here || road.at(from).leadsTo(here);
}

} // namespace

std::optional<AimedAt> parseTarget(const State& state, const QString& word)
{
    if (!word.startsWith(u'@'))
        return std::nullopt;
    const QString name = word.sliced(1);
    if (const int car = state.carIndex(name); car >= 0)
        return AimedAt{.car = car};
    const auto at = parseSpaceId(name.section(u'-', 0, 0));
    if (!at || state.road->indexOf(*at) == none)
        return std::nullopt;
    AimedAt aim{.at = *at, .colour = table::enumFor<Colour>(colourWords(), name.section(u'-', 1))};
    if (name.contains(u'-'))
        return aim.colour ? std::optional(aim) : std::nullopt;
    // Without a colour there is one that can be meant.
    for (const Pedestrian& figure : state.pedestrians) {
        if (figure.at != *at)
            continue;
        if (aim.colour && *aim.colour != figure.colour)
            return std::nullopt;
        aim.colour = figure.colour;
    }
    return aim.colour ? std::optional(aim) : std::nullopt;
}

bool attack(Deed& deed, int index, const QString& id, const QString& target)
{
    const auto weapon = weaponOf(deed.state().setup->data, id);
    const auto aim = parseTarget(deed.state(), target);
    if (!weapon || (weapon->arc != Arc::All && !aim) || (aim && aim->car == index))
        return false;
    objectToAction(deed, index);
    deed.object(objectionsTo(deed.state(), index, *weapon));
    const Aim sight(deed.state(), index, *weapon);
    if (aim)
        deed.object(aim->car >= 0 ? sight.objectionsToCar(aim->car) : sight.objectionsToPedestrian(aim->at));
    if (weapon->isCard && !playCard(deed, index, id, "RKR-68"))
        return true;
    if (!payAmmo(deed, index, *weapon))
        return true;
    if (weapon->arc == Arc::All)
        hitEverybody(deed, index, *weapon);
    else if (aim->car >= 0)
        hit(deed, index, aim->car, *weapon);
    else if (!shootFigure(deed, index, *aim, *weapon))
        return false;
    if (!deed.isStopped())
        markActed(deed, index, "RKR-55");
    return true;
}

bool pitStop(Deed& deed, int index, const QString& id)
{
    const RallyCard* card = deed.state().setup->data.rallyCard(id);
    if (!card || card->type != RallyType::Pit)
        return false;
    objectToAction(deed, index);
    if (deed.car(index).wipeOut >= bannedFromPits)
        deed.object("no-pit-stops", {{u"car"_s, deed.car(index).id}}, "RKR-76");
    if (!playCard(deed, index, id, "RKR-74"))
        return true;
    const auto drawn = accessoryToDraw(deed, index);
    if (!drawn)
        return true;
    if (*drawn != u"?" && !mayComeUp(deed.state(), *drawn)) {
        deed.teller().refuse("no-such-accessory", u"RKR-74"_s);
        return true;
    }
    drawAccessory(deed, index, *drawn, "RKR-74");
    if (mountWords(deed, index, "RKR-77"))
        markActed(deed, index, "RKR-55");
    return true;
}

bool dropHazard(Deed& deed, int index, const QString& id, const QString& place)
{
    const RallyCard* card = deed.state().setup->data.rallyCard(id);
    const Road& road = *deed.state().road;
    const int at = road.indexOf(place);
    const int here = deed.car(index).isOnRoad() ? road.indexOf(deed.car(index).at) : none;
    if (!card || card->type != RallyType::Hazard || at == none || here == none)
        return false;
    objectToAction(deed, index);
    if (!isSteppingHere(road, at, here))
        deed.object("not-behind", {{u"car"_s, deed.car(index).id}, {u"place"_s, place}}, "RKR-69", "RKR-A41");
    if (!playCard(deed, index, id, "RKR-68"))
        return true;
    deed.add(HazardLaid{place, card->hazard}, "RKR-68", "RKR-A41");
    markActed(deed, index, "RKR-55");
    return true;
}

} // namespace roadmarshal::road_kill_rally
