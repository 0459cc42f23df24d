#include "games/apocalypse_trail/movement/eating.h"
#include "games/apocalypse_trail/turn/journey.h"
#include "games/apocalypse_trail/turn/running.h"
#include "games/apocalypse_trail/turn/using.h"
#include "match.h"
#include "parts.h"
#include "prompts.h"
#include "sources.h"
#include "table/reading.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Asking;
using table::misfit;
using table::Prompt;

namespace {

QString hereWord(const State& state)
{
    return QString::number(state.acting().at);
}

Asked askTow(const State& state, const Answers& answers)
{
    const std::vector<QStringList> ways = towWords(state);
    if (!answers.isEmpty()) {
        QStringList said = answers[0].split(u',');
        said.sort();
        for (const QStringList& way : ways) {
            QStringList sorted = way;
            sorted.sort();
            if (sorted == said)
                return ready(TowOver{way}, 1);
        }
        return misfit(0, u"no-such-tow"_s, answers[0], u"AT-55"_s);
    }
    Prompt made = prompt(state, "tow", Asking::Choice, message("ask-tow", {{u"place"_s, hereWord(state)}}));
    for (const QStringList& way : ways) {
        QStringList pairs;
        for (const QString& pair : way)
            pairs.append(pair.section(u':', 0, 0) + u" ← "_s + pair.section(u':', 1));
        made.options.append(option(way.join(u','), message("option-tow", {{u"text"_s, pairs.join(u", "_s)}})));
    }
    return made;
}

Prompt promptFeed(const State& state)
{
    const QStringList people = peopleOf(state, state.turn.pawn);
    const int rations = rationsOf(state, state.turn.pawn);
    const int due = rationsFor(people.size());
    Prompt made = prompt(state, "feed", Asking::Card,
                         message("ask-feed", {{u"place"_s, hereWord(state)}, {u"due"_s, due}, {u"count"_s, rations}}));
    made.takes =
        table::Several{0, std::min(static_cast<int>(people.size()), rations * fedByRation)};
    if (rations >= due)
        made.options.append(option(u"all"_s, message("option-all")));
    for (const QString& one : people) {
        table::Option who = cardOption(state, one);
        if (const int counters = state.survivor(one)->starvation; counters > 0)
            who.badge = message(counters == mostStarvation ? "badge-starving" : "badge-hungry",
                                {{u"count"_s, counters}});
        made.options.append(who);
    }
    return made;
}

Asked askFeed(const State& state, const Answers& answers)
{
    if (answers.isEmpty())
        return promptFeed(state);
    const QStringList people = peopleOf(state, state.turn.pawn);
    const auto who = answers[0] == u"all" ? std::optional(people) : listIn(answers[0]);
    if (!who)
        return misfit(0, u"no-such-survivor"_s, answers[0]);
    for (const QString& one : *who) {
        if (!people.contains(one))
            return misfit(0, u"no-such-survivor"_s, one);
    }
    if (rationsFor(who->size()) > rationsOf(state, state.turn.pawn))
        return misfit(0, u"not-enough-rations"_s, answers[0], u"AT-26"_s);
    qsizetype used = 1;
    const Sourced sourced = readSource(state, rationsToEat(*who), answers, used);
    return sourced.open ? *sourced.open : Asked(ready(Feed{*who, sourced.source}, used));
}

Asked askStop(const State& state, const Answers& answers)
{
    if (!answers.isEmpty()) {
        const bool stops = answers[0] == u"stop";
        return stops || answers[0] == u"on" ? Asked(ready(AtShelter{stops}, 1))
                                            : misfit(0, u"stray"_s, answers[0], u"AT-46"_s);
    }
    const int points = state.trail().at(state.acting().at).shelter.value_or(0);
    return prompt(state, "shelter", Asking::Choice,
                  message("ask-stop", {{u"place"_s, hereWord(state)}, {u"count"_s, points}}),
                  {option(u"stop"_s, message("option-stop")),
                   option(u"on"_s,
                          message("option-on", {{u"count"_s, state.turn.open.moving->left}}))});
}

// What an effect is about, for the question.
QJsonObject about(const State& state, const DueEffect& due)
{
    const bool isScenario = due.running.cause == Cause::Scenario;
    const Setting* setting = state.box().setting(due.running.card);
    const QString name = isScenario ? cardName(state, due.running.card)
                         : setting && !setting->name.isEmpty() ? setting->name
                                                               : due.running.card;
    return {{u"card"_s, name}, {u"crew"_s, due.running.crew}};
}

const char* questionFor(Verb verb)
{
    switch (verb) {
    case Verb::Injure:
        return "ask-injure";
    case Verb::Kill:
        return "ask-kill";
    case Verb::Rest:
        return "ask-rest";
    case Verb::Starve:
        return "ask-starve";
    case Verb::Cure:
        return "ask-cure";
    case Verb::Ailment:
    case Verb::Gain:
    case Verb::Find:
    case Verb::Lose:
    case Verb::Text:
        break;
    }
    return "ask-ailment";
}

Prompt promptPeople(const State& state, const DueEffect& due, const AskPeople& people)
{
    QJsonObject args = about(state, due);
    args[u"count"_s] = people.least;
    args[u"ailment"_s] = due.effect->ailment;
    Prompt made = prompt(state, "effect", Asking::Card, message(questionFor(due.effect->verb), args));
    for (const QString& one : people.candidates)
        made.options.append(cardOption(state, one));
    made.takes = table::Several{people.least, people.most};
    return made;
}

Prompt promptCards(const State& state, const DueEffect& due, const AskCards& cards)
{
    QJsonObject args = about(state, due);
    args[u"count"_s] = cards.most;
    Prompt made = prompt(state, "find", Asking::Card, message("ask-find", args), {appOption()});
    for (const QString& one : cards.candidates)
        made.options.append(cardOption(state, one));
    made.takes = table::Several{0, cards.most};
    return made;
}

Prompt promptEffect(const State& state, const DueEffect& due)
{
    Prompt made = std::visit(Match{[&](const AskPeople& ask) { return promptPeople(state, due, ask); },
                                   [&](const AskCards& ask) { return promptCards(state, due, ask); },
                                   [&](const AskSource& ask) {
                                       return promptSource(state, ask.resource, ask.due, ask.stores);
                                   },
                                   [&](const AskNothing&) {
                                       return prompt(state, "effect", Asking::Choice, message("ask-over"));
                                   }},
                             due.question);
    if (state.isRace() && !due.running.crew.isEmpty() && due.running.crew != state.turn.pawn) {
        made.asks = due.running.crew;
        made.interrupts = state.turn.pawn;
    }
    return made;
}

} // namespace

Asked askEffect(const State& state, const Answers& answers)
{
    const auto due = dueEffect(state);
    if (!due)
        return misfit(0, u"stray"_s, answers.value(0));
    if (answers.isEmpty())
        return promptEffect(state, *due);
    if (isAppWord(answers[0]) && std::holds_alternative<AskCards>(due->question))
        return ready(AnswerEffect{{}, true}, 1);
    const auto picked = listIn(answers[0]);
    if (picked && choiceIn(state, due->question, *picked))
        return ready(AnswerEffect{*picked, false}, 1);
    return misfit(0, std::holds_alternative<AskSource>(due->question) ? u"no-such-source"_s : u"no-such-choice"_s,
                  answers[0]);
}

Asked askOwed(const State& state, const Answers& answers)
{
    const auto& moving = state.turn.open.moving;
    if (!moving)
        return askEffect(state, answers);
    switch (moving->due) {
    case Due::Square:
        return askTow(state, answers);
    case Due::Eat:
        return askFeed(state, answers);
    case Due::Stop:
        break;
    }
    return askStop(state, answers);
}

} // namespace roadmarshal::apocalypse_trail
