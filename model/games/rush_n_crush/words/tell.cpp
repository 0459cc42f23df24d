#include "tell.h"

#include "games/rush_n_crush/disputes/claims.h"
#include "games/rush_n_crush/record/actions.h"
#include "games/rush_n_crush/record/effects.h"
#include "wording.h"

#include <QHash>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;

namespace {

QString joined(const QJsonValue& list)
{
    QStringList words;
    for (const QJsonValue& word : list.toArray())
        words.append(word.toString());
    return words.join(u", "_s);
}

bool is(const table::Effect& effect, const char* kind)
{
    return effect.kind == QLatin1StringView(kind);
}

QString shovedCode(const QJsonObject& args)
{
    if (!args[u"succeeds"_s].toBool())
        return u"shoved-in-vain"_s;
    return args[u"wedged"_s].toBool() ? u"shoved-wedged"_s : u"shoved"_s;
}

QString actingCode(const QJsonObject& acting)
{
    if (acting.isEmpty())
        return u"acting-none"_s;
    const QJsonValue drive = acting[u"drive"_s];
    if (!drive.isObject())
        return acting[u"lever"_s].isString() ? u"acting-lever"_s : u"acting-set"_s;
    return drive[u"lcLeft"_s].isDouble() ? u"acting-tested"_s : u"acting-drive"_s;
}

// Most kinds have one phrase; some say different things by what they hold.
QString codeOf(const table::Effect& effect)
{
    const QJsonObject& args = effect.args;
    if (is(effect, CarMoved::kind) && args[u"from"_s].toString().isEmpty())
        return u"car-placed"_s;
    if (is(effect, CarMoved::kind) && args[u"to"_s].toString().isEmpty())
        return u"car-lifted"_s;
    if (is(effect, FateSet::kind))
        return u"fate-"_s + args[u"to"_s].toString();
    if (is(effect, OrderDrawn::kind) && !args[u"drawn"_s].toBool(true))
        return u"order-undrawn"_s;
    if (is(effect, OrderSet::kind) && !args[u"settled"_s].toBool())
        return u"order-open"_s;
    if (is(effect, ActingSet::kind))
        return actingCode(args[u"acting"_s].toObject());
    if (is(effect, ActedSet::kind) && args[u"cars"_s].toArray().isEmpty())
        return u"acted-none"_s;
    if (is(effect, WinnerSet::kind) && args[u"to"_s].toString().isEmpty())
        return u"winner-none"_s;
    return is(effect, Shoved::kind) ? shovedCode(args) : effect.kind;
}

QJsonObject argsOf(const table::Effect& effect)
{
    QJsonObject args = effect.args;
    if (args[u"cars"_s].isArray())
        args[u"cars"_s] = joined(args[u"cars"_s]);
    if (is(effect, table::Changed::kind))
        args[u"property"_s] = u"@property-"_s + args[u"property"_s].toString();
    if (is(effect, ActingSet::kind)) {
        const QJsonObject acting = args[u"acting"_s].toObject();
        args[u"car"_s] = acting[u"car"_s];
        args[u"moves"_s] = acting[u"lever"_s];
        args[u"points"_s] = acting[u"drive"_s][u"mpLeft"_s];
        args[u"lanes"_s] = acting[u"drive"_s][u"lcLeft"_s];
    }
    if (is(effect, CardPlayed::kind)) {
        const QString card = args[u"card"_s].toString();
        args[u"card"_s] = u"@card-"_s + (card.isEmpty() ? u"unnamed"_s : card);
    }
    return args;
}

// What several dice count is hardly ever their sum.
QString rolledCode(const table::Rolled& rolled)
{
    static const QHash<QString, QString> counts{
        {u"roll-heat"_s, u"rolled-misses"_s},  {u"roll-armour"_s, u"rolled-misses"_s},
        {u"roll-wreck"_s, u"rolled-misses"_s}, {u"roll-driving"_s, u"rolled-lanes"_s},
        {u"roll-head-on"_s, u"rolled-loss"_s}, {u"roll-push"_s, u"rolled-highest"_s}};
    const auto* fallen = std::get_if<dice::Faces>(&rolled.roll);
    const bool several = fallen && fallen->names.size() > 1;
    return several ? counts.value(rolled.what, u"rolled-faces"_s) : u"rolled-faces"_s;
}

QString facesOf(const table::Rolled& rolled)
{
    const auto* fallen = std::get_if<dice::Faces>(&rolled.roll);
    return fallen ? fallen->names.join(u", "_s) : QString::number(rolled.total);
}

QString sayRolled(const table::Effect& effect)
{
    const auto own = table::typed<Effect>(effect);
    if (!own)
        return {};
    const auto& rolled = std::get<table::Rolled>(*own);
    const QString said = say(table::Message{
        rolledCode(rolled) + (rolled.inApp ? u"-by-app"_s : QString()),
        {{u"what"_s, u'@' + rolled.what}, {u"faces"_s, facesOf(rolled)}, {u"total"_s, rolled.total}}});
    return rolled.piece.isEmpty() ? said : rolled.piece + u": "_s + said;
}

// The lever may also be left alone.
QString leverCode(const QString& kind, const QString& still, const QJsonObject& args)
{
    return args[u"moves"_s].toString() == u"=" ? still : kind;
}

bool isBookkeeping(const table::Effect& effect)
{
    return is(effect, ActingSet::kind) || is(effect, ActedSet::kind) ||
           (is(effect, OrderSet::kind) && !effect.args[u"settled"_s].toBool());
}

bool isNotable(const table::Effect& effect)
{
    if (is(effect, table::Rolled::kind))
        return effect.args[u"inApp"_s].toBool(); // who threw the dice knows what fell
    return !is(effect, OrderSet::kind);
}

const QStringList& carKeys()
{
    static const QStringList keys{u"car"_s, u"other"_s, u"third"_s, u"next"_s, u"subject"_s, u"piece"_s};
    return keys;
}

// Cars are called by their drivers, wherever a car stands.
QJsonObject withNames(const State& table, QJsonObject args, bool isWinner)
{
    for (const QString& key : carKeys()) {
        if (const QString car = args[key].toString(); table.carIndex(car) >= 0)
            args[key] = nameOf(table, car);
    }
    if (isWinner)
        args[u"to"_s] = nameOf(table, args[u"to"_s].toString());
    if (args[u"cars"_s].isArray()) {
        QJsonArray names;
        for (const QJsonValue& car : args[u"cars"_s].toArray())
            names.append(nameOf(table, car.toString()));
        args[u"cars"_s] = names;
    }
    if (QJsonObject acting = args[u"acting"_s].toObject(); acting.contains(u"car"_s)) {
        acting[u"car"_s] = nameOf(table, acting[u"car"_s].toString());
        args[u"acting"_s] = acting;
    }
    return args;
}

void nameIn(const State& table, table::Objections& objections)
{
    for (table::Objection& objection : objections)
        objection.message = named(table, objection.message);
}

} // namespace

