#include "effort.h"

#include "games/highway_heist/table/skills.h"

#include <QRegularExpression>

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

dice::Distribution successesOf(int dice, bool boosted)
{
    dice::Die die = dice::counting(effortDie(), u"success"_s);
    for (dice::Face& face : die.faces) {
        if (boosted && face.name == u"boost")
            face.value = 1;
    }
    return dice::sum(dice::one(die), dice);
}

double left(const dice::Distribution& successes, int damage)
{
    double sum = 0;
    for (int taken = 0; taken < damage; ++taken)
        sum += successes.at(taken) * (damage - taken);
    return sum;
}

} // namespace

dice::Die effortDie()
{
    return {u"effort"_s, {{u"success"_s, 1, 3}, {u"boost"_s, 0, 2}, {u"blank"_s, 0, 1}}};
}

dice::Die enemyDie()
{
    return {
        u"enemy"_s,
        {{u"suv"_s, 0, 2}, {u"peg"_s, 0, 1}, {u"card"_s, 0, 1}, {u"main-n"_s, 0, 1}, {u"main-s"_s, 0, 1}}};
}

std::optional<EffortRoll> effortIn(const QString& word)
{
    static const QRegularExpression form(u"^([0-9]{1,2})(?:\\+([0-9]{1,2})(b?))?$"_s);
    const auto match = form.match(word);
    if (!match.hasMatch())
        return std::nullopt;
    EffortRoll roll;
    roll.successes = match.captured(1).toInt();
    roll.symbols = match.captured(2).toInt();
    roll.boosted = !match.captured(3).isEmpty();
    return roll;
}

QString toWord(const EffortRoll& roll)
{
    const QString plain = QString::number(roll.successes);
    if (roll.symbols == 0 && !roll.boosted)
        return plain;
    return u"%1+%2%3"_s.arg(plain, QString::number(roll.symbols), roll.boosted ? u"b"_s : QString());
}

int diceWith(int rating, int tokens)
{
    return std::min(mostDice, rating + 2 * tokens);
}

Chance chanceOf(int dice, int need)
{
    return {successesOf(dice, false).atLeast(need), successesOf(dice, true).atLeast(need)};
}

double expectedSuccesses(int dice)
{
    return successesOf(dice, false).mean();
}

Chance expectedDamage(int dice, int damage)
{
    return {left(successesOf(dice, false), damage), left(successesOf(dice, true), damage)};
}

dice::Roll facesOf(const EffortRoll& roll, int dice)
{
    dice::Faces faces;
    const auto add = [&](const QString& name, int count) {
        for (int i = 0; i < count; ++i)
            faces.names.append(name);
    };
    add(u"success"_s, std::min(roll.successes, mostDice));
    add(u"boost"_s, std::min(roll.symbols, mostDice));
    add(u"blank"_s, std::max(0, dice - roll.shown()));
    return faces;
}

} // namespace roadmarshal::highway_heist
