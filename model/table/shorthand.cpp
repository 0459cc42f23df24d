#include "shorthand.h"

#include "match.h"

namespace roadmarshal::table {

namespace {

constexpr qsizetype longestLine = 2000;
const QString noteMark = QStringLiteral("//");
const QString insistMark = QStringLiteral("!");

std::unexpected<Refused> refuse(const QString& reason)
{
    return std::unexpected(Refused{reason, {}, false});
}

// Control characters would forge lines wherever the log is read.
QString printable(QString text)
{
    for (QChar& c : text) {
        if (!c.isPrint() && !c.isSurrogate())
            c = u' ';
    }
    return text;
}

std::expected<Entry, Refused> takeCorrection(Session& session, const Draft& draft)
{
    if (draft.answers.size() != 4)
        return refuse(QStringLiteral("a correction reads: set SUBJECT PROPERTY VALUE"));
    const auto effects =
        session.game().correct(session.now(), {draft.answers[1], draft.answers[2], draft.answers[3]});
    if (!effects)
        return std::unexpected(Refused{{}, {effects.error()}, false});
    if (effects->isEmpty())
        return refuse(QStringLiteral("%1 of %2 is %3 already")
                          .arg(draft.answers[2], draft.answers[1], draft.answers[3]));
    return session.correct(*effects, draft.note);
}

std::expected<Entry, Refused> takeNote(Session& session, const QString& line)
{
    const QString words = line.simplified();
    const QString text = words.section(u' ', 2);
    bool isNumber = false;
    const int number = words.section(u' ', 1, 1).toInt(&isNumber);
    if (!isNumber || text.isEmpty())
        return refuse(QStringLiteral("a note reads: note ENTRY TEXT"));
    return session.annotate(number, text);
}

std::expected<QList<Entry>, Refused> takeAnswers(Session& session, const Draft& draft)
{
    const Game& game = session.game();
    const Rehearsal rehearsal = rehearse(game, session.now(), draft.answers, session.drawSource());
    if (const auto* misfit = std::get_if<Misfit>(&rehearsal.end))
        return std::unexpected(Refused{{}, {{misfit->message, misfit->citation}}, false});
    if (const auto* nonsense = std::get_if<Objection>(&rehearsal.end))
        return std::unexpected(Refused{{}, {*nonsense}, false});
    if (const auto* prompt = std::get_if<Prompt>(&rehearsal.end))
        return std::unexpected(
            Refused{QStringLiteral("more is needed: %1").arg(game.say(prompt->question)), {}, false});
    return session.play(rehearsal, draft.insists ? Session::Insist::Yes : Session::Insist::No, draft.note);
}

std::expected<QList<Entry>, Refused> alone(const std::expected<Entry, Refused>& taken)
{
    return taken.transform([](const Entry& entry) { return QList<Entry>{entry}; });
}

} // namespace

bool isAnswer(const QString& line)
{
    const QString word = line.simplified().section(u' ', 0, 0);
    return word != QStringLiteral("undo") && word != QStringLiteral("redo") &&
           word != QStringLiteral("set") && word != QStringLiteral("note");
}

Draft parseAnswers(const QString& line)
{
    Draft draft;
    const qsizetype mark = line.indexOf(noteMark);
    if (mark >= 0)
        draft.note = line.sliced(mark + noteMark.size()).trimmed();
    draft.answers = (mark < 0 ? line : line.first(mark)).simplified().split(u' ', Qt::SkipEmptyParts);
    if (!draft.answers.isEmpty() && draft.answers.last() == insistMark) {
        draft.answers.removeLast();
        draft.insists = true;
    }
    return draft;
}

std::expected<QList<Entry>, Refused> take(Session& session, const QString& typed)
{
    if (typed.size() > longestLine)
        return refuse(QStringLiteral("the line is longer than %1 characters").arg(longestLine));
    const QString line = printable(typed);
    const Draft draft = parseAnswers(line);
    if (draft.answers.isEmpty())
        return refuse(QStringLiteral("the line is empty"));
    const QString& first = draft.answers.first();
    if (first == QStringLiteral("undo") && draft.answers.size() == 1)
        return alone(session.undo(draft.note));
    if (first == QStringLiteral("redo") && draft.answers.size() == 1)
        return alone(session.redo(draft.note));
    if (first == QStringLiteral("set"))
        return alone(takeCorrection(session, draft));
    if (first == QStringLiteral("note"))
        return alone(takeNote(session, line));
    return takeAnswers(session, draft);
}

QString say(const Game& game, const Objection& objection)
{
    QStringList sources;
    for (const QString& source : {objection.citation.rule, objection.citation.ruling}) {
        if (!source.isEmpty())
            sources.append(source);
    }
    const QString text = game.say(objection.message);
    return sources.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, sources.join(QStringLiteral(", ")));
}

QString say(const Game& game, const Refused& refused)
{
    QStringList reasons;
    if (!refused.reason.isEmpty())
        reasons.append(refused.reason);
    for (const Objection& objection : refused.objections)
        reasons.append(say(game, objection));
    return reasons.join(QStringLiteral("; "));
}

} // namespace roadmarshal::table
