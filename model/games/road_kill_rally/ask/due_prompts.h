// What cards are called where a question names them.
#pragma once

#include <QString>

namespace roadmarshal::road_kill_rally {

// The code of its name, as an argument of a message; its id where it has none.
QString cardCode(const QString& id);

} // namespace roadmarshal::road_kill_rally
