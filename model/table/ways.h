// What pieces drove: the places that each came through, from where it stood to where it came to stand.
#pragma once

#include <QHash>
#include <QStringList>

namespace roadmarshal::table {

// By piece. Whose way nobody has written down is not among them: it was put from one place to the other.
using Ways = QHash<QString, QStringList>;

Ways reversed(Ways ways);
// One after the other.
Ways joined(Ways ways, const Ways& then);

} // namespace roadmarshal::table
