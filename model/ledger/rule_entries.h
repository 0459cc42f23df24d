// The ledger as entries of a rule book: searched, read and linked like the rules.
#pragma once

#include "rules/rule_entry.h"
#include "table/ruling.h"

namespace roadmarshal::ledger {

// Numbered as they stand there; those of the house can be withdrawn.
std::vector<rules::RuleEntry> ruleEntries(const table::Rulings& ofTheGame, const table::Rulings& ofTheHouse);

} // namespace roadmarshal::ledger
