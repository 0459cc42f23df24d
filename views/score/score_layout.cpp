#include "score_layout.h"

#include "style/scaled.h"
#include "style/text.h"
#include "style/theme.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <functional>

namespace roadmarshal::views {

using table::Figure;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Score)
};

constexpr double padX = 12;
constexpr double padY = 8;
double headHeight()
{
    return scaled(40.0);
}
double plateSize()
{
    return scaled(36.0);
}
double scoreWidth()
{
    return scaled(64.0);
}
double narrowScoreWidth()
{
    return scaled(40.0);
}
// a card of less width says no more than it must
int narrow()
{
    return scaled(240);
}
double iconSize()
{
    return scaled(16.0);
}
double leastToken()
{
    return scaled(13.0);
}
constexpr double tokenGap = 3;
double mostToken()
{
    return scaled(20.0);
}
constexpr int mostDrawn = 30; // tokens
double pieceHeight()
{
    return scaled(22.0);
}
double leastPiece()
{
    return scaled(26.0);
}
constexpr double between = 10; // groups on a line
double wordsHeight()
{
    return scaled(20.0);
}

class Builder
{
public:
    Builder(const ScoreModel::Row& row, const Wording& say, int width)
        : m_row(row),
          m_say(say),
          m_width(width - 2 * padX),
          m_narrow(width < narrow()),
          m_score(row.standing.find(Figure::Score)),
          m_wear(row.standing.find(Figure::Wear)),
          m_heap(row.standing.hasHeap() && heapSize() <= mostDrawn)
    {
    }

    ScoreLayout build()
    {
        head();
        if (m_heap)
            heap();
        for (const Figure& figure : m_row.standing.figures) {
            if (isRowOfTokens(figure))
                tokens(figure);
        }
        figuresInWords();
        foot();
        m_layout.height = static_cast<int>(std::ceil(m_y + padY));
        return m_layout;
    }

    ScoreLayout buildSlim()
    {
        head();
        m_layout.height = static_cast<int>(std::ceil(m_y - gap + padY));
        return m_layout;
    }

private:
    double right() const { return padX + m_width; }
    void add(const ScorePart& part) { m_layout.parts.append(part); }
    static QString number(int value) { return QLocale().toString(value); }
    QString inWords(const Figure& figure) const
    {
        return Words::tr("%1 %2", "what is counted, how much").arg(m_say(figure.label), number(figure.value));
    }

    void head()
    {
        add({ScoreKind::Plate, QRectF(padX, m_y + 2, plateSize(), plateSize())});
        const double x = padX + plateSize() + gap;
        const QRectF second(x, m_y + headHeight() / 2, right() - x, headHeight() / 2);
        const QString points = m_score ? number(m_score->value) : place();
        const QString unit =
            m_score && !m_narrow && !m_score->unit.code.isEmpty() ? m_say(m_score->unit) : QString();
        const double least = m_narrow ? narrowScoreWidth() : scoreWidth();
        const double needed =
            textWidth(scoreFont(), points) + (unit.isEmpty() ? 0 : textWidth(captionFont(), unit) + smallGap);
        // A long number leaves the name the smaller half.
        const double width = std::min(std::max(least, needed), (right() - x) * 0.6);
        const QRectF score(right() - width, m_y - 2, width, scaled(26.0));
        add({ScoreKind::Team,
             QRectF(x, m_y, score.left() - (m_narrow ? smallGap : gap) - x, headHeight() / 2),
             m_row.team.name});
        if (!points.isEmpty())
            add({ScoreKind::Score, score, points, unit});
        if (m_narrow) {
            const double wear = m_wear ? addWear(second.right(), second.top(), second.height()) : 0;
            secondLine(second.adjusted(0, 0, -wear - smallGap, 0));
        } else {
            if (const QString words = rank(); m_score && !words.isEmpty())
                add({ScoreKind::Rank, QRectF(score.left(), m_y + scaled(24.0), width, scaled(16.0)), words});
            secondLine(second.adjusted(0, 0, -width - gap, 0));
        }
        m_y += headHeight() + gap;
    }

    // In place of points where there are none: "2."
    QString place() const
    {
        const table::Standing& standing = m_row.standing;
        const int place = standing.rank > 0 ? standing.rank : standing.order;
        //: Somebody's place in a race
        return place > 0 ? Words::tr("%1.", "place").arg(number(place)) : QString();
    }

    QString rank() const
    {
        const table::Standing& standing = m_row.standing;
        return standing.rank > 0 ? Words::tr("rank %1").arg(number(standing.rank))
               : standing.order > 0
                   ? Words::tr("place %1", "on the road or in play").arg(number(standing.order))
                   : QString();
    }

