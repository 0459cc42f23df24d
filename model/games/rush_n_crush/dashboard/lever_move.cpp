#include "lever_move.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace roadmarshal::rush_n_crush {

namespace {

using Kind = LeverMove::Kind;

constexpr QStringView letters = u"+-gbt"; // in the order of the kinds
constexpr qsizetype longest = 200;

// One move from the front of a word; nothing if there is none.
std::optional<LeverMove> takeMove(QStringView& word)
{
    const qsizetype letter = letters.indexOf(word.front());
    if (letter < 0)
        return std::nullopt;
    LeverMove move{static_cast<Kind>(letter)};
    word = word.sliced(1);
    if (word.startsWith(u':')) {
        move.to = word.sliced(1).toString();
        word = {};
        return move.to.isEmpty() ? std::nullopt : std::optional(move);
    }
    if (move.kind != Kind::Gear)
        return move;
    constexpr qsizetype mostDigits = 2;
    const qsizetype digits =
        std::ranges::find_if_not(word, [](QChar c) { return c >= u'0' && c <= u'9'; }) - word.begin();
    if (digits < 1 || digits > mostDigits)
        return std::nullopt;
    move.gear = word.first(digits).toInt();
    word = word.sliced(digits);
    return move;
}

} // namespace

std::expected<LeverMoves, QString> parseLeverMoves(const QString& text)
{
    LeverMoves moves;
    if (text == QStringLiteral("="))
        return moves;
    if (text.size() > longest)
        return std::unexpected(text.first(longest));
    for (const QString& part : text.split(u',')) {
        QStringView word = part;
        if (word.isEmpty())
            return std::unexpected(part);
        while (!word.isEmpty()) {
            auto move = takeMove(word);
            if (!move)
                return std::unexpected(part);
            moves.push_back(*std::move(move));
        }
    }
    return moves;
}

QString toText(const LeverMove& move)
{
    const QChar letter = letters[static_cast<qsizetype>(move.kind)];
    if (!move.to.isEmpty())
        return letter + QStringLiteral(":") + move.to;
    return move.kind == Kind::Gear ? letter + QString::number(move.gear) : QString(letter);
}

QString toText(const LeverMoves& moves)
{
    QStringList words;
    for (const LeverMove& move : moves)
        words.append(toText(move));
    return words.isEmpty() ? QStringLiteral("=") : words.join(u',');
}

} // namespace roadmarshal::rush_n_crush
