// Small structs to and from JSON: each lists its fields once, by name.
#pragma once

#include "json/reader.h"

#include <QJsonArray>
#include <QJsonObject>

#include <map>
#include <tuple>
#include <variant>

namespace roadmarshal::table {

template <class Owner, class Member>
struct Field
{
    const char* name;
    Member Owner::* member;
};

template <class Owner, class Member>
constexpr Field<Owner, Member> field(const char* name, Member Owner::* member)
{
    return {name, member};
}

// Field types with a stored form of their own overload these two in their namespace.
inline QJsonValue storeValue(int value)
{
    return value;
}
inline QJsonValue storeValue(bool value)
{
    return value;
}
inline QJsonValue storeValue(const QString& value)
{
    return value;
}
inline void restoreValue(const json::Reader& reader, int& value)
{
    constexpr int bound = 1'000'000;
    value = reader.integer(-bound, bound);
}
inline void restoreValue(const json::Reader& reader, bool& value)
{
    if (!reader.value().isBool())
        reader.fail(QStringLiteral("is neither true nor false"));
    value = reader.boolean(false);
}
inline void restoreValue(const json::Reader& reader, QString& value)
{
    value = reader.text(200, {}); // left out by versions that did not know the field
}

inline QJsonValue storeValue(const QStringList& value)
{
    return QJsonArray::fromStringList(value);
}
inline void restoreValue(const json::Reader& reader, QStringList& value)
{
    constexpr qsizetype longest = 1000;
    for (qsizetype i = 0; i < reader.size(longest); ++i)
        value.append(reader[i].text());
}

// Where pieces go, by their names.
using Moves = std::map<QString, QString>;
inline QJsonValue storeValue(const Moves& value)
{
    QJsonObject stored;
    for (const auto& [piece, place] : value)
        stored[piece] = place;
    return stored;
}
inline void restoreValue(const json::Reader& reader, Moves& value)
{
    for (const QString& piece : reader.keys())
        value[piece] = reader[piece].text();
}

template <class T>
QJsonObject storeFields(const T& object)
{
    QJsonObject stored;
    std::apply(
        [&](const auto&... f) { ((stored[QLatin1StringView(f.name)] = storeValue(object.*f.member)), ...); },
        T::fields());
    return stored;
}

template <class T>
T restoreFields(const json::Reader& reader)
{
    T object;
    std::apply(
        [&](const auto&... f) { (restoreValue(reader[QLatin1StringView(f.name)], object.*f.member), ...); },
        T::fields());
    return object;
}

// The alternative of a variant whose `kind` is the given word.
template <class Variant, size_t i = 0>
std::expected<Variant, Problem> restoreKind(const QString& kind, const QJsonObject& args)
{
    if constexpr (i == std::variant_size_v<Variant>) {
        return std::unexpected(
            Problem{QStringLiteral("kind"), QStringLiteral("is \"%1\", which is unknown").arg(kind)});
    } else {
        using T = std::variant_alternative_t<i, Variant>;
        if (kind != QLatin1StringView(T::kind))
            return restoreKind<Variant, i + 1>(kind, args);
        const json::Reader reader{QJsonValue(args)};
        T value = restoreFields<T>(reader);
        if (reader.problem())
            return std::unexpected(*reader.problem());
        return Variant(std::move(value));
    }
}

} // namespace roadmarshal::table
