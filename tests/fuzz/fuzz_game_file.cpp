// The bytes of a game file, read and, where it opens, written to: refused or opened as far as it is sound.
#include "fuzz/one_input.h"

#include "games/games.h"
#include "table/journal/session.h"

using namespace roadmarshal;

void fuzz::readOne(const QByteArray& input)
{
    const ScratchFile file(input, QStringLiteral("input.roadmarshal"));
    int entries = 0;
    if (const auto read = table::Session::open(games::find, file.path(), table::Access::ReadOnly))
        entries = (*read)->last();
    else
        promiseReason(read.error());
    auto session = table::Session::open(games::find, file.path(), table::Access::ReadWrite);
    if (!session)
        return promiseReason(session.error());
    promise((*session)->last() >= entries, "writing opens as much as reading");
    if (!(*session)->file().damage().isEmpty())
        return promiseReason((*session)->file().damage());
    if ((*session)->last() == 0 || !(*session)->annotate((*session)->last(), QStringLiteral("x")))
        return;
    const int last = (*session)->last();
    session->reset();
    const auto again = table::Session::open(games::find, file.path(), table::Access::ReadOnly);
    promise(again && (*again)->last() >= last, "an entry that was acknowledged is there");
}
