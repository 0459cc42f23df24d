#include "ask_claim.h"

#include "claims.h"
#include "games/road_kill_rally/combat/shot.h"
#include "games/road_kill_rally/driving/next_step.h"
#include "table/short_forms.h"

#include <array>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::AskedClaim;
using table::Asking;
using table::Prompt;

namespace {

// What a claim is told besides its car.
enum class Word { Number, Path, Space, Car, Weapon };

struct Kind
{
    QStringView word;
    const char* label;
    std::vector<Word> words;
    Assertion (*make)(const QString& car, const QStringList& words);
};

const std::array<Kind, 11>& kinds()
{
    static const std::array<Kind, 11> all{
        {{u"speed",
          "option-claim-speed",
          {Word::Number},
          [](const QString& car, const QStringList& w) { return Assertion(SpeedClaim{car, w[0].toInt()}); }},
         {u"drives",
          "option-claim-drive",
          {Word::Path},
          [](const QString& car, const QStringList& w) { return Assertion(DriveClaim{car, w[0]}); }},
         {u"check",
          "option-claim-dice",
          {Word::Space, Word::Number},
          [](const QString& car, const QStringList& w) {
              return Assertion(DiceClaim{car, w[0], w[1].toInt()});
          }},
         {u"safe",
          "option-claim-safe",
          {Word::Number},
          [](const QString& car, const QStringList& w) { return Assertion(SafeClaim{car, w[0].toInt()}); }},
         {u"rams",
          "option-claim-ram",
          {Word::Car},
          [](const QString& car, const QStringList& w) { return Assertion(RamClaim{car, w[0]}); }},
         {u"fires",
          "option-claim-shot",
          {Word::Weapon, Word::Car},
          [](const QString& car, const QStringList& w) { return Assertion(ShotClaim{car, w[0], w[1]}); }},
         {u"runs",
          "option-claim-run",
          {},
          [](const QString& car, const QStringList&) { return Assertion(RunClaim{car}); }},
         {u"wipes-out",
          "option-claim-wipe-out",
          {Word::Number},
          [](const QString& car, const QStringList& w) {
              return Assertion(WipeOutClaim{car, w[0].toInt()});
          }},
         {u"before",
          "option-claim-order",
          {Word::Car},
          [](const QString& car, const QStringList& w) { return Assertion(OrderClaim{car, w[0]}); }},
         {u"scores",
          "option-claim-score",
          {Word::Number},
          [](const QString& car, const QStringList& w) { return Assertion(ScoreClaim{car, w[0].toInt()}); }},
         {u"wins", "option-claim-win", {}, [](const QString& car, const QStringList&) {
              return Assertion(WinClaim{car});
          }}}};
    return all;
}

Prompt question(const char* id, Asking asking)
{
    const QString code = QLatin1StringView(id);
    Prompt made;
    made.id = code;
    made.asking = asking;
    made.question = {u"ask-"_s + code, {}};
    return made;
}

bool fits(const State& state, Word kind, const QString& word)
{
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    switch (kind) {
    case Word::Number:
        return isNumber && qAbs(number) <= mostOfAnything;
    case Word::Path:
        return isStepWord(word) && word.size() <= 200;
    case Word::Space:
        return state.road->indexOf(word) != none;
    case Word::Car:
        return state.carIndex(word) >= 0;
    case Word::Weapon:
        break;
    }
    return weaponOf(state.setup->data, word).has_value();
}

Prompt promptCars(const State& state, const char* id, int without)
{
    Prompt made = question(id, Asking::Piece);
    for (int car = 0; car < std::ssize(state.cars); ++car) {
        if (car == without)
            continue;
        const QString& name = state.car(car).id;
        made.options.append({name, {u"option-car"_s, {{u"car"_s, name}}}, {}, {}});
    }
    return made;
}

Prompt promptWord(const State& state, int car, Word kind)
{
    switch (kind) {
    case Word::Number: {
        Prompt made = question("claim-number", Asking::Choice);
        made.takes = table::Number{.least = 0, .most = mostOfAnything, .proposed = 1};
        return made;
    }
    case Word::Path:
    case Word::Space: {
        Prompt made = question("claim-place", Asking::Place);
        for (const Space& space : state.road->spaces())
            made.options.append(
                {toText(space.id), {u"option-step"_s, {{u"place"_s, toText(space.id)}}}, {}, {}});
        return made;
    }
    case Word::Car:
        return promptCars(state, "claim-other", car);
    case Word::Weapon:
        break;
    }
    Prompt made = question("claim-weapon", Asking::Choice);
    for (const Weapon& weapon : weaponsOf(state, state.car(car)))
        made.options.append({weapon.id, {u"option-weapon"_s, {{u"weapon"_s, weapon.id}}}, {}, {}});
    return made;
}

} // namespace

AskedClaim askClaim(const State& state, const table::Answers& answers)
{
    if (answers.isEmpty())
        return promptCars(state, "claim-car", -1);
    const int car = state.carIndex(answers[0]);
    if (car < 0)
        return table::misfit(0, u"claim-no-car"_s, answers[0]);
    if (answers.size() == 1) {
        Prompt made = question("claim", Asking::Choice);
        for (const Kind& kind : kinds())
            made.options.append({kind.word.toString(), {QLatin1StringView(kind.label), {}}, {}, {}});
        made.active = answers[0];
        return made;
    }
    const auto kind =
        std::ranges::find(kinds(), answers[1], [](const Kind& one) { return one.word.toString(); });
    if (kind == kinds().end())
        return table::misfit(1, u"claim-unknown"_s, answers[1]);
    QStringList words;
    for (const Word word : kind->words) {
        const qsizetype at = 2 + words.size();
        if (answers.size() <= at)
            return promptWord(state, car, word);
        if (!fits(state, word, answers[at]))
            return table::misfit(at, u"stray"_s, answers[at]);
        words.append(answers[at]);
    }
    return table::ReadyClaim{toClaim(kind->make(answers[0], words)), 2 + words.size()};
}

} // namespace roadmarshal::road_kill_rally
