// What people call the colour of a livery.
#pragma once

#include <QString>
#include <QStringList>

namespace roadmarshal::views {

// In the order of their numbers.
QStringList liveryNames();
// Empty where there is no such livery.
QString liveryName(int number);
// By its name, however it is written; -1 for none.
int liveryNamed(const QString& name);

} // namespace roadmarshal::views
