#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr Phrase phrases[] = {
    {"draw-order", QT_TRANSLATE_NOOP("RushNCrush", "The starting order is drawn")},
    {"place-car", QT_TRANSLATE_NOOP("RushNCrush", "{car} lines up on {place}")},
    {"place-rest", QT_TRANSLATE_NOOP("RushNCrush", "The other cars line up")},
    {"settle-order", QT_TRANSLATE_NOOP("RushNCrush", "Level cars roll for the order")},
    {"begin-turn", QT_TRANSLATE_NOOP("RushNCrush", "{car} is to act")},
    {"move-lever", QT_TRANSLATE_NOOP("RushNCrush", "{car} moves the gear lever: {moves}")},
    {"test-driving", QT_TRANSLATE_NOOP("RushNCrush", "{car} rolls the driving test")},
    {"drive-way", QT_TRANSLATE_NOOP("RushNCrush", "{car} drives {path}")},
    {"push-car", QT_TRANSLATE_NOOP("RushNCrush", "{car} pushes {other}")},
    {"end-turn", QT_TRANSLATE_NOOP("RushNCrush", "{car} is done")},
    {"play-card", QT_TRANSLATE_NOOP("RushNCrush", "{car} plays an equipment card")},
    {"declare-winner", QT_TRANSLATE_NOOP("RushNCrush", "{car} is declared the winner")},
    {"changed", QT_TRANSLATE_NOOP("RushNCrush", "{subject}: {property} {from} → {to}")},
    {"car-moved", QT_TRANSLATE_NOOP("RushNCrush", "{car} goes from {from} to {to}")},
    {"car-placed", QT_TRANSLATE_NOOP("RushNCrush", "{car} lines up on {to}")},
    {"car-lifted", QT_TRANSLATE_NOOP("RushNCrush", "{car} leaves {from}")},
    {"lever-moved", QT_TRANSLATE_NOOP("RushNCrush", "{car}: lever from {from} to {to}")},
    {"fate-racing", QT_TRANSLATE_NOOP("RushNCrush", "{car} races again")},
    {"fate-exploded", QT_TRANSLATE_NOOP("RushNCrush", "The engine of {car} explodes")},
    {"fate-destroyed", QT_TRANSLATE_NOOP("RushNCrush", "{car} is destroyed")},
    {"nails-set", QT_TRANSLATE_NOOP("RushNCrush", "Nails on {place}: {from} → {to}")},
    {"order-drawn", QT_TRANSLATE_NOOP("RushNCrush", "Drawn: {cars}")},
    {"order-undrawn", QT_TRANSLATE_NOOP("RushNCrush", "The starting order is open again")},
    {"order-set", QT_TRANSLATE_NOOP("RushNCrush", "Order of this turn: {cars}")},
    {"order-open", QT_TRANSLATE_NOOP("RushNCrush", "The order of this turn is open")},
    {"turn-set", QT_TRANSLATE_NOOP("RushNCrush", "Turn {to} begins")},
    {"acted-set", QT_TRANSLATE_NOOP("RushNCrush", "Through in this turn: {cars}")},
    {"acting-set", QT_TRANSLATE_NOOP("RushNCrush", "{car} is in its turn")},
    {"acting-none", QT_TRANSLATE_NOOP("RushNCrush", "Nobody is in its turn")},
    {"winner-set", QT_TRANSLATE_NOOP("RushNCrush", "{to} wins")},
    {"winner-none", QT_TRANSLATE_NOOP("RushNCrush", "Nobody has won yet")},
    {"shoved", QT_TRANSLATE_NOOP("RushNCrush", "{car} pushes {other} away")},
    {"shoved-in-vain", QT_TRANSLATE_NOOP("RushNCrush", "{other} holds against {car}")},
    {"shoved-wedged", QT_TRANSLATE_NOOP("RushNCrush", "{car} wedges {other} in")},
    {"rammed",
     QT_TRANSLATE_NOOP("RushNCrush", "{car} rams {other} from behind: {tests} {tests|test|tests} each")},
    {"hit-rock", QT_TRANSLATE_NOOP("RushNCrush", "{car} hits rock at {speed}")},
    {"card-played", QT_TRANSLATE_NOOP("RushNCrush", "{car} plays {card}")},
    {"roll-heat", QT_TRANSLATE_NOOP("RushNCrush", "Heat")},
    {"roll-driving", QT_TRANSLATE_NOOP("RushNCrush", "Driving test")},
    {"roll-armour", QT_TRANSLATE_NOOP("RushNCrush", "Armour")},
    {"roll-wreck", QT_TRANSLATE_NOOP("RushNCrush", "Wreck")},
    {"roll-head-on", QT_TRANSLATE_NOOP("RushNCrush", "Head-on")},
    {"roll-push", QT_TRANSLATE_NOOP("RushNCrush", "Push")},
    {"roll-resist", QT_TRANSLATE_NOOP("RushNCrush", "Resistance")},
    {"roll-order", QT_TRANSLATE_NOOP("RushNCrush", "Order")},
    {"property-temperature", QT_TRANSLATE_NOOP("RushNCrush", "temperature")},
    {"property-armour", QT_TRANSLATE_NOOP("RushNCrush", "armour")},
    {"property-tyres", QT_TRANSLATE_NOOP("RushNCrush", "tyres")},
    {"property-brakes", QT_TRANSLATE_NOOP("RushNCrush", "brakes")},
    {"property-turbo", QT_TRANSLATE_NOOP("RushNCrush", "turbo")},
    {"property-equipment", QT_TRANSLATE_NOOP("RushNCrush", "equipment")},
    {"property-crossings", QT_TRANSLATE_NOOP("RushNCrush", "crossings of the finish line")},
    {"card-unnamed", QT_TRANSLATE_NOOP("RushNCrush", "an equipment card")},
    {"card-spare-tyre", QT_TRANSLATE_NOOP("RushNCrush", "Spare tyre")},
    {"card-spare-pads", QT_TRANSLATE_NOOP("RushNCrush", "Spare pads")},
    {"card-nitro-bottle", QT_TRANSLATE_NOOP("RushNCrush", "Nitro bottle")},
    {"card-scrap-plate", QT_TRANSLATE_NOOP("RushNCrush", "Scrap plate")},
    {"card-coolant", QT_TRANSLATE_NOOP("RushNCrush", "Coolant")},
    {"card-big-radiator", QT_TRANSLATE_NOOP("RushNCrush", "Big radiator")},
    {"card-nails", QT_TRANSLATE_NOOP("RushNCrush", "Nails")},
    {"card-ram-bars", QT_TRANSLATE_NOOP("RushNCrush", "Ram bars")},
    {"card-spiked-hubs", QT_TRANSLATE_NOOP("RushNCrush", "Spiked hubs")},
    {"card-skid-plate", QT_TRANSLATE_NOOP("RushNCrush", "Skid plate")},
    {"card-co-driver", QT_TRANSLATE_NOOP("RushNCrush", "Co-driver")},
    {"card-steady-hands", QT_TRANSLATE_NOOP("RushNCrush", "Steady hands")},
    {"card-roll-cage", QT_TRANSLATE_NOOP("RushNCrush", "Roll cage")},
    {"card-bumper", QT_TRANSLATE_NOOP("RushNCrush", "Bumper")},
    {"card-tow-hook", QT_TRANSLATE_NOOP("RushNCrush", "Tow hook")},
    {"card-anchor", QT_TRANSLATE_NOOP("RushNCrush", "Anchor")},
    {"card-racing-fuel", QT_TRANSLATE_NOOP("RushNCrush", "Racing fuel")},
    {"card-jammer", QT_TRANSLATE_NOOP("RushNCrush", "Jammer")},
};

} // namespace

std::span<const Phrase> recordPhrases()
{
    return phrases;
}

} // namespace roadmarshal::rush_n_crush
