#include "with_words.h"

#include "games/road_kill_rally/turn/decide.h"
#include "games/road_kill_rally/turn/teller.h"
#include "prompts.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

bool isDiceWord(const QString& word)
{
    return isAppWord(word) ||
           (!word.isEmpty() && std::ranges::all_of(word.section(u'/', 0, 0).section(u':', 0, 0), [](QChar c) {
               return c.isDigit() || c == u',' || c == u'+' || c == u'=';
           }));
}

} // namespace

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
        QStringList* words = wordsOf(action);
        // Also where the app has the dice people may have thrown them.
        if (deed->teller().waitsForDice() && words && used < answers.size() && isDiceWord(answers[used])) {
            words->append(answers[used++]);
            continue;
        }
        if (!due)
            return table::Ready{table::stored<table::Action>(action), used};
        if (used < answers.size() && words) {
            words->append(answers[used++]);
            continue;
        }
        // What the rules forbid is said before anybody throws dice for it.
        if (!newObjections(state, *deed).isEmpty())
            return table::Ready{table::stored<table::Action>(action), used};
        return promptDue(deed->state(), *due);
    }
}

} // namespace roadmarshal::road_kill_rally
