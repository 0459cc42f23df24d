// A game's own state value behind one cheap, immutable handle.
#pragma once

#include <memory>
#include <typeinfo>
#include <utility>

#include <QtAssert>

namespace roadmarshal::table {

class State
{
public:
    State() = default;

    template <class T>
    static State of(T value)
    {
        State state;
        state.m_value = std::make_shared<const T>(std::move(value));
        state.m_type = &typeid(T);
        return state;
    }

    template <class T>
    const T& as() const
    {
        Q_ASSERT(m_type && *m_type == typeid(T));
        return *static_cast<const T*>(m_value.get());
    }

    explicit operator bool() const { return m_value != nullptr; }

private:
    std::shared_ptr<const void> m_value;
    const std::type_info* m_type = nullptr;
};

} // namespace roadmarshal::table
