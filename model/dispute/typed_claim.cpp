#include "typed_claim.h"

namespace roadmarshal::dispute {

using namespace table;

std::expected<Claim, Refused> typedClaim(const Game& game, const State& state, const Answers& words)
{
    constexpr qsizetype most = 1000;
    if (words.size() > most)
        return refuse(QStringLiteral("the claim has more than %1 words").arg(most));
    const AskedClaim asked = game.askClaim(state, words);
    if (const auto* misfit = std::get_if<Misfit>(&asked))
        return refuse(Objection{misfit->message, misfit->citation});
    if (const auto* prompt = std::get_if<Prompt>(&asked)) {
        QStringList answers;
        for (const Option& option : prompt->options.first(std::min<qsizetype>(prompt->options.size(), 12)))
            answers.append(option.answer);
        const QString needed = QStringLiteral("more is needed: ") + game.say(prompt->question);
        return refuse(answers.isEmpty()
                          ? needed
                          : QStringLiteral("%1 (%2)").arg(needed, answers.join(QStringLiteral(", "))));
    }
    const auto& ready = std::get<ReadyClaim>(asked);
    if (ready.used < words.size())
        return refuse(QStringLiteral("\"%1\" is one word too many").arg(words[ready.used]));
    return ready.claim;
}

} // namespace roadmarshal::dispute
