#include "shorthand.h"

#include "match.h"
#include "text/one_line.h"

namespace roadmarshal::table {

namespace {

constexpr qsizetype longestLine = 2000;
const QString noteMark = QStringLiteral("//");
const QString insistMark = QStringLiteral("!");
const QString undoWord = QStringLiteral("undo");
const QString redoWord = QStringLiteral("redo");
const QString setWord = QStringLiteral("set");
const QString noteWord = QStringLiteral("note");

bool isLine(const Draft& draft, const QString& word)
{
    return draft.answers.size() == 1 && draft.answers.first() == word;
}

std::expected<Entry, Refused> takeCorrection(Session& session, const Draft& draft)
{
    return correctionOf(session.game(), session.now(), draft).and_then([&](const Effects& effects) {
        return session.correct(effects, draft.note);
    });
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
    if (const auto refusal = refusalOf(game, rehearsal))
        return std::unexpected(*refusal);
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
    return word != undoWord && word != redoWord && word != setWord && word != noteWord;
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

std::expected<Draft, Refused> parse(const QString& typed)
{
    if (typed.size() > longestLine)
        return refuse(QStringLiteral("the line is longer than %1 characters").arg(longestLine));
    return parseAnswers(text::onOneLine(typed));
}

bool isCorrection(const Draft& draft)
{
    return draft.answers.value(0) == setWord;
}

std::expected<Effects, Refused> correctionOf(const Game& game, const State& state, const Draft& draft)
{
    if (draft.answers.size() != 4)
        return refuse(QStringLiteral("a correction reads: set SUBJECT PROPERTY VALUE"));
    const auto effects = game.correct(state, {draft.answers[1], draft.answers[2], draft.answers[3]});
    if (!effects)
        return refuse(effects.error());
    if (effects->isEmpty())
        return refuse(QStringLiteral("%1 of %2 is %3 already")
                          .arg(draft.answers[2], draft.answers[1], draft.answers[3]));
    return *effects;
}

std::optional<Refused> refusalOf(const Game& game, const Rehearsal& rehearsal)
{
    if (const auto* misfit = std::get_if<Misfit>(&rehearsal.end))
        return toRefused({misfit->message, misfit->citation});
    if (const auto* nonsense = std::get_if<Objection>(&rehearsal.end))
        return toRefused(*nonsense);
    if (const auto* prompt = std::get_if<Prompt>(&rehearsal.end))
        return Refused{QStringLiteral("more is needed: %1").arg(game.say(prompt->question)), {}, false};
    return std::nullopt;
}

std::expected<QList<Entry>, Refused> take(Session& session, const QString& typed)
{
    session.settle(); // the words are about the table after what is under way
    const auto draft = parse(typed);
    if (!draft)
        return std::unexpected(draft.error());
    if (draft->answers.isEmpty())
        return refuse(QStringLiteral("the line is empty"));
    if (isLine(*draft, undoWord))
        return alone(session.undo(draft->note));
    if (isLine(*draft, redoWord))
        return alone(session.redo(draft->note));
    if (isCorrection(*draft))
        return alone(takeCorrection(session, *draft));
    if (draft->answers.first() == noteWord)
        return alone(takeNote(session, text::onOneLine(typed)));
    return takeAnswers(session, *draft);
}

std::expected<void, Refused> take(WhatIf& branch, const QString& typed)
{
    const auto draft = parse(typed);
    if (!draft)
        return std::unexpected(draft.error());
    if (draft->answers.isEmpty())
        return refuse(QStringLiteral("the line is empty"));
    if (isLine(*draft, undoWord))
        return branch.undo() ? std::expected<void, Refused>()
                             : refuse(QStringLiteral("there is nothing to undo"));
    if (isLine(*draft, redoWord))
        return branch.redo() ? std::expected<void, Refused>()
                             : refuse(QStringLiteral("there is nothing to redo"));
    if (isCorrection(*draft))
        return correctionOf(branch.game(), branch.now(), *draft).and_then([&](const Effects& effects) {
            return branch.correct(effects).transform_error(toRefused);
        });
    if (draft->answers.first() == noteWord)
        return refuse(QStringLiteral("nothing is recorded here, so there is no entry to note it on"));
    const Rehearsal rehearsal = rehearse(branch.game(), branch.now(), draft->answers, branch.drawSource());
    if (const auto refusal = refusalOf(branch.game(), rehearsal))
        return std::unexpected(*refusal);
    if (const Objections objections = rehearsal.objections(); !objections.isEmpty() && !draft->insists)
        return std::unexpected(Refused{{}, objections, true});
    return branch.play(rehearsal).transform_error(toRefused);
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
