#include "lay_out.h"

#include "table/audit/settle.h"

namespace roadmarshal::table {

std::expected<LaidTable, Refused> layOut(const Game& game, const QJsonObject& setup,
                                         const QList<Correction>& corrections)
{
    const auto beginning = game.begin(setup);
    if (!beginning)
        return refuse(beginning.error().toLine());
    const auto settled = settle(game, game.standing(*beginning), corrections);
    if (!settled)
        return settled.error() ? refuse(*settled.error())
                               : refuse(QStringLiteral("the corrections do not fit together"));
    const auto laid = evolveAll(game, *settled, game.consequences(*settled));
    if (!laid)
        return refuse(laid.error().toLine());
    return LaidTable{setup, *laid};
}

} // namespace roadmarshal::table
