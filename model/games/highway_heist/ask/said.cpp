#include "said.h"

#include "table/short_forms.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

bool isAppWord(const QString& word)
{
    return word == u"app" || word == u"roll";
}

RollWords takeRoll(const State& state, const table::Answers& answers, qsizetype from)
{
    RollWords words;
    words.used = from;
    for (; words.used < answers.size(); ++words.used) {
        const QString& word = answers[words.used];
        if (word.startsWith(u'+')) {
            const QString helper = word.sliced(1);
            if (state.playerIndex(helper) < 0) {
                words.wrong = table::misfit(words.used, u"no-such-player"_s, helper, u"HH-48"_s);
                return words;
            }
            words.roll.assists.append(helper);
            continue;
        }
        if (isAppWord(word)) {
            words.byApp = true;
            ++words.used;
            return words;
        }
        const auto result = effortIn(word);
        if (!result) {
            words.wrong = table::misfit(words.used, u"no-such-roll"_s, word, u"HH-38"_s);
            return words;
        }
        const QStringList assists = words.roll.assists;
        words.roll = *result;
        words.roll.assists = assists;
        words.isComplete = true;
        ++words.used;
        return words;
    }
    return words;
}

std::optional<EffortRoll> sameRoll(const EffortRoll& rolled, const QString& word)
{
    auto said = effortIn(word);
    if (!said || said->successes != rolled.successes || said->symbols != rolled.symbols)
        return std::nullopt;
    EffortRoll roll = rolled;
    roll.boosted = said->boosted;
    return roll;
}

} // namespace roadmarshal::highway_heist
