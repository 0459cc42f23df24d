#include "prompts.h"

#include "enemy_preview.h"
#include "games/highway_heist/actions/rating.h"
#include "games/highway_heist/actions/ways.h"
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/table/names.h"
#include "games/highway_heist/turn/against.h"
#include "games/highway_heist/turn/enemy_die.h"
#include "games/highway_heist/turn/turns.h"
#include "preview.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Asking;
using table::Odds;
using table::Option;
using table::Prompt;

namespace {

Prompt prompt(const char* id, Asking asking, const table::Message& question)
{
    Prompt made;
    made.id = QLatin1StringView(id);
    made.asking = asking;
    made.question = question;
    return made;
}

Prompt ofPlayer(Prompt made, const State& state, int player)
{
    made.asks = state.player(player).id;
    const Vehicle* own = state.vehicleOf(player);
    made.active = own && state.player(player).peg.isAtWheel() ? own->id : state.player(player).id;
    return made;
}

void addObjection(Option& option, const std::optional<table::Objection>& wrong)
{
    if (wrong && option.objections.isEmpty())
        option.objections.append(*wrong);
}

// With what a token in hand may still make of it.
Odds oddsOf(const State& state, const Trial& trial)
{
    const Chance chance = chanceOf(diceWith(trial.toss.rating, 0), trial.need);
    const bool canBoost = state.player(trial.toss.roller).boost > 0;
    return {chance.plain, canBoost ? chance.boosted : chance.plain};
}

table::Objection nothingToAimAt(const State& state, int player, const QString& action)
{
    static const QHash<QString, QString> rules{{u"drive"_s, u"HH-62"_s},
                                               {u"leap"_s, u"HH-64"_s},
                                               {u"ram"_s, u"HH-69"_s},
                                               {u"force"_s, u"HH-71"_s},
                                               {u"stunt"_s, u"HH-83"_s}};
    return {{u"nothing-to-"_s + action, {{u"player"_s, state.player(player).id}}}, {rules.value(action), {}}};
}

Option actionOption(const State& state, int player, const QString& action)
{
    const QString id = state.player(player).id;
    Option option{action, {u"option-action-"_s + action, {}}, {}, {}};
    addObjection(option, againstGoingOn(state));
    if (state.active == player)
        addObjection(option, againstAnotherAction(state));
    addObjection(option, against(state, actionOf(id, action)));
    if (option.objections.isEmpty() && wantsTarget(action) && !hasTarget(state, player, action))
        option.objections.append(nothingToAimAt(state, player, action));
    const auto trial = trialOf(state, id, action, {});
    if (!trial)
        return option;
    option.odds = oddsOf(state, *trial);
    option.badge =
        message("badge-dice", {{u"dice"_s, diceWith(trial->toss.rating, 0)}, {u"need"_s, trial->need}});
    return option;
}

// By its name as well, if it has one.
QString cardName(const State& state, const QString& card, bool isStunt)
{
    const Guide& guide = state.guide();
    const auto enemy = guide.enemyCards.find(card);
    const auto stunt = guide.stunts.find(card);
    const QString name = isStunt ? (stunt == guide.stunts.end() ? QString() : stunt->second.name)
                                 : (enemy == guide.enemyCards.end() ? QString() : enemy->second.name);
    return name.isEmpty() ? card : card + u" "_s + name;
}

// Next card symbol: what would activate.
void remindOfCards(const State& state, Prompt& made)
{
    if (state.cards.size() < 2)
        return;
    const QString next = state.cards[state.cards.size() - 2];
    if (!next.isEmpty())
        made.reminders.append(message("reminder-card", {{u"card"_s, cardName(state, next, false)}}));
}

} // namespace

table::Message message(const char* code, const QJsonObject& args)
{
    return {QLatin1StringView(code), args};
}

Prompt promptOver(const State& state)
{
    const bool isWon = state.result && state.result->isWon;
    return prompt("over", Asking::Choice, message(isWon ? "ask-over-won" : "ask-over-lost"));
}

