#include "amending.h"

#include "table/journal/replacement.h"
#include "table/journal/shorthand.h"

#include <algorithm>

namespace roadmarshal::views {

using namespace table;

namespace {

constexpr int typingRests = 180; // milliseconds
constexpr int patience = 300;

// The last word may be the beginning of an answer: then its question is still open.
std::optional<Amending::Open> beingTyped(const Amendment::Past& past, const QString& line,
                                         const std::stop_token& stop)
{
    Answers given = parseAnswers(line).answers;
    if (given.isEmpty() || line.endsWith(u' '))
        return std::nullopt;
    const QString word = given.takeLast();
    const Understood understood = understand(past, given.join(u' '), stop);
    const auto* prompt = std::get_if<Prompt>(&understood);
    const bool begins = prompt && std::ranges::any_of(prompt->options, [&](const Option& option) {
                            return option.answer.startsWith(word, Qt::CaseInsensitive);
                        });
    return begins ? std::optional(Amending::Open{*prompt, given}) : std::nullopt;
}

std::optional<Amending::Conclusion> conclude(const Amendment::Past& past, const Amending::Wish& wish,
                                             const std::stop_token& stop)
{
    const Understood understood = wish.removed ? Understood(Amendment::Replacement(Amendment::Removed{}))
                                               : understand(past, wish.line, stop);
    if (const auto* prompt = std::get_if<Prompt>(&understood))
        return Amending::Open{*prompt, parseAnswers(wish.line).answers};
    if (const auto* refused = std::get_if<Refused>(&understood)) {
        const auto open = beingTyped(past, wish.line, stop);
        return open ? Amending::Conclusion(*open) : *refused;
    }
    const auto* replacement = std::get_if<Amendment::Replacement>(&understood);
    if (!replacement)
        return std::nullopt;
    return std::make_shared<const Amendment>(past, *replacement, wish.chosen, stop);
}

} // namespace

Amending::Amending(Amendment::Past past, QObject* parent) : QObject(parent), m_past(std::move(past))
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(typingRests);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_typing, &QTimer::timeout, this, &Amending::think);
    connect(&m_patience, &QTimer::timeout, this, &Amending::stillThinking);
}

void Amending::consider(const Wish& wish, When when)
{
    m_wish = wish;
    // What was being thought about is not wanted any more, even before the next thought begins.
    m_thinking.drop();
    if (when == When::WhenTypingRests)
        return m_typing.start();
    m_typing.stop();
    think();
}

void Amending::think()
{
    m_patience.start();
    m_thinking.start([past = m_past, wish = m_wish](
                         const std::stop_token& stop) { return views::conclude(past, wish, stop); },
                     [this](const std::optional<Conclusion>& conclusion) {
                         m_patience.stop();
                         if (conclusion)
                             emit concluded(*conclusion);
                     });
}

} // namespace roadmarshal::views
