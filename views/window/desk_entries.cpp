#include "desk.h"

#include "in_turn.h"
#include "table/journal/shorthand.h"
#include <QInputDialog>

namespace roadmarshal::views {

using namespace table;

template <class Done>
void Desk::report(const std::expected<Done, Refused>& done)
{
    if (!done)
        emit problem(say(m_session->game(), done.error()));
}

bool Desk::refuseWhileTrying()
{
    if (isTrying())
        emit problem(tr("Nothing is recorded while you try things out; go back to the game first."));
    return isTrying() || refuseWhileBusy();
}

std::expected<void, Refused> Desk::tryOut(const Rehearsal& rehearsal)
{
    WhatIf& branch = std::get<Trial>(m_onShow).branch;
    const int before = branch.steps();
    const auto played =
        branch.play(rehearsal).transform_error([](const Objection& why) { return toRefused(why); });
    if (!played)
        return played;
    Effects effects; // the question that was rehearsed is gone once the views have moved on
    for (const Rehearsal::Step& step : rehearsal.steps)
        effects += step.decision.effects;
    tried(before, played);
    m_marshal->showNews(effects);
    return played;
}

void Desk::tried(int before, const std::expected<void, Refused>& done)
{
    if (!done)
        return report(done);
    const WhatIf& branch = std::get<Trial>(m_onShow).branch;
    m_marshal->settle();
    goOn(branch.waysBetween(before, branch.steps()));
}

bool Desk::canUndo() const
{
    const auto* trial = std::get_if<Trial>(&m_onShow);
    return !isBusy() &&
           (trial ? trial->branch.steps() > 0 : m_session && m_session->history().undoable() > 0);
}

bool Desk::canRedo() const
{
    const auto* trial = std::get_if<Trial>(&m_onShow);
    return !isBusy() && (trial ? trial->branch.canRedo() : m_session && m_session->history().redoable() > 0);
}

void Desk::undo()
{
    if (refuseWhileBusy())
        return;
    if (isTrying())
        return take(QStringLiteral("undo"));
    backToNow();
    if (m_session)
        m_inTurn->act([this] { report(m_session->undo()); });
}

void Desk::redo()
{
    if (refuseWhileBusy())
        return;
    if (isTrying())
        return take(QStringLiteral("redo"));
    backToNow();
    if (m_session)
        m_inTurn->act([this] { report(m_session->redo()); });
}

void Desk::take(const QString& line)
{
    if (m_session && !refuseWhileBusy())
        m_inTurn->act([this, line] { takeNow(line); });
}

void Desk::takeNow(const QString& line)
{
    if (!isTrying())
        backToNow();
    // Answers go the way of clicks, so that long thinking happens in the background.
    if (isAnswer(line)) {
        const Draft draft = parseAnswers(line);
        m_conversation->setAnswers(draft.answers, draft.insists, draft.note);
    } else if (auto* trial = std::get_if<Trial>(&m_onShow)) {
        const int before = trial->branch.steps();
        tried(before, table::take(trial->branch, line).transform([](const auto&) {}));
    } else {
        report(table::take(*m_session, line));
    }
}

void Desk::correct(const QString& subject, const QString& property, const QString& value)
{
    if (!m_session || refuseWhileBusy())
        return;
    if (isInThePast())
        return emit problem(tr("This is the past; go back to now to change something."));
    m_inTurn->act([=, this] { correctNow(subject, property, value); });
}

void Desk::correctNow(const QString& subject, const QString& property, const QString& value)
{
    const auto effects = game().correct(shown(), {subject, property, value});
    if (!effects)
        return emit problem(say(game(), effects.error()));
    if (effects->isEmpty())
        return;
    if (auto* trial = std::get_if<Trial>(&m_onShow))
        tried(trial->branch.steps(), trial->branch.correct(*effects).transform_error(
                                         [](const Objection& why) { return toRefused(why); }));
    else
        report(m_session->correct(*effects, {}));
}

void Desk::change(const Effects& effects)
{
    const Session* of = m_session.get();
    m_inTurn->act([this, of, effects] {
        if (m_session && m_session.get() == of)
            report(m_session->correct(effects, {}));
    });
}

void Desk::annotate(int entry)
{
    if (!m_session || refuseWhileTrying())
        return;
    const Session* of = m_session.get();
    QInputDialog dialog(m_log);
    dialog.setWindowTitle(tr("Note"));
    dialog.setLabelText(tr("Note on entry %1:").arg(entry));
    if (auto* line = dialog.findChild<QLineEdit*>())
        line->setMaxLength(longestNote);
    const bool given = dialog.exec() == QDialog::Accepted;
    const QString text = dialog.textValue();
    if (given && !text.trimmed().isEmpty() && m_session.get() == of)
        m_inTurn->act([this, entry, text] { report(m_session->annotate(entry, text.trimmed())); });
}

} // namespace roadmarshal::views
