#include "chronicle.h"

#include "outcome_words.h"
#include "text/one_line.h"

#include <QCoreApplication>
#include <QLocale>

namespace roadmarshal::log {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Log)
};

void tellAll(Chronicle& chronicle, const table::Session& session)
{
    const auto start = session.at(0);
    if (!start)
        return;
    const Standing standing = standingIn(session);
    const Voice voice(session.game(), session.now());
    Story story(session.game(), *start);
    for (const table::Entry& entry : session.entries()) {
        refresh(chronicle.lines.emplaceBack(toldLine(session, entry, story.now())), voice, entry, standing);
        chronicle.abouts.append(story.follow(entry));
    }
}

} // namespace

QString Chronicle::marksOf(const Line& line) const
{
    if (!line.stands)
        return Words::tr("does not stand");
    return line.reads.isEmpty() ? QString() : QStringLiteral("→ ") + line.reads;
}

Chronicle chronicleOf(const table::Session& session, Style style)
{
    const table::TableShow show = session.game().show(session.now());
    Chronicle chronicle;
    chronicle.style = style;
    chronicle.title = QStringLiteral("%1, %2").arg(session.game().name(), text::onOneLine(show.venue.name));
    chronicle.headline = session.game().say(show.headline);
    chronicle.reason =
        reasonOf(show.outcome, [&](const table::Message& message) { return session.game().say(message); });
    chronicle.teams = show.teams;
    chronicle.standings = show.standings;
    if (style == Style::Record) {
        chronicle.lines = linesOf(session);
        chronicle.abouts = aboutAll(session);
    } else {
        tellAll(chronicle, session);
    }
    chronicle.turns = turnsOf(chronicle.abouts);
    return chronicle;
}

QString nameOf(const table::Team& team)
{
    return team.player.isEmpty() ? team.name : QStringLiteral("%1 (%2)").arg(team.name, team.player);
}

QString timeOf(const Chronicle& chronicle, const Line& line)
{
    if (chronicle.style == Style::Story)
        return QLocale().toString(line.time.toLocalTime(), QLocale::ShortFormat);
    return line.time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString withCitation(const Consequence& consequence)
{
    const QString citation = toText(consequence.citation);
    return citation.isEmpty() ? consequence.text : consequence.text + u' ' + citation;
}

} // namespace roadmarshal::log
