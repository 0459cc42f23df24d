#include "ask_claim.h"

#include "claims.h"
#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "games/rush_n_crush/dashboard/lever_move.h"
#include "games/rush_n_crush/driving/path.h"
#include "table/short_forms.h"

#include <array>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::Answers;
using table::AskedClaim;
using table::Asking;
using table::Prompt;

namespace {

enum class Kind { Lever, Drive, Push, Ram, Order, Finish };

struct KindWord
{
    QStringView word;
    QStringView also; // as one may call it too
    Kind kind;
};
constexpr std::array<KindWord, 6> kinds{{{u"lever", u"levers", Kind::Lever},
                                         {u"drives", u"drive", Kind::Drive},
                                         {u"pushes", u"push", Kind::Push},
                                         {u"rams", u"ram", Kind::Ram},
                                         {u"before", u"order", Kind::Order},
                                         {u"wins", u"win", Kind::Finish}}};
const QString atWord = QStringLiteral("at");
constexpr qsizetype longestText = 200; // that a claim stores

std::optional<Kind> kindOf(const QString& word)
{
    for (const KindWord& one : kinds) {
        if (word == one.word || word == one.also)
            return one.kind;
    }
    return std::nullopt;
}

Prompt question(const char* id, Asking asking, const QJsonObject& args = {})
{
    const QString code = QLatin1StringView(id);
    return {code, asking, {u"ask-"_s + code, args}, {}, {}};
}

// Words taken one after the other; where they end, or one does not fit, that is the answer.
class Asker
{
public:
    Asker(const State& state, const Answers& answers) : m_state(state), m_answers(answers) {}

    AskedClaim ask()
    {
        if (atEnd())
            return askKind();
        AskedClaim asked = askWho();
        if (auto* prompt = std::get_if<Prompt>(&asked); prompt && m_car >= 0)
            prompt->active = idOf(m_car);
        return asked;
    }

private:
    bool atEnd() const { return m_taken >= m_answers.size(); }
    const QString& peek() const { return m_answers[m_taken]; }
    const QString& take() { return m_answers[m_taken++]; }
    const QString& idOf(int car) const { return m_state.car(car).id; }
    AskedClaim misfitHere(const QString& code) const { return table::misfit(m_taken, code, peek()); }
    AskedClaim ready(const Assertion& assertion) const
    {
        return table::ReadyClaim{toClaim(assertion), m_taken};
    }

    Prompt askKind() const
    {
        Prompt prompt = m_car < 0 ? question("claim", Asking::Choice)
                                  : question("claim-of", Asking::Choice, {{u"car"_s, idOf(m_car)}});
        for (const KindWord& one : kinds) {
            const QString word = one.word.toString();
            prompt.options.append({word, {u"option-claim-"_s + word, {}}, {}, {}});
        }
        return prompt;
    }

    // The kind and the car, whichever comes first.
    AskedClaim askWho()
    {
        auto kind = kindOf(peek());
        if (kind) {
            take();
            if (const auto wrong = takeCar(m_car, "claim-car", -1))
                return *wrong;
        } else {
            m_car = m_state.carIndex(peek());
            if (m_car < 0)
                return misfitHere(u"claim-no-kind"_s);
            take();
            if (const auto wrong = takeAllowance())
                return *wrong;
            if (atEnd())
                return askKind();
            kind = kindOf(peek());
            if (!kind)
                return misfitHere(u"claim-no-kind"_s);
            if (m_allowance && *kind != Kind::Drive)
                return misfitHere(u"claim-only-drives"_s);
            take();
        }
        return askWhat(*kind);
    }

    AskedClaim askWhat(Kind kind)
    {
        switch (kind) {
        case Kind::Lever:
            return askLever();
        case Kind::Drive:
            return askDrive();
        case Kind::Push:
            return askPair<PushClaim>("claim-pushed");
        case Kind::Ram:
            return askPair<RamClaim>("claim-rammed");
        case Kind::Order:
            return askPair<OrderClaim>("claim-later");
        case Kind::Finish:
            break;
        }
        return ready(FinishClaim{idOf(m_car)});
    }

