// A game's own state value behind one cheap, immutable handle.
#pragma once

#include <memory>
#include <typeinfo>
#include <utility>

#include <QtAssert>

namespace roadmarshal::table {

struct Originals;

class State
{
public:
    State() = default;

    // `originals`: what of the set-up's content is otherwise by now; null: nothing.
    template <class T>
    static State of(T value, std::shared_ptr<const Originals> originals = nullptr)
    {
        State state;
        state.m_value = std::make_shared<const T>(std::move(value));
        state.m_type = &typeid(T);
        state.m_originals = std::move(originals);
        return state;
    }

    template <class T>
    const T& as() const
    {
        Q_ASSERT(m_type && *m_type == typeid(T));
        return *static_cast<const T*>(m_value.get());
    }

    const std::shared_ptr<const Originals>& originals() const { return m_originals; }

    explicit operator bool() const { return m_value != nullptr; }

private:
    std::shared_ptr<const void> m_value;
    const std::type_info* m_type = nullptr;
    std::shared_ptr<const Originals> m_originals;
};

} // namespace roadmarshal::table
