// What somebody at the table claims: a move, a shot, a score … in its stored form.
#pragma once

#include <QJsonObject>
#include <QString>

namespace roadmarshal::table {

struct Claim
{
    QString kind;
    QJsonObject args;
    bool operator==(const Claim&) const = default;
};

QJsonObject store(const Claim& claim);
Claim restoreClaim(const QJsonObject& stored);

} // namespace roadmarshal::table
