#include "fact.h"

namespace roadmarshal::table {

QString toText(Fact::What what)
{
    switch (what) {
    case Fact::What::Damage:
        return QStringLiteral("damage");
    case Fact::What::Repair:
        return QStringLiteral("repair");
    case Fact::What::Kill:
        return QStringLiteral("kill");
    case Fact::What::Shove:
        return QStringLiteral("shove");
    case Fact::What::Score:
        return QStringLiteral("score");
    case Fact::What::Return:
        return QStringLiteral("return");
    case Fact::What::Forfeit:
        return QStringLiteral("forfeit");
    case Fact::What::Turn:
        return QStringLiteral("turn");
    case Fact::What::Win:
        return QStringLiteral("win");
    case Fact::What::Defeat:
        return QStringLiteral("defeat");
    case Fact::What::Roll:
        return QStringLiteral("roll");
    case Fact::What::Spend:
        return QStringLiteral("spend");
    case Fact::What::Gain:
        return QStringLiteral("gain");
    case Fact::What::Lose:
        return QStringLiteral("lose");
    case Fact::What::Other:
        break;
    }
    return QStringLiteral("other");
}

} // namespace roadmarshal::table
