// A position file: the table it describes can be laid out, shown, asked about, stored and read again.
#include "fuzz/one_input.h"

#include "games/position_file.h"

using namespace roadmarshal;

namespace {

QJsonObject stored(const games::PositionFile& position)
{
    return position.game->store(position.state);
}

} // namespace

void fuzz::readOne(const QByteArray& input)
{
    const ScratchFile file(input);
    if (const auto laid = games::readLaidTable(file.path(), {}); !laid)
        promiseReason(laid.error());
    const auto position = games::readPositionFile(file.path());
    if (!position)
        return promiseReason(position.error());
    const table::Game& game = *position->game;
    (void)game.show(position->state);
    (void)game.ask(position->state, {});
    if (position->claim)
        promiseReason(game.say(game.judge(position->state, *position->claim)->title));
    const auto again = game.fromPosition(stored(*position), {});
    promise(again.has_value(), "a table that was stored is a position again");
    promise(game.store(*again) == stored(*position), "a position stores the same when it is read again");
}
