// What the caller of `amend` says is to become of the entries after the amended one.
#pragma once

#include "commands.h"

#include "table/journal/amendment.h"

namespace roadmarshal::cli {

struct AmendChoices
{
    table::Amendment::Choices entries; // one by one
    // For all others that come out otherwise: keep or revise.
    std::optional<table::Amendment::Resolution> all;
    bool dropsImpossible = false; // all that can't be any more may go
};

// From --keep, --revise and --drop: lists of numbers, or "all".
std::expected<AmendChoices, QString> choicesFrom(const Arguments& arguments);

// For every entry that stood after the amended one.
table::Amendment::Choices wishes(const AmendChoices& choices, const table::Amendment::Past& past);

// Why what was said about single entries can't be, if it can't.
std::optional<QString> refusedChoice(const AmendChoices& choices, const table::Amendment& amendment);

// Whether somebody said what becomes of an entry, as far as it is not what it was.
bool isDecided(const AmendChoices& choices, const table::Amendment::Ripple& ripple);

QString toText(table::Amendment::Resolution resolution);

} // namespace roadmarshal::cli
