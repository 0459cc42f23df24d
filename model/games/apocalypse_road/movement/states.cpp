#include "states.h"

namespace roadmarshal::apocalypse_road::movement {

States::States(int cars, int spaces)
    : m_cars(cars),
      m_wide(spaces > narrowNone),
      m_placeBytes(static_cast<std::size_t>(cars) * (m_wide ? 2 : 1)),
      m_stride((sizeof(Meta) + m_placeBytes + 7) / 8 * 8)
{
    for (int car = 0; car < cars; ++car)
        m_factors.push_back(scramble(static_cast<std::uint64_t>(car)) | 1);
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

void States::openDraft(const Meta& meta)
{
    const std::size_t chunk = m_size >> chunkBits;
    if (chunk == m_chunks.size())
        m_chunks.push_back(std::make_unique_for_overwrite<std::byte[]>(m_stride << chunkBits));
    m_draft = m_chunks[chunk].get() + (m_size & ((1U << chunkBits) - 1)) * m_stride;
    new (m_draft) Meta(meta);
}

void States::draft(StateId places, const Meta& meta)
{
    openDraft(meta);
    std::memcpy(m_draft + sizeof(Meta), record(places) + sizeof(Meta), m_placeBytes);
}

void States::draft(const Board& board, Meta meta)
{
    for (int car = 0; car < m_cars; ++car)
        meta.hash += hashChange(static_cast<Car>(car), 0, board.at(static_cast<Car>(car)));
    openDraft(meta);
    for (int car = 0; car < m_cars; ++car)
        write(m_draft + sizeof(Meta), car, board.at(static_cast<Car>(car)));
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
