#include "audit_lines.h"

#include "item_facts.h"

#include "match.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <tuple>

namespace roadmarshal::table {

namespace {

using Kind = AuditFact::Kind;
using Part = AuditLine::Part;

// On the board group by group, then beside it, then what has no place there.
std::tuple<int, int, int> orderOf(const board::Space* space)
{
    if (!space)
        return {2, 0, 0};
    return {space->group < 0 ? 1 : 0, space->group, space->order};
}

class Reader
{
public:
    Reader(const Game& game, const State& state) : m_game(game), m_state(state), m_table(game.show(state)) {}

    QList<AuditLine> read()
    {
        pieces();
        for (const mats::Mat& mat : m_table.mats)
            readMat(mat);
        for (const Standing& standing : m_table.standings)
            score(standing);
        for (const DeckShow& deck : m_table.decks)
            hands(deck);
        markers();
        return m_lines;
    }

private:
    // A game answers what it does not know with an objection, and what is so already with no effects.
    bool knows(const QString& subject, const AuditFact& fact) const
    {
        return m_game.correct(m_state, {subject, fact.property, fact.value}).has_value();
    }

    void addIfKnown(AuditLine& line, const AuditFact& fact) const
    {
        if (knows(line.subject, fact))
            line.facts.append(fact);
    }

    void addIfAny(const AuditLine& line)
    {
        if (!line.facts.isEmpty())
            m_lines.append(line);
    }

    void pieces()
    {
        QList<Piece> sorted = m_table.pieces;
        // Whoever rides on another piece is read where that one lies, after it.
        std::ranges::stable_sort(sorted, {}, [this](const Piece& piece) {
            return std::pair(orderOf(spaceOf(piece)), carriersOf(piece).size());
        });
        for (const Piece& piece : sorted) {
            m_read.insert(piece.id);
            const board::Space* space = spaceOf(piece);
            AuditLine line{Part::Beside, piece.id, piece.label, piece.team};
            if (space && space->group >= 0) {
                line.part = Part::Board;
                line.group = space->group;
            }
            addIfKnown(line, {Kind::Place, placeProperty, piece.on.isEmpty() ? piece.place() : piece.on});
            if (const mats::Panel* panel = panelOf(piece.id)) {
                line.where = panel->where;
                items(line, panel->items);
            }
            side(line, piece);
            m_lines.append(line);
        }
    }

    // From the one that carries it down to the one that lies on the board.
    QList<const Piece*> carriersOf(const Piece& piece) const
    {
        QList<const Piece*> carriers;
        const Piece* below = &piece;
        while (!below->on.isEmpty() && carriers.size() < m_table.pieces.size()) {
            const auto found = std::ranges::find(m_table.pieces, below->on, &Piece::id);
            if (found == m_table.pieces.end())
                break;
            below = &*found;
            carriers.append(below);
        }
        return carriers;
    }

    const board::Space* spaceOf(const Piece& piece) const
    {
        const QList<const Piece*> carriers = carriersOf(piece);
        const Piece& lowest = carriers.isEmpty() ? piece : *carriers.last();
        return m_table.board ? m_table.board->find(lowest.place()) : nullptr;
    }

    // After numbers, before tokens: one reads how a counter lies before what lies on it.
    void side(AuditLine& line, const Piece& piece) const
    {
        const AuditFact fact{Kind::Choice, QStringLiteral("side"), piece.face, {}, 0, piece.faces};
        if (piece.faces.size() > 1 && knows(line.subject, fact))
            line.facts.insert(std::ranges::find(line.facts, Kind::Switch, &AuditFact::kind), fact);
    }

    const mats::Panel* panelOf(const QString& subject) const
    {
        for (const mats::Mat& mat : m_table.mats) {
            for (const mats::Panel& panel : mat.panels) {
                if (panel.subject == subject)
                    return &panel;
            }
        }
        return nullptr;
    }

    void items(AuditLine& line, const QList<mats::Item>& items) const
    {
        for (const mats::Item& item : items) {
            for (const AuditFact& fact : factsOf(item))
                addIfKnown(line, fact);
        }
    }

    void readMat(const mats::Mat& mat)
    {
        AuditLine whole{Part::Mat, subjectOf(mat), {}, mat.team, -1, mat.title};
        items(whole, mat.items);
        addIfAny(whole);
        for (const mats::Panel& panel : mat.panels) {
            if (m_read.contains(panel.subject))
                continue;
            AuditLine line{Part::Mat, panel.subject, panel.title, mat.team, -1, panel.where};
            // Only the game has a word for where it is now; any place of the board may be where it really is.
            line.facts.append({Kind::Place, placeProperty, {}});
            items(line, panel.items);
            m_lines.append(line);
        }
    }

    void score(const Standing& standing)
    {
        AuditLine line{Part::Score, standing.team, {}, standing.team};
        for (const Figure& figure : standing.figures) {
            if (figure.property.isEmpty())
                continue;
            // What has no upper end has no lower one either: points may be lost below nothing.
            const int least = figure.most == 0 ? std::numeric_limits<int>::min() : 0;
            addIfKnown(line, {.kind = Kind::Number,
                              .property = figure.property,
                              .value = QString::number(figure.value),
                              .label = figure.label,
                              .most = figure.most,
                              .least = least});
        }
        addIfAny(line);
    }

    bool isRead(const QString& subject, const QString& property) const
    {
        return std::ranges::any_of(
            m_lines, [&](const AuditLine& line) { return line.subject == subject && line.fact(property); });
    }

    // Where a mat has the hand, it is read there.
    void hands(const DeckShow& deck)
    {
        for (const DeckShow::Place& hand : deck.of(DeckShow::Place::Sort::Hand)) {
            if (isRead(hand.team, hand.property))
                continue;
            AuditLine line{Part::Hand, hand.team, {}, hand.team};
            addIfKnown(line, {Kind::Number, hand.property, QString::number(hand.size()), deck.name});
            addIfAny(line);
        }
    }

    void markers()
    {
        QStringList teams;
        for (const Team& team : m_table.teams)
            teams.append(team.id);
        AuditLine line{Part::Marker, QStringLiteral("marker"), {}};
        for (const Standing& standing : m_table.standings) {
            if (standing.first)
                addIfKnown(line, {Kind::Choice, QStringLiteral("first"), standing.team, {}, 0, teams});
            if (standing.toAct)
                addIfKnown(line, {Kind::Choice, QStringLiteral("to-act"), standing.team, {}, 0, teams});
        }
        // Where nobody is compared, the table remembers whose turn it is.
        for (const Memo& memo : m_table.memos) {
            if (memo.subject == line.subject && teams.contains(memo.value) && !line.fact(memo.property))
                addIfKnown(line, {Kind::Choice, memo.property, memo.value, {}, 0, teams});
        }
        addIfAny(line);
    }

    const Game& m_game;
    const State& m_state;
    TableShow m_table;
    QSet<QString> m_read; // pieces
    QList<AuditLine> m_lines;
};

} // namespace

const AuditFact* AuditLine::fact(const QString& property) const
{
    const auto found = std::ranges::find(facts, property, &AuditFact::property);
    return found == facts.end() ? nullptr : &*found;
}

QList<AuditLine> auditLines(const Game& game, const State& state)
{
    return Reader(game, state).read();
}

bool isOneGroup(const AuditLine& a, const AuditLine& b)
{
    if (a.part != b.part)
        return false;
    return a.part == Part::Board ? a.group == b.group : a.part != Part::Mat || a.team == b.team;
}

} // namespace roadmarshal::table