Prompt promptPlayer(const State& state)
{
    Prompt made = prompt("player", Asking::Piece, message("ask-player", {{u"round"_s, state.round}}));
    for (int player = 0; player < std::ssize(state.players); ++player) {
        if (state.player(player).isExhausted)
            continue;
        const QString& id = state.player(player).id;
        Option option{id, message("option-player", {{u"player"_s, id}}), {}, {}};
        option.role = table::Role::Next;
        made.options.append(option);
    }
    if (const QString& text = state.guide().text; !text.isEmpty())
        made.reminders.append(message("reminder-objective", {{u"text"_s, text}}));
    if (isRoundOver(state)) {
        made.question = message("ask-round", {{u"round"_s, state.round}});
        made.asking = Asking::Choice;
        made.options.append({u"round"_s, message("option-round"), {}, previewOfRound(state)});
    }
    return made;
}

Prompt promptAction(const State& state, int player)
{
    const QString& id = state.player(player).id;
    const int left = state.active == player ? actionsPerTurn - state.used : actionsPerTurn;
    Prompt made =
        prompt("action", Asking::Choice,
               message(left > 0 ? "ask-action" : "ask-die-next", {{u"player"_s, id}, {u"count"_s, left}}));
    for (const QString& action : actionWords)
        made.options.append(actionOption(state, player, action));
    made.options.append(actionOption(state, player, otherWord));
    Option die{u"die"_s, message("option-die"), {}, {}};
    addObjection(die, againstGoingOn(state));
    made.options.append(die);
    // What can be done stands where it is seen.
    std::ranges::stable_partition(made.options,
                                  [](const Option& option) { return option.objections.isEmpty(); });
    remindOfCards(state, made);
    return ofPlayer(made, state, player);
}

Prompt promptDie(const State& state, int player)
{
    Prompt made = prompt("die", Asking::Choice, message("ask-die", {{u"player"_s, state.player(player).id}}));
    const dice::Die die = enemyDie();
    for (const QString& symbol : symbolWords) {
        const dice::Face* face = die.find(symbol);
        if (!face)
            continue; // said of other dice, but not offered
        Option option{symbol, {u"option-die-"_s + symbol, {}}, {}, {}};
        option.odds = Odds::exactly(static_cast<double>(face->sides) / die.sides());
        option.preview = previewOfDie(state, *symbolIn(symbol), player);
        made.options.append(option);
    }
    made.options.append({u"app"_s, message("option-roll-app"), {}, {}});
    remindOfCards(state, made);
    return ofPlayer(made, state, player);
}

Prompt promptChoice(const State& state, const NeedChoice& need)
{
    using About = NeedChoice::About;
    const QString who = need.options.front().peg;
    const char* question = need.about == About::Slam       ? "ask-slam"
                           : need.about == About::Move     ? "ask-suv-move"
                           : need.about == About::EnemyPeg ? "ask-enemy-peg"
                           : need.about == About::Card     ? "ask-card-target"
                           : need.about == About::Token    ? "ask-token"
                                                           : "ask-pegs";
    Prompt made =
        prompt("choice", Asking::Choice, message(question, {{u"vehicle"_s, who}, {u"token"_s, who}}));
    for (const PegWay& way : need.options) {
        const char* label = way.to == u"supply"         ? "option-to-supply"
                            : way.to == u"limbo"        ? "option-to-limbo"
                            : way.to == u"lost"         ? "option-token-lost"
                            : way.peg == u"enemy"       ? "option-enemy-to"
                            : parsePlace(way.to)        ? "option-suv-to"
                            : need.about == About::Pegs ? "option-peg-to"
                                                        : "option-target";
        Option option{toWord(way),
                      message(label, {{u"player"_s, way.peg}, {u"vehicle"_s, way.to}, {u"place"_s, way.to}}),
                      {},
                      previewOfChoice(state, way)};
        if (state.find(way.to))
            option.piece = way.to;
        made.options.append(option);
    }
    if (state.active >= 0)
        made.active = state.player(state.active).id;
    return made;
}

Prompt promptCard(const State& state, const NeedCard& need)
{
    Prompt made = prompt("card", Asking::Card, message(need.isStunt ? "ask-stunt" : "ask-card"));
    for (const QString& card : need.cards) {
        Option option{
            card, message("option-card", {{u"card"_s, cardName(state, card, need.isStunt)}}), {}, {}};
        option.odds = Odds::exactly(1.0 / static_cast<double>(need.cards.size()));
        made.options.append(option);
    }
    if (!need.isStunt)
        made.options.append({unseenCard, message("option-card-unseen"), {}, {}});
    made.options.append({u"app"_s, message("option-card-app"), {}, {}});
    return made;
}

} // namespace roadmarshal::highway_heist
