// Small structs to and from JSON: each lists its fields once, STORED(CarMoved, car, from, to).
#pragma once

#include "enum_words.h"
#include "stored_fields.h"
#include "json/reader.h"

#include <QJsonArray>
#include <QJsonObject>

#include <map>
#include <variant>
#include <vector>

namespace roadmarshal::table {

// Field types with a stored form of their own overload these two in their namespace.
inline QJsonValue storeValue(int value)
{
    return value;
}
inline QJsonValue storeValue(bool value)
{
    return value;
}
inline QJsonValue storeValue(double value)
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
inline void restoreValue(const json::Reader& reader, double& value)
{
    constexpr double bound = 1e9;
    value = reader.number(-bound, bound, 0);
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

inline QJsonValue storeValue(const QJsonObject& value)
{
    return value;
}
inline void restoreValue(const json::Reader& reader, QJsonObject& value)
{
    value = reader.object();
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

template <Worded Enum>
QJsonValue storeValue(Enum value)
{
    return wordFor(wordsOf(value), value);
}
template <Worded Enum>
void restoreValue(const json::Reader& reader, Enum& value)
{
    value = static_cast<Enum>(reader.word(wordsOf(value)));
}

// A struct inside another, and a list of them.
template <Listed T>
QJsonValue storeValue(const T& value);
template <Listed T>
void restoreValue(const json::Reader& reader, T& value);
template <class T>
QJsonValue storeValue(const std::vector<T>& values);
template <class T>
void restoreValue(const json::Reader& reader, std::vector<T>& values);

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

template <Listed T>
QJsonValue storeValue(const T& value)
{
    return storeFields(value);
}
template <Listed T>
void restoreValue(const json::Reader& reader, T& value)
{
    (void)reader.object(); // which says so if it is none
    value = restoreFields<T>(reader);
}
template <class T>
QJsonValue storeValue(const std::vector<T>& values)
{
    QJsonArray stored;
    for (const T& value : values)
        stored.append(storeValue(value));
    return stored;
}
template <class T>
void restoreValue(const json::Reader& reader, std::vector<T>& values)
{
    constexpr qsizetype longest = 1000;
    values.clear();
    for (qsizetype i = 0; i < reader.size(longest); ++i)
        restoreValue(reader[i], values.emplace_back());
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

// An action, effect or claim of a game in its stored form, and back: `stored<table::Effect>(effect)`.
template <class Stored, class Variant>
Stored stored(const Variant& typed)
{
    return std::visit(
        [](const auto& one) {
            Stored form;
            form.kind = QLatin1StringView(one.kind);
            form.args = storeFields(one);
            return form;
        },
        typed);
}
template <class Variant, class Stored>
std::expected<Variant, Problem> typed(const Stored& stored)
{
    return restoreKind<Variant>(stored.kind, stored.args);
}

} // namespace roadmarshal::table
