#include "path.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr int mostStraight = 99;
constexpr qsizetype mostWords = 200;
using Where = StepAhead::Where;

std::optional<int> numberIn(QStringView word)
{
    const bool isNumber =
        std::ranges::all_of(word, [](QChar c) { return c >= u'0' && c <= u'9'; }) && !word.startsWith(u'0');
    const int number = isNumber && word.size() <= 2 ? word.toInt() : 0;
    return number >= 1 && number <= mostStraight ? std::optional(number) : std::nullopt;
}

// "blue-", "blue+", "blue+c6", "blue+rock". Ids may have a - of their own, but no +.
std::optional<Push> pushIn(const State& state, const QString& word)
{
    const qsizetype plus = word.indexOf(u'+');
    Push push;
    push.succeeds = plus >= 0;
    if (!push.succeeds && !word.endsWith(u'-'))
        return std::nullopt;
    push.car = state.carIndex(push.succeeds ? word.first(plus) : word.chopped(1));
    if (push.car < 0)
        return std::nullopt;
    const QString to = push.succeeds ? word.sliced(plus + 1) : QString();
    if (to == QStringLiteral("rock"))
        push.to = Push::Rock{};
    else if (const auto space = parseSpaceId(to))
        push.to = *space;
    else if (!to.isEmpty())
        return std::nullopt;
    return push;
}

std::optional<PathStep> stepIn(const State& state, const QString& word)
{
    if (word == QStringLiteral("l"))
        return StepAhead{Where::Left};
    if (word == QStringLiteral("r"))
        return StepAhead{Where::Right};
    if (word == QStringLiteral("x"))
        return Crash{};
    if (word.startsWith(u'@'))
        return pushIn(state, word.sliced(1));
    if (const auto space = parseSpaceId(word))
        return StepTo{*space};
    return std::nullopt;
}

} // namespace

std::expected<Path, QString> parsePath(const State& state, const QString& text)
{
    Path path;
    if (text.isEmpty())
        return path;
    const QStringList words = text.split(u',');
    if (words.size() > mostWords)
        return std::unexpected(words[mostWords]);
    for (const QString& word : words) {
        if (const auto straight = numberIn(word))
            path.insert(path.end(), static_cast<size_t>(*straight), StepAhead{});
        else if (const auto step = stepIn(state, word))
            path.push_back(*step);
        else
            return std::unexpected(word);
    }
    return path;
}

} // namespace roadmarshal::rush_n_crush
