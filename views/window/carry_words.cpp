#include "carry_words.h"

#include "table/journal/shorthand.h"

#include <QCoreApplication>

#include <algorithm>

namespace roadmarshal::views {

using table::Carry;
using table::Game;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Carrying)
};

QString labelOf(const Game& game, const Carry& way)
{
    return way.label.code.isEmpty() ? QString() : game.say(way.label);
}

} // namespace

bool isOpen(const QList<Carry>& ways)
{
    return std::ranges::any_of(
        ways, [](const Carry& way) { return !way.answers.isEmpty() && way.objections.isEmpty(); });
}

QString whyNot(const Game& game, const QList<Carry>& ways)
{
    QStringList reasons;
    for (const Carry& way : ways) {
        for (const table::Objection& objection : way.objections)
            reasons.append(say(game, objection));
    }
    reasons.removeDuplicates();
    return reasons.join(QStringLiteral("; "));
}

QString inWords(const Game& game, const Carry& way)
{
    const QString label = labelOf(game, way);
    if (way.objections.isEmpty())
        return label;
    const QString reason = whyNot(game, {way});
    const QString objection = way.answers.isEmpty() ? Words::tr("can't be: %1", "why").arg(reason)
                                                    : Words::tr("not by the rules: %1").arg(reason);
    return label.isEmpty()
               ? objection
               : Words::tr("%1: %2", "a way to lay something down, why not").arg(label, objection);
}

QString inWords(const Game& game, const QString& spot, const QList<Carry>& ways)
{
    QStringList lines{(isOpen(ways) ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + spot};
    for (const Carry& way : ways) {
        const QString words = inWords(game, way);
        if (!words.isEmpty())
            lines.append(ways.size() > 1 ? QStringLiteral("•  ") + words : words);
    }
    return lines.join(u'\n');
}

} // namespace roadmarshal::views
