#include "tell.h"

#include "games/rush_n_crush/record/actions.h"
#include "games/rush_n_crush/record/effects.h"
#include "wording.h"

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
    if (is(effect, ActingSet::kind) && args[u"acting"_s].toObject().isEmpty())
        return u"acting-none"_s;
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
    if (is(effect, ActingSet::kind))
        args[u"car"_s] = args[u"acting"_s].toObject()[u"car"_s];
    if (is(effect, CardPlayed::kind)) {
        const QString card = args[u"card"_s].toString();
        args[u"card"_s] = u"@card-"_s + (card.isEmpty() ? u"unnamed"_s : card);
    }
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

// Cars are called by their drivers, wherever a car stands.
QJsonObject withNames(const State& table, QJsonObject args, bool isWinner)
{
    static const QStringList cars{u"car"_s, u"other"_s, u"third"_s, u"next"_s, u"subject"_s, u"piece"_s};
    for (const QString& key : cars) {
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
    return say(table::Message{action.kind, action.args});
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

} // namespace roadmarshal::rush_n_crush
