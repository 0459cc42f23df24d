#include "tell.h"

#include "codes.h"
#include "games/apocalypse_trail/carrying/stores.h"
#include "games/apocalypse_trail/record/effects.h"
#include "games/apocalypse_trail/table/names.h"
#include "wording.h"

#include <QRegularExpression>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

QString nameOfCard(const Box& box, const QString& card)
{
    const QString name = box.person(card)     ? box.person(card)->name
                         : box.mod(card)      ? box.mod(card)->name
                         : box.vehicle(card)  ? box.vehicle(card)->name
                         : box.scenario(card) ? box.scenario(card)->name
                         : box.setting(card)  ? box.setting(card)->name
                                              : QString();
    return name.isEmpty() ? card : name;
}

// "red.tank": whose it is, and which.
QString nameOfStore(const State& table, const QString& store)
{
    const QString crew = store.section(u'.', 0, 0);
    const QString place = store.section(u'.', 1);
    if (!table.crew(crew))
        return store;
    const bool isPart = place == tankWord || place == trackerWord;
    const QString part =
        isPart ? say(table::Message{u"property-"_s + place, {}}) : nameOfCard(table.box(), place);
    return place.isEmpty() ? nameOfCrew(table, crew) : u"%1 (%2)"_s.arg(nameOfCrew(table, crew), part);
}

// Stores and crews in a list of them: "red.tank: 2, blue: 1".
QString withStoresNamed(const State& table, const QString& list)
{
    static const QRegularExpression word(u"[^\\s,:]+"_s);
    QString named;
    qsizetype end = 0;
    for (auto found = word.globalMatch(list); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        named += list.mid(end, one.capturedStart() - end) + nameOfStore(table, one.captured());
        end = one.capturedEnd();
    }
    return named + list.mid(end);
}

// Also a store, "red.tank", and what is taken out of one, "red:2".
QString nameOf(const State& table, const QString& id)
{
    static const QRegularExpression end(u"[.:]"_s);
    const qsizetype crew = id.indexOf(end);
    if (crew > 0 && table.crew(id.first(crew)))
        return withStoresNamed(table, QString(id).replace(u':', u": "_s));
    return table.crew(id) ? nameOfCrew(table, id) : nameOfCard(table.box(), id);
}

QJsonValue withNames(const State& table, const QJsonValue& value)
{
    if (value.isString())
        return nameOf(table, value.toString());
    QJsonArray names;
    for (const QJsonValue& one : value.toArray())
        names.append(nameOf(table, one.toString()));
    return names;
}

// Whoever and whatever has a name is called by it.
QJsonObject withNames(const State& table, QJsonObject args)
{
    static const QStringList keys{u"card"_s,  u"crew"_s, u"survivor"_s, u"pawn"_s,      u"subject"_s,
                                  u"from"_s,  u"to"_s,   u"who"_s,      u"committed"_s, u"picked"_s,
                                  u"other"_s, u"open"_s, u"resolved"_s};
    for (const QString& key : keys) {
        const QJsonValue value = args[key];
        if (value.isArray() || (value.isString() && !value.toString().isEmpty()))
            args[key] = withNames(table, value);
    }
    return args;
}

bool listsStores(const table::Message& label)
{
    return label.code == u"option-store" || label.code == u"option-source" || label.code == u"option-tow";
}

// Objections that tell of a store call it a place, which is a square elsewhere.
bool tellsOfStore(const table::Message& message)
{
    return message.code == u"no-room" || message.code == u"load-is-full";
}

table::Objection named(const State& table, table::Objection objection)
{
    objection.message = named(table, objection.message);
    if (QJsonObject& args = objection.message.args; tellsOfStore(objection.message))
        args[u"place"_s] = nameOfStore(table, args[u"place"_s].toString());
    return objection;
}

// An option by what is printed on its card.
void nameOption(const State& table, QJsonObject& named, const QJsonObject& args)
{
    const ScenarioCard* card = table.box().scenario(args[u"card"_s].toString());
    if (!card && table.pawn(table.turn.pawn))
        card = table.box().scenario(table.spot(table.trail().at(table.acting().at).scenario).card);
    const ScenarioOption* option = card ? card->option(args[u"option"_s].toString()) : nullptr;
    if (option && !option->name.isEmpty())
        named[u"option"_s] = option->name;
}

QString sayRolled(const table::Effect& effect)
{
    const auto own = table::typed<Effect>(effect);
    if (!own)
        return {};
    const auto& rolled = std::get<table::Rolled>(*own);
    const QString said =
        table::say(rolled, say(table::Message{rolled.what, {}}), [](const QString& face) { return face; });
    return rolled.piece.isEmpty() || rolled.piece == convoyId ? said : rolled.piece + u": "_s + said;
}

// What only the app keeps book of.
bool isBookkeeping(const table::Effect& effect)
{
    const bool isTurn = effect.kind == QLatin1StringView(TurnSet::kind);
    // Who moves up in a row goes nowhere.
    const bool movesUp =
        effect.kind == QLatin1StringView(CardMoved::kind) && effect.args[u"from"_s] == effect.args[u"to"_s];
    return movesUp || (isTurn && !effect.args[u"isNext"_s].toBool()) ||
           effect.kind == QLatin1StringView(FreshSet::kind);
}

} // namespace

QString nameOfCrew(const State& table, const QString& crew)
{
    for (const table::Team& one : table.setup->crews) {
        if (one.id == crew && !one.player.isEmpty())
            return one.player;
    }
    const QString colour = u"colour-"_s + crew;
    return isSaid(colour) ? say(table::Message{colour, {}}) : crew;
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
        if (listsStores(option.label))
            option.label.args[u"text"_s] = withStoresNamed(table, option.label.args[u"text"_s].toString());
        for (table::Objection& objection : option.objections)
            objection = named(table, objection);
    }
    for (table::Message& reminder : prompt.reminders)
        reminder = named(table, reminder);
    return prompt;
}

table::Carry named(const State& table, table::Carry carry)
{
    carry.label = named(table, carry.label);
    if (const QJsonValue who = carry.label.args[u"who"_s]; who.isArray())
        carry.label.args[u"who"_s] = who.toVariant().toStringList().join(u", ");
    for (table::Objection& objection : carry.objections)
        objection = named(table, objection);
    return carry;
}

QString say(const table::Effect& effect)
{
    if (isBookkeeping(effect))
        return {};
    return effect.kind == QLatin1StringView(table::Rolled::kind) ? sayRolled(effect) : say(messageOf(effect));
}

QString say(const table::Action& action)
{
    return say(messageOf(action));
}

QString tell(const State& table, const table::Effect& effect)
{
    table::Effect told = effect;
    told.args = withNames(table, effect.args);
    if (effect.kind == QLatin1StringView(table::Rolled::kind))
        told.args[u"piece"_s] = withNames(table, effect.args[u"piece"_s]);
    if (effect.args.contains(u"option"_s))
        nameOption(table, told.args, effect.args);
    return say(told);
}

QString tell(const State& table, const table::Action& action)
{
    table::Action told{action.kind, withNames(table, action.args)};
    if (action.args.contains(u"option"_s))
        nameOption(table, told.args, action.args);
    return say(told);
}

QString say(const table::Claim& claim)
{
    return say(messageOf(claim));
}

QString tell(const State& table, const table::Claim& claim)
{
    table::Claim told{claim.kind, withNames(table, claim.args)};
    if (claim.args.contains(u"option"_s))
        nameOption(table, told.args, claim.args);
    return say(told);
}

} // namespace roadmarshal::apocalypse_trail
