// What a typed line says about an entry of the past: what really happened instead of it.
#pragma once

#include "amendment.h"
#include "table/refused.h"

namespace roadmarshal::table {

// A question that is still open, or what the entry becomes, or why it can't become that; or nobody waited.
using Understood = std::variant<Prompt, Amendment::Replacement, Refused, Stopped>;

// The words are those of `play`: answers as they would have been given then, or `set SUBJECT PROPERTY VALUE`.
// One entry is replaced by one: a line that makes more is refused.
Understood understand(const Amendment::Past& past, const QString& line, const std::stop_token& stop = {});

} // namespace roadmarshal::table
