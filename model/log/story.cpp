#include "story.h"

#include <QCoreApplication>

namespace roadmarshal::log {

using namespace table;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Log)
};

} // namespace

About Story::follow(const Entry& entry)
{
    if (entry.kind == EntryKind::Action)
        m_passage = m_game->passage(m_now, entry.action);
    About about{m_passage, {}};
    about.facts.reserve(entry.effects.size());
    for (const Effect& effect : entry.effects) {
        about.facts.append(m_game->fact(m_now, entry.action, effect));
        if (auto evolved = m_game->evolve(m_now, effect))
            m_now = *std::move(evolved);
    }
    return about;
}

QList<About> aboutAll(const Session& session)
{
    QList<About> all;
    const auto start = session.at(0);
    if (!start)
        return all;
    Story story(session.game(), *start);
    all.reserve(session.last());
    for (const Entry& entry : session.entries())
        all.append(story.follow(entry));
    return all;
}

QList<Turn> turnsOf(const QList<About>& all)
{
    QList<Turn> turns;
    for (int i = 0; i < all.size(); ++i) {
        const Passage& passage = all[i].passage;
        if (turns.isEmpty() || turns.back().number != passage.turn)
            turns.append(Turn{passage.turn, {}});
        QList<Group>& groups = turns.back().groups;
        if (groups.isEmpty() || groups.back().passage != passage)
            groups.append(Group{passage, {}});
        groups.back().entries.append(i + 1);
    }
    return turns;
}

QString titleOfTurn(int number)
{
    return number == 0 ? Words::tr("Before the race") : Words::tr("Turn %1").arg(number);
}

QString titleOf(const Game& game, const Passage& passage)
{
    return passage.title.code.isEmpty() ? Words::tr("Before the first action") : game.say(passage.title);
}

} // namespace roadmarshal::log
