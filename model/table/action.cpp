#include "action.h"

#include <QJsonArray>

namespace roadmarshal::table {

namespace {

const QString kindKey = QStringLiteral("kind");
const QString ruleKey = QStringLiteral("rule");
const QString rulingKey = QStringLiteral("ruling");

template <class Item, class Restore>
QList<Item> restoreList(const QJsonArray& stored, Restore restore)
{
    QList<Item> items;
    items.reserve(stored.size());
    for (const QJsonValue& value : stored)
        items.append(restore(value.toObject()));
    return items;
}

template <class Item>
QJsonArray storeList(const QList<Item>& items)
{
    QJsonArray stored;
    for (const Item& item : items)
        stored.append(store(item));
    return stored;
}

} // namespace

QJsonObject store(const Action& action)
{
    QJsonObject stored = action.args;
    stored[kindKey] = action.kind;
    return stored;
}

Action restoreAction(const QJsonObject& stored)
{
    Action action{stored[kindKey].toString(), stored};
    action.args.remove(kindKey);
    return action;
}

QJsonObject store(const Effect& effect)
{
    QJsonObject stored = effect.args;
    stored[kindKey] = effect.kind;
    if (!effect.citation.rule.isEmpty())
        stored[ruleKey] = effect.citation.rule;
    if (!effect.citation.ruling.isEmpty())
        stored[rulingKey] = effect.citation.ruling;
    return stored;
}

Effect restoreEffect(const QJsonObject& stored)
{
    Effect effect{
        stored[kindKey].toString(), stored, {stored[ruleKey].toString(), stored[rulingKey].toString()}};
    for (const QString& key : {kindKey, ruleKey, rulingKey})
        effect.args.remove(key);
    return effect;
}

QJsonArray store(const Effects& effects)
{
    return storeList(effects);
}

Effects restoreEffects(const QJsonArray& stored)
{
    return restoreList<Effect>(stored, restoreEffect);
}

QJsonArray store(const Objections& objections)
{
    return storeList(objections);
}

Objections restoreObjections(const QJsonArray& stored)
{
    return restoreList<Objection>(stored, restoreObjection);
}

} // namespace roadmarshal::table
