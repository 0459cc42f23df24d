#include "ask.h"

#include "games/road_kill_rally/combat/shot.h"
#include "games/road_kill_rally/driving/next_step.h"
#include "games/road_kill_rally/score/score.h"
#include "games/road_kill_rally/turn/card_words.h"
#include "games/road_kill_rally/turn/combat.h"
#include "games/road_kill_rally/turn/decide.h"
#include "games/road_kill_rally/turn/sequence.h"
#include "prompts.h"
#include "table/short_forms.h"
#include "with_words.h"

#include <QRegularExpression>

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Answers;
using table::Asked;
using table::misfit;
using table::Ready;

namespace {

Ready ready(const Action& action, qsizetype used)
{
    return {table::stored<table::Action>(action), used};
}

Asked stray(const Answers& answers, qsizetype at)
{
    return misfit(at, u"stray"_s, answers.value(at));
}

// Makes sense at all, or nothing is to be recorded for it.
Asked checked(const State& state, const Action& action, const Answers& answers, qsizetype used)
{
    return tried(state, action) ? askWords(state, action, answers, used) : stray(answers, used - 1);
}

bool isNumber(QStringView word)
{
    return !word.isEmpty() && std::ranges::all_of(word, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

Asked askOver(const State& state, const Answers& answers)
{
    const Ending ending = endingOf(state);
    const bool tosses = state.winner.isEmpty() && ending.coin.size() > 1;
    if (answers.isEmpty())
        return tosses ? promptToss(state, ending.coin) : promptOver();
    if (tosses && ending.coin.contains(answers[0]))
        return ready(WinToss{answers[0]}, 1);
    return stray(answers, 0);
}

Asked askConfigure(const State& state, const Answers& answers)
{
    const int named = answers.isEmpty() ? -1 : state.carIndex(answers[0]);
    const int car = named >= 0 ? named : nextToPrepare(state);
    return askWords(state, ConfigureCar{state.car(car).id, {}}, answers, named >= 0 ? 1 : 0);
}

Asked askPole(const State& state, const Answers& answers)
{
    const int named = answers.isEmpty() ? -1 : state.carIndex(answers[0]);
    const int car = named >= 0 ? named : nextToPrepare(state);
    const qsizetype at = named >= 0 ? 1 : 0;
    if (answers.size() <= at)
        return promptPole(state, car);
    bool ok = false;
    const int pole = answers[at].toInt(&ok);
    const TakePole take{state.car(car).id, ok ? pole : 0};
    if (!tried(state, take))
        return misfit(at, u"no-such-pole"_s, answers[at], u"RKR-9"_s);
    return ready(take, at + 1);
}

Asked askDraw(const State& state, const Answers& answers)
{
    if (answers.isEmpty())
        return promptDraw(state);
    if (answers[0] == u"draw")
        return ready(DrawCards{}, 1);
    const int car = state.carIndex(answers[0]);
    if (car < 0 || !state.car(car).isInPlay())
        return stray(answers, 0);
    if (answers.size() == 1)
        return promptCards(state, car);
    const DrawCards draw{answers[0], answers[1]};
    return tried(state, draw) ? Asked(ready(draw, 2)) : misfit(1, u"no-cards"_s, answers[1], u"RKR-16"_s);
}

// "7", "7:bump+?"
std::optional<SetSpeed> speedIn(const State& state, int car, const QString& word)
{
    const QString box = word.section(u':', 0, 0);
    const QString cards = word.section(u':', 1);
    if (!isNumber(box) || word.contains(u':') == cards.isEmpty())
        return std::nullopt;
    return SetSpeed{state.car(car).id, box.size() > 3 ? 0 : box.toInt(), cards};
}

Asked askSpeed(const State& state, int car, const Answers& answers, qsizetype at)
{
    if (answers.size() <= at)
        return promptSpeed(state, car);
    auto speed = speedIn(state, car, answers[at]);
    if (!speed)
        return misfit(at, u"speed-first"_s, answers[at], u"RKR-19"_s);
    if (speed->box < 1 || speed->box > fastest)
        return misfit(at, u"speed-off-log"_s, answers[at], u"RKR-22"_s);
    for (qsizetype used = at + 1;; ++used) {
        const auto deed = tried(state, *speed);
        if (!deed)
            return misfit(used - 1, u"no-cards"_s, answers[used - 1], u"RKR-21"_s);
        if (auto wrong = deed->teller().wrong()) {
            wrong->answer = used - 1;
            return *wrong;
        }
        // Cards of a hand that the app has dealt are named one after the other.
        const auto& due = deed->teller().due();
        if (!due)
            return ready(*speed, used);
        if (used >= answers.size())
            return promptDue(deed->state(), *due);
        if (const auto cards = parseCards(answers[used]); !cards || cards->unseen > 0)
            return misfit(used, u"cards-by-name"_s, answers[used], u"RKR-21"_s);
        speed->cards += (speed->cards.isEmpty() ? QString() : u"+"_s) + answers[used];
    }
}

// "run", "run+2", "run-red", "run-red+dodge"
std::optional<RunOver> runIn(const State& state, int car, const QString& word)
{
    static const QRegularExpression form(u"^run(?:-(green|yellow|red))?(?:\\+(.+))?$"_s);
    const auto match = form.match(word);
    if (!match.hasMatch())
        return std::nullopt;
    return RunOver{state.car(car).id, match.captured(1), match.captured(2), {}};
}

Asked askRun(const State& state, int car, const RunOver& run, const Answers& answers, qsizetype at)
{
    std::vector<Colour> here;
    for (const Pedestrian& figure : state.pedestrians) {
        if (figure.at == state.car(car).at && !std::ranges::contains(here, figure.colour))
            here.push_back(figure.colour);
    }
    if (run.colour.isEmpty() && here.size() > 1)
        return misfit(at, u"which-figure"_s, answers[at], u"RKR-48"_s);
    if (!tried(state, run))
        return misfit(at, u"nobody-here"_s, answers[at], u"RKR-48"_s);
    return askWords(state, run, answers, at + 1);
}

Asked askMoving(const State& state, const Answers& answers, qsizetype at)
{
    const int car = state.move->car;
    const QString& id = state.car(car).id;
    if (answers.size() <= at)
        return promptMove(state);
    const QString& word = answers[at];
    if (isStepWord(word))
        return askWords(state, DriveSteps{id, word, {}}, answers, at + 1);
    if (word == u"done")
        return ready(EndMove{id}, at + 1);
    if (word == u"pit")
        return askWords(state, UsePitLane{id, {}}, answers, at + 1);
    if (const auto run = runIn(state, car, word))
        return askRun(state, car, *run, answers, at);
    if (speedIn(state, car, word))
        return askSpeed(state, car, answers, at);
    return stray(answers, at);
}

Asked askMove(const State& state, const Answers& answers)
{
    const bool isStep = !answers.isEmpty() && state.move && isStepWord(answers[0]);
    const int named = answers.isEmpty() || isStep ? -1 : state.carIndex(answers[0]);
    if (state.move && (named < 0 || named == state.move->car))
        return askMoving(state, answers, named < 0 ? 0 : 1);
    const int car = named < 0 ? nextToAct(state) : named;
    if (!state.car(car).isInPlay())
        return misfit(0, u"out-of-play"_s, answers[0], u"RKR-80"_s);
    return askSpeed(state, car, answers, named < 0 ? 0 : 1);
}

Asked askTarget(const State& state, int car, const Weapon& weapon, const Answers& answers, qsizetype at)
{
    const QString& id = state.car(car).id;
    if (weapon.arc == Arc::All)
        return checked(state, Attack{id, weapon.id, {}, {}}, answers, at);
    if (answers.size() <= at)
        return promptTarget(state, car, weapon.id);
    const auto aim = parseTarget(state, answers[at]);
    if (!aim || aim->car == car)
        return misfit(at, u"no-such-target"_s, answers[at], u"RKR-56"_s);
    return checked(state, Attack{id, weapon.id, answers[at], {}}, answers, at + 1);
}

Asked askAction(const State& state, int car, const Answers& answers, qsizetype at)
{
    const QString& id = state.car(car).id;
    if (answers.size() <= at)
        return promptCombat(state, car);
    const QString& word = answers[at];
    if (word == u"pass" || word == u"none")
        return ready(PassCombat{id}, at + 1);
    if (const auto weapon = weaponOf(state.setup->data, word))
        return askTarget(state, car, *weapon, answers, at + 1);
    const RallyCard* card = state.setup->data.rallyCard(word);
    if (card && card->type == RallyType::Pit)
        return checked(state, PitStop{id, word, {}}, answers, at + 1);
    if (card && card->type == RallyType::Hazard) {
        if (answers.size() <= at + 1)
            return promptHazard(state, car, word);
        return checked(state, DropHazard{id, word, answers[at + 1]}, answers, at + 2);
    }
    return misfit(at, u"no-such-action"_s, word, u"RKR-55"_s);
}

Asked askCombat(const State& state, const Answers& answers)
{
    if (!answers.isEmpty() && answers[0] == u"pass")
        return ready(PassCombat{}, 1);
    const int named = answers.isEmpty() ? -1 : state.carIndex(answers[0]);
    const int car = named < 0 ? nextToAct(state) : named;
    if (!state.car(car).isInPlay())
        return misfit(0, u"out-of-play"_s, answers[0], u"RKR-80"_s);
    return askAction(state, car, answers, named < 0 ? 0 : 1);
}

Asked askPhase(const State& state, const Answers& answers)
{
    switch (state.phase) {
    case Phase::Configure:
        return askConfigure(state, answers);
    case Phase::Poles:
        return firstOnPole(state) < 0
                   ? askPole(state, answers)
                   : askWords(state, LayFirstTile{state.car(firstOnPole(state)).id, {}}, answers, 0);
    case Phase::Draw:
        return askDraw(state, answers);
    case Phase::Move:
        return askMove(state, answers);
    case Phase::Combat:
        return askCombat(state, answers);
    case Phase::Over:
        break;
    }
    return askOver(state, answers);
}

// The app has the dice, or draws the tile: somebody has to tell it when.
bool waitsForWord(const State& state)
{
    return isOrderOpen(state) ? state.setup->diceInApp : firstOnPole(state) >= 0 && state.setup->tilesInApp;
}

Asked askToRoll(const State& state, const Answers& answers)
{
    const bool isOrder = isOrderOpen(state);
    const Action action =
        isOrder ? Action(SettleOrder{}) : Action(LayFirstTile{state.car(firstOnPole(state)).id, {}});
    if (!answers.isEmpty())
        return answers[0] == u"roll" || answers[0] == u"app" ? Asked(ready(action, 1))
                                                             : askWords(state, action, answers, 0);
    table::Prompt prompt;
    prompt.id = isOrder ? u"order"_s : u"tile"_s;
    prompt.question = message(isOrder ? "ask-order-app" : "ask-first-tile-app");
    prompt.options = {{u"roll"_s, message(isOrder ? "option-roll" : "option-draw-tile"), {}, {}}};
    return prompt;
}

} // namespace

Asked ask(const State& table, const Answers& answers)
{
    if (const auto pending = pendingAction(table))
        return askWords(table, *pending, answers, 0);
    const State state = settled(table);
    if (waitsForWord(state))
        return askToRoll(state, answers);
    if (isOrderOpen(state))
        return askWords(state, SettleOrder{}, answers, 0);
    return askPhase(state, answers);
}

} // namespace roadmarshal::road_kill_rally
