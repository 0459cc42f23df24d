// What happened at the table (an action) and what it changed there (effects), in their stored form.
#pragma once

#include "text/message.h"

namespace roadmarshal::table {

// An intent: "car 21 plays Solo +4 along this path".
struct Action
{
    QString kind;
    QJsonObject args;
    bool operator==(const Action&) const = default;
};

// One physical change: "36 gets 2 damage markers". The citation says which rule brought it about.
struct Effect
{
    QString kind;
    QJsonObject args;
    Citation citation;
    bool operator==(const Effect&) const = default;
};
using Effects = QList<Effect>;

QJsonObject store(const Action& action);
Action restoreAction(const QJsonObject& stored);
QJsonObject store(const Effect& effect);
Effect restoreEffect(const QJsonObject& stored);

QJsonArray store(const Effects& effects);
Effects restoreEffects(const QJsonArray& stored);
QJsonArray store(const Objections& objections);
Objections restoreObjections(const QJsonArray& stored);

} // namespace roadmarshal::table
