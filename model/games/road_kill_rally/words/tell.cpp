#include "tell.h"

#include "games/road_kill_rally/record/actions.h"
#include "games/road_kill_rally/record/effects.h"
#include "games/road_kill_rally/table/card_deck.h"
#include "games/road_kill_rally/table/names.h"
#include "wording.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

// An effect or an action.
bool is(const auto& told, const char* kind)
{
    return told.kind == QLatin1StringView(kind);
}

QString joined(const QJsonValue& list)
{
    QStringList words;
    for (const QJsonValue& word : list.toArray())
        words.append(word.toString());
    return words.join(u", "_s);
}

QString movedCode(const QJsonObject& args)
{
    const QString to = args[u"to"_s].toString();
    if (to.isEmpty())
        return u"car-lifted"_s;
    if (to == finishedWord)
        return u"car-finished"_s;
    if (to == removedWord)
        return u"car-removed"_s;
    return parseSpaceId(args[u"from"_s].toString()) ? u"car-moved"_s : u"car-placed"_s;
}

QString huntedCode(const QJsonObject& args)
{
    const bool scored = args[u"scored"_s].toBool();
    if (args[u"shot"_s].toBool())
        return scored ? u"hunted-shot"_s : u"hunted-shot-missed"_s;
    return scored ? u"hunted-run-over"_s : u"hunted-escaped"_s;
}

bool isTrue(const QJsonObject& args, const char* key)
{
    return args[QLatin1StringView(key)].toBool();
}

bool isNothing(const QJsonObject& args, const char* key)
{
    const QJsonValue value = args[QLatin1StringView(key)];
    return value.toString().isEmpty() && value.toInt() == 0 && value.toArray().isEmpty();
}

// Most kinds have one phrase; some say different things by what they hold.
QString codeOf(const table::Effect& effect)
{
    const QJsonObject& args = effect.args;
    if (is(effect, table::Changed::kind) && args[u"subject"_s].toString() == supplySubject)
        return u"supply-changed"_s;
    if (is(effect, CarMoved::kind))
        return movedCode(args);
    if (is(effect, Hunted::kind))
        return huntedCode(args);
    if (is(effect, MountedSet::kind) && isNothing(args, "to"))
        return u"mounted-off"_s;
    if (is(effect, DamagedSet::kind) && !isTrue(args, "damaged"))
        return u"damaged-repaired"_s;
    if (is(effect, WreckSet::kind) && !isTrue(args, "destroyed"))
        return u"wreck-righted"_s;
    if (is(effect, CrossingSet::kind) && isNothing(args, "to"))
        return u"crossing-none"_s;
    if (is(effect, FlagSet::kind))
        return u"flag-"_s + args[u"flag"_s].toString() + (isTrue(args, "on") ? QString() : u"-off"_s);
    if (is(effect, TileLaid::kind) && isTrue(args, "rear"))
        return u"tile-laid-rear"_s;
    if (is(effect, OrderSet::kind) && isNothing(args, "cars"))
        return u"order-open"_s;
    if (is(effect, ActedSet::kind) && isNothing(args, "cars"))
        return u"acted-none"_s;
    if (is(effect, MoveSet::kind) && isNothing(args, "car"))
        return u"move-none"_s;
    if (is(effect, LastTurnSet::kind) && isNothing(args, "to"))
        return u"last-turn-none"_s;
    if (is(effect, WinnerSet::kind) && isNothing(args, "to"))
        return u"winner-none"_s;
    if (is(effect, WipedOut::kind) && !isNothing(args, "by"))
        return u"wiped-out-by"_s;
    if (is(effect, PendingSet::kind) && args[u"action"_s].toObject().isEmpty())
        return u"pending-none"_s;
    return effect.kind;
}

QJsonObject argsOf(const table::Effect& effect)
{
    QJsonObject args = effect.args;
    for (const QString& list : {u"cars"_s, u"cards"_s, u"discard"_s, u"road"_s}) {
        if (args[list].isArray())
            args[list] = joined(args[list]);
    }
    if (is(effect, table::Changed::kind)) {
        const QString code = codeOf(effect) == u"supply-changed" ? u"@figure-"_s : u"@property-"_s;
        args[u"property"_s] = code + args[u"property"_s].toString();
    }
    if (args.contains(u"colour"_s))
        args[u"colour"_s] = u"@figure-"_s + args[u"colour"_s].toString();
    if (is(effect, PhaseSet::kind))
        args[u"to"_s] = u"@phase-"_s + args[u"to"_s].toString();
    if (is(effect, PileSet::kind) || is(effect, DiscardedSet::kind) || is(effect, Refilled::kind))
        args[u"deck"_s] = u"@deck-"_s + args[u"deck"_s].toString();
    if (is(effect, WipedOut::kind))
        args[u"cause"_s] = u"@how-"_s + args[u"cause"_s].toString();
    if (is(effect, FellInApp::kind))
        args[u"what"_s] = u"@"_s + args[u"what"_s].toString();
    return args;
}

QString sayRolled(const table::Effect& effect)
{
    const auto own = table::typed<Effect>(effect);
    if (!own)
        return {};
    const auto& rolled = std::get<table::Rolled>(*own);
    const QString what = say(table::Message{rolled.what, {}});
    const QString said = table::say(rolled, what, [](const QString& face) { return face; });
    return rolled.piece.isEmpty() ? said : rolled.piece + u": "_s + said;
}