    // What to say instead, if there is no car to take.
    std::optional<AskedClaim> takeCar(int& car, const char* id, int but)
    {
        if (atEnd()) {
            Prompt prompt =
                question(id, Asking::Piece, but < 0 ? QJsonObject() : QJsonObject{{u"car"_s, idOf(but)}});
            for (int one = 0; one < std::ssize(m_state.cars); ++one) {
                if (one != but)
                    prompt.options.append(
                        {idOf(one), {u"option-claim-car"_s, {{u"car"_s, idOf(one)}}}, {}, {}, idOf(one)});
            }
            return prompt;
        }
        car = m_state.carIndex(peek());
        if (car < 0)
            return misfitHere(u"claim-no-car"_s);
        if (car == but)
            return misfitHere(u"claim-same-car"_s);
        take();
        return std::nullopt;
    }

    // "at 4": what the driving test gave.
    std::optional<AskedClaim> takeAllowance()
    {
        if (atEnd() || peek() != atWord)
            return std::nullopt;
        take();
        if (atEnd()) {
            Prompt prompt = question("claim-allowance", Asking::Choice, {{u"car"_s, idOf(m_car)}});
            prompt.takes = table::Number{.least = 0, .most = mostAllowance, .proposed = 1};
            return prompt;
        }
        bool isNumber = false;
        const int given = peek().toInt(&isNumber);
        if (!isNumber || given < 0 || given > mostAllowance)
            return misfitHere(u"claim-no-allowance"_s);
        m_allowance = given;
        take();
        return std::nullopt;
    }

    AskedClaim askLever()
    {
        if (atEnd()) {
            Prompt prompt = question("claim-moves", Asking::Choice, {{u"car"_s, idOf(m_car)}});
            for (const QString& word : {u"+"_s, u"-"_s, u"+,t"_s, u"b"_s, u"="_s})
                prompt.options.append({word, {u"option-claim-moves"_s, {{u"moves"_s, word}}}, {}, {}});
            return prompt;
        }
        const auto moves = parseLeverMoves(peek());
        if (!moves || toText(*moves).size() > longestText)
            return misfitHere(u"claim-no-lever-move"_s);
        take();
        return ready(LeverClaim{idOf(m_car), toText(*moves)});
    }

    AskedClaim askDrive()
    {
        if (const auto wrong = takeAllowance())
            return *wrong;
        if (atEnd()) {
            Prompt prompt = question("claim-path", Asking::Way, {{u"car"_s, idOf(m_car)}});
            const int points = m_state.bubbleOf(m_state.car(m_car)).speed;
            if (points > 0)
                prompt.options.append(
                    {QString::number(points), {u"option-claim-straight"_s, {{u"count"_s, points}}}, {}, {}});
            return prompt;
        }
        const auto path = parsePath(m_state, peek());
        if (!path || path->empty() || peek().size() > longestText)
            return misfitHere(u"claim-no-path"_s);
        const QString text = take();
        return m_allowance ? ready(TestedDriveClaim{idOf(m_car), *m_allowance, text})
                           : ready(DriveClaim{idOf(m_car), text});
    }

    template <class Pair>
    AskedClaim askPair(const char* id)
    {
        int other = -1;
        if (const auto wrong = takeCar(other, id, m_car))
            return *wrong;
        return ready(Pair{idOf(m_car), idOf(other)});
    }

    const State& m_state;
    const Answers& m_answers;
    qsizetype m_taken = 0;
    int m_car = -1;
    std::optional<int> m_allowance;
};

} // namespace

AskedClaim askClaim(const State& state, const Answers& answers)
{
    return Asker(state, answers).ask();
}

} // namespace roadmarshal::rush_n_crush
