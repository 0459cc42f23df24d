#include "highlight_words.h"

#include "log/chronicle.h"
#include "log/outcome_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace roadmarshal::report {

using namespace table;
using Kind = HighlightLine::Kind;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Highlights)
};

const QString between = QStringLiteral(" · ");

QString number(int value)
{
    return QLocale().toString(value);
}

class Teller
{
public:
    Teller(const Highlights& highlights, const Summary& summary, const Say& say)
        : m_highlights(highlights), m_summary(summary), m_say(say)
    {
    }

    QList<HighlightLine> tell()
    {
        if (m_highlights.best)
            best(*m_highlights.best);
        if (m_highlights.deadliest)
            deadliest(*m_highlights.deadliest);
        if (m_highlights.lead)
            lead(*m_highlights.lead);
        if (m_highlights.hunt)
            hunt(*m_highlights.hunt);
        return m_lines;
    }

private:
    Team teamOf(const QString& id) const
    {
        const auto found =
            std::ranges::find(m_summary.teams, id, [](const TeamReport& team) { return team.team.id; });
        return found == m_summary.teams.end() ? Team{.id = id, .name = id, .player = {}} : found->team;
    }
    // Where every team has one piece, the team's name says which.
    QString pieceOf(const QString& piece, const QString& team) const
    {
        const QString name = teamOf(team).name;
        return piece.isEmpty() || piece == team ? name : piece + between + name;
    }
    void add(Kind kind, const QString& title, const QString& who, const QString& what, const QString& team)
    {
        m_lines.append({kind, title, who, what, teamOf(team).livery});
    }

    void best(const BestPiece& best)
    {
        QStringList deeds;
        for (const TeamReport& team : m_summary.teams) {
            for (const PieceReport& piece : team.pieces) {
                if (piece.id == best.piece && team.team.id == best.team)
                    deeds = deedsOf(piece);
            }
        }
        add(Kind::Best, Words::tr("Star of the game"), pieceOf(best.piece, best.team),
            deeds.join(between), best.team);
    }

    QStringList deedsOf(const PieceReport& piece) const
    {
        QStringList deeds;
        for (const Count& count : m_summary.counting.counts) {
            if (const int amount = piece.counts.value(count.key);
                count.side == Count::Side::Done && amount > 0)
                deeds.append(
                    Words::tr("%1: %2", "what is counted, how much").arg(m_say(count.label), number(amount)));
        }
        return deeds;
    }

    void deadliest(const Blow& blow)
    {
        QStringList brought;
        if (blow.damage > 0)
            brought.append(Words::tr("%1 damage", "done").arg(number(blow.damage)));
        if (!blow.kills.isEmpty())
            brought.append(
                Words::tr("out of the game: %1", "pieces").arg(blow.kills.join(QStringLiteral(", "))));
        add(Kind::Deadliest, Words::tr("Deadliest hit"),
            pieceOf(blow.byPiece, blow.byTeam),
            QStringList{
                Words::tr("%1, turn %2", "a shot or a ram, when").arg(m_say(blow.how), number(blow.turn)),
                brought.join(QStringLiteral(", "))}
                .join(between),
            blow.byTeam);
    }

    void lead(const Lead& lead)
    {
        QStringList parts{lead.turns() == 1
                              ? Words::tr("Turn %1").arg(number(lead.first))
                              : Words::tr("Turns %1 to %2").arg(number(lead.first), number(lead.last))};
        if (lead.most > 0)
            parts.append(Words::tr("up to %1 ahead", "points").arg(number(lead.most)));
        if (m_highlights.leadChanges > 0)
            parts.append(Words::tr("changes of the lead: %1").arg(number(m_highlights.leadChanges)));
        add(Kind::Lead, Words::tr("Longest lead"), log::nameOf(teamOf(lead.team)), parts.join(between),
            lead.team);
    }

    void hunt(const Hunt& hunt)
    {
        add(Kind::Hunt, Words::tr("The hunt", "who hunted whom most"),
            Words::tr("%1 → %2", "who hunted whom").arg(teamOf(hunt.by).name, teamOf(hunt.whom).name),
            Words::tr("%1 damage", "done").arg(number(hunt.damage)), hunt.by);
    }

    const Highlights& m_highlights;
    const Summary& m_summary;
    const Say& m_say;
    QList<HighlightLine> m_lines;
};

QString howLong(const Summary& summary)
{
    constexpr qint64 secondsPerMinute = 60;
    const qint64 minutes = summary.begun.secsTo(summary.ended) / secondsPerMinute;
    // Over a night it says nothing about the time at the table.
    if (minutes <= 0 || summary.begun.toLocalTime().date() != summary.ended.toLocalTime().date())
        return {};
    return minutes < 60 ? Words::tr("%1 min").arg(minutes)
                        : Words::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

} // namespace

QList<HighlightLine> wordsOf(const Highlights& highlights, const Summary& summary, const Say& say)
{
    return Teller(highlights, summary, say).tell();
}

QString verdictOf(const Summary& summary)
{
    switch (summary.outcome.how) {
    case Outcome::Open:
        return Words::tr("Still open");
    case Outcome::Lost:
        return Words::tr("Lost, all together");
    case Outcome::Nobody:
        return Words::tr("Nobody has won");
    case Outcome::Won:
        break;
    }
    if (summary.outcome.winners.isEmpty())
        return Words::tr("Won, all together");
    QList<Team> teams;
    for (const TeamReport& team : summary.teams)
        teams.append(team.team);
    return Words::tr("Victory for %1").arg(log::resultOf(summary.outcome, teams));
}

QString aboutGame(const Summary& summary)
{
    QStringList parts{summary.game, summary.track,
                      summary.turns == 1 ? Words::tr("1 turn")
                                         : Words::tr("%1 turns").arg(number(summary.turns))};
    if (summary.begun.isValid()) {
        parts.append(QLocale().toString(summary.begun.toLocalTime().date(), QLocale::LongFormat));
        parts.append(howLong(summary));
    }
    parts.removeAll(QString());
    return parts.join(between);
}

} // namespace roadmarshal::report
