// Where tokens come from: the question that is put when several stores hold more than is due.
#pragma once

#include "games/apocalypse_trail/turn/payment.h"
#include "prompts.h"

namespace roadmarshal::apocalypse_trail {

table::Prompt promptSource(const State& state, Resource resource, int due, const std::vector<Store>& stores);

// What the next word says of a bill. `used` goes on if a word was needed and fits.
struct Sourced
{
    QStringList source = {};
    std::optional<table::Asked> open = {}; // the question, or what is wrong with the word
};
Sourced readSource(const State& state, const Bill& bill, const table::Answers& answers, qsizetype& used);

} // namespace roadmarshal::apocalypse_trail
