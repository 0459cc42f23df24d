#include "chronicle.h"

#include "outcome_words.h"
#include "text/one_line.h"

#include <QCoreApplication>

namespace roadmarshal::log {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Log)
};

} // namespace

QString Chronicle::marksOf(const Line& line) const
{
    if (!line.stands)
        return Words::tr("does not stand");
    return line.reads.isEmpty() ? QString() : QStringLiteral("→ ") + line.reads;
}

Chronicle chronicleOf(const table::Session& session)
{
    const table::TableShow show = session.game().show(session.now());
    Chronicle chronicle;
    chronicle.title = QStringLiteral("%1, %2").arg(session.game().name(), text::onOneLine(show.venue.name));
    chronicle.headline = session.game().say(show.headline);
    chronicle.reason =
        reasonOf(show.outcome, [&](const table::Message& message) { return session.game().say(message); });
    chronicle.teams = show.teams;
    chronicle.standings = show.standings;
    chronicle.lines = linesOf(session);
    chronicle.abouts = aboutAll(session);
    chronicle.turns = turnsOf(chronicle.abouts);
    return chronicle;
}

QString nameOf(const table::Team& team)
{
    return team.player.isEmpty() ? team.name : QStringLiteral("%1 (%2)").arg(team.name, team.player);
}

QString timeOf(const Line& line)
{
    return line.time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString withCitation(const Consequence& consequence)
{
    const QString citation = toText(consequence.citation);
    return citation.isEmpty() ? consequence.text : consequence.text + u' ' + citation;
}

} // namespace roadmarshal::log
