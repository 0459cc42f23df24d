#include "facts.h"

#include "games/road_kill_rally/record/effects.h"
#include "games/road_kill_rally/score/score.h"
#include "games/road_kill_rally/words/tell.h"
#include "match.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Count;
using table::Fact;
using table::Message;
using What = Fact::What;

namespace {

Message message(const QString& code, const QJsonObject& args = {})
{
    return {code, args};
}

Fact about(const QString& car, What what, int amount, const Message& how)
{
    Fact fact;
    fact.what = what;
    fact.team = fact.piece = car;
    fact.amount = amount;
    fact.how = how;
    return fact;
}

// Points that come or go with a number on the mat; 0 for any other number.
int pointsOf(const Scoring& scoring, const QString& property)
{
    if (property == u"shoot")
        return scoring.shoot;
    if (property == u"wipe-out")
        return scoring.wipeOut;
    for (const Colour colour : allColours) {
        if (property == u"kills-"_s + toText(colour))
            return scoring.pedestrian[static_cast<size_t>(colour)];
    }
    return 0;
}

Fact factOfChange(const State& before, const table::Changed& one)
{
    if (before.carIndex(one.subject) < 0)
        return {};
    const int by = one.to - one.from;
    if (const int each = pointsOf(before.setup->data.scoring, one.property); each != 0) {
        const int points = each * by;
        return about(one.subject, points < 0 ? What::Forfeit : What::Score, qAbs(points),
                     message(u"score-"_s + one.property));
    }
    if (one.property != u"hand")
        return {};
    Fact fact = about(one.subject, by < 0 ? What::Spend : What::Gain, qAbs(by), {});
    fact.of = message(u"property-hand"_s);
    return fact;
}

Fact factOfPlace(const State& before, const CrossingSet& one)
{
    const auto& places = before.setup->data.scoring.place;
    const auto place = static_cast<size_t>(one.to) - 1;
    if (one.to == 0 || place >= places.size())
        return {};
    return about(one.car, What::Score, places[place], message(u"score-place"_s));
}

Fact factOfWipeOut(const WipedOut& one)
{
    Fact fact = about(one.car, What::Kill, 1, message(u"how-"_s + one.cause));
    fact.byTeam = fact.byPiece = one.by;
    return fact;
}

Fact factOfShot(const Shot& one)
{
    Fact fact =
        about(one.other, What::Damage, std::max(0, one.hits - one.prevented), message(u"how-attack"_s));
    fact.byTeam = fact.byPiece = one.car;
    return fact;
}

Fact factOfHunt(const Hunted& one)
{
    Fact fact = about(one.car, What::Gain, one.scored ? 1 : 0,
                      message(one.shot ? u"how-shot-figure"_s : u"how-run-over"_s));
    fact.of = message(u"figure-"_s + one.colour);
    return one.scored ? fact : Fact();
}

Fact factOfCollision(const Collided& one)
{
    Fact fact = about(one.other, What::Shove, 1, message(u"how-collision"_s));
    fact.byTeam = fact.byPiece = one.car;
    return fact;
}

Fact factOfTurn(const TurnSet& one)
{
    Fact fact;
    fact.what = What::Turn;
    fact.turn = one.to;
    fact.amount = 1;
    return fact;
}

Fact won(const QString& winner)
{
    Fact fact;
    fact.what = What::Win;
    fact.team = winner;
    fact.amount = winner.isEmpty() ? 0 : 1;
    return fact;
}

// The rally ends with this phase; who tossed for it is said later.
Fact factOfPhase(const State& before, const PhaseSet& one)
{
    State after = before;
    if (!apply(after, one) || after.phase != Phase::Over)
        return {};
    const QString winner = endingOf(after).winner;
    return winner.isEmpty() ? Fact() : won(winner);
}

Count gained(const char* key, const char* figure, const char* label)
{
    return {.key = QLatin1StringView(key),
            .what = What::Gain,
            .of = QLatin1StringView(figure),
            .label = message(QLatin1StringView(label))};
}

} // namespace

