#include "tell.h"

#include "games/highway_heist/disputes/claims.h"
#include "games/highway_heist/record/actions.h"
#include "games/highway_heist/record/effects.h"
#include "wording.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

bool is(const table::Effect& effect, const char* kind)
{
    return effect.kind == QLatin1StringView(kind);
}

bool isEmpty(const QJsonObject& args, const char* key)
{
    return args[QLatin1StringView(key)].toString().isEmpty();
}

// What other effects say is not said again.
bool isToldByOthers(const QString& does)
{
    static const QStringList told{u"moves"_s,  u"placed"_s, u"wrecked"_s,   u"removed"_s,    u"goes"_s,
                                  u"counts"_s, u"adrift"_s, u"taken"_s,     u"shifted"_s,    u"discarded"_s,
                                  u"takes"_s,  u"ends"_s,   u"turn-ends"_s, u"round-ends"_s, u"stays"_s};
    return told.contains(does);
}

QString pegCode(const QJsonObject& args)
{
    const QString to = args[u"to"_s].toString();
    return to == u"wheel" ? u"peg-to-wheel"_s : to == u"limbo" ? u"peg-to-limbo"_s : u"peg-moved"_s;
}

QString tokenCode(const QJsonObject& args)
{
    const QString to = args[u"to"_s].toString();
    return to == u"adrift" ? u"token-adrift"_s : to == u"out" ? u"token-out"_s : u"token-set"_s;
}

// Most kinds have one phrase; some say different things by what they hold, or nothing.
QString codeOf(const table::Effect& effect)
{
    const QJsonObject& args = effect.args;
    if (is(effect, OpenSet::kind) || is(effect, AttemptSet::kind) || is(effect, UsedSet::kind))
        return {};
    if (is(effect, Happened::kind)) {
        const QString does = args[u"does"_s].toString();
        return isToldByOthers(does) ? QString() : u"happened-"_s + does;
    }
    if (is(effect, WreckSet::kind))
        return args[u"wreck"_s].toBool() ? u"wreck-set"_s : u"wreck-upright"_s;
    if (is(effect, OwnerSet::kind) && isEmpty(args, "to"))
        return u"owner-none"_s;
    if (is(effect, PegMoved::kind))
        return pegCode(args);
    if (is(effect, ExhaustedSet::kind))
        return args[u"exhausted"_s].toBool() ? u"exhausted-set"_s : u"ready-set"_s;
    if (is(effect, TokenSet::kind))
        return tokenCode(args);
    if (is(effect, ActiveSet::kind))
        return isEmpty(args, "to") ? QString() : u"active-set"_s;
    if (is(effect, ResultSet::kind))
        return isEmpty(args, "to") ? u"result-none"_s : u"result-"_s + args[u"to"_s].toString();
    if (is(effect, Attempted::kind))
        return args[u"succeeded"_s].toBool() ? u"attempted"_s : u"attempted-in-vain"_s;
    return effect.kind;
}

QString joined(const QJsonValue& list)
{
    QStringList words;
    for (const QJsonValue& word : list.toArray())
        words.append(word.toString().isEmpty() ? u"–"_s : word.toString());
    return words.isEmpty() ? u"–"_s : words.join(u' ');
}

QJsonObject argsOf(const table::Effect& effect)
{
    QJsonObject args = effect.args;
    for (const QString& key : {u"row"_s, u"discard"_s, u"deck"_s}) {
        if (args[key].isArray())
            args[key] = joined(args[key]);
    }
    if (is(effect, table::Changed::kind))
        args[u"property"_s] = u"@property-"_s + args[u"property"_s].toString();
    if (is(effect, VehicleAdded::kind))
        args[u"sort"_s] = u"@sort-"_s + args[u"sort"_s].toString();
    if (is(effect, Attempted::kind))
        args[u"what"_s] = u"@roll-"_s + args[u"action"_s].toString();
    return args;
}

