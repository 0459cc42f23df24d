// Every position the search has been in: compact records, each knowing the one that it came from.
#pragma once

#include "board.h"
#include "crossings.h"

#include <cstring>
#include <memory>

namespace roadmarshal::apocalypse_road::movement {

using StateId = std::uint32_t;
inline constexpr StateId noState = 0xffffffff;

// A number that shows no trace of the one it was made from.
constexpr std::uint64_t scramble(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
}

class States
{
public:
    struct Meta
    {
        std::uint64_t hash = 0; // of the places alone
        StateId parent = noState;
        Crossings::Id crossings = Crossings::noneYet;
        std::uint32_t trail = 0;
        std::uint32_t link = 0;
    };

    States(int cars, int spaces);

    StateId size() const { return m_size; }
    const Meta& meta(StateId state) const { return *reinterpret_cast<const Meta*>(record(state)); }
    track::Index at(StateId state, Car car) const { return read(record(state) + sizeof(Meta), car); }
    void load(StateId state, Board& board) const;

    // A draft is the record after the last: it is written, looked up, and kept only if it is new.
    void draft(StateId places, const Meta& meta);
    void draft(const Board& board, Meta meta);
    void place(Car car, track::Index space) { write(m_draft + sizeof(Meta), car, space); }
    StateId keepDraft();
    bool samePlaces(StateId one, StateId other) const
    {
        return std::memcmp(record(one) + sizeof(Meta), record(other) + sizeof(Meta), m_placeBytes) == 0;
    }
    bool draftEquals(StateId state) const;

    // By how much the hash of the places changes when a car goes from one to the other. It is a sum over the
    // cars with a random factor for each, so that a step costs one product per car that moves.
    std::uint64_t hashChange(Car car, track::Index from, track::Index to) const
    {
        return m_factors[car] * static_cast<std::uint64_t>(to - from);
    }

    Crossings& crossings() { return m_crossings; }
    const Crossings& crossings() const { return m_crossings; }

private:
    static constexpr int chunkBits = 12;

    const std::byte* record(StateId state) const
    {
        return m_chunks[state >> chunkBits].get() + (state & ((1U << chunkBits) - 1)) * m_stride;
    }
    track::Index read(const std::byte* places, int car) const
    {
        if (m_wide) {
            track::Index index;
            std::memcpy(&index, places + 2 * car, sizeof index);
            return index;
        }
        const auto code = static_cast<std::uint8_t>(places[car]);
        return code == narrowNone ? track::none : track::Index{code};
    }
    void write(std::byte* places, int car, track::Index index) const
    {
        if (m_wide)
            std::memcpy(places + 2 * car, &index, sizeof index);
        else
            places[car] = static_cast<std::byte>(index == track::none ? narrowNone : index);
    }
    void openDraft(const Meta& meta);

    static constexpr std::uint8_t narrowNone = 0xff;

    int m_cars;
    bool m_wide; // two bytes for a place, on tracks of more than 255 spaces
    std::size_t m_placeBytes;
    std::size_t m_stride;
    std::vector<std::uint64_t> m_factors;
    StateId m_size = 0;
    std::vector<std::unique_ptr<std::byte[]>> m_chunks;
    std::byte* m_draft = nullptr;
    Crossings m_crossings;
};

} // namespace roadmarshal::apocalypse_road::movement
