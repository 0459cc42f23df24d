#include "codes.h"

#include "games/apocalypse_trail/record/actions.h"
#include "games/apocalypse_trail/record/effects.h"
#include "games/apocalypse_trail/record/places.h"
#include "wording.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Message;

namespace {

template <class Stored>
bool is(const Stored& stored, const char* kind)
{
    return stored.kind == QLatin1StringView(kind);
}

QString joined(const QJsonValue& list)
{
    QStringList words;
    for (const QJsonValue& word : list.toArray())
        words.append(word.toString());
    return words.join(u", "_s);
}

QString cardCode(const QString& from, const QString& to)
{
    if (to == deckPlace)
        return u"card-returned"_s;
    if (to == deadPlace)
        return u"card-died"_s;
    const bool toSquare = squareOf(to).has_value();
    const bool isInNoCrew = from == deckPlace || from == deadPlace || squareOf(from);
    if (toSquare)
        return isInNoCrew ? u"card-lies"_s : u"card-left"_s;
    return isInNoCrew ? u"card-taken"_s : u"card-handed"_s;
}

QString deathCode(const QString& rule)
{
    if (rule == u"AT-83" || rule == u"AT-85")
        return u"survivor-starved"_s;
    if (rule == u"AT-38")
        return u"survivor-lost"_s;
    return rule == u"AT-66" ? u"survivor-fell"_s : u"survivor-died"_s;
}

QString outfitCode(const QJsonObject& args)
{
    if (args[u"stage"_s].toString().isEmpty())
        return u"outfit-over"_s;
    if (args[u"isDealt"_s].toBool() && !args[u"open"_s].toArray().isEmpty())
        return u"outfit-row"_s;
    return args[u"crew"_s].toString().isEmpty() ? u"outfit-stage"_s : u"outfit-choose"_s;
}

QString scenarioCode(const QJsonObject& args)
{
    if (!args[u"isTurned"_s].toBool())
        return u"scenario-resolved"_s;
    return args[u"card"_s].toString().isEmpty() || !args[u"open"_s].toBool() ? u"scenario-covered"_s
                                                                             : u"scenario-turned"_s;
}

// Most kinds have one phrase; some say different things by what they hold.
QString codeOf(const table::Effect& effect)
{
    const QJsonObject& args = effect.args;
    const QString to = args[u"to"_s].toString();
    if (is(effect, CardMoved::kind))
        return cardCode(args[u"from"_s].toString(), to);
    if (is(effect, CatastropheStarted::kind))
        return args[u"started"_s].toBool() ? u"catastrophe-started"_s : u"catastrophe-stopped"_s;
    if (is(effect, StatusSet::kind))
        return u"status-"_s + to;
    if (is(effect, ScenarioSet::kind))
        return scenarioCode(args);
    if (is(effect, ShelterSet::kind))
        return to.isEmpty() ? u"shelter-free"_s : u"shelter-claimed"_s;
    if (is(effect, FirstSet::kind))
        return to.isEmpty() ? u"first-none"_s : u"first-set"_s;
    if (is(effect, OutfitSet::kind))
        return outfitCode(args);
    if (is(effect, TurnSet::kind))
        return args[u"pawn"_s].toString().isEmpty() ? u"turn-outfit"_s : u"turn-set"_s;
    if (is(effect, OverSet::kind))
        return u"over-"_s + (to.isEmpty() ? u"no"_s : to);
    if (is(effect, MovementEnded::kind))
        return u"movement-ended-"_s + args[u"why"_s].toString();
    return is(effect, SurvivorDied::kind) ? deathCode(effect.citation.rule) : effect.kind;
}

QString placeWord(const QString& place)
{
    const auto square = squareOf(place);
    return square ? say(Message{u"square-named"_s, {{u"count"_s, *square}}}) : place;
}

QString pawnWord(const QString& pawn)
{
    return pawn == u"convoy" ? say(Message{u"pawn-convoy"_s, {}}) : pawn;
}

QString listOf(const table::Effect& effect)
{
    const char* key = is(effect, ScenarioSet::kind) ? "resolved"
                      : is(effect, FreshSet::kind)  ? "ailments"
                      : is(effect, OutfitSet::kind) ? "open"
                                                    : nullptr;
    if (!key)
        return effect.args[u"text"_s].toString();
    QStringList words;
    for (const QJsonValue& word : effect.args[QLatin1StringView(key)].toArray())
        words.append(pawnWord(word.toString()));
    return words.join(u", "_s);
}

QString moveCode(const QJsonObject& args)
{
    return (args[u"push"_s].toBool() ? u"set-off-push"_s : u"set-off-drive"_s) +
           (args[u"back"_s].toBool() ? u"-back"_s : QString());
}

QString codeOf(const table::Action& action)
{
    const QJsonObject& args = action.args;
    const auto orNone = [&](const char* key) {
        return args[QLatin1StringView(key)].toArray().isEmpty() ? action.kind + u"-none"_s : action.kind;
    };
    if (is(action, Choose::kind))
        return args[u"card"_s].toString().isEmpty() ? u"choose-pass"_s : action.kind;
    if (is(action, SetOff::kind))
        return moveCode(args);
    if (is(action, Feed::kind))
        return orNone("who");
    if (is(action, AtShelter::kind))
        return args[u"stop"_s].toBool() ? u"at-shelter-stop"_s : u"at-shelter-on"_s;
    if (is(action, TurnOver::kind))
        return args[u"byApp"_s].toBool() ? u"turn-over-app"_s : action.kind;
    if (is(action, Resolve::kind))
        return orNone("committed");
    if (is(action, AnswerEffect::kind))
        return args[u"byApp"_s].toBool() ? u"answer-effect-app"_s : orNone("picked");
    return action.kind;
}

} // namespace

