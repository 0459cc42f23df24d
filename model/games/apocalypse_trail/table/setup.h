// What a table plays on and by, from its start to its end.
#pragma once

#include "box.h"
#include "rulings.h"
#include "table/team.h"
#include "trail.h"

#include <QList>

namespace roadmarshal::apocalypse_trail {

enum class Mode { Survival, Race };

struct Setup
{
    QList<table::Team> crews; // clockwise; those that nobody named are only ids
    Mode mode = Mode::Survival;
    Trail trail;
    Box box;
    QStringList settings; // the first is the primary one
    QString first;        // who begins; empty in a Race that still rolls for it
    bool inApp = false;   // the app rolls the dice and draws the cards
    TurnedRulings rulings;

    QJsonObject json = {}; // as it was read

    bool isRace() const { return mode == Mode::Race; }
    const Setting& primary() const { return *box.setting(settings.front()); }
    bool operator==(const Setup&) const = default;
};

// AT-12
inline constexpr int survivalMoney = 45;
inline constexpr int raceMoney = 50;

} // namespace roadmarshal::apocalypse_trail