    // Right-aligned; its width.
    double addWear(double to, double y, double height)
    {
        const double width = wearWidth();
        add({ScoreKind::Wear, QRectF(to - width, y, width, height), number(m_wear->value),
             QStringLiteral("damage")});
        return width;
    }
    double wearWidth() const
    {
        return m_wear ? iconSize() + smallGap + textWidth(boldFont(), number(m_wear->value)) : 0;
    }

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
        const double needed = iconSize() + 2 + textWidth(captionFont(), word);
        const bool fits = x + needed <= line.right();
        const double width = fits ? needed : iconSize();
        add({ScoreKind::Marker,
             QRectF(x, line.top(), width, line.height()),
             fits ? word : QString(),
             icon,
             0,
             {},
             0,
             strong});
        return x + width + gap;
    }

    int heapSize() const
    {
        int size = 0;
        for (const Figure& figure : m_row.standing.figures)
            size += figure.isInHeap() ? std::max(figure.value, 0) : 0;
        return size;
    }

    // A row of its own, each place a token or none.
    bool isRowOfTokens(const Figure& figure) const
    {
        return figure.asTokens && !(figure.isInHeap() && m_row.standing.hasHeap()) &&
               std::max(figure.value, figure.most) <= mostDrawn;
    }

    // What is left first, then what was scored, then what is out of the game.
    void heap()
    {
        const table::Standing& standing = m_row.standing;
        const Figure& left = *standing.find(Figure::Left);
        const int taken = left.value + standing.value(Figure::Score);
        line(heapSize(), [&](int i, const QRectF& place) {
            const ScoreKind kind = i < left.value ? ScoreKind::Left
                                   : i < taken    ? ScoreKind::Taken
                                                  : ScoreKind::Lost;
            const QString property = kind == ScoreKind::Lost ? QString() : left.property;
            add({kind, place, {}, {}, i + 1, property, left.value});
        });
    }

    void tokens(const Figure& figure)
    {
        add({ScoreKind::Words, QRectF(padX, m_y, m_width, wordsHeight()), m_say(figure.label)});
        m_y += wordsHeight();
        line(std::max(figure.value, figure.most), [&](int i, const QRectF& place) {
            add({i < figure.value ? ScoreKind::Left : ScoreKind::Taken,
                 place,
                 {},
                 {},
                 i + 1,
                 figure.property,
                 figure.value});
        });
    }

    // Lines of about the same length, no orphan on the last.
    void line(int total, const std::function<void(int, const QRectF&)>& addToken)
    {
        if (total <= 0)
            return;
        const int most =
            std::clamp(static_cast<int>((m_width + tokenGap) / (leastToken() + tokenGap)), 1, total);
        const int lines = (total + most - 1) / most;
        const int perLine = (total + lines - 1) / lines;
        const double step = std::min(mostToken() + smallGap, std::floor((m_width + tokenGap) / perLine));
        const double size = step - (step < mostToken() ? tokenGap : smallGap);
        for (int i = 0; i < total; ++i)
            addToken(i, QRectF(padX + (i % perLine) * step, m_y + static_cast<int>(i / perLine) * step, size,
                               size));
        m_y += (lines - 1) * step + size + gap;
    }

    bool isDrawn(const Figure& figure) const
    {
        return &figure == m_score || &figure == m_wear || figure.role == Figure::ToGo ||
               (m_heap && figure.isInHeap()) || isRowOfTokens(figure);
    }

    // What has no other place, on as many lines as it takes.
    void figuresInWords()
    {
        double x = padX;
        bool any = false;
        for (const Figure& figure : m_row.standing.figures) {
            if (isDrawn(figure))
                continue;
            const QString text = inWords(figure);
            const double width = std::min(textWidth(captionFont(), text), m_width);
            if (x > padX && x + width > right()) {
                x = padX;
                m_y += wordsHeight();
            }
            add({ScoreKind::Words, QRectF(x, m_y, width, wordsHeight()), text});
            x += width + between;
            any = true;
        }
        m_y += any ? wordsHeight() + smallGap : 0;
    }

    void foot()
    {
        if (m_narrow) { // the counters themselves say how many are to go
            pieces(right());
            m_y += m_row.pieces.isEmpty() ? 0 : pieceHeight();
            return;
        }
        const Figure* figure = m_row.standing.find(Figure::ToGo);
        if (!figure && !m_wear && m_row.pieces.isEmpty())
            return;
        const double wear = m_wear ? addWear(padX + wearWidth(), m_y, pieceHeight()) + between : 0;
        const QString toGo = figure ? inWords(*figure) : QString();
        const double x = padX + wear;
        const double toGoWidth = textWidth(captionFont(), toGo);
        const double room = right() - x;
        // The counters themselves say it where there is no room for both.
        const bool wordy = figure && (room < piecesWidth() || room >= toGoWidth + between + piecesWidth());
        if (wordy)
            add({ScoreKind::Words, QRectF(x, m_y, toGoWidth, pieceHeight()), toGo});
        pieces(wordy ? x + toGoWidth + between : x);
        m_y += pieceHeight();
    }

    // Right-aligned on the same line if they fit, else on lines of their own.
    void pieces(double from)
    {
        if (m_row.pieces.isEmpty())
            return;
        double x = right() - piecesWidth();
        if (m_narrow) {
            x = padX;
        } else if (x < from) {
            m_y += pieceHeight() + smallGap;
            x = padX;
        }
        for (const table::Piece& piece : m_row.pieces) {
            const double width = pieceWidth(piece);
            if (x > padX && x + width > right() + 0.5) {
                m_y += pieceHeight() + smallGap;
                x = padX;
            }
            add({.kind = ScoreKind::Piece,
                 .rect = QRectF(x, m_y, width, pieceHeight()),
                 .text = piece.label,
                 .strong = !piece.spent,
                 .dark = piece.face == counters::darkFace});
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

    double pieceWidth(const table::Piece& piece) const
    {
        return std::min(m_width, std::max(leastPiece(), textWidth(captionFont(), piece.label) + gap));
    }

    const ScoreModel::Row& m_row;
    const Wording& m_say;
    double m_width;
    bool m_narrow;
    const Figure* m_score;
    const Figure* m_wear;
    bool m_heap; // drawn as tokens
    double m_y = padY;
    ScoreLayout m_layout;
};

} // namespace

QFont scoreFont()
{
    QFont font = QGuiApplication::font();
    font.setPointSizeF(font.pointSizeF() * 1.9);
    font.setWeight(QFont::Bold);
    return font;
}

ScoreLayout layOutScore(const ScoreModel::Row& row, const Wording& say, int width, bool slim)
{
    return slim ? Builder(row, say, width).buildSlim() : Builder(row, say, width).build();
}

} // namespace roadmarshal::views
