#include "message.h"

namespace roadmarshal::table {

Objection impossible(const QString& reason)
{
    return {{QStringLiteral("impossible"), {{QStringLiteral("reason"), reason}}}, {}};
}

QJsonObject store(const Message& message)
{
    QJsonObject stored = message.args;
    stored[QStringLiteral("code")] = message.code;
    return stored;
}

Message restoreMessage(const QJsonObject& stored)
{
    Message message{stored[QStringLiteral("code")].toString(), stored};
    message.args.remove(QStringLiteral("code"));
    return message;
}

QJsonObject store(const Objection& objection)
{
    QJsonObject stored = store(objection.message);
    stored[QStringLiteral("rule")] = objection.citation.rule;
    stored[QStringLiteral("ruling")] = objection.citation.ruling;
    return stored;
}

Objection restoreObjection(const QJsonObject& stored)
{
    QJsonObject args = stored;
    const auto take = [&](const QString& key) { return args.take(key).toString(); };
    Objection objection;
    objection.message.code = take(QStringLiteral("code"));
    objection.citation = {take(QStringLiteral("rule")), take(QStringLiteral("ruling"))};
    objection.message.args = args;
    return objection;
}

} // namespace roadmarshal::table
