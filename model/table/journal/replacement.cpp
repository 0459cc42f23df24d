#include "replacement.h"

#include "shorthand.h"

#include <QCoreApplication>

namespace roadmarshal::table {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Replacement)
};

} // namespace

Understood understand(const Amendment::Past& past, const QString& line, const std::stop_token& stop)
{
    const Game& game = *past.game;
    const auto draft = parse(line);
    if (!draft)
        return draft.error();
    if (isCorrection(*draft)) {
        auto effects = correctionOf(game, past.before, *draft);
        return effects ? Understood(Amendment::Replacement(*std::move(effects))) : effects.error();
    }
    if (!isAnswer(line))
        return Refused{
            Words::tr("An entry is replaced by answers, or by: set SUBJECT PROPERTY VALUE"), {}, false};
    // Only which action it is matters here; draws are made when it is decided.
    const DrawSource trial{~past.source.seed, past.source.position};
    const Rehearsal rehearsal = rehearse(game, past.before, draft->answers, trial, stop);
    if (std::holds_alternative<Stopped>(rehearsal.end))
        return Stopped{};
    if (rehearsal.steps.empty()) {
        if (const auto* prompt = std::get_if<Prompt>(&rehearsal.end))
            return *prompt;
        return refusalOf(game, rehearsal).value_or(Refused{});
    }
    if (rehearsal.steps.size() > 1 || !rehearsal.isComplete())
        return Refused{Words::tr("One entry is replaced by one, and this line goes on after: %1")
                           .arg(game.say(rehearsal.steps.front().action)),
                       {},
                       false};
    return Amendment::Replacement(rehearsal.steps.front().action);
}

} // namespace roadmarshal::table
