#include "settle.h"

#include <QSet>

namespace roadmarshal::table {

namespace {

const QString placeProperty = QStringLiteral("at");

class Settling
{
public:
    Settling(const Game& game, State state, const QList<Correction>& corrections)
        : m_game(game), m_state(std::move(state)), m_corrections(corrections)
    {
    }

    std::expected<State, std::optional<Objection>> run()
    {
        // Every round makes one more correction at least; waiting takes one more for each.
        const qsizetype most = 4 * m_corrections.size() + 4;
        for (qsizetype round = 0; round < most; ++round) {
            makeAll();
            if (m_changed)
                continue;
            if (!m_refused)
                return m_state;
            if (!stepAside())
                return std::unexpected(m_refused);
        }
        return std::unexpected(m_refused);
    }

private:
    // Makes what can be made now; what is so already has no effects.
    void makeAll()
    {
        m_changed = false;
        m_refused.reset();
        for (const Correction& correction : m_corrections) {
            if (const auto objection = make(correction); objection && !m_refused)
                m_refused = objection;
        }
    }

    std::optional<Objection> make(const Correction& correction)
    {
        const auto effects = m_game.correct(m_state, correction);
        if (!effects)
            return effects.error();
        if (effects->isEmpty())
            return std::nullopt;
        const auto evolved = evolveAll(m_game, m_state, *effects);
        if (evolved) {
            m_state = *evolved;
            m_changed = true;
        }
        return std::nullopt;
    }

    // Puts a piece that is in the way of the others on a space that nobody has or wants.
    bool stepAside()
    {
        const TableShow table = m_game.show(m_state);
        if (!table.board)
            return false;
        QSet<QString> taken;
        for (const Piece& piece : table.pieces)
            taken.unite(QSet(piece.places.begin(), piece.places.end()));
        for (const Correction& correction : m_corrections) {
            if (correction.property == placeProperty)
                taken.insert(correction.value);
        }
        for (const Correction& correction : m_corrections) {
            if (correction.property != placeProperty || m_waiting.contains(correction.subject) ||
                m_game.correct(m_state, correction))
                continue;
            for (const board::Space& space : table.board->spaces()) {
                if (space.group < 0 || taken.contains(space.id) ||
                    make({correction.subject, placeProperty, space.id}))
                    continue;
                m_waiting.insert(correction.subject);
                return true;
            }
        }
        return false;
    }

    const Game& m_game;
    State m_state;
    const QList<Correction>& m_corrections;
    bool m_changed = false;
    std::optional<Objection> m_refused; // the first of a round
    QSet<QString> m_waiting;            // pieces that have stepped aside
};

} // namespace

std::expected<State, std::optional<Objection>> settle(const Game& game, const State& state,
                                                      const QList<Correction>& corrections)
{
    return Settling(game, state, corrections).run();
}

} // namespace roadmarshal::table
