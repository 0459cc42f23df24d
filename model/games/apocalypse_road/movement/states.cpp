#include "states.h"

namespace roadmarshal::apocalypse_road::movement {

States::States(int cars, int spaces)
    : m_cars(cars),
      m_wide(spaces > narrowNone),
      m_placeBytes(static_cast<std::size_t>(cars) * (m_wide ? 2 : 1)),
      m_stride((sizeof(Meta) + m_placeBytes + 7) / 8 * 8)
{
}

void States::load(StateId state, Board& board) const
{
    struct Places
    {
        const States& states;
        const std::byte* places;
        track::Index operator[](int car) const { return states.read(places, car); }
    };
    board.set(Places{*this, record(state) + sizeof(Meta)});
}

void States::openDraft()
{
    const std::size_t chunk = m_size >> chunkBits;
    if (chunk == m_chunks.size())
        m_chunks.push_back(std::make_unique_for_overwrite<std::byte[]>(m_stride << chunkBits));
    m_draft = m_chunks[chunk].get() + (m_size & ((1U << chunkBits) - 1)) * m_stride;
}

States::Meta& States::draft(StateId copied)
{
    openDraft();
    std::memcpy(m_draft, record(copied), sizeof(Meta) + m_placeBytes);
    return *reinterpret_cast<Meta*>(m_draft);
}

States::Meta& States::draft(const Board& board)
{
    openDraft();
    auto* meta = new (m_draft) Meta;
    for (int car = 0; car < m_cars; ++car) {
        const track::Index at = board.at(static_cast<Car>(car));
        write(m_draft + sizeof(Meta), car, at);
        meta->hash ^= hashOf(static_cast<Car>(car), at);
    }
    return *meta;
}

StateId States::keepDraft()
{
    return m_size++;
}

bool States::draftEquals(StateId state) const
{
    const Meta& drafted = *reinterpret_cast<const Meta*>(m_draft);
    const Meta& kept = meta(state);
    return drafted.hash == kept.hash && drafted.crossings == kept.crossings && drafted.trail == kept.trail &&
           drafted.link == kept.link &&
           std::memcmp(m_draft + sizeof(Meta), record(state) + sizeof(Meta), m_placeBytes) == 0;
}

} // namespace roadmarshal::apocalypse_road::movement