table::Counting counting()
{
    return {.piece = message(u"count-car"_s),
            .counts = {{.key = u"points"_s,
                        .what = What::Score,
                        .label = message(u"count-points"_s),
                        .title = message(u"count-points-title"_s),
                        .about = message(u"count-points-about"_s)},
                       {.key = u"wipe-outs"_s, .what = What::Kill, .label = message(u"count-wipe-outs"_s)},
                       {.key = u"caused"_s,
                        .what = What::Kill,
                        .side = Count::Side::Done,
                        .label = message(u"count-caused"_s)},
                       gained("green", "figure-green", "count-green"),
                       gained("yellow", "figure-yellow", "count-yellow"),
                       gained("red", "figure-red", "count-red"),
                       {.key = u"hits"_s,
                        .what = What::Damage,
                        .side = Count::Side::Done,
                        .label = message(u"count-hits"_s)},
                       {.key = u"collisions"_s,
                        .what = What::Shove,
                        .side = Count::Side::Done,
                        .label = message(u"count-collisions"_s)},
                       {.key = u"cards"_s,
                        .what = What::Spend,
                        .of = u"property-hand"_s,
                        .label = message(u"count-cards"_s)}},
            .inTurn = Count{.key = u"points"_s,
                            .what = What::Score,
                            .label = message(u"count-points"_s),
                            .title = message(u"count-turn-title"_s),
                            .about = message(u"count-turn-about"_s)},
            .groups = {{message(u"count-points"_s), {What::Score, What::Forfeit}},
                       {message(u"count-wipe-outs"_s), {What::Kill}},
                       {message(u"count-combat"_s), {What::Damage, What::Shove}},
                       {message(u"count-cards"_s), {What::Spend, What::Gain}},
                       {message(u"count-rolls"_s), {What::Roll}}}};
}

Fact fact(const State& before, const table::Action& action, const table::Effect& effect)
{
    const auto own = table::typed<road_kill_rally::Effect>(effect);
    Fact fact = own ? std::visit(Match{[&](const table::Changed& one) { return factOfChange(before, one); },
                                       [&](const CrossingSet& one) { return factOfPlace(before, one); },
                                       [](const table::Rolled& one) { return factOf(one, {one.what, {}}); },
                                       [](const WipedOut& one) { return factOfWipeOut(one); },
                                       [](const Shot& one) { return factOfShot(one); },
                                       [](const Hunted& one) { return factOfHunt(one); },
                                       [](const Collided& one) { return factOfCollision(one); },
                                       [](const TurnSet& one) { return factOfTurn(one); },
                                       [&](const PhaseSet& one) { return factOfPhase(before, one); },
                                       [](const WinnerSet& one) { return won(one.to); },
                                       [](const auto&) { return Fact(); }},
                                 *own)
                    : Fact();
    // What is set by hand is no driver's doing.
    if (action.kind.isEmpty()) {
        fact.byTeam.clear();
        fact.byPiece.clear();
    }
    if (fact.turn == 0)
        fact.turn = before.phase == Phase::Configure || before.phase == Phase::Poles ? 0 : before.turn;
    return fact;
}

table::Passage passage(const State& before, const table::Action& action)
{
    if (before.phase == Phase::Configure || before.phase == Phase::Poles)
        return {0, {}, {}, message(u"passage-start"_s)};
    const QString phase = before.phase == Phase::Draw   ? u"passage-draw"_s
                          : before.phase == Phase::Move ? u"passage-move"_s
                          : before.phase == Phase::Over ? u"passage-over"_s
                                                        : u"passage-combat"_s;
    const QString car = action.args[u"car"_s].toString();
    if (car.isEmpty())
        return {before.turn, {}, {}, message(phase)};
    return {before.turn, car, car, message(phase + u"-of"_s, {{u"car"_s, nameOf(before, car)}})};
}

table::Ways ways(const table::Effects& effects)
{
    table::Ways ways;
    for (const table::Effect& effect : effects) {
        const auto own = table::typed<road_kill_rally::Effect>(effect);
        const auto* moved = own ? std::get_if<CarMoved>(&*own) : nullptr;
        if (moved && !moved->by.isEmpty() && moved->to != u"finished")
            ways = table::joined(std::move(ways), {{moved->car, QStringList{moved->from} + moved->by}});
    }
    return ways;
}

} // namespace roadmarshal::road_kill_rally