QString sayRolled(const table::Effect& effect)
{
    const auto own = table::typed<Effect>(effect);
    if (!own)
        return {};
    const auto& rolled = std::get<table::Rolled>(*own);
    const auto face = [](const QString& name) { return say(table::Message{u"face-"_s + name, {}}); };
    const QString said = table::say(rolled, say(table::Message{rolled.what, {}}), face);
    return rolled.team.isEmpty() ? said : rolled.team + u": "_s + said;
}

QJsonObject withNames(const State& table, QJsonObject args)
{
    static const QStringList people{u"player"_s,  u"other"_s, u"who"_s,   u"owner"_s,
                                    u"subject"_s, u"team"_s,  u"target"_s};
    for (const QString& key : people) {
        if (const QString id = args[key].toString(); table.playerIndex(id) >= 0)
            args[key] = nameOf(table, id);
    }
    return args;
}

void nameIn(const State& table, table::Objections& objections)
{
    for (table::Objection& objection : objections)
        objection.message = named(table, objection.message);
}

bool isActionOfTurn(const QString& action)
{
    return action == QLatin1StringView(TakeAction::kind);
}

} // namespace

QString nameOf(const State& table, const QString& player)
{
    const int index = table.playerIndex(player);
    if (index < 0)
        return player;
    const QString& name = table.seat(index).name;
    return name.isEmpty() ? player : name;
}

table::Message named(const State& table, const table::Message& message)
{
    return {message.code, withNames(table, message.args)};
}

table::Prompt named(const State& table, table::Prompt prompt)
{
    prompt.question = named(table, prompt.question);
    for (table::Option& option : prompt.options) {
        option.label = named(table, option.label);
        option.chip = named(table, option.chip);
        nameIn(table, option.objections);
    }
    return prompt;
}

QString say(const table::Effect& effect)
{
    if (is(effect, table::Rolled::kind))
        return sayRolled(effect);
    const QString code = codeOf(effect);
    return code.isEmpty() ? QString() : say(table::Message{code, argsOf(effect)});
}

QString say(const table::Action& action)
{
    const QString code =
        isActionOfTurn(action.kind) ? u"act-"_s + action.args[u"action"_s].toString() : action.kind;
    QJsonObject args = action.args;
    if (action.kind == QLatin1StringView(RollForAction::kind))
        args[u"what"_s] = u"@roll-"_s + args[u"action"_s].toString();
    if (action.kind == QLatin1StringView(TakeAction::kind) && args[u"to"_s].toString() == u"wheel")
        return say(table::Message{u"act-leap-wheel"_s, args});
    if (action.kind == QLatin1StringView(RollEnemyDie::kind) && !isEmpty(args, "symbol"))
        args[u"symbol"_s] = u"@face-"_s + args[u"symbol"_s].toString();
    if (action.kind == QLatin1StringView(Defend::kind)) {
        if (const auto own = table::typed<Action>(action))
            args[u"roll"_s] = toWord(std::get<Defend>(*own).roll);
    }
    if (action.kind == QLatin1StringView(DrawUp::kind) && isEmpty(args, "card"))
        return say(table::Message{u"draw-up-app"_s, args});
    return say(table::Message{code, args});
}

// What somebody says they may do is said as if they did it.
QString say(const table::Claim& claim)
{
    const QString action = claim.args[u"action"_s].toString();
    if (claim.kind != QLatin1StringView(ActionClaim::kind))
        return say(table::Message{claim.kind, claim.args});
    const bool toWheel = claim.args[u"to"_s].toString() == u"wheel";
    return say(table::Message{toWheel ? u"act-leap-wheel"_s : u"act-"_s + action, claim.args});
}

QString tell(const State& table, const table::Effect& effect)
{
    table::Effect named = effect;
    named.args = withNames(table, effect.args);
    for (const QString& key : {u"from"_s, u"to"_s}) {
        if (is(effect, OwnerSet::kind) || is(effect, ActiveSet::kind))
            named.args[key] = nameOf(table, effect.args[key].toString());
    }
    return say(named);
}

QString tell(const State& table, const table::Action& action)
{
    return say(table::Action{action.kind, withNames(table, action.args)});
}

} // namespace roadmarshal::highway_heist
