#include "ask_claim.h"

#include "claims.h"
#include "table/short_forms.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using table::Answers;
using table::AskedClaim;
using table::Asking;
using table::Prompt;

namespace {

const QStringList kinds{u"ends"_s,    u"lasts"_s, u"tows"_s,     u"eats"_s,   u"commits"_s,
                        u"fits"_s,    u"recovers"_s, u"shelter"_s, u"scores"_s};

// Words taken one after the other; where they end, or one does not fit, that is the answer.
class Asker
{
public:
    Asker(const State& state, const Answers& answers) : m_state(state), m_answers(answers) {}

    AskedClaim ask()
    {
        // The kind and the subject, whichever comes first.
        QString kind = kinds.contains(m_answers.value(0)) ? m_answers[m_used++] : QString();
        if (atEnd())
            return kind.isEmpty() ? question("claim", kinds) : question("claim-who", subjects(kind));
        m_subject = m_answers[m_used];
        if (!isSubject(m_subject))
            return misfit(u"claim-no-subject"_s);
        ++m_used;
        if (kind.isEmpty() && atEnd())
            return question("claim", kinds);
        if (kind.isEmpty())
            kind = m_answers[m_used++];
        if (!kinds.contains(kind))
            return table::misfit(m_used - 1, u"claim-no-kind"_s, kind);
        if (!subjects(kind).contains(m_subject))
            return table::misfit(m_used - 1, u"claim-not-of"_s, m_subject);
        return askWhat(kind);
    }

private:
    bool atEnd() const { return m_used >= m_answers.size(); }
    AskedClaim misfit(const QString& code) const { return table::misfit(m_used, code, m_answers.value(m_used)); }
    AskedClaim ready(const Assertion& assertion) const
    {
        return table::ReadyClaim{toClaim(assertion), m_used};
    }

    bool isSubject(const QString& word) const
    {
        return m_state.pawn(word) || m_state.crew(word) || m_state.survivor(word);
    }
    QStringList subjects(const QString& kind) const
    {
        QStringList found;
        if (kind == u"ends" || kind == u"eats" || kind == u"commits") {
            for (const Pawn& pawn : m_state.pawns)
                found.append(pawn.id);
            return found;
        }
        for (const Crew& crew : m_state.crews) {
            if (kind != u"recovers")
                found.append(crew.id);
            for (const Survivor& survivor : crew.survivors) {
                if (kind == u"recovers")
                    found.append(survivor.card);
            }
        }
        return found;
    }

    static Prompt question(const char* id, const QStringList& words)
    {
        const QString code = QLatin1StringView(id);
        Prompt made{code, Asking::Choice, {u"ask-"_s + code, {}}, {}, {}};
        for (const QString& word : words) {
            const bool isKind = kinds.contains(word);
            made.options.append({word,
                                 isKind ? table::Message{u"option-claim-"_s + word, {}}
                                        : table::Message{u"option-claim-who"_s, {{u"name"_s, word}}},
                                 {},
                                 {}});
        }
        return made;
    }
    static Prompt number(const char* id, int most, int proposed = 0)
    {
        Prompt made = question(id, {});
        made.takes = table::Number{0, most, proposed};
        return made;
    }
    std::optional<int> takeNumber(int most)
    {
        bool isNumber = false;
        const int value = m_answers[m_used].toInt(&isNumber);
        if (!isNumber || value < 0 || value > most)
            return std::nullopt;
        ++m_used;
        return value;
    }

    AskedClaim askWhat(const QString& kind)
    {
        if (kind == u"fits")
            return ready(RoomClaim{m_subject});
        if (kind == u"recovers")
            return ready(RecoveryClaim{m_subject});
        if (kind == u"tows")
            return askTow();
        return kind == u"commits" ? askCommit() : askNumber(kind);
    }

    AskedClaim askNumber(const QString& kind)
    {
        const bool isSquare = kind == u"ends" || kind == u"shelter";
        const int most = isSquare ? m_state.trail().end() : 100'000;
        if (atEnd())
            return number(isSquare ? "claim-square" : kind == u"eats" ? "claim-rations"
                                                  : kind == u"scores" ? "claim-points"
                                                                      : "claim-squares",
                          most);
        const auto value = takeNumber(most);
        if (!value)
            return misfit(u"claim-no-number"_s);
        if (kind == u"lasts")
            return ready(FuelClaim{m_subject, *value});
        if (kind == u"eats")
            return ready(EatClaim{m_subject, *value});
        if (kind == u"scores")
            return ready(ScoreClaim{m_subject, *value});
        return kind == u"shelter" ? ready(ShelterClaim{m_subject, *value}) : askHow(*value);
    }

    // Pushed, or with a roll; nothing more: whichever roll.
    AskedClaim askHow(int square)
    {
        EndClaim claim{m_subject, square};
        if (!atEnd() && m_answers[m_used] == u"push") {
            ++m_used;
            claim.push = true;
        } else if (!atEnd() && m_answers[m_used] == u"with") {
            ++m_used;
            if (atEnd())
                return number("claim-roll", 100);
            const auto roll = takeNumber(10'000);
            if (!roll || *roll == 0)
                return misfit(u"claim-no-number"_s);
            claim.roll = *roll;
        }
        return ready(claim);
    }

    AskedClaim askTow()
    {
        if (atEnd())
            return question("claim-towed", subjects(u"tows"_s));
        if (!m_state.crew(m_answers[m_used]))
            return misfit(u"claim-no-subject"_s);
        const QString other = m_answers[m_used++];
        return ready(TowClaim{m_subject, other});
    }

    // commits [raiders] fight ann,bo
    AskedClaim askCommit()
    {
        QString id;
        if (!atEnd() && m_state.box().scenario(m_answers[m_used]))
            id = m_answers[m_used++];
        else if (const int number = m_state.trail().at(m_state.pawn(m_subject)->at).scenario; number > 0)
            id = m_state.spot(number).card;
        const ScenarioCard* card = m_state.box().scenario(id);
        if (atEnd() || !card)
            return card ? question("claim-option", optionsOf(*card)) : askCard();
        if (!card->option(m_answers[m_used]))
            return misfit(u"claim-no-option"_s);
        const QString option = m_answers[m_used++];
        if (atEnd())
            return question("claim-committed", {});
        const QStringList who = m_answers[m_used] == u"none" ? QStringList() : m_answers[m_used].split(u',');
        for (const QString& one : who) {
            if (!m_state.survivor(one))
                return misfit(u"claim-no-subject"_s);
        }
        ++m_used;
        return ready(CommitClaim{m_subject, id, option, who});
    }
    AskedClaim askCard() const
    {
        QStringList cards;
        for (const ScenarioCard& card : m_state.box().scenarios)
            cards.append(card.id);
        return atEnd() ? AskedClaim(question("claim-card", cards)) : misfit(u"claim-no-card"_s);
    }
    static QStringList optionsOf(const ScenarioCard& card)
    {
        QStringList ids;
        for (const ScenarioOption& option : card.options)
            ids.append(option.id);
        return ids;
    }

    const State& m_state;
    const Answers& m_answers;
    QString m_subject;
    qsizetype m_used = 0;
};

} // namespace

AskedClaim askClaim(const State& state, const Answers& answers)
{
    return Asker(state, answers).ask();
}

} // namespace roadmarshal::apocalypse_trail
