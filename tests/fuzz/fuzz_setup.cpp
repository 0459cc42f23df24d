// A set-up of any game with its content: what is complete stays so, and a game can begin with it.
#include "fuzz/one_input.h"

#include "games/games.h"
#include "json/reader.h"

using namespace roadmarshal;

void fuzz::readOne(const QByteArray& input)
{
    const auto given = json::parse(input);
    if (!given)
        return promiseReason(given.error());
    const table::Game* named = games::find((*given)[QStringLiteral("game")].toString());
    const table::Game& game = named ? *named : *games::all().front();
    const auto complete = game.completeSetup(*given, {});
    if (!complete)
        return promiseReason(complete.error());
    promise(game.completeSetup(*complete, {}) == *complete, "a complete set-up stays as it is");
    const auto begun = game.begin(*complete);
    promise(begun.has_value(), "a game begins with a set-up that was taken");
    if (const auto opening = game.opening(*begun)) {
        table::Random random(7, 0);
        const auto decision = game.decide(*begun, *opening, random);
        promise(decision && table::reach(game, *begun, decision->effects), "its opening can be played");
    }
}
