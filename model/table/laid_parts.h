// What is laid of parts in a set-up form: read, written and changed, with lines that stay on their part.
#pragma once

#include "setup_form.h"

#include <map>

namespace roadmarshal::table {

struct LaidParts
{
    QStringList parts;
    bool closed = false;
    std::map<QString, int> lines = {}; // by key, the row that they lie behind
    bool operator==(const LaidParts&) const = default;
};

// A board that is ready is taken apart; nothing where it can't be, or is no board at all.
std::optional<LaidParts> laidParts(const LayParts& field, const QJsonValue& chosen);
// The word of the ready board that is just so, or the object.
QJsonValue chosenAs(const LayParts& field, const LaidParts& laid);
// Made to fit what is offered; undefined for what makes no sense.
QJsonValue settledParts(const LayParts& field, const QJsonValue& chosen);

const LayParts::Part* partFor(const LayParts& field, const QString& word);
int rowsOf(const LayParts& field, const LaidParts& laid);
// The row of the board, counted from 0, that a part begins with; and the part that a row belongs to, or -1.
int firstRowOf(const LayParts& field, const LaidParts& laid, qsizetype part);
qsizetype partAt(const LayParts& field, const LaidParts& laid, int row);

LaidParts withPart(const LayParts& field, LaidParts laid, qsizetype at, const QString& word);
LaidParts withoutPart(const LayParts& field, LaidParts laid, qsizetype at);
LaidParts withPartMoved(const LayParts& field, LaidParts laid, qsizetype from, qsizetype to);
// The same if it has no other side.
LaidParts withPartTurnedOver(const LayParts& field, LaidParts laid, qsizetype at);

} // namespace roadmarshal::table
