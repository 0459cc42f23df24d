#include "games/apocalypse_trail/catastrophe/catastrophe.h"
#include "games/apocalypse_trail/movement/eating.h"
#include "games/apocalypse_trail/movement/square.h"
#include "games/apocalypse_trail/recovery/harm.h"
#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/turn/ending.h"
#include "games/apocalypse_trail/turn/journey.h"
#include "games/apocalypse_trail/turn/using.h"
#include "parts.h"
#include "prompts.h"
#include "sources.h"
#include "table/reading.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Asking;
using table::misfit;
using table::Prompt;

namespace {

const QStringList moveWords{u"drive"_s, u"push"_s, u"drive-back"_s, u"push-back"_s};

bool holdsAny(const State& state, Resource resource)
{
    return payable(state, {resource, 1}) > 0;
}

bool isPileHere(const State& state)
{
    return state.pileAt(state.acting().at) != nullptr;
}

// The icon of the square, for crews that have not had theirs.
bool isIconOpen(const State& state)
{
    return state.turn.step == Step::AfterMove && state.trail().at(state.acting().at).resource &&
           state.turn.collected.size() < std::ssize(state.convoyOf(state.turn.pawn));
}

table::Option moveOption(const State& state, const char* word, bool push, bool back,
                         const std::stop_token& stop)
{
    table::Option one = option(QLatin1StringView(word), {u"option-"_s + QLatin1StringView(word), {}},
                               againstSettingOff(state, push, back));
    if (!one.objections.isEmpty())
        return one;
    one.preview = landingPreview(state, push, back, stop);
    if (const auto die = dieFor(state, push))
        one.badge = message("badge-die", {{u"count"_s, *die}});
    return one;
}

QList<table::Option> moveOptions(const State& state, const std::stop_token& stop)
{
    const bool back = mustGoBack(state, state.turn.pawn);
    if (back)
        return {moveOption(state, "drive-back", false, true, stop),
                moveOption(state, "push-back", true, true, stop)};
    return {moveOption(state, "drive", false, false, stop), moveOption(state, "push", true, false, stop)};
}

table::Message question(const State& state)
{
    const QJsonObject args{{u"place"_s, QString::number(state.acting().at)},
                           {u"crew"_s, state.turn.pawn},
                           {u"count"_s, state.turn.number}};
    const bool isBefore = state.turn.step == Step::BeforeRoll;
    if (state.isRace())
        return message(isBefore ? "ask-before-race" : "ask-after-race", args);
    return message(isBefore ? "ask-before" : "ask-after", args);
}

QList<table::Message> reminders(const State& state)
{
    QList<table::Message> reminders;
    if (isIconOpen(state))
        reminders.append(message(
            "remind-icon",
            {{u"resource"_s,
              u"@resource-"_s + wordFor(resourceWords, *state.trail().at(state.acting().at).resource)}}));
    if (isPileHere(state))
        reminders.append(message("remind-pile"));
    for (const Objection& objection : surplusObjections(state, state.turn.pawn))
        reminders.append(objection.message);
    return reminders;
}

// How long until the Catastrophe has caught up with who is asked, without moving and by what a drive brings
// (6.8 of the rules page).
QList<table::Message> pursuit(const State& state, const std::stop_token& stop)
{
    if (!state.catastrophe.started)
        return {};
    const int lead = state.acting().at - state.catastrophe.at;
    if (lead <= 0)
        return {message("remind-caught")};
    const auto turns = [&](double gained) { return static_cast<int>(std::ceil(lead / gained - 1e-9)); };
    const bool back = mustGoBack(state, state.turn.pawn);
    const double mean = averageMove(state, back, stop);
    QList<table::Message> said{
        message("remind-pursuit", {{u"behind"_s, lead}, {u"advances"_s, turns(catastropheStride)}})};
    const QString squares = QString::number(mean, 'f', 1);
    const double gained = catastropheStride - mean;
    if (mean > 0 && gained > 0)
        said.append(message("remind-gains", {{u"squares"_s, squares}, {u"advances"_s, turns(gained)}}));
    else if (mean > 0)
        said.append(message("remind-outruns", {{u"squares"_s, squares}}));
    return said;
}

// A list of survivors in one word.
std::optional<Asked> wrongPeople(const State& state, const std::optional<QStringList>& who, qsizetype at,
                                 const QString& word)
{
    if (!who || who->isEmpty())
        return misfit(at, u"no-such-survivor"_s, word);
    for (const QString& one : *who) {
        if (!state.survivor(one))
            return misfit(at, u"no-such-survivor"_s, one);
    }
    return std::nullopt;
}

} // namespace

bool isDoing(const QString& word)
{
    static const QStringList words =
        moveWords + QStringList{u"stow"_s, u"take"_s, u"leave"_s, u"eat"_s, u"medicine"_s, u"done"_s};
    return words.contains(word);
}