Message messageOf(const table::Effect& effect)
{
    QJsonObject args = effect.args;
    args[u"text"_s] = listOf(effect);
    for (const char* key : {"from", "to"}) {
        if (const QJsonValue place = args[QLatin1StringView(key)]; place.isString())
            args[QLatin1StringView(key)] = placeWord(place.toString());
    }
    if (args.contains(u"pawn"_s))
        args[u"pawn"_s] = pawnWord(args[u"pawn"_s].toString());
    if (args.contains(u"resource"_s))
        args[u"resource"_s] = u"@resource-"_s + args[u"resource"_s].toString();
    if (args.contains(u"property"_s))
        args[u"property"_s] = u"@property-"_s + args[u"property"_s].toString();
    if (args.contains(u"stage"_s))
        args[u"stage"_s] = u"@stage-"_s + args[u"stage"_s].toString();
    return {codeOf(effect), args};
}

Message messageOf(const table::Action& action)
{
    QJsonObject args = action.args;
    if (args.contains(u"resource"_s))
        args[u"resource"_s] = u"@resource-"_s + args[u"resource"_s].toString();
    if (args.contains(u"stage"_s))
        args[u"stage"_s] = u"@stage-"_s + args[u"stage"_s].toString();
    for (const char* key : {"who", "committed", "picked"}) {
        if (args[QLatin1StringView(key)].isArray())
            args[u"who"_s] = joined(args[QLatin1StringView(key)]);
    }
    if (args[u"tows"_s].isArray())
        args[u"text"_s] = joined(args[u"tows"_s]);
    return {codeOf(action), args};
}

Message messageOf(const table::Claim& claim)
{
    QJsonObject args = claim.args;
    if (args.contains(u"pawn"_s))
        args[u"pawn"_s] = pawnWord(args[u"pawn"_s].toString());
    if (args[u"who"_s].isArray())
        args[u"who"_s] =
            args[u"who"_s].toArray().isEmpty() ? say(Message{u"option-none"_s, {}}) : joined(args[u"who"_s]);
    return {claim.kind, args};
}

} // namespace roadmarshal::apocalypse_trail
