#include "audit_lines.h"

#include "match.h"
#include "track/place.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace roadmarshal::table {

namespace {

using Kind = AuditFact::Kind;
using Part = AuditLine::Part;

QString onOff(bool on)
{
    return on ? QStringLiteral("on") : QStringLiteral("off");
}

// On the track by sector and lane, then beside it by sector, then the chute, then what has no place there.
std::tuple<int, int, int> orderOf(const Piece& piece)
{
    const auto place = track::parsePlace(piece.place);
    if (!place)
        return {3, 0, 0};
    return std::visit(Match{[](const track::Space& space) { return std::tuple(0, space.sector, space.lane); },
                            [](const track::Beside& beside) {
                                return std::tuple(1, beside.sector, beside.side == track::Side::In ? 0 : 1);
                            },
                            [](track::InChute) { return std::tuple(2, 0, 0); }},
                      *place);
}

class Reader
{
public:
    Reader(const Game& game, const State& state) : m_game(game), m_state(state), m_table(game.show(state)) {}

    QList<AuditLine> read()
    {
        pieces();
        for (const mats::TeamMat& mat : m_table.mats)
            readMat(mat);
        for (const Standing& standing : m_table.standings)
            points(standing);
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
        std::ranges::stable_sort(sorted, {}, orderOf);
        for (const Piece& piece : sorted) {
            m_read.insert(piece.id);
            const auto [part, sector, lane] = orderOf(piece);
            AuditLine line{part == 0 ? Part::Track : Part::Beside, piece.id, piece.id, piece.team};
            if (part == 0)
                line.sector = sector;
            addIfKnown(line, {Kind::Place, placeProperty, piece.place});
            if (const mats::Panel* panel = panelOf(piece.id)) {
                line.where = panel->where;
                items(line, panel->items);
            }
            side(line, piece);
            m_lines.append(line);
        }
    }

    // After numbers, before tokens: one reads how a counter lies before what lies on it.
    void side(AuditLine& line, const Piece& piece) const
    {
        const QString light = QStringLiteral("light");
        const QString dark = QStringLiteral("dark");
        const AuditFact fact{Kind::Choice, QStringLiteral("side"), piece.darkSide ? dark : light, {}, 0,
                             {light, dark}};
        if (knows(line.subject, fact))
            line.facts.insert(std::ranges::find(line.facts, Kind::Switch, &AuditFact::kind), fact);
    }

    const mats::Panel* panelOf(const QString& subject) const
    {
        for (const mats::TeamMat& mat : m_table.mats) {
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
            std::visit(
                Match{[&](const mats::Gauge& gauge) {
                          const bool scale = !gauge.marks.isEmpty();
                          addIfKnown(line,
                                     {Kind::Number, gauge.property, QString::number(gauge.value), gauge.label,
                                      scale ? static_cast<int>(gauge.marks.size()) - 1 : gauge.most});
                      },
                      [&](const mats::Counter& counter) {
                          addIfKnown(line, {Kind::Number, counter.property, QString::number(counter.value),
                                            counter.label, counter.most});
                      },
                      [&](const mats::Token& token) {
                          addIfKnown(line, {Kind::Switch, token.property, onOff(token.present), token.label});
                      },
                      [](const auto&) {}},
                item);
        }
    }

    void readMat(const mats::TeamMat& mat)
    {
        AuditLine whole{Part::Mat, mat.team, {}, mat.team};
        items(whole, mat.items);
        addIfAny(whole);
        for (const mats::Panel& panel : mat.panels) {
            if (m_read.contains(panel.subject))
                continue;
            AuditLine line{Part::Mat, panel.subject, panel.title, mat.team, -1, panel.where};
            // Only the game has a word for where it is now; any place of the track may be where it really is.
            line.facts.append({Kind::Place, placeProperty, {}});
            items(line, panel.items);
            m_lines.append(line);
        }
    }

    void points(const Standing& standing)
    {
        AuditLine line{Part::Points, standing.team, {}, standing.team};
        const int total = standing.claimed + standing.pool + standing.removed;
        const auto add = [&](const QString& property, int value) {
            addIfKnown(line, {Kind::Number, property, QString::number(value), {}, total});
        };
        add(QStringLiteral("claimed"), standing.claimed);
        add(QStringLiteral("pool"), standing.pool);
        add(QStringLiteral("removed"), standing.removed);
        addIfAny(line);
    }

    void hands(const DeckShow& deck)
    {
        for (const DeckShow::Hand& hand : deck.hands) {
            AuditLine line{Part::Hand, hand.team, {}, hand.team};
            const qsizetype size = hand.known.size() + hand.unknown;
            addIfKnown(line, {Kind::Number, QStringLiteral("hand"), QString::number(size), deck.name});
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
    return a.part == Part::Track ? a.sector == b.sector : a.part != Part::Mat || a.team == b.team;
}

} // namespace roadmarshal::table
