// A draft out of a file, as far as it goes, and back into one with all that the file held.
#pragma once

#include "draft.h"
#include "json/problem.h"

#include <expected>

namespace roadmarshal::track {

struct ReadDraft
{
    Draft draft;
    // Why nobody could have raced on it as the file stands: it was read as far as it makes sense.
    std::optional<Problem> problem = {};
};

// Refuses what is no track at all, or too large.
std::expected<ReadDraft, Problem> readDraft(const QJsonObject& object);
QJsonObject storeDraft(const Draft& draft);

} // namespace roadmarshal::track
