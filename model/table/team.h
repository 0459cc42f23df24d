// Who sits at the table.
#pragma once

#include <QString>

namespace roadmarshal::table {

struct Team
{
    QString id;
    QString name;
    QString player;
    int livery = 0; // number of a colour and pattern that tell teams apart without colour vision
    bool operator==(const Team&) const = default;
};

} // namespace roadmarshal::table
