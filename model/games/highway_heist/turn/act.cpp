#include "act.h"

#include "against.h"
#include "games/highway_heist/actions/carry.h"
#include "games/highway_heist/actions/reach.h"
#include "games/highway_heist/actions/roll.h"
#include "games/highway_heist/actions/ways.h"
#include "turns.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

// Whether what it names is there at all.
bool makesSense(const State& state, const TakeAction& action)
{
    if (state.playerIndex(action.player) < 0 ||
        (!actionWords.contains(action.action) && action.action != otherWord))
        return false;
    if (action.target.isEmpty())
        return true;
    return action.action == u"stunt" ? state.guide().stunts.contains(action.target)
                                     : state.find(action.target) != nullptr;
}

std::optional<Place> placeOf(const State& state, const QString& text)
{
    const auto place = parsePlace(text);
    return place && state.guide().road.has(*place) ? place : std::nullopt;
}

const char* ruleOf(const QString& action)
{
    static const QHash<QString, const char*> rules{
        {u"drive"_s, "HH-61"}, {u"leap"_s, "HH-64"},  {u"ram"_s, "HH-69"},    {u"force"_s, "HH-71"},
        {u"shake"_s, "HH-76"}, {u"brawl"_s, "HH-77"}, {u"hijack"_s, "HH-79"}, {u"stunt"_s, "HH-85"},
        {u"boost"_s, "HH-82"}, {u"other"_s, "HH-59"}};
    return rules.value(action, "HH-59");
}

// The way that it drives, for the eye; put there if the rules know none.
void drive(Deed& deed, int player, const Place& to)
{
    const Vehicle* vehicle = deed.state().vehicleOf(player);
    if (!vehicle || vehicle->at == to)
        return;
    QStringList by;
    for (const Place& place : Reach(deed.state(), vehicle->at).wayTo(to))
        by.append(toText(place));
    deed.add(VehicleMoved{vehicle->id, toText(vehicle->at), toText(to), by}, "HH-61");
}

void ram(Deed& deed, int player, const QString& target)
{
    const Vehicle* rammed = deed.state().find(target);
    if (!rammed || rammed->isWreck || rammed->kind == Kind::Enemy)
        return;
    deed.begin([&](State& next, const Watch& watch) { beginWreck(next, target, player, watch); });
}

bool wins(const State& state, const QString& stunt)
{
    const auto card = state.guide().stunts.find(stunt);
    return card != state.guide().stunts.end() && card->second.wins;
}

void carry(Deed& deed, int player, const TakeAction& one)
{
    const QString& action = one.action;
    const auto to = placeOf(deed.state(), one.to);
    if (action == u"drive")
        return drive(deed, player, *to);
    if (action == u"ram")
        return ram(deed, player, one.target);
    deed.change(
        [&](State& next) {
            if (action == u"leap")
                leapTo(next, player, one.target, one.to == wheelWord);
            else if (action == u"force" && to)
                forceTo(next, player, one.target, *to, one.follows);
            else if (action == u"shake")
                shakeOff(next, player);
            else if (action == u"brawl")
                brawlOff(next, player);
            else if (action == u"hijack")
                hijack(next, player);
            else if (action == u"boost")
                takeBoost(next, player);
            else if (action == u"stunt")
                performStunt(next, player, one.target);
        },
        action == u"stunt" && wins(deed.state(), one.target) ? "HH-121" : ruleOf(action));
}

// HH-120, HR-34; where pegs go as far as it has been said.
void settle(Deed& deed, int player, const QStringList& picks)
{
    if (!deed.state().open && !deed.state().result)
        deed.begin([&](State& next, const Watch& watch) { beginSettling(next, player, watch); });
    for (const QString& pick : picks) {
        if (const auto way = wayIn(pick))
            deed.run([&](State& next, const Watch& watch) { return give(next, *way, watch); });
    }
}

// Going on with what the app has rolled.
bool goesOn(const State& state, const TakeAction& one)
{
    return state.attempt && state.active >= 0 && state.player(state.active).id == one.player &&
           state.attempt->action == one.action && state.attempt->target == one.target;
}

void roll(Deed& deed, const TakeAction& one, bool isNoted)
{
    const auto trial = trialOf(deed.state(), one.player, one.action, one.target);
    if (!trial)
        return;
    if (!isNoted) {
        deed.object(againstRoll(deed.state(), trial->toss, one.roll));
        payAssists(deed, one.roll.assists);
        noteRoll(deed, trial->toss, one.roll, "HH-38");
    } else if (one.roll.boosted) {
        deed.spend(trial->toss.roller, "HH-47");
    }
    const bool good = one.roll.counted() >= trial->need;
    deed.add(Attempted{one.player, one.action, one.target, good}, good ? ruleOf(one.action) : "HH-39");
}