QJsonObject withNames(const State& table, QJsonObject args)
{
    static const QStringList cars{u"car"_s, u"other"_s, u"next"_s, u"subject"_s, u"by"_s, u"piece"_s};
    for (const QString& key : cars) {
        if (const QString car = args[key].toString(); table.carIndex(car) >= 0)
            args[key] = nameOf(table, car);
    }
    for (const QString& key : {u"weapon"_s, u"accessory"_s, u"card"_s, u"mounted"_s}) {
        if (const QString card = args[key].toString(); !card.isEmpty())
            args[key] = cardName(table, card);
    }
    if (args[u"cars"_s].isArray()) {
        QJsonArray names;
        for (const QJsonValue& car : args[u"cars"_s].toArray())
            names.append(nameOf(table, car.toString()));
        args[u"cars"_s] = names;
    }
    if (const auto tile = table.setup->tile(args[u"tile"_s].toString()); tile && !tile->name.isEmpty())
        args[u"tile"_s] = tile->name;
    return args;
}

// "R1=mg": what came into which slot; nobody has to be told that it was done.
QStringList mountedInWords(const State& table, const QJsonArray& words)
{
    QStringList said;
    for (const QJsonValue& each : words) {
        const QString slot = each.toString().section(u'=', 0, 0);
        const QString accessory = each.toString().section(u'=', 1);
        if (accessory.isEmpty())
            continue;
        const QJsonObject args{{u"slot"_s, slot}, {u"accessory"_s, cardName(table, accessory)}};
        said.append(say(table::Message{accessory == u"none" ? u"slot-emptied"_s : u"option-mount"_s, args}));
    }
    return said;
}

QString actionCode(const table::Action& action)
{
    const bool isFor = !action.args[u"car"_s].toString().isEmpty();
    if (!isFor && (action.kind == QLatin1StringView(DrawCards::kind) ||
                   action.kind == QLatin1StringView(PassCombat::kind)))
        return action.kind + u"-all"_s;
    if (action.kind == QLatin1StringView(Attack::kind) && action.args[u"target"_s].toString().isEmpty())
        return u"attack-all"_s;
    return action.kind;
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

QString cardName(const State& table, const QString& id)
{
    if (const RallyCard* card = table.setup->data.rallyCard(id); card && !card->title.isEmpty())
        return card->title;
    const Accessory* accessory = table.setup->data.accessory(id);
    return accessory && !accessory->title.isEmpty() ? accessory->title : id;
}

table::Message named(const State& table, const table::Message& message)
{
    return {message.code, withNames(table, message.args)};
}

table::Prompt named(const State& table, table::Prompt prompt)
{
    prompt.question = named(table, prompt.question);
    for (table::Message& reminder : prompt.reminders)
        reminder = named(table, reminder);
    for (table::Option& option : prompt.options) {
        option.label = named(table, option.label);
        for (table::Objection& objection : option.objections)
            objection.message = named(table, objection.message);
    }
    return prompt;
}

QString say(const table::Effect& effect)
{
    if (is(effect, table::Rolled::kind))
        return sayRolled(effect);
    return say(table::Message{codeOf(effect), argsOf(effect)});
}

QString say(const table::Action& action)
{
    QJsonObject args = action.args;
    if (args[u"words"_s].isArray()) {
        QStringList words;
        for (const QJsonValue& word : args[u"words"_s].toArray())
            words.append(word.toString());
        args[u"words"_s] = words.join(u' ');
    }
    return say(table::Message{actionCode(action), args});
}

QString tell(const State& table, const table::Effect& effect)
{
    table::Effect told = effect;
    told.args = withNames(table, effect.args);
    if (is(effect, KnownSet::kind)) {
        const Deck deck = effect.args[u"what"_s] == handCards ? Deck::Rally : Deck::Accessories;
        if (!isHandOpen(table, deck))
            return say(table::Message{u"known-set-closed"_s, told.args});
    }
    if (is(effect, MountedSet::kind)) {
        told.args[u"from"_s] = cardName(table, effect.args[u"from"_s].toString());
        told.args[u"to"_s] = cardName(table, effect.args[u"to"_s].toString());
    }
    if (is(effect, WinnerSet::kind) && table.carIndex(effect.args[u"to"_s].toString()) >= 0)
        told.args[u"to"_s] = nameOf(table, effect.args[u"to"_s].toString());
    return say(told);
}

QString tell(const State& table, const table::Action& action)
{
    QJsonObject args = withNames(table, action.args);
    const QString target = args[u"target"_s].toString().mid(1);
    if (table.carIndex(target) >= 0)
        args[u"target"_s] = nameOf(table, target);
    else if (!target.isEmpty())
        args[u"target"_s] = target;
    if (table.carIndex(args[u"winner"_s].toString()) >= 0)
        args[u"winner"_s] = nameOf(table, args[u"winner"_s].toString());
    if (is(action, ConfigureCar::kind)) {
        const QStringList mounted = mountedInWords(table, args[u"words"_s].toArray());
        args[u"words"_s] = mounted.join(u", "_s);
        return say(table::Message{mounted.isEmpty() ? u"configure-car-none"_s : action.kind, args});
    }
    return say(table::Action{action.kind, args});
}

} // namespace roadmarshal::road_kill_rally
