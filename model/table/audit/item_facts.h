// What can differ on an item of a mat.
#pragma once

#include "audit_lines.h"

namespace roadmarshal::table {

// None for what is printed.
QList<AuditFact> factsOf(const mats::Item& item);

} // namespace roadmarshal::table
