// The action segment that is under way (4.4): which car, how far it has come, what is still owed.
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace roadmarshal::json {
class Reader;
}

namespace roadmarshal::apocalypse_road {

// What the table has to say next.
enum class Stage {
    None,      // no segment is open
    Move,      // it has shot; its card and movement follow
    Collision, // a combat card for a ram or sideswipe
    Chain,     // which lane a chain reaction takes, AR-23
    Draw,      // a movement event card
    Event,     // the choices that the event leaves
    Late       // a shot after movement, or nothing
};

// Whether the race card calls for a movement event; the table may not have said.
enum class Star { No, Yes, Unknown };

struct Segment
{
    Stage stage = Stage::None;
    int car = -1;
    Star star = Star::No;
    bool fired = false;  // AR-26: its one shot is spent
    bool barred = false; // 10.0: an event forbids the late shot
    int target = -1;     // of the collision attack
    bool sideswipe = false;
    QString crash;        // its result, while a chain has to be chosen
    QString event;        // the card that was drawn
    int damageBefore = 0; // AR-59: on the active car when it was drawn
    QString boost;        // AR-56: the race card of a Shot of NOS

    bool isOpen() const { return stage != Stage::None; }
    bool operator==(const Segment&) const = default;
};

QJsonValue storeValue(const Segment& segment);
void restoreValue(const json::Reader& reader, Segment& segment);

} // namespace roadmarshal::apocalypse_road
