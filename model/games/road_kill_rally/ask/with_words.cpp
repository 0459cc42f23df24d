#include "with_words.h"

#include "games/road_kill_rally/turn/decide.h"
#include "prompts.h"
#include "table/short_forms.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

table::Asked askWords(const State& state, Action action, const table::Answers& answers, qsizetype used)
{
    // What was told in earlier entries is none of these answers.
    const qsizetype first = used - wordsOf(std::as_const(action)).size();
    for (;;) {
        const auto deed = tried(state, action);
        if (!deed)
            return table::misfit(0, u"stray"_s, answers.value(0));
        if (auto wrong = deed->teller().wrong()) {
            wrong->answer = std::clamp<qsizetype>(first + wrong->answer, 0, answers.size());
            return *wrong;
        }
        const auto& due = deed->teller().due();
        if (!due)
            return table::Ready{table::stored<table::Action>(action), used};
        QStringList* words = wordsOf(action);
        if (used < answers.size() && words) {
            words->append(answers[used++]);
            continue;
        }
        // What the rules forbid is said before anybody throws dice for it.
        if (!deed->objections().isEmpty())
            return table::Ready{table::stored<table::Action>(action), used};
        return promptDue(deed->state(), *due);
    }
}

} // namespace roadmarshal::road_kill_rally
