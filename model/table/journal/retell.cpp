#include "retell.h"

#include "shorthand.h"
#include "table/audit/audit_lines.h"

#include <QHash>

namespace roadmarshal::table {

namespace {

// Far more questions than any entry has answers; who hits it gets an empty line.
constexpr int mostQuestions = 1000;

// All words in an action: who, with what, where, how many.
void collect(const QJsonValue& value, QStringList& words)
{
    if (value.isDouble())
        words.append(QString::number(value.toInt()));
    if (value.isString() && !value.toString().isEmpty())
        words.append(value.toString());
    for (const QJsonValue& part : value.toArray())
        collect(part, words);
    for (const QJsonValue& part : value.toObject())
        collect(part, words);
}

class Retelling
{
public:
    Retelling(const Game& game, const State& before, const Action& action, const std::stop_token& stop)
        : m_game(game), m_before(before), m_action(action), m_stop(stop)
    {
        collect(action.args, m_words);
        m_words.append(action.kind); // as people call what they do
        m_words.removeDuplicates();
    }

    // The answers so far with those behind them that make the action.
    std::optional<Answers> from(const Answers& given)
    {
        const Asked asked = ask(given);
        const auto* prompt = std::get_if<Prompt>(&asked);
        if (!prompt)
            return std::nullopt;
        // Its own words in their order, though not all are among the options, and what stands for them.
        QStringList own = m_words;
        QStringList others;
        for (const Option& option : prompt->options) {
            if (isOwn(option))
                own.append(option.answer);
            else if (option.group.code.isEmpty()) // of a whole group one is named, if any
                others.append(option.answer);
        }
        own.removeDuplicates();
        QList<Answers> open; // that lead to another question
        QList<Answers> far;
        if (const auto whole = completed(given, own, open))
            return whole;
        if (const auto whole = completed(given, others, far))
            return whole;
        for (const Answers& more : open.isEmpty() ? far : open) {
            if (const auto found = from(more))
                return found;
        }
        return std::nullopt;
    }

private:
    bool isOwn(const Option& option) const
    {
        return m_words.contains(option.answer) || m_words.contains(option.piece);
    }

    Asked ask(const Answers& answers)
    {
        if (++m_asked > mostQuestions)
            return Misfit{};
        return m_game.ask(m_before, answers, m_stop);
    }

    std::optional<Answers> completed(const Answers& given, const QStringList& words, QList<Answers>& open)
    {
        for (const QString& word : words) {
            const Answers more = given + Answers{word};
            const Asked asked = ask(more);
            const auto* ready = std::get_if<Ready>(&asked);
            if (ready && ready->used == more.size() && ready->action == m_action)
                return more;
            if (std::holds_alternative<Prompt>(asked))
                open.append(more);
        }
        return std::nullopt;
    }

    const Game& m_game;
    const State& m_before;
    const Action& m_action;
    const std::stop_token& m_stop;
    QStringList m_words;
    int m_asked = 0;
};

// The one fact that a correction changed, as it would be set.
QString correctionFor(const Game& game, const State& before, const Effects& effects)
{
    const auto after = evolveAll(game, before, effects);
    if (!after)
        return {};
    QHash<std::pair<QString, QString>, QString> was;
    for (const AuditLine& line : auditLines(game, before)) {
        for (const AuditFact& fact : line.facts)
            was.insert({line.subject, fact.property}, fact.value);
    }
    for (const AuditLine& line : auditLines(game, *after)) {
        for (const AuditFact& fact : line.facts) {
            if (fact.value.isEmpty() || was.value({line.subject, fact.property}) == fact.value)
                continue;
            const Correction correction{line.subject, fact.property, fact.value};
            if (const auto same = game.correct(before, correction); same && *same == effects)
                return toShorthand(correction);
        }
    }
    return {};
}

} // namespace

std::expected<QString, Stopped> retell(const Game& game, const State& before, const Amended& entry,
                                       const std::stop_token& stop)
{
    if (entry.kind == EntryKind::Correction)
        return correctionFor(game, before, entry.effects);
    const auto told = Retelling(game, before, entry.action, stop).from({});
    if (stop.stop_requested())
        return std::unexpected(Stopped{});
    return told.value_or(Answers()).join(u' ');
}

} // namespace roadmarshal::table
