// Typed lines on a table in the middle of a race: each is taken or refused, and the first that is a claim is
// judged too.
#include "fuzz/one_input.h"

#include "dispute/typed_claim.h"
#include "games/games.h"
#include "table/journal/shorthand.h"

using namespace roadmarshal;
using namespace table;

namespace {

State demoTable(const Game& game)
{
    State state = game.begin(*game.completeSetup(game.demoSetup(), {})).value();
    Random random(7, 0);
    return evolveAll(game, state, game.decide(state, *game.opening(state), random)->effects).value();
}

// Whether the words are a claim.
bool claim(const Game& game, const State& state, const Answers& words)
{
    const auto claimed = dispute::typedClaim(game, state, words);
    if (!claimed) {
        fuzz::promiseReason(say(game, claimed.error()));
        return false;
    }
    fuzz::promiseReason(game.say(*claimed));
    fuzz::promiseReason(game.say(game.judge(state, *claimed)->title));
    return true;
}

} // namespace

void fuzz::readOne(const QByteArray& input)
{
    constexpr qsizetype mostLines = 8;
    static const Game& game = *games::all().front();
    static const State start = demoTable(game);
    WhatIf branch(game, start, 7);
    bool isJudged = false; // once: what else would be legal takes longer to find than all else together
    const QStringList lines = QString::fromUtf8(input).split(u'\n');
    for (const QString& line : lines.first(std::min(mostLines, lines.size()))) {
        if (const auto taken = take(branch, line); !taken)
            promiseReason(say(game, taken.error()));
        promise(!game.nonsense(branch.now()), "no line makes nonsense of the table");
        if (const auto draft = parse(line); draft && !isJudged)
            isJudged = claim(game, branch.now(), draft->answers);
    }
}
