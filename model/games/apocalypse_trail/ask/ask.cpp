#include "ask.h"

#include "parts.h"
#include "prompts.h"
#include "table/short_forms.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

Asked ask(const State& state, const Answers& answers, const std::stop_token& stop)
{
    if (state.over != Over::No) {
        if (answers.isEmpty())
            return prompt(state, "over", table::Asking::Choice, message("ask-over"));
        return answers[0] == u"done" ? Asked(table::Said{1}) : table::misfit(0, u"stray"_s, answers[0]);
    }
    if (state.turn.step == Step::Outfit)
        return askOutfit(state, answers);
    if (!state.turn.open.isNothing())
        return askOwed(state, answers);
    if (!answers.isEmpty() && isDoing(answers[0]))
        return askDoing(state, answers, stop);
    if (state.turn.step == Step::Scenario)
        return askScenario(state, answers);
    if (answers.isEmpty())
        return promptDoings(state, stop);
    return table::misfit(0, u"stray"_s, answers[0]);
}

} // namespace roadmarshal::apocalypse_trail