QString nameOf(const State& table, const QString& car)
{
    for (const table::Team& driver : table.setup->drivers) {
        if (driver.id == car && !driver.player.isEmpty())
            return driver.player;
    }
    return colourOf(car);
}

QString colourOf(const QString& car)
{
    const QString colour = u"colour-"_s + car;
    return isSaid(colour) ? say(table::Message{colour, {}}) : car;
}

table::Message coloured(table::Message message)
{
    for (const QString& key : carKeys()) {
        if (const QString car = message.args[key].toString(); !car.isEmpty())
            message.args[key] = colourOf(car);
    }
    return message;
}

table::Message named(const State& table, const table::Message& message)
{
    return {message.code, withNames(table, message.args, false)};
}

table::Prompt named(const State& table, table::Prompt prompt)
{
    prompt.question = named(table, prompt.question);
    for (table::Option& option : prompt.options) {
        option.label = named(table, option.label);
        nameIn(table, option.objections);
    }
    for (table::Message& reminder : prompt.reminders)
        reminder = named(table, reminder);
    return prompt;
}

table::Verdict named(const State& table, table::Verdict verdict)
{
    verdict.title = named(table, verdict.title);
    nameIn(table, verdict.reasons);
    for (table::ClaimVariant& variant : verdict.variants)
        variant.label = named(table, variant.label);
    return verdict;
}

QString say(const table::Effect& effect)
{
    if (is(effect, table::Rolled::kind))
        return sayRolled(effect);
    return say(table::Message{codeOf(effect), argsOf(effect)});
}

QString say(const table::Action& action)
{
    const bool moves = action.kind == QLatin1StringView(MoveLever::kind);
    return say(table::Message{moves ? leverCode(action.kind, u"leave-lever"_s, action.args) : action.kind,
                              action.args});
}

QString say(const table::Claim& claim)
{
    const bool moves = claim.kind == QLatin1StringView(LeverClaim::kind);
    return say(table::Message{moves ? leverCode(claim.kind, u"claim-leave-lever"_s, claim.args) : claim.kind,
                              claim.args});
}

QString tell(const State& table, const table::Effect& effect)
{
    table::Effect named = effect;
    named.args = withNames(table, effect.args, is(effect, WinnerSet::kind));
    return say(named);
}

QString tell(const State& table, const table::Action& action)
{
    return say(table::Action{action.kind, withNames(table, action.args, false)});
}

QString tell(const State& table, const table::Claim& claim)
{
    return say(table::Claim{claim.kind, withNames(table, claim.args, false)});
}

table::Telling tell(const State& before, const table::Action& action, const table::Effects& effects)
{
    table::Telling telling{tell(before, action)};
    for (const table::Effect& effect : effects) {
        const QString text = isBookkeeping(effect) ? QString() : tell(before, effect);
        if (!text.isEmpty() && text != telling.title)
            telling.then.append({text, effect.citation, isNotable(effect)});
    }
    return telling;
}

} // namespace roadmarshal::rush_n_crush
