#include "shorthand.h"

#include "match.h"
#include "text/one_line.h"

namespace roadmarshal::table {

namespace {

const QString noteMark = QStringLiteral("//");
const QString insistMark = QStringLiteral("!");
const QString undoWord = QStringLiteral("undo");
const QString redoWord = QStringLiteral("redo");
const QString setWord = QStringLiteral("set");
const QString noteWord = QStringLiteral("note");

bool begins(const Draft& draft, const QString& word)
{
    return draft.answers.value(0) == word;
}

// A line that says something, and nothing behind a word that stands alone.
std::expected<Draft, Refused> parseLine(const QString& typed)
{
    auto draft = parse(typed);
    if (!draft)
        return draft;
    if (draft->answers.isEmpty())
        return refuse(draft->note.isEmpty()
                          ? QStringLiteral("the line is empty")
                          : QStringLiteral("a note stands behind an entry, or reads: note ENTRY TEXT"));
    for (const QString& word : {undoWord, redoWord}) {
        if (begins(*draft, word) && draft->answers.size() > 1)
            return refuse(
                QStringLiteral("\"%1\" stands alone on its line; a note for it comes after //").arg(word));
    }
    return draft;
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

std::expected<Tried, Refused> tryStep(WhatIf& branch, bool (WhatIf::*step)(), const QString& word)
{
    const State before = branch.now();
    if (!(branch.*step)())
        return refuse(QStringLiteral("there is nothing to %1").arg(word));
    return Tried{branch.steps(), branch.game().difference(before, branch.now()), {}};
}

std::expected<Tried, Refused> tryCorrection(WhatIf& branch, const Draft& draft)
{
    const auto effects = correctionOf(branch.game(), branch.now(), draft);
    if (!effects)
        return std::unexpected(effects.error());
    const Effects all = withConsequences(branch.game(), branch.now(), *effects);
    if (const auto corrected = branch.correct(all); !corrected)
        return refuse(corrected.error());
    return Tried{branch.steps(), all, {}};
}

std::expected<QList<Tried>, Refused> tryAnswers(WhatIf& branch, const Draft& draft)
{
    const Game& game = branch.game();
    const Rehearsal rehearsal = rehearse(game, branch.now(), draft.answers, branch.drawSource());
    if (const auto refusal = refusalOf(game, rehearsal))
        return std::unexpected(*refusal);
    if (const Objections objections = rehearsal.objections(); !objections.isEmpty() && !draft.insists)
        return std::unexpected(Refused{{}, objections, true});
    int step = branch.steps();
    if (const auto played = branch.play(rehearsal); !played)
        return refuse(played.error());
    QList<Tried> tried;
    for (const Rehearsal::Step& rehearsed : rehearsal.steps)
        tried.append({++step, rehearsed.decision.effects, rehearsed.decision.objections});
    return tried;
}

std::expected<QList<Tried>, Refused> alone(const std::expected<Tried, Refused>& taken)
{
    return taken.transform([](const Tried& tried) { return QList<Tried>{tried}; });
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
    return begins(draft, setWord);
}

QString toShorthand(const Correction& correction)
{
    return QStringLiteral("%1 %2 %3 %4")
        .arg(setWord, correction.subject, correction.property, correction.value);
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
    if (std::holds_alternative<Stopped>(rehearsal.end))
        return toRefused(Undecided(Stopped{}));
    // Behind something else in the line such a word is taken; alone it records nothing.
    if (const auto* prompt = std::get_if<Prompt>(&rehearsal.end); prompt && rehearsal.saysNothingNew)
        return Refused{
            QStringLiteral("that is the case already; open is: %1").arg(game.say(prompt->question)),
            {},
            false};
    if (const auto* prompt = std::get_if<Prompt>(&rehearsal.end))
        return Refused{QStringLiteral("more is needed: %1").arg(game.say(prompt->question)), {}, false};
    return std::nullopt;
}

std::expected<QList<Entry>, Refused> take(Session& session, const QString& typed)
{
    session.settle(); // the words are about the table after what is under way
    const auto draft = parseLine(typed);
    if (!draft)
        return std::unexpected(draft.error());
    if (begins(*draft, undoWord))
        return alone(session.undo(draft->note));
    if (begins(*draft, redoWord))
        return alone(session.redo(draft->note));
    if (isCorrection(*draft))
        return alone(takeCorrection(session, *draft));
    if (begins(*draft, noteWord))
        return alone(takeNote(session, text::onOneLine(typed)));
    return takeAnswers(session, *draft);
}

std::expected<QList<Tried>, Refused> take(WhatIf& branch, const QString& typed)
{
    const auto draft = parseLine(typed);
    if (!draft)
        return std::unexpected(draft.error());
    if (begins(*draft, undoWord))
        return alone(tryStep(branch, &WhatIf::undo, undoWord));
    if (begins(*draft, redoWord))
        return alone(tryStep(branch, &WhatIf::redo, redoWord));
    if (isCorrection(*draft))
        return alone(tryCorrection(branch, *draft));
    if (begins(*draft, noteWord))
        return refuse(QStringLiteral("nothing is recorded here, so there is no entry to note it on"));
    return tryAnswers(branch, *draft);
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
