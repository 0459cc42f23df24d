// The list of a struct's fields: STORED(CarMoved, car, from, to); inside it, after its members.
#pragma once

#include <concepts>
#include <tuple>

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

// A struct that lists its fields.
template <class T>
concept Listed = requires { T::fields(); };

} // namespace roadmarshal::table

// The preprocessor goes through a list by scanning it again and again: enough for 256 fields.
#define STORED_SCAN(...) STORED_SCAN_3(STORED_SCAN_3(STORED_SCAN_3(STORED_SCAN_3(__VA_ARGS__))))
#define STORED_SCAN_3(...) STORED_SCAN_2(STORED_SCAN_2(STORED_SCAN_2(STORED_SCAN_2(__VA_ARGS__))))
#define STORED_SCAN_2(...) STORED_SCAN_1(STORED_SCAN_1(STORED_SCAN_1(STORED_SCAN_1(__VA_ARGS__))))
#define STORED_SCAN_1(...) __VA_ARGS__
#define STORED_AGAIN() STORED_NEXT
#define STORED_PARENTHESES ()
#define STORED_NEXT(Owner, name, ...)                                                                        \
    ::roadmarshal::table::field(#name, &Owner::name)                                                         \
        __VA_OPT__(, STORED_AGAIN STORED_PARENTHESES(Owner, __VA_ARGS__))

// Names of fields are those of the members: they stand in files.
#define STORED(Owner, ...)                                                                                   \
    static constexpr auto fields()                                                                           \
    {                                                                                                        \
        return std::tuple(__VA_OPT__(STORED_SCAN(STORED_NEXT(Owner, __VA_ARGS__))));                         \
    }                                                                                                        \
    static_assert(true)
