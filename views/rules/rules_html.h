// Entries of a rule book as a document: headings, text with what was found marked, links to what bears on it.
#pragma once

#include "rules/rule_book.h"

class QPalette;

namespace roadmarshal::views {

// Everything that comes from data is escaped.
QString htmlOf(const rules::RuleBook& book, const std::vector<rules::Found>& found, const QPalette& palette);
QString htmlOf(const rules::RuleBook& book, const rules::RuleEntry& entry, const QPalette& palette);

} // namespace roadmarshal::views
