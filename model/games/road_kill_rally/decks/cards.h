// The cards of the box as a table's data describe them: Rally cards, accessories, skills.
#pragma once

#include "json/reader.h"

#include <QStringList>

#include <vector>

namespace roadmarshal::road_kill_rally {

inline constexpr int anyRange = -1;

// Where the target of an attack may be (A10, A44).
enum class Arc { Front, Rear, Side, Any, All };
enum class RallyType { Plain, Attack, Defence, Pit, Hazard };
enum class AccessoryKind { Weapon, Armour, Driver, Device };
enum class SlotColour { Red, Green, Yellow };

// What armour and defence cards may be good against (A25).
enum class Against { Weapon, AttackCard, Check, Collision };

struct RallyCard
{
    QString id;
    QString title;
    int count = 0;
    int ammo = 0; // points
    RallyType type = RallyType::Plain;
    Arc arc = Arc::Any;
    int range = anyRange;
    int ammoCost = 0;
    int dice = 0;
    int prevents = 0;
    QString hazard = {}; // of a hazard card
    QString effect = {};
    bool operator==(const RallyCard&) const = default;
};

struct Accessory
{
    QString id;
    QString title;
    int count = 0;
    std::vector<SlotColour> colours; // of the slots that it covers, from the left
    AccessoryKind kind = AccessoryKind::Device;
    int ammo = 0; // points that a shot costs
    int range = anyRange;
    int dice = 0;
    Arc arc = Arc::Front;
    int prevents = 0;
    std::vector<Against> appliesTo{Against::Weapon, Against::AttackCard};
    int pedDice = 0;
    bool veteran = false;
    bool jumpJets = false;
    QString text = {};

    bool isWeapon() const { return kind == AccessoryKind::Weapon; }
    bool operator==(const Accessory&) const = default;
};

struct Skill
{
    QString id;
    QString title;
    int freeUp = 1;
    int freeDown = 2;
    int laneDie = 1;
    QString text = {};
    bool operator==(const Skill&) const = default;
};

const QStringList& arcWords();
const QStringList& slotColourWords();

} // namespace roadmarshal::road_kill_rally
