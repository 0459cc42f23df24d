#include "rolling.h"

#include "table/short_forms.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::objection;

namespace {

// HH-48, 49, 50: token by token, as they are given.
std::optional<table::Objection> againstAssists(const State& state, const Throw& toss,
                                               const QStringList& assists)
{
    QHash<QString, int> given;
    int tokens = 0;
    for (const QString& helper : assists) {
        const int player = state.playerIndex(helper);
        const QJsonObject args{{u"player"_s, helper}, {u"dice"_s, mostDice}};
        if (player < 0 || player == toss.roller)
            return objection(u"assist-oneself"_s, args, u"HH-50"_s);
        if (diceWith(toss.rating, tokens) >= mostDice)
            return objection(u"assist-at-five"_s, args, u"HH-49"_s);
        if (++given[helper] > state.player(player).boost)
            return objection(u"assist-without-token"_s, args, u"HH-48"_s);
        ++tokens;
    }
    return std::nullopt;
}

} // namespace

std::optional<table::Objection> againstRoll(const State& state, const Throw& toss, const EffortRoll& roll)
{
    if (const auto wrong = againstAssists(state, toss, roll.assists))
        return wrong;
    const int dice = diceWith(toss.rating, static_cast<int>(roll.assists.size()));
    if (roll.shown() > dice)
        return objection(u"too-many-symbols"_s, {{u"count"_s, roll.shown()}, {u"dice"_s, dice}}, u"HH-38"_s);
    if (roll.boosted && state.player(toss.roller).boost == 0)
        return objection(u"boost-without-token"_s, {{u"player"_s, state.player(toss.roller).id}}, u"HH-47"_s);
    return std::nullopt;
}

void payAssists(Deed& deed, const QStringList& assists)
{
    for (const QString& helper : assists) {
        if (const int player = deed.state().playerIndex(helper); player >= 0)
            deed.spend(player, "HH-48");
    }
}

void noteRoll(Deed& deed, const Throw& toss, const EffortRoll& roll, const char* rule)
{
    const int dice = diceWith(toss.rating, static_cast<int>(roll.assists.size()));
    const QString id = deed.state().player(toss.roller).id;
    const int counted = std::min(roll.counted(), 2 * mostDice);
    deed.add(
        table::Rolled{toss.what, id, id, facesOf(roll, dice), counted, expectedSuccesses(dice), roll.inApp},
        rule);
    if (roll.boosted)
        deed.spend(toss.roller, "HH-47");
}

EffortRoll rolledByApp(Deed& deed, const Throw& toss, const QStringList& assists)
{
    const dice::Ask ask = dice::ask(toss.what + u' ' + deed.state().player(toss.roller).id, effortDie(),
                                    diceWith(toss.rating, static_cast<int>(assists.size())));
    const auto draw = [&](int bound, const QString& name) { return deed.random().below(bound, name); };
    const dice::Faces faces = dice::rolledBy(ask, draw);
    EffortRoll roll;
    roll.successes = dice::count(faces, u"success");
    roll.symbols = dice::count(faces, u"boost");
    roll.inApp = true;
    roll.assists = assists;
    return roll;
}

bool isWorthBoosting(const State& state, int roller, const EffortRoll& roll, int useful)
{
    return roll.symbols > 0 && state.player(roller).boost > 0 && roll.successes < useful;
}

} // namespace roadmarshal::highway_heist
