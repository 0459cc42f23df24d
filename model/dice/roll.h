// What a roll is asked for, and what fell.
#pragma once

#include "die.h"
#include "json/reader.h"

#include <QJsonValue>
#include <QStringList>

#include <functional>
#include <optional>
#include <variant>

namespace roadmarshal::dice {

// "Two dice for the armour of car 21."
struct Ask
{
    QString what; // names the roll: "armour 21"
    QList<Die> dice;
    bool totals = false; // it is enough to say what they count together
    bool inApp = true;   // the app may roll them
    bool operator==(const Ask&) const = default;
};

Ask ask(const QString& what, const Die& die, int count);

// As they fell, those that other faces brought behind.
struct Faces
{
    QStringList names;
    bool operator==(const Faces&) const = default;
};
// Nobody said more.
struct Total
{
    int value = 0;
    bool operator==(const Total&) const = default;
};
// The app rolls when it is decided.
struct ByApp
{
    bool operator==(const ByApp&) const = default;
};
using Roll = std::variant<Faces, Total, ByApp>;

// Stored as ["3", "5"], 8 or "app".
QJsonValue storeValue(const Roll& roll);
void restoreValue(const json::Reader& reader, Roll& roll);

// Dice that have not fallen yet when these faces have. Nothing if a face is none of its die, or comes after
// the last.
std::optional<QList<Die>> stillDue(const Ask& ask, const QStringList& faces);
bool isComplete(const Ask& ask, const Roll& roll);
// What a complete roll counts; nothing for any other.
std::optional<int> totalOf(const Ask& ask, const Roll& roll);
// How many dice show this face.
int count(const Faces& faces, QStringView face);

// A number from 0 up to, not including, the bound, drawn under a name.
using Draw = std::function<int(int bound, const QString& name)>;
// The app rolls: every die is a draw of its own, named after the roll and its number.
Faces rolledBy(const Ask& ask, const Draw& draw);

} // namespace roadmarshal::dice
