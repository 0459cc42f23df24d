#include "rolled.h"

#include "shared_words.h"

namespace roadmarshal::table {

std::optional<Rolled> rolled(const dice::Ask& ask, const dice::Roll& said, Random& random)
{
    const bool inApp = std::holds_alternative<dice::ByApp>(said);
    const auto draw = [&](int bound, const QString& name) { return random.below(bound, name); };
    const dice::Roll roll = inApp ? dice::Roll(dice::rolledBy(ask, draw)) : said;
    const auto total = dice::totalOf(ask, roll);
    if (!total)
        return std::nullopt;
    return Rolled{ask.what, {}, {}, roll, *total, dice::sum(ask).mean(), inApp};
}

Fact factOf(const Rolled& rolled, const Message& what)
{
    Fact fact;
    fact.what = Fact::What::Roll;
    fact.team = rolled.team;
    fact.piece = rolled.piece;
    fact.of = what;
    fact.amount = rolled.total;
    fact.expected = rolled.expected;
    return fact;
}

QString say(const Rolled& rolled, const QString& what,
            const std::function<QString(const QString& name)>& face)
{
    QStringList faces;
    if (const auto* fallen = std::get_if<dice::Faces>(&rolled.roll)) {
        for (const QString& name : fallen->names)
            faces.append(face(name));
    } else {
        faces.append(QString::number(rolled.total));
    }
    const QString code = faces.size() > 1 ? QStringLiteral("rolled-total") : QStringLiteral("rolled");
    return *sayShared({rolled.inApp ? code + QStringLiteral("-by-app") : code,
                       {{QStringLiteral("what"), what},
                        {QStringLiteral("faces"), faces.join(QStringLiteral(", "))},
                        {QStringLiteral("total"), rolled.total}}});
}

} // namespace roadmarshal::table
