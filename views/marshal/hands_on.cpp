#include "hands_on.h"

#include <QCoreApplication>

namespace roadmarshal::views {

using namespace table;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Marshal)
};

// More nobody reads at the table.
constexpr qsizetype mostNews = 20;

QString listOf(const QStringList& lines)
{
    QStringList items;
    for (const QString& line : lines)
        items.append(QStringLiteral("•  ") + line);
    return items.join(u'\n');
}

} // namespace

QString handsOnText(const Game& game, const State& table, const Effects& effects)
{
    return listOf(game.steps(table, effects));
}

QString newsText(const Game& game, const State& table, const Effects& effects)
{
    QStringList lines;
    for (const Effect& effect : effects) {
        if (game.isRoutine(effect))
            continue;
        if (const QString text = game.tell(table, effect); !text.isEmpty())
            lines.append(text);
    }
    if (const qsizetype more = lines.size() - mostNews; more > 1) {
        lines.resize(mostNews);
        //: News of one step are very many: the rest
        lines.append(Words::tr("and %n more, in the log", nullptr, static_cast<int>(more)));
    }
    return listOf(lines);
}

} // namespace roadmarshal::views
