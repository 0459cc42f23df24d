// What the model has to tell people: codes, arguments and rule numbers; words are made at the edge.
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

namespace roadmarshal::table {

// The section of the rulebook and, where one decided it, the ruling: {"7.13", "AR-16"}.
struct Citation
{
    QString rule;
    QString ruling;
    bool isEmpty() const { return rule.isEmpty() && ruling.isEmpty(); }
    bool operator==(const Citation&) const = default;
};

struct Message
{
    QString code;
    QJsonObject args;
    bool operator==(const Message&) const = default;
};

// A rule that speaks against an action.
struct Objection
{
    Message message;
    Citation citation;
    bool operator==(const Objection&) const = default;
};
using Objections = QList<Objection>;
// What can't be, whatever the rules say; the reason is in words.
Objection impossible(const QString& reason);

QJsonObject store(const Message& message);
Message restoreMessage(const QJsonObject& stored);
QJsonObject store(const Objection& objection);
Objection restoreObjection(const QJsonObject& stored);

} // namespace roadmarshal::table
