#include "counting.h"

namespace roadmarshal::apocalypse_road {

using namespace table;
using What = Fact::What;

namespace {

Message message(const char* code)
{
    return {QString::fromLatin1(code), {}};
}

} // namespace

Counting counting()
{
    return {.piece = message("count-car"),
            .holder = message("count-driver"),
            .counts = {{.key = QStringLiteral("kills"),
                        .what = What::Kill,
                        .side = Count::Side::Done,
                        .label = message("count-kills"),
                        .title = message("count-deadliest"),
                        .about = message("count-deadliest-about")},
                       {.key = QStringLiteral("dealt"),
                        .what = What::Damage,
                        .side = Count::Side::Done,
                        .label = message("count-dealt")},
                       {.key = QStringLiteral("taken"),
                        .what = What::Damage,
                        .label = message("count-taken"),
                        .title = message("count-battered"),
                        .about = message("count-battered-about")},
                       {.key = QStringLiteral("lost"), .what = What::Kill, .label = message("count-lost")}},
            .inTurn = Count{.key = QStringLiteral("damage"),
                            .what = What::Damage,
                            .label = message("label-damage"),
                            .title = message("count-per-turn"),
                            .about = message("count-per-turn-about")},
            .groups = {{message("label-damage"), {What::Damage, What::Repair}},
                       {message("count-destroyed"), {What::Kill}},
                       {message("label-points"), {What::Score, What::Return, What::Forfeit, What::Win}}}};
}

} // namespace roadmarshal::apocalypse_road
