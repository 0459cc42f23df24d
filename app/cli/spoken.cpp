#include "spoken.h"

namespace roadmarshal::cli {

using namespace table;

namespace {

QJsonObject spoken(const Game& game, const Option& option);
using cli::spoken;

template <class Item>
QJsonArray spokenList(const Game& game, const QList<Item>& items)
{
    QJsonArray array;
    for (const Item& item : items)
        array.append(spoken(game, item));
    return array;
}

QJsonObject spoken(const Game& game, const Preview& preview)
{
    QJsonObject moves;
    for (const Preview::Move& move : preview.moves)
        moves[move.piece] = move.to;
    QJsonArray remarks;
    for (const Message& remark : preview.remarks)
        remarks.append(game.say(remark));
    return {{QStringLiteral("moves"), moves},
            {QStringLiteral("path"), QJsonArray::fromStringList(preview.path)},
            {QStringLiteral("remarks"), remarks}};
}

QJsonObject spoken(const Game& game, const Option& option)
{
    QJsonObject object{{QStringLiteral("answer"), option.answer},
                       {QStringLiteral("text"), game.say(option.label)},
                       {QStringLiteral("objections"), spokenList(game, option.objections)}};
    if (option.preview)
        object[QStringLiteral("preview")] = spoken(game, *option.preview);
    return object;
}

QString wordFor(Asking asking)
{
    switch (asking) {
    case Asking::Piece:
        return QStringLiteral("piece");
    case Asking::Card:
        return QStringLiteral("card");
    case Asking::Place:
        return QStringLiteral("place");
    case Asking::Way:
        return QStringLiteral("way");
    case Asking::Choice:
        break;
    }
    return QStringLiteral("choice");
}

} // namespace

QJsonObject spoken(const Game& game, const Effect& effect)
{
    QJsonObject object = store(effect);
    object[QStringLiteral("text")] = game.say(effect);
    return object;
}

QJsonObject spoken(const Game& game, const Objection& objection)
{
    return {{QStringLiteral("rule"), objection.citation.rule},
            {QStringLiteral("ruling"), objection.citation.ruling},
            {QStringLiteral("text"), game.say(objection.message)}};
}

QJsonObject spoken(const Game& game, const Refused& refused)
{
    QJsonObject object{{QStringLiteral("error"), say(game, refused)}};
    if (refused.mayInsist) {
        object[QStringLiteral("objections")] = spokenList(game, refused.objections);
        object[QStringLiteral("insist")] = insistHint;
    }
    return object;
}

QList<QJsonObject> spoken(const Game& game, const std::expected<QList<Entry>, Refused>& taken)
{
    if (!taken)
        return {spoken(game, taken.error())};
    QList<QJsonObject> objects;
    for (const Entry& entry : *taken)
        objects.append({{QStringLiteral("entry"), entry.number},
                        {QStringLiteral("effects"), spokenList(game, entry.effects)},
                        {QStringLiteral("objections"), spokenList(game, entry.objections)}});
    return objects;
}

QList<QJsonObject> spoken(const Game& game, const std::expected<QList<Tried>, Refused>& tried)
{
    if (!tried)
        return {spoken(game, tried.error())};
    QList<QJsonObject> objects;
    for (const Tried& step : *tried)
        objects.append({{QStringLiteral("step"), step.step},
                        {QStringLiteral("effects"), spokenList(game, step.effects)},
                        {QStringLiteral("objections"), spokenList(game, step.objections)}});
    return objects;
}

QJsonArray spoken(const Game& game, const Effects& effects)
{
    return spokenList(game, effects);
}

QJsonArray spoken(const Game& game, const Objections& objections)
{
    return spokenList(game, objections);
}

QJsonObject spoken(const Game& game, const Prompt& prompt)
{
    QJsonArray reminders;
    for (const Message& reminder : prompt.reminders)
        reminders.append(game.say(reminder));
    return {{QStringLiteral("question"), prompt.id},
            {QStringLiteral("asking"), wordFor(prompt.asking)},
            {QStringLiteral("text"), game.say(prompt.question)},
            {QStringLiteral("options"), spokenList(game, prompt.options)},
            {QStringLiteral("reminders"), reminders}};
}

QJsonObject spoken(const Game& game, const dispute::Claim& claim, const dispute::Verdict& verdict)
{
    QJsonObject moved;
    for (const Preview::Move& move : verdict.route.moves)
        moved[move.piece] = move.to;
    QJsonArray variants;
    for (const dispute::Variant& variant : verdict.variants)
        variants.append(QJsonObject{{QStringLiteral("claim"), dispute::store(variant.claim)},
                                    {QStringLiteral("text"), game.say(variant.label)}});
    QJsonObject claimed = dispute::store(claim);
    claimed[QStringLiteral("text")] = game.say(claim);
    QJsonObject steps{{QStringLiteral("path"), QJsonArray::fromStringList(verdict.route.path)},
                      {QStringLiteral("moved"), moved}};
    if (verdict.route.fails())
        steps[QStringLiteral("fails")] = verdict.route.failsAt + 1; // counted like the steps of `check`
    return {{QStringLiteral("claim"), claimed},
            {QStringLiteral("verdict"), dispute::toText(verdict.stands)},
            {QStringLiteral("title"), game.say(verdict.title)},
            {QStringLiteral("reasons"), spokenList(game, verdict.reasons)},
            {QStringLiteral("steps"), steps},
            {QStringLiteral("effects"), spokenList(game, verdict.effects)},
            {QStringLiteral("variants"), variants}};
}

} // namespace roadmarshal::cli
