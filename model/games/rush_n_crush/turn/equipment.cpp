#include "equipment.h"

#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

// D5
constexpr std::array<Equipment, 18> cards{{{"spare-tyre", "tyres", 1},
                                           {"spare-pads", "brakes", 1},
                                           {"nitro-bottle", "turbo", 1},
                                           {"scrap-plate", "armour", 1},
                                           {"coolant", "temperature", -1},
                                           {"big-radiator"},
                                           {"nails"},
                                           {"ram-bars"},
                                           {"spiked-hubs"},
                                           {"skid-plate"},
                                           {"co-driver"},
                                           {"steady-hands"},
                                           {"roll-cage"},
                                           {"bumper"},
                                           {"tow-hook"},
                                           {"anchor"},
                                           {"racing-fuel"},
                                           {"jammer"}}};

int changed(const Car& car, const Equipment& card)
{
    for (const auto& property : Car::properties()) {
        if (QLatin1StringView(property.name) == QLatin1StringView(card.property))
            return std::clamp(car.*property.member + card.by, property.least, property.most);
    }
    return 0;
}

} // namespace

std::span<const Equipment> equipmentCards()
{
    return cards;
}

const Equipment* equipmentCard(const QString& id)
{
    const auto found =
        std::ranges::find_if(cards, [&](const Equipment& card) { return id == QLatin1StringView(card.id); });
    return found == cards.end() ? nullptr : &*found;
}

void playCard(Deed& deed, const QString& id)
{
    const int car = deed.state().acting->car;
    const int left = deed.car(car).equipment;
    if (left == 0)
        deed.object(table::objection(QStringLiteral("no-cards-left"),
                                     {{QStringLiteral("car"), deed.car(car).id}}, QStringLiteral("RNC-7"),
                                     QStringLiteral("RNC-A27")));
    deed.add(CardPlayed{deed.car(car).id, id}, "RNC-8", "RNC-A27");
    deed.change(car, "equipment", std::max(0, left - 1), "RNC-8", "RNC-A27");
    const Equipment* card = equipmentCard(id);
    if (card && card->property)
        deed.change(car, card->property, changed(deed.car(car), *card), "RNC-D5");
}

} // namespace roadmarshal::rush_n_crush
