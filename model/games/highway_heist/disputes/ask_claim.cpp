#include "ask_claim.h"

#include "claims.h"
#include "games/highway_heist/table/names.h"
#include "games/highway_heist/turn/act.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Answers;
using table::AskedClaim;
using table::Asking;
using table::Prompt;

namespace {

// "drives" is "drive", "does" nothing.
struct Said
{
    QStringView word;
    QStringView action;
};
constexpr Said deeds[] = {{u"drives", u"drive"},   {u"leaps", u"leap"},   {u"rams", u"ram"},
                          {u"forces", u"force"},   {u"shakes", u"shake"}, {u"brawls", u"brawl"},
                          {u"hijacks", u"hijack"}, {u"boosts", u"boost"}, {u"performs", u"stunt"}};
const QString defenseWord = QStringLiteral("defense");

// Words taken one after the other; where they end, or one does not fit, that is the answer.
class Asker
{
public:
    Asker(const State& state, const Answers& answers) : m_state(state), m_answers(answers) {}

    AskedClaim ask()
    {
        if (atEnd())
            return askWho();
        const QString& first = take();
        if (first == u"won" || first == u"lost")
            return ready(EndClaim{first == u"won"});
        if (m_state.playerIndex(first) >= 0)
            return askOfPlayer(first);
        if (m_state.find(first))
            return askOfVehicle(first);
        if (first == u"enemy")
            return askPeg({}, first);
        return table::misfit(0, u"claim-nobody"_s, first);
    }

private:
    bool atEnd() const { return m_taken >= m_answers.size(); }
    const QString& peek() const { return m_answers[m_taken]; }
    const QString& take() { return m_answers[m_taken++]; }
    AskedClaim misfitHere(const QString& code) const { return table::misfit(m_taken, code, peek()); }
    AskedClaim ready(const Assertion& assertion) const
    {
        return table::ReadyClaim{toClaim(assertion), m_taken};
    }

    static Prompt question(const char* id, Asking asking, const QJsonObject& args = {})
    {
        const QString code = QLatin1StringView(id);
        return {code, asking, {u"ask-"_s + code, args}, {}, {}};
    }
    static void offer(Prompt& prompt, const QString& word, const char* code, const QString& piece = {})
    {
        prompt.options.append({word, {QLatin1StringView(code), {{u"name"_s, word}}}, {}, {}, piece});
    }
    static void offerWord(Prompt& prompt, const QString& word)
    {
        prompt.options.append({word, {u"option-claim-"_s + word, {}}, {}, {}});
    }

    Prompt askWho() const
    {
        Prompt prompt = question("claim", Asking::Piece);
        for (const Player& player : m_state.players)
            offer(prompt, player.id, "option-claim-called", player.id);
        for (const Vehicle& vehicle : m_state.vehicles)
            offer(prompt, vehicle.id, "option-claim-called", vehicle.id);
        offerWord(prompt, u"won"_s);
        offerWord(prompt, u"lost"_s);
        return prompt;
    }

    AskedClaim askOfPlayer(const QString& player)
    {
        if (atEnd()) {
            Prompt prompt = question("claim-does", Asking::Choice, {{u"player"_s, player}});
            for (const Said& deed : deeds)
                offerWord(prompt, deed.word.toString());
            for (const QString& word : {u"rolls"_s, u"goes"_s, u"turn"_s})
                offerWord(prompt, word);
            return prompt;
        }
        const QString word = peek();
        if (word == u"turn")
            return take(), ready(TurnClaim{player});
        if (word == u"rolls")
            return take(), askRoll(player);
        if (word == u"goes")
            return take(), askPegTo({}, player);
        for (const Said& deed : deeds) {
            if (word == deed.word || word == deed.action)
                return take(), askAction(ActionClaim{player, deed.action.toString(), {}, {}});
        }
        return misfitHere(u"claim-no-deed"_s);
    }

    AskedClaim askAction(ActionClaim claim)
    {
        if (!wantsTarget(claim.action))
            return ready(claim);
        if (atEnd())
            return askTarget(claim);
        if (claim.action == u"drive") {
            if (!isPlace(peek()))
                return misfitHere(u"claim-no-place"_s);
            claim.to = take();
            return ready(claim);
        }
        if (claim.action == u"stunt") {
            if (!m_state.guide().stunts.contains(peek()))
                return misfitHere(u"claim-no-stunt"_s);
            claim.target = take();
            return ready(claim);
        }
        if (claim.action == u"leap" && peek() == wheelWord) {
            const Vehicle* own = m_state.vehicleOf(m_state.playerIndex(claim.player));
            claim.target = own ? own->id : QString();
            claim.to = take();
            return ready(claim);
        }
        if (!m_state.find(peek()))
            return misfitHere(u"claim-no-vehicle"_s);
        claim.target = take();
        if (claim.action == u"leap")
            claim.to = roofWord;
        if (claim.action == u"force" && !atEnd() && isPlace(peek()))
            claim.to = take();
        return ready(claim);
    }

