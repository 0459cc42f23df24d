#include "spots.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace roadmarshal::table {

namespace {

using board::Pose;

double headingFrom(QPointF rear, QPointF front)
{
    return std::atan2(front.y() - rear.y(), front.x() - rear.x()) * 180 / std::numbers::pi;
}

Pose onCarrier(const Spot& carrier, const Pose& seat)
{
    const QPointF along = board::direction(carrier.pose.heading);
    const QPointF across(-along.y(), along.x());
    return {carrier.pose.point + seat.point.x() * along + seat.point.y() * across,
            carrier.pose.heading + seat.heading};
}

class Laying
{
public:
    Laying(const QList<Piece>& pieces, const board::Board& board)
        : m_pieces(pieces), m_board(board), m_spots(static_cast<std::size_t>(pieces.size()))
    {
    }

    std::vector<std::optional<Spot>> lay()
    {
        layOnSpaces();
        // Carriers of carriers: a rider finds its seat once whoever carries it has one.
        for (bool found = true; found;)
            found = layOnCarriers();
        return m_spots;
    }

private:
    void layOnSpaces()
    {
        QHash<QString, int> count;
        for (const Piece& piece : m_pieces) {
            if (piece.on.isEmpty())
                ++count[piece.place()];
        }
        QHash<QString, int> nth;
        for (qsizetype i = 0; i < m_pieces.size(); ++i) {
            const Piece& piece = m_pieces[i];
            if (!piece.on.isEmpty())
                continue;
            const int seat = nth[piece.place()]++;
            auto spot = spotAt(piece.places, m_board);
            if (spot && piece.places.size() == 1)
                spot->pose = seatOn(*m_board.find(piece.place()), seat, count[piece.place()]);
            if (spot)
                spot->pose.heading += piece.turn;
            m_spots[static_cast<std::size_t>(i)] = spot;
        }
    }

    bool layOnCarriers()
    {
        bool found = false;
        for (qsizetype i = 0; i < m_pieces.size(); ++i) {
            const Piece& piece = m_pieces[i];
            auto& spot = m_spots[static_cast<std::size_t>(i)];
            const auto carrier = std::ranges::find(m_pieces, piece.on, &Piece::id);
            if (piece.on.isEmpty() || spot || carrier == m_pieces.end())
                continue;
            const auto& below = m_spots[static_cast<std::size_t>(carrier - m_pieces.begin())];
            if (!below)
                continue;
            const Pose seat = riderSeat(carrier->form, below->length, piece.form, m_riders[piece.on]++);
            spot = Spot{onCarrier(*below, seat), 0, below->depth + 1};
            spot->pose.heading += piece.turn;
            found = true;
        }
        return found;
    }

    const QList<Piece>& m_pieces;
    const board::Board& m_board;
    std::vector<std::optional<Spot>> m_spots;
    QHash<QString, int> m_riders; // of each carrier, so far
};

} // namespace

std::vector<std::optional<Spot>> spotsOf(const QList<Piece>& pieces, const board::Board& board)
{
    return Laying(pieces, board).lay();
}

std::optional<Spot> spotAt(const QStringList& places, const board::Board& board, double length)
{
    const board::Space* first = places.isEmpty() ? nullptr : board.find(places.front());
    const board::Space* last = places.isEmpty() ? nullptr : board.find(places.back());
    if (!first || !last)
        return std::nullopt;
    if (first == last) {
        const Pose seat = seatOn(*first);
        return Spot{{seat.point - length / 2 * board::direction(seat.heading), seat.heading}, length, 0};
    }
    return Spot{{(first->centre + last->centre) / 2, headingFrom(last->centre, first->centre)},
                board::length(first->centre - last->centre),
                0};
}

} // namespace roadmarshal::table
