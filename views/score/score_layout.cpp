#include "score_layout.h"

#include "style/text.h"
#include "style/theme.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Score)
};

constexpr double padX = 12;
constexpr double padY = 8;
constexpr double headHeight = 40;
constexpr double plateSize = 36;
constexpr double claimedWidth = 64;
constexpr double narrowClaimedWidth = 40;
constexpr int narrow = 240; // a card of less width says no more than it must
constexpr double iconSize = 16;
constexpr double leastToken = 13;
constexpr double tokenGap = 3;
constexpr double mostToken = 20;
constexpr int mostDrawn = 30; // tokens
constexpr double pieceHeight = 22;
constexpr double leastPiece = 26;
constexpr double between = 10; // groups on a line

class Builder
{
public:
    Builder(const ScoreModel::Row& row, int width)
        : m_row(row), m_width(width - 2 * padX), m_narrow(width < narrow)
    {
    }

    ScoreLayout build()
    {
        head();
        tokens();
        foot();
        m_layout.height = static_cast<int>(std::ceil(m_y + padY));
        return m_layout;
    }

private:
    double right() const { return padX + m_width; }
    void add(const ScorePart& part) { m_layout.parts.append(part); }

    void head()
    {
        add({ScoreKind::Plate, QRectF(padX, m_y + 2, plateSize, plateSize)});
        const double x = padX + plateSize + gap;
        const QString points = QLocale().toString(m_row.standing.claimed);
        const QRectF second(x, m_y + headHeight / 2, right() - x, headHeight / 2);
        if (m_narrow) {
            const QRectF number(right() - narrowClaimedWidth, m_y - 2, narrowClaimedWidth, 26);
            add({ScoreKind::Team, QRectF(x, m_y, number.left() - smallGap - x, headHeight / 2),
                 m_row.team.name});
            add({ScoreKind::Claimed, number, points});
            const double damage = addDamage(second.right(), second.top(), second.height());
            secondLine(second.adjusted(0, 0, -damage - smallGap, 0));
        } else {
            const QRectF number(right() - claimedWidth, m_y - 2, claimedWidth, 26);
            add({ScoreKind::Team, QRectF(x, m_y, number.left() - gap - x, headHeight / 2), m_row.team.name});
            add({ScoreKind::Claimed, number, points, Words::tr("VP", "victory points")});
            add({ScoreKind::Rank, QRectF(number.left(), m_y + 24, claimedWidth, 16),
                 Words::tr("rank %1").arg(QLocale().toString(m_row.rank))});
            secondLine(second.adjusted(0, 0, -claimedWidth - gap, 0));
        }
        m_y += headHeight + gap;
    }

    // Right-aligned; its width.
    double addDamage(double to, double y, double height)
    {
        const double width = damageWidthOf();
        add({ScoreKind::Damage, QRectF(to - width, y, width, height), damage(), QStringLiteral("damage")});
        return width;
    }
    QString damage() const { return QLocale().toString(m_row.standing.wear); }
    double damageWidthOf() const { return iconSize + smallGap + textWidth(boldFont(), damage()); }

    void secondLine(const QRectF& line)
    {
        double x = line.left();
        if (!m_row.team.player.isEmpty()) {
            const double width = std::min(textWidth(captionFont(), m_row.team.player), line.width());
            add({ScoreKind::Player, QRectF(x, line.top(), width, line.height()), m_row.team.player});
            x += width + gap;
        }
        if (m_row.winner)
            x = marker(x, line, QStringLiteral("flag-finish"), Words::tr("winner"), true);
        if (m_row.standing.first)
            x = marker(x, line, QStringLiteral("first-player"), Words::tr("first", "first player"), false);
        if (m_row.standing.toAct && !m_row.winner)
            marker(x, line, QStringLiteral("to-act"), Words::tr("to act"), true);
    }

    // The word goes where it fits; the icon stays.
    double marker(double x, const QRectF& line, const QString& icon, const QString& word, bool strong)
    {
        const double needed = iconSize + 2 + textWidth(captionFont(), word);
        const bool fits = x + needed <= line.right();
        const double width = fits ? needed : iconSize;
        add({ScoreKind::Marker, QRectF(x, line.top(), width, line.height()), fits ? word : QString(), icon, 0,
             strong});
        return x + width + gap;
    }