    AskedClaim askTarget(const ActionClaim& claim) const
    {
        const bool isDrive = claim.action == u"drive";
        Prompt prompt = question(isDrive                    ? "claim-where"
                                 : claim.action == u"stunt" ? "claim-stunt"
                                                            : "claim-whom",
                                 isDrive ? Asking::Place : Asking::Piece, {{u"player"_s, claim.player}});
        if (claim.action == u"stunt") {
            for (const auto& [card, stunt] : m_state.guide().stunts)
                offer(prompt, card, "option-claim-called");
            return prompt;
        }
        if (isDrive) {
            for (int column = 1; column <= m_state.guide().road.columns; ++column) {
                for (int row = 1; row <= m_state.guide().road.rows; ++row)
                    offer(prompt, toText(Place{column, row}), "option-claim-called");
            }
            return prompt;
        }
        for (const Vehicle& vehicle : m_state.vehicles)
            offer(prompt, vehicle.id, "option-claim-called", vehicle.id);
        if (claim.action == u"leap")
            offerWord(prompt, wheelWord);
        return prompt;
    }

    // "ann rolls ram 5 +bo"
    AskedClaim askRoll(const QString& player)
    {
        if (atEnd()) {
            Prompt prompt = question("claim-what-roll", Asking::Choice, {{u"player"_s, player}});
            for (const QString& action : actionWords) {
                if (isRolled(action) && action != u"stunt")
                    offerWord(prompt, action);
            }
            offerWord(prompt, defenseWord);
            return prompt;
        }
        if (peek() != defenseWord && (!isRolled(peek()) || peek() == u"stunt"))
            return misfitHere(u"claim-no-roll"_s);
        RollClaim claim{player, take(), 0, {}};
        if (atEnd()) {
            Prompt prompt = question("claim-dice", Asking::Choice, {{u"player"_s, player}});
            prompt.takes = table::Number{.least = 0, .most = mostAnswer, .proposed = 3};
            return prompt;
        }
        bool isNumber = false;
        claim.dice = peek().toInt(&isNumber);
        if (!isNumber || claim.dice < 0 || claim.dice > mostAnswer)
            return misfitHere(u"claim-no-number"_s);
        take();
        while (!atEnd() && peek().startsWith(u'+') && claim.assists.size() < mostAnswer) {
            if (m_state.playerIndex(peek().sliced(1)) < 0)
                return misfitHere(u"claim-nobody"_s);
            claim.assists.append(take().sliced(1));
        }
        return ready(claim);
    }

    AskedClaim askOfVehicle(const QString& vehicle)
    {
        static const QStringList words{u"slams"_s, u"moves"_s, u"before"_s, u"wrecked"_s};
        if (atEnd()) {
            Prompt prompt = question("claim-of-vehicle", Asking::Choice, {{u"vehicle"_s, vehicle}});
            for (const QString& word : words)
                offerWord(prompt, word);
            return prompt;
        }
        if (!words.contains(peek()))
            return misfitHere(u"claim-no-deed"_s);
        const QString word = take();
        if (word == u"wrecked")
            return askPeg(vehicle, {});
        if (atEnd()) {
            Prompt prompt = question(word == u"moves" ? "claim-moves-to" : "claim-other", Asking::Piece,
                                     {{u"vehicle"_s, vehicle}});
            for (const Vehicle& other : m_state.vehicles) {
                if (word != u"moves" && other.id != vehicle)
                    offer(prompt, other.id, "option-claim-called", other.id);
            }
            if (word == u"moves")
                prompt.asking = Asking::Place;
            return prompt;
        }
        if (word == u"moves") {
            if (!isPlace(peek()))
                return misfitHere(u"claim-no-place"_s);
            return ready(MoveClaim{vehicle, take()});
        }
        if (!m_state.find(peek()))
            return misfitHere(u"claim-no-vehicle"_s);
        const QString other = take();
        return word == u"slams" ? ready(SlamClaim{vehicle, other}) : ready(OrderClaim{vehicle, other});
    }

    // "suv1 wrecked bo>suv4", "enemy goes supply"
    AskedClaim askPeg(const QString& wreck, const QString& peg)
    {
        if (!peg.isEmpty()) {
            if (atEnd() || peek() != u"goes")
                return table::misfit(m_taken, u"claim-no-deed"_s, atEnd() ? QString() : peek());
            take();
            return askPegTo(wreck, peg);
        }
        if (atEnd())
            return question("claim-peg", Asking::Choice, {{u"vehicle"_s, wreck}});
        const auto way = wayIn(peek());
        if (!way)
            return misfitHere(u"claim-no-way"_s);
        take();
        return ready(PegClaim{wreck, way->peg, way->to});
    }

    AskedClaim askPegTo(const QString& wreck, const QString& peg)
    {
        if (atEnd()) {
            Prompt prompt = question("claim-peg-to", Asking::Piece, {{u"player"_s, peg}});
            for (const Vehicle& vehicle : m_state.vehicles)
                offer(prompt, vehicle.id, "option-claim-called", vehicle.id);
            return prompt;
        }
        return ready(PegClaim{wreck, peg, take()});
    }

    bool isPlace(const QString& word) const
    {
        const auto place = parsePlace(word);
        return place && m_state.guide().road.has(*place);
    }

    static constexpr int mostAnswer = 20;
    const State& m_state;
    const Answers& m_answers;
    qsizetype m_taken = 0;
};

} // namespace

AskedClaim askClaim(const State& state, const Answers& answers)
{
    return Asker(state, answers).ask();
}

} // namespace roadmarshal::highway_heist
