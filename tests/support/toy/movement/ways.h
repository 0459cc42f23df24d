// Where vehicles can go on the nine spaces.
#pragma once

#include <QStringList>

namespace roadmarshal::test::toy {

struct State;
struct Vehicle;

// "a1" to "c3": columns a to c, rows 1 to 3.
QStringList allSpaces();
bool isSpace(const QString& name);
QStringList neighbours(const QString& space);

using Way = QStringList; // spaces entered by the front, in order
// 3.1: the truck goes one space, its rear follows; the cart goes one or two. Over free spaces only, whether
// dry or not.
QList<Way> waysOf(const State& state, const Vehicle& vehicle);
// Where the vehicle lies after it.
QStringList placesAfter(const Vehicle& vehicle, const Way& way);
// 3.2, TOY-1: the first space of a way that is under water and closed; empty if there is none.
QString closedOn(const State& state, const Way& way);

} // namespace roadmarshal::test::toy