    void tokens()
    {
        const int total = m_row.total();
        if (m_row.standing.pool + m_row.standing.removed == 0 && !m_row.winner)
            return; // a game without pools
        if (total > mostDrawn)
            return heaps();
        const int most =
            std::clamp(static_cast<int>((m_width + tokenGap) / (leastToken + tokenGap)), 1, total);
        // Lines of about the same length, no orphan on the last.
        const int lines = (total + most - 1) / most;
        const int perLine = (total + lines - 1) / lines;
        const double step = std::min(mostToken + smallGap, std::floor((m_width + tokenGap) / perLine));
        const double size = step - (step < mostToken ? tokenGap : smallGap);
        for (int i = 0; i < total; ++i) {
            const QRectF place(padX + (i % perLine) * step, m_y + static_cast<int>(i / perLine) * step, size,
                               size);
            const ScoreKind kind = i < m_row.standing.pool                            ? ScoreKind::Left
                                   : i < m_row.standing.pool + m_row.standing.claimed ? ScoreKind::Taken
                                                                                      : ScoreKind::Removed;
            add({kind, place, {}, {}, i + 1});
        }
        m_y += (lines - 1) * step + size + gap;
    }

    void heaps()
    {
        const QLocale locale;
        add({ScoreKind::Heaps, QRectF(padX, m_y, m_width, 20),
             Words::tr("%1 in the pool, %2 removed")
                 .arg(locale.toString(m_row.standing.pool), locale.toString(m_row.standing.removed))});
        m_y += 20 + gap;
    }

    void foot()
    {
        if (m_narrow) { // the counters themselves say how many are to go
            pieces(right());
            m_y += pieceHeight;
            return;
        }
        const double damageWidth = addDamage(padX + damageWidthOf(), m_y, pieceHeight);
        const QString toGo = Words::tr("%n to go", "cars that may still act this turn", m_row.standing.toGo);
        const double x = padX + damageWidth + between;
        const double toGoWidth = textWidth(captionFont(), toGo);
        const double room = right() - x;
        // The counters themselves say it where there is no room for both.
        const bool wordy = room < piecesWidth() || room >= toGoWidth + between + piecesWidth();
        if (wordy)
            add({ScoreKind::ToGo, QRectF(x, m_y, toGoWidth, pieceHeight), toGo});
        pieces(wordy ? x + toGoWidth + between : x);
        m_y += pieceHeight;
    }

    // Right-aligned on the same line if they fit, else on lines of their own.
    void pieces(double from)
    {
        double x = right() - piecesWidth();
        if (m_narrow) {
            x = padX;
        } else if (x < from) {
            m_y += pieceHeight + smallGap;
            x = padX;
        }
        for (const table::Piece& piece : m_row.pieces) {
            const double width = pieceWidth(piece);
            if (x > padX && x + width > right() + 0.5) {
                m_y += pieceHeight + smallGap;
                x = padX;
            }
            add({ScoreKind::Piece,
                 QRectF(x, m_y, width, pieceHeight),
                 piece.id,
                 {},
                 0,
                 !piece.spent,
                 piece.darkSide});
            x += width + smallGap;
        }
    }

    double piecesWidth() const
    {
        double all = 0;
        for (const table::Piece& piece : m_row.pieces)
            all += pieceWidth(piece) + (all > 0 ? smallGap : 0);
        return all;
    }

    static double pieceWidth(const table::Piece& piece)
    {
        return std::max(leastPiece, textWidth(captionFont(), piece.id) + gap);
    }

    const ScoreModel::Row& m_row;
    double m_width;
    bool m_narrow;
    double m_y = padY;
    ScoreLayout m_layout;
};

} // namespace

ScoreLayout layOutScore(const ScoreModel::Row& row, int width)
{
    return Builder(row, width).build();
}

} // namespace roadmarshal::views
