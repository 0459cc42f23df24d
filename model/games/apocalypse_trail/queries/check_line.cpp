#include "check_line.h"

#include "games/apocalypse_trail/ask/ask.h"
#include "games/apocalypse_trail/by_hand/correct.h"
#include "games/apocalypse_trail/record/effects.h"
#include "games/apocalypse_trail/turn/decide.h"
#include "games/apocalypse_trail/words/wording.h"

#include <QJsonDocument>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr int mostSteps = 300;

std::unexpected<Problem> wrong(const QString& reason)
{
    return std::unexpected(Problem{QStringLiteral("--line"), reason});
}

QByteArray report(const Objections& objections)
{
    QJsonArray reasons;
    for (const Objection& objection : objections)
        reasons.append(QJsonObject{{QStringLiteral("rule"), objection.citation.rule},
                                   {QStringLiteral("ruling"), objection.citation.ruling},
                                   {QStringLiteral("text"), say(objection.message)}});
    return QJsonDocument(QJsonObject{{QStringLiteral("legal"), objections.isEmpty()},
                                     {QStringLiteral("reasons"), reasons}})
        .toJson(QJsonDocument::Compact);
}

// The line, entry by entry, on a copy of the table.
class Trial
{
public:
    Trial(const State& state, const QStringList& words) : m_state(state), m_words(words) {}

    std::expected<QByteArray, Problem> run()
    {
        for (int step = 0; step < mostSteps && m_used < m_words.size(); ++step) {
            if (const auto problem = take(ask(m_state, m_words.sliced(m_used))))
                return m_objections.isEmpty() ? std::expected<QByteArray, Problem>(std::unexpected(*problem))
                                              : report(m_objections);
        }
        if (m_objections.isEmpty() && !m_state.turn.open.isNothing())
            return wrong(QStringLiteral("lacks an answer: %1").arg(openQuestion()));
        return report(m_objections);
    }

private:
    std::optional<Problem> take(const table::Asked& asked)
    {
        if (const auto* said = std::get_if<table::Said>(&asked)) {
            m_used += said->used;
            return std::nullopt;
        }
        if (const auto* ready = std::get_if<table::Ready>(&asked)) {
            m_used += ready->used;
            return play(ready->action);
        }
        if (const auto* misfit = std::get_if<table::Misfit>(&asked))
            return Problem{QStringLiteral("--line"), say(misfit->message)};
        return Problem{QStringLiteral("--line"), QStringLiteral("lacks an answer: %1").arg(openQuestion())};
    }

    std::optional<Problem> play(const table::Action& action)
    {
        const auto own = table::typed<Action>(action);
        if (!own)
            return own.error();
        table::Random random(0, 0);
        const auto decided = decide(m_state, *own, random);
        if (!decided)
            return Problem{QStringLiteral("--line"), say(decided.error().message)};
        m_objections += decided->objections;
        for (const table::Effect& effect : decided->effects) {
            const auto typed = table::typed<Effect>(effect);
            if (!typed || !apply(m_state, *typed))
                return Problem{QStringLiteral("--line"), QStringLiteral("can't be played here")};
        }
        if (const auto absurd = nonsense(m_state))
            return Problem{QStringLiteral("--line"), say(absurd->message)};
        return std::nullopt;
    }

    QString openQuestion() const
    {
        const auto asked = ask(m_state, m_words.sliced(m_used));
        const auto* prompt = std::get_if<table::Prompt>(&asked);
        return prompt ? say(prompt->question) : QString();
    }

    State m_state;
    QStringList m_words;
    qsizetype m_used = 0;
    Objections m_objections;
};

} // namespace

std::expected<QByteArray, Problem> checkLine(const State& state, const QString& line)
{
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return wrong(QStringLiteral("is empty"));
    if (line.size() > 2000)
        return wrong(QStringLiteral("is too long"));
    return Trial(state, words).run();
}

} // namespace roadmarshal::apocalypse_trail
