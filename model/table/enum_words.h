// Words for enumerations as they stand in files: a list in the order of the enumerators.
#pragma once

#include <QStringList>

#include <concepts>
#include <optional>
#include <type_traits>

namespace roadmarshal::table {

// The word at the position of an enumerator.
template <class Enum>
QString wordFor(const QStringList& words, Enum value)
{
    return words[static_cast<int>(value)];
}

template <class Enum>
std::optional<Enum> enumFor(const QStringList& words, QStringView text)
{
    const auto position = words.indexOf(text);
    return position < 0 ? std::nullopt : std::optional(static_cast<Enum>(position));
}

// An enumeration whose namespace has `wordsOf(value)`, the list of its words: it is stored by its word.
template <class Enum>
concept Worded = std::is_enum_v<Enum> && requires(Enum value) {
    { wordsOf(value) } -> std::convertible_to<QStringList>;
};

} // namespace roadmarshal::table