bool isLegal(const Deed& deed)
{
    return deed.objections().isEmpty();
}

void finish(Deed& deed, const TakeAction& one, bool isNoted)
{
    const int player = deed.state().playerIndex(one.player);
    const bool good = succeeds(deed.state(), one);
    if (isRolled(one.action))
        roll(deed, one, isNoted);
    countAction(deed, one.action == u"boost");
    if (good) {
        carry(deed, player, one);
        settle(deed, player, one.picks);
    }
}

} // namespace

bool isRolled(const QString& action)
{
    static const QStringList rolled{u"ram"_s, u"force"_s, u"shake"_s, u"brawl"_s, u"hijack"_s, u"stunt"_s};
    return rolled.contains(action);
}

bool wantsTarget(const QString& action)
{
    static const QStringList aimed{u"drive"_s, u"leap"_s, u"ram"_s, u"force"_s, u"stunt"_s};
    return aimed.contains(action);
}

std::optional<Trial> trialOf(const State& state, const QString& player, const QString& action,
                             const QString& target)
{
    const int roller = state.playerIndex(player);
    const auto need = rollOf(state, roller, action, target);
    if (!need)
        return std::nullopt;
    return Trial{{roller, need->character + need->vehicle + need->extra, u"roll-"_s + action}, need->need};
}

bool succeeds(const State& state, const TakeAction& action)
{
    const auto trial = trialOf(state, action.player, action.action, action.target);
    return !trial || (action.isRolled && action.roll.counted() >= trial->need);
}

bool isSaid(const State& state, const TakeAction& action)
{
    if (action.action == u"drive" && !placeOf(state, action.to))
        return false;
    if (wantsTarget(action.action) && action.action != u"drive" && action.target.isEmpty())
        return false; // a wheel of nothing, too
    if (isRolled(action.action) && !action.isRolled)
        return false;
    return action.action != u"force" || !succeeds(state, action) || placeOf(state, action.to) ||
           isStuck(state, *state.find(action.target));
}

bool act(Deed& deed, const TakeAction& action)
{
    if (!makesSense(deed.state(), action))
        return false;
    const int player = deed.state().playerIndex(action.player);
    const bool isNoted = goesOn(deed.state(), action);
    deed.object(againstGoingOn(deed.state()));
    if (!isNoted) {
        enterTurn(deed, player);
        deed.object(againstAnotherAction(deed.state()));
    }
    deed.object(against(deed.state(), action));
    if (isSaid(deed.state(), action))
        finish(deed, action, isNoted);
    else
        return !isLegal(deed);
    return true;
}

bool rollFor(Deed& deed, const RollForAction& action)
{
    TakeAction meant = actionOf(action.player, action.action, action.target);
    if (!makesSense(deed.state(), meant) || !isRolled(action.action))
        return false;
    deed.object(againstGoingOn(deed.state()));
    enterTurn(deed, deed.state().playerIndex(action.player));
    deed.object(againstAnotherAction(deed.state()));
    deed.object(against(deed.state(), meant));
    const auto trial = trialOf(deed.state(), action.player, action.action, action.target);
    if (!trial)
        return false;
    EffortRoll helped;
    helped.assists = action.assists;
    deed.object(againstRoll(deed.state(), trial->toss, helped));
    payAssists(deed, action.assists);
    meant.isRolled = true;
    meant.roll = rolledByApp(deed, trial->toss, action.assists);
    noteRoll(deed, trial->toss, meant.roll, "HH-38");
    const bool isSettled = meant.roll.successes >= trial->need || meant.roll.shown() < trial->need ||
                           !isWorthBoosting(deed.state(), trial->toss.roller, meant.roll, trial->need);
    deed.change(
        [&](State& next) { next.attempt = Attempt{action.action, action.target, meant.roll, isSettled}; },
        "HH-38");
    // What nobody has to say any more happens at once.
    const bool isOver = isSettled && isSaid(deed.state(), meant);
    if (isOver)
        finish(deed, meant, true);
    return true;
}

std::optional<PegWay> wayIn(const QString& word)
{
    const QStringList parts = word.split(u'>');
    if (parts.size() != 2 || parts[0].isEmpty() || parts[1].isEmpty())
        return std::nullopt;
    return PegWay{parts[0], parts[1]};
}

QString toWord(const PegWay& way)
{
    return way.peg + u'>' + way.to;
}

} // namespace roadmarshal::highway_heist