Prompt promptDoings(const State& state, const std::stop_token& stop)
{
    const bool isBefore = state.turn.step == Step::BeforeRoll;
    Prompt made = prompt(state, isBefore ? "before" : "after", isBefore ? Asking::Place : Asking::Choice,
                         question(state));
    if (isBefore)
        made.options = moveOptions(state, stop);
    made.options.append(option(u"stow"_s, message("option-stow")));
    if (isPileHere(state))
        made.options.append(option(u"take"_s, message("option-take")));
    made.options.append(option(u"leave"_s, message("option-leave")));
    if (holdsAny(state, Resource::Ration))
        made.options.append(option(u"eat"_s, message("option-eat")));
    if (holdsAny(state, Resource::Medicine))
        made.options.append(option(u"medicine"_s, message("option-medicine")));
    if (!isBefore || !canPlay(state, state.turn.pawn))
        made.options.append({u"done"_s, message("option-done"), {}, {}});
    if (!made.options.isEmpty() && made.options.last().answer == u"done")
        made.options.last().role = table::Role::Next;
    made.reminders = reminders(state);
    if (isBefore)
        made.reminders += pursuit(state, stop);
    return made;
}

Asked askMove(const State& state, const Answers& answers, const std::stop_token& stop)
{
    SetOff said{answers[0].startsWith(u"push"), answers[0].endsWith(u"-back"), {}};
    const Objections objections = againstSettingOff(state, said.push, said.back);
    const auto die = dieFor(state, said.push);
    if (!die) {
        // A roll for what no die is for belongs to it, and to nothing else.
        bool isNumber = false;
        answers.value(1).toInt(&isNumber);
        return ready(said, isNumber && !said.push ? 2 : 1);
    }
    const dice::Ask ask = dice::ask(u"roll-movement"_s, dice::plain(*die), 1);
    if (answers.size() > 1) {
        const auto roll = rollIn(ask, answers[1]);
        if (roll) {
            said.throws = {*roll};
            return ready(said, 2);
        }
        if (!state.setup->inApp)
            return table::Misfit{1, roll.error(), {}};
    }
    if (state.setup->inApp)
        said.throws = {dice::ByApp{}};
    if (state.setup->inApp || !objections.isEmpty())
        return ready(said, 1);
    Prompt made = prompt(state, "roll", Asking::Choice, message("ask-roll", {{u"count"_s, *die}}));
    made.takes = table::Dice{ask};
    if (const auto preview = landingPreview(state, said.push, said.back, stop))
        made.reminders += preview->remarks;
    return made;
}

Asked askEat(const State& state, const Answers& answers)
{
    if (answers.size() < 2) {
        const QStringList people = peopleOf(state, state.turn.pawn);
        Prompt made = prompt(state, "eat", Asking::Card, message("ask-eat"));
        for (const QString& one : people) {
            table::Option who = cardOption(state, one);
            if (const int counters = state.survivor(one)->starvation; counters > 0)
                who.badge = message("badge-hungry", {{u"count"_s, counters}});
            made.options.append(who);
        }
        const int most = payable(state, {Resource::Ration, mostTokens}) * fedByRation;
        made.takes = table::Several{1, std::max(1, std::min(static_cast<int>(people.size()), most))};
        return made;
    }
    const auto who =
        answers[1] == u"all" ? std::optional(peopleOf(state, state.turn.pawn)) : listIn(answers[1]);
    if (const auto wrong = wrongPeople(state, who, 1, answers[1]))
        return *wrong;
    const Bill bill = rationsToEat(*who);
    if (payable(state, bill) < bill.due)
        return misfit(1, u"not-enough-rations"_s, answers[1], u"AT-87"_s);
    qsizetype used = 2;
    const Sourced sourced = readSource(state, bill, answers, used);
    return sourced.open ? *sourced.open : Asked(ready(EatFreely{*who, sourced.source}, used));
}

Asked askMedicine(const State& state, const Answers& answers)
{
    if (answers.size() < 2) {
        Prompt made = prompt(state, "medicine", Asking::Card, message("ask-medicine"));
        for (const QString& one : peopleOf(state, state.turn.pawn))
            made.options.append(cardOption(state, one, whyNotTreat(state, one)));
        return made;
    }
    if (!state.survivor(answers[1]))
        return misfit(1, u"no-such-survivor"_s, answers[1]);
    if (payable(state, oneMedicine) < 1)
        return misfit(0, u"no-medicine"_s, answers[1], u"AT-89"_s);
    qsizetype used = 2;
    const Sourced sourced = readSource(state, oneMedicine, answers, used);
    return sourced.open ? *sourced.open : Asked(ready(UseMedicine{answers[1], sourced.source}, used));
}

Asked askDoing(const State& state, const Answers& answers, const std::stop_token& stop)
{
    const QString& word = answers[0];
    if (moveWords.contains(word))
        return askMove(state, answers, stop);
    if (word == u"stow")
        return askStow(state, answers);
    if (word == u"take")
        return askTake(state, answers);
    if (word == u"leave")
        return askLeave(state, answers);
    if (word == u"eat")
        return askEat(state, answers);
    return word == u"medicine" ? askMedicine(state, answers) : Asked(ready(EndTurn{}, 1));
}

} // namespace roadmarshal::apocalypse_trail
