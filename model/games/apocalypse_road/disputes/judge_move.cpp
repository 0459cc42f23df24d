// Verdicts on movement: along a path, or to an end whichever way.
#include "judge.h"

#include "move_variants.h"
#include "say_claim.h"
#include "ways.h"

#include "games/apocalypse_road/ask/ends.h"
#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/movement/check.h"
#include "games/apocalypse_road/turn/carry_out.h"
#include "games/apocalypse_road/words/objection.h"

#include <algorithm>
#include <numeric>

namespace roadmarshal::apocalypse_road {

using movement::Ending;
using movement::Type;
using table::Stands;
using table::Verdict;

namespace {

struct Move
{
    const State& state;
    int car;
    movement::Card card;
    const std::stop_token& stop;

    int points() const { return state.sheet(car).speed + card.adjustment; }
    QJsonObject args() const
    {
        QJsonObject args = carArgs(state, car);
        args[QStringLiteral("type")] = typeCode(card);
        args[QStringLiteral("adjustment")] = adjustmentOf({card, false});
        args[QStringLiteral("points")] = points();
        return args;
    }
};

QString sectionOf(Type type)
{
    switch (type) {
    case Type::Solo:
        return QStringLiteral("7.4");
    case Type::Overtake:
        return QStringLiteral("7.5");
    case Type::Line:
        return QStringLiteral("7.6");
    case Type::Pursuit:
        return QStringLiteral("7.7");
    case Type::Lead:
        return QStringLiteral("7.8");
    case Type::Ram:
    case Type::RamLead:
        break;
    }
    return QStringLiteral("7.9");
}

// AR-1: there is no movement at all, although there are points for it.
bool isNoMovement(const Move& move, const movement::Outcome& outcome)
{
    return outcome.ends == Ending::Spent && outcome.path.empty() && move.points() > 0;
}

bool isSuppressed(const Move& move)
{
    return move.state.cars[move.car].has(Token::Suppressed);
}

// What the movement type lets the car do, as far as it was made use of.
QList<table::Reason> reasonsFor(const Move& move, const movement::Outcome& outcome)
{
    if (isNoMovement(move, outcome))
        return {toReason({movement::Why::NoMovement, {*placeOf(move.state.cars[move.car].at)}}, {})};
    QList<table::Reason> reasons{
        objection(QStringLiteral("why-") + toText(move.card.type), move.args(), sectionOf(move.card.type))};
    if (move.card.diagonal)
        reasons.append(
            objection(QStringLiteral("why-diagonal"), {}, QStringLiteral("7.15"), QStringLiteral("AR-3")));
    if (outcome.ends == Ending::Spent)
        reasons.append(objection(QStringLiteral("why-spent"), move.args(), QStringLiteral("7.1"),
                                 QStringLiteral("AR-1")));
    if (outcome.ends == Ending::Collision)
        reasons.append(objection(QStringLiteral("why-collision"), {}, QStringLiteral("7.12")));
    if (outcome.ends == Ending::Ram && isSuppressed(move))
        reasons.append(objection(QStringLiteral("why-no-attack"), move.args(), QStringLiteral("8.5"),
                                 QStringLiteral("AR-25")));
    return reasons;
}

QString titleOf(const Move& move, const movement::Outcome& outcome)
{
    if (outcome.ends == Ending::Collision)
        return QStringLiteral("verdict-move-collision");
    if (outcome.ends == Ending::Ram)
        return isSuppressed(move) ? QStringLiteral("verdict-move-stops-behind")
                                  : QStringLiteral("verdict-move-ram");
    return isNoMovement(move, outcome) ? QStringLiteral("verdict-move-stays")
                                       : QStringLiteral("verdict-move");
}

// AR-4: the same movement can leave other cars elsewhere, as the active player likes.
table::Reason whoChooses(const Move& move, const Moving& moving, const std::vector<int>& ways)
{
    constexpr size_t mostTold = 3;
    const QString id = move.state.sheet(move.car).id;
    QStringList told;
    for (size_t i = 1; i < std::min(ways.size(), mostTold + 1); ++i) {
        QStringList moved;
        for (const auto& [car, place] : moving.movesOf(moving.outcome(ways[i]))) {
            if (car != id)
                moved.append(QStringLiteral("%1 → %2").arg(car, place));
        }
        if (!moved.isEmpty())
            told.append(moved.join(QStringLiteral(", ")));
    }
    return objection(told.isEmpty() ? QStringLiteral("why-ways") : QStringLiteral("why-ways-others"),
                     {{QStringLiteral("count"), static_cast<int>(ways.size())},
                      {QStringLiteral("others"), told.join(QStringLiteral("; "))}},
                     QStringLiteral("7.1"), QStringLiteral("AR-4"));
}

// The first of the ways is shown.
Verdict legal(const Move& move, const Moving& moving, const std::vector<int>& ways)
{
    const movement::Outcome outcome = moving.outcome(ways.front());
    Verdict verdict;
    verdict.stands = Stands::Yes;
    QJsonObject args = move.args();
    args[QStringLiteral("end")] = moving.movesOf(outcome).at(move.state.sheet(move.car).id);
    if (outcome.ends == Ending::Ram)
        args[QStringLiteral("target")] = move.state.sheet(moving.carOf(outcome.target)).id;
    verdict.title = {titleOf(move, outcome), args};
    verdict.reasons = reasonsFor(move, outcome);
    if (ways.size() > 1)
        verdict.reasons.append(whoChooses(move, moving, ways));
    const table::Preview preview = previewOf(move.state, moving, outcome);
    verdict.route = {move.state.sheet(move.car).id, preview.path(), -1, preview.moves};
    Recorder recorder(move.state);
    carryOut(recorder, moving, outcome, move.car, move.car);
    verdict.effects = recorder.effects();
    return verdict;
}

// The fewest cars moved first.
std::vector<int> easiestFirst(const Moving& moving)
{
    std::vector<int> ways(static_cast<size_t>(moving.size()));
    std::iota(ways.begin(), ways.end(), 0);
    std::ranges::stable_sort(ways, {}, [&](int way) { return moving.movedCount(way); });
    return ways;
}

Verdict undecided(const Move& move)
{
    Verdict verdict;
    verdict.stands = Stands::Depends;
    verdict.title = {QStringLiteral("verdict-too-many"), move.args()};
    return verdict;
}

QStringList toTexts(const std::vector<track::Space>& path)
{
    QStringList texts;
    for (const track::Space space : path)
        texts.append(toText(space));
    return texts;
}

// Why a path can't be, and the step at which it fails.
std::optional<Verdict> illegal(const Move& move, const std::vector<track::Space>& path)
{
    const TablePack pack(move.state);
    const movement::Activation activation{pack.packed(move.car), move.card.type, move.card.diagonal,
                                          move.points()};
    const auto judged = movement::judgePath(pack.pack(), activation, path, move.stop, tableLimits);
    const auto* fault = judged ? std::get_if<movement::Illegal>(&*judged) : nullptr;
    if (!fault)
        return std::nullopt;
    Verdict verdict;
    verdict.stands = Stands::No;
    for (const movement::Reason& reason : fault->reasons)
        verdict.reasons.append(toReason(reason, pack.names(move.state)));
    verdict.route = {move.state.sheet(move.car).id, toTexts(path), fault->step - 1, {}};
    return verdict;
}

Verdict judgePath(const Move& move, const QStringList& texts)
{
    std::vector<track::Space> path;
    for (const QString& text : texts) {
        const auto space = track::parseSpace(text);
        if (!space)
            return table::refusal({QStringLiteral("no-such-place"), {{QStringLiteral("place"), text}}});
        path.push_back(*space);
    }
    const Moving moving(move.state, move.car, move.card, path, move.stop);
    if (moving.size() > 0)
        return legal(move, moving, easiestFirst(moving));
    auto verdict = illegal(move, path);
    if (!verdict)
        return undecided(move);
    const table::Route& route = verdict->route;
    QJsonObject args = move.args();
    args[QStringLiteral("step")] = route.failsAt + 1;
    args[QStringLiteral("end")] =
        path.empty() ? args[QStringLiteral("place")].toString() : table::failingPlace(route);
    verdict->title = {route.failsAt < route.path.size() ? QStringLiteral("verdict-move-step")
                                                        : QStringLiteral("verdict-move-stop"),
                      args};
    return *verdict;
}

Verdict judgeEnd(const Move& move, const QString& end)
{
    QJsonObject args = move.args();
    args[QStringLiteral("end")] = end;
    const Moving moving(move.state, move.car, move.card, move.stop);
    if (moving.tooMany())
        return undecided(move);
    if (const std::vector<int> ways = moving.waysTo(end); !ways.empty())
        return legal(move, moving, ways);
    const auto space = track::parseSpace(end);
    std::optional<Verdict> verdict;
    if (space) // why the plain way there is none
        verdict = illegal(move, plainWay(move.state, move.car, move.card, *space));
    if (!verdict)
        verdict = table::refusal({}, {objection(QStringLiteral("why-not-there"), args, QStringLiteral("7.1"),
                                                QStringLiteral("AR-1"))});
    verdict->title = {QStringLiteral("verdict-move-end"), args};
    return *verdict;
}

} // namespace

Verdict judgeMove(const State& state, const MoveClaim& claim, const std::stop_token& stop)
{
    const auto card = parseRaceCard(claim.card);
    if (!card || std::abs(card->movement.adjustment) > mostAdjustment)
        return table::refusal({QStringLiteral("no-such-card"), {{QStringLiteral("card"), claim.card}}});
    const Move move{state, state.setup->carIndex(claim.car), card->movement, stop};
    const bool hasPlayed = state.segment.isOpen() && state.segment.stage != Stage::Move;
    if (hasPlayed && state.segment.car == move.car)
        return table::refusal(
            {QStringLiteral("verdict-second-card"), move.args()},
            {objection(QStringLiteral("why-one-card"), move.args(), QStringLiteral("4.4"))});
    if (move.points() < 0)
        return table::refusal(
            {QStringLiteral("verdict-move-negative"), move.args()},
            {objection(QStringLiteral("why-negative"), move.args(), QStringLiteral("7.1"))});
    Verdict verdict = claim.end.isEmpty() ? judgePath(move, claim.path) : judgeEnd(move, claim.end);
    if (verdict.stands == Stands::No && state.setup->reveal.previews) {
        // Of a plain way that nobody claimed no part is worth keeping.
        const qsizetype sound = claim.end.isEmpty() ? std::max(verdict.route.failsAt, 0) : 0;
        verdict.variants =
            moveVariants(state, move.car, move.card, {verdict.route.path, sound, claim.end}, stop);
    }
    return verdict;
}

} // namespace roadmarshal::apocalypse_road
