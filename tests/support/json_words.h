// Short ways to write and read JSON in tests.
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace roadmarshal::test {

inline QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

inline QStringList toTexts(const QJsonValue& list)
{
    QStringList texts;
    for (const QJsonValue& one : list.toArray())
        texts.append(one.toString());
    return texts;
}

inline QJsonObject toObject(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object();
}

inline QByteArray toText(const QJsonValue& value)
{
    return value.isObject()  ? QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact)
           : value.isArray() ? QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact)
                             : value.toVariant().toString().toUtf8();
}

// The object with what the other has in place of it.
inline QJsonObject with(QJsonObject object, const QJsonObject& more)
{
    for (auto field = more.begin(); field != more.end(); ++field)
        object[field.key()] = field.value();
    return object;
}

} // namespace roadmarshal::test
