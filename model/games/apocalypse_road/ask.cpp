#include "ask.h"

#include "activation.h"
#include "grid.h"
#include "movement/card.h"
#include "race_deck.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using namespace table;

namespace {

const QString appWord = QStringLiteral("app");

Misfit misfit(qsizetype answer, const QString& code, const QString& given, const QString& rule = {})
{
    return {answer, {code, {{QStringLiteral("given"), given}}}, {rule, {}}};
}

QJsonObject carArgs(const State& state, int car)
{
    return {{QStringLiteral("car"), state.sheet(car).id},
            {QStringLiteral("driver"), state.sheet(car).driver},
            {QStringLiteral("team"), state.setup->teams[state.sheet(car).team].name},
            {QStringLiteral("place"), toText(state.cars[car].at)}};
}

Option carOption(const State& state, int car)
{
    return {state.sheet(car).id, {QStringLiteral("option-car"), carArgs(state, car)}, {}, {}};
}

// 3.0: either the app draws, or the table names the cars as they come out of the bag.
Asked askGrid(const State& state, const Answers& answers)
{
    if (!answers.isEmpty() && answers.first() == appWord)
        return answers.size() == 1 ? Asked(toAction(FillGrid{}))
                                   : Asked(misfit(1, QStringLiteral("too-much"), answers[1]));
    std::vector<int> drawn;
    for (qsizetype i = 0; i < answers.size(); ++i) {
        const int car = state.setup->carIndex(answers[i]);
        if (!std::ranges::contains(state.setup->starters, car) || std::ranges::contains(drawn, car))
            return misfit(i, QStringLiteral("not-in-bag-now"), answers[i], QStringLiteral("3.0"));
        drawn.push_back(car);
    }
    if (drawn.size() == state.setup->starters.size())
        return toAction(FillGrid{answers});
    Prompt prompt{
        QStringLiteral("grid"),
        Asking::Piece,
        {QStringLiteral("ask-grid"), {{QStringLiteral("position"), static_cast<int>(drawn.size()) + 1}}},
        {},
        {}};
    if (drawn.empty())
        prompt.options.append({appWord, {QStringLiteral("option-draw-grid"), {}}, {}, {}});
    for (const int car : bagAfter(*state.setup, drawn))
        prompt.options.append(carOption(state, car));
    return prompt;
}

// AR-31: the owner picks any car that has not been in the race.
Asked askReplacement(const State& state, int team, const Answers& answers)
{
    Prompt prompt{
        QStringLiteral("replacement"),
        Asking::Piece,
        {QStringLiteral("ask-replacement"), {{QStringLiteral("team"), state.setup->teams[team].name}}},
        {},
        {}};
    for (int car = team * carsPerTeam; car < (team + 1) * carsPerTeam; ++car) {
        if (std::holds_alternative<Reserve>(state.cars[car].at))
            prompt.options.append(carOption(state, car));
    }
    if (answers.isEmpty())
        return prompt;
    if (!std::ranges::contains(prompt.options, answers.first(), &Option::answer))
        return misfit(0, QStringLiteral("not-in-reserve"), answers.first(), QStringLiteral("8.3"));
    return answers.size() == 1 ? Asked(toAction(Replace{answers.first()}))
                               : Asked(misfit(1, QStringLiteral("too-much"), answers[1]));
}

Prompt carPrompt(const State& state)
{
    Prompt prompt{
        QStringLiteral("car"),
        Asking::Piece,
        {QStringLiteral("ask-car"), {{QStringLiteral("team"), state.setup->teams[state.toAct].name}}},
        {},
        {}};
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        if (!state.cars[car].inRace())
            continue;
        Option option = carOption(state, car);
        option.objections = objectionsToCar(state, car);
        prompt.options.append(option);
    }
    // Cars that may act come first, the others follow with their why-nots.
    std::ranges::stable_partition(prompt.options,
                                  [](const Option& option) { return option.objections.isEmpty(); });
    return prompt;
}

// "type-diagonal-solo", a code that is said in turn.
QString typeCode(const movement::Card& card)
{
    return QStringLiteral("type-") + (card.diagonal ? QStringLiteral("diagonal-") : QString()) +
           toText(card.type);
}

QString adjustmentOf(const movement::Card& card)
{
    return (card.adjustment < 0 ? QString() : QStringLiteral("+")) + QString::number(card.adjustment);
}

Prompt cardPrompt(const State& state, int car)
{
    Prompt prompt{
        QStringLiteral("card"), Asking::Card, {QStringLiteral("ask-card"), carArgs(state, car)}, {}, {}};
    for (const RaceCardKind& kind : raceDeck()) {
        if (movement::rams(kind.card.type))
            continue;
        const QString text = toText(kind.card);
        prompt.options.append({text,
                               {QStringLiteral("option-card"),
                                {{QStringLiteral("type"), typeCode(kind.card)},
                                 {QStringLiteral("adjustment"), adjustmentOf(kind.card)},
                                 {QStringLiteral("points"), state.sheet(car).speed + kind.card.adjustment}}},
                               {},
                               {}});
    }
    if (state.cars[car].has(Token::Suppressed))
        prompt.reminders.append({QStringLiteral("remind-suppressed"), carArgs(state, car)});
    return prompt;
}

// What an outcome would do, for drawing it.
Preview previewOf(const State& state, const Moving& moving, const movement::Outcome& outcome)
{
    Preview preview;
    for (const auto& [car, place] : moving.movesOf(outcome))
        preview.moves.append({car, place});
    preview.path = moving.pathOf(outcome);
    const auto remark = [&](const QString& code, movement::Car car) {
        preview.remarks.append({code, carArgs(state, moving.carOf(car))});
    };
    for (const movement::Car car : outcome.crossed)
        remark(QStringLiteral("remark-crosses"), car);
    for (const movement::Car car : outcome.crossedBack)
        remark(QStringLiteral("remark-crosses-back"), car);
    for (const movement::Car car : outcome.damaged)
        remark(QStringLiteral("remark-collides"), car);
    return preview;
}

Message wayLabel(const State& state, const Moving& moving, const movement::Outcome& outcome, int active)
{
    QStringList others;
    for (const auto& [car, place] : moving.movesOf(outcome)) {
        if (car != state.sheet(active).id)
            others.append(QStringLiteral("%1 → %2").arg(car, place));
    }
    const QString path = moving.pathOf(outcome).join(QStringLiteral(" "));
    if (outcome.ends == movement::Ending::Collision)
        return {QStringLiteral("option-way-collision"), {{QStringLiteral("path"), path}}};
    if (others.isEmpty())
        return {QStringLiteral("option-way-alone"), {{QStringLiteral("path"), path}}};
    return {QStringLiteral("option-way"),
            {{QStringLiteral("path"), path}, {QStringLiteral("others"), others.join(QStringLiteral(", "))}}};
}

using Ways = std::vector<const movement::Outcome*>;

// The outcomes by where the active car ends, nearest first; fewest cars moved first among ways.
std::vector<std::pair<QString, Ways>> byEnd(const Moving& moving)
{
    std::map<std::pair<qsizetype, track::Space>, Ways> sorted;
    for (const movement::Outcome& outcome : moving.outcomes()) {
        const track::Space end = outcome.path.empty() ? track::Space{-1, -1} : outcome.path.back();
        sorted[{0, end}].push_back(&outcome);
    }
    std::vector<std::pair<QString, Ways>> ends;
    for (auto& [key, ways] : sorted) {
        std::ranges::stable_sort(ways, {}, [](const movement::Outcome* o) { return o->moved.size(); });
        ends.emplace_back(moving.endOf(*ways.front()), std::move(ways));
    }
    return ends;
}

Prompt endPrompt(const State& state, int car, const QString& card, const Moving& moving)
{
    QJsonObject args = carArgs(state, car);
    args[QStringLiteral("type")] = typeCode(*movement::parseCard(card));
    args[QStringLiteral("adjustment")] = adjustmentOf(*movement::parseCard(card));
    args[QStringLiteral("points")] = moving.points();
    Prompt prompt{QStringLiteral("end"), Asking::Place, {QStringLiteral("ask-end"), args}, {}, {}};
    for (const auto& [end, ways] : byEnd(moving)) {
        const QJsonObject label{{QStringLiteral("place"), end},
                                {QStringLiteral("ways"), static_cast<int>(ways.size())}};
        prompt.options.append(
            {end,
             {ways.size() == 1 ? QStringLiteral("option-end") : QStringLiteral("option-end-ways"), label},
             {},
             previewOf(state, moving, *ways.front())});
    }
    return prompt;
}

Prompt wayPrompt(const State& state, int car, const QString& end, const Moving& moving, const Ways& ways)
{
    QJsonObject args = carArgs(state, car);
    args[QStringLiteral("end")] = end;
    Prompt prompt{QStringLiteral("way"), Asking::Way, {QStringLiteral("ask-way"), args}, {}, {}};
    for (size_t i = 0; i < ways.size(); ++i)
        prompt.options.append({QString::number(i + 1),
                               wayLabel(state, moving, *ways[i], car),
                               {},
                               previewOf(state, moving, *ways[i])});
    return prompt;
}

Asked askMove(const State& state, int car, const movement::Card& card, const Answers& answers,
              const std::stop_token& stop)
{
    const Moving moving(state, car, card, stop);
    const QString& id = state.sheet(car).id;
    if (answers.size() == 2)
        return endPrompt(state, car, answers[1], moving);
    const auto place = parseWhereabouts(answers[2]);
    if (!place || !placeOf(*place))
        return misfit(2, QStringLiteral("no-place"), answers[2]);
    const auto ends = byEnd(moving);
    const auto found = std::ranges::find(ends, answers[2], &std::pair<QString, Ways>::first);
    if (answers.size() > 4)
        return misfit(4, QStringLiteral("too-much"), answers[4]);
    if (found == ends.end()) // no legal movement: what the table says, if it insists
        return answers.size() == 3 ? Asked(toAction(Activate{id, answers[1], {}, {{id, answers[2]}}}))
                                   : Asked(misfit(3, QStringLiteral("too-much"), answers[3]));
    const Ways& ways = found->second;
    const auto action = [&](const movement::Outcome& outcome) {
        return toAction(Activate{id, answers[1], moving.pathOf(outcome), moving.movesOf(outcome)});
    };
    if (answers.size() == 3)
        return ways.size() == 1 ? Asked(action(*ways.front()))
                                : Asked(wayPrompt(state, car, answers[2], moving, ways));
    bool number = false;
    const int way = answers[3].toInt(&number);
    if (!number || way < 1 || way > static_cast<int>(ways.size()))
        return misfit(3, QStringLiteral("no-such-way"), answers[3]);
    return action(*ways[way - 1]);
}

} // namespace

Asked ask(const State& state, const Answers& answers, const std::stop_token& stop)
{
    if (state.phase == Phase::Grid)
        return askGrid(state, answers);
    for (int team = 0; team < static_cast<int>(state.owed.size()); ++team) {
        if (state.owed[team].total() > 0)
            return askReplacement(state, team, answers);
    }
    if (state.phase == Phase::Over && answers.isEmpty())
        return Prompt{QStringLiteral("over"),
                      Asking::Choice,
                      {QStringLiteral("ask-over"),
                       {{QStringLiteral("team"),
                         state.winner < 0 ? QString() : state.setup->teams[state.winner].name}}},
                      {},
                      {}};
    if (answers.isEmpty())
        return carPrompt(state);
    const int car = state.setup->carIndex(answers[0]);
    if (car < 0)
        return misfit(0, QStringLiteral("no-car"), answers[0]);
    if (!state.cars[car].inRace())
        return misfit(0, QStringLiteral("car-not-in-race"), answers[0], QStringLiteral("4.4"));
    if (answers.size() == 1)
        return cardPrompt(state, car);
    const auto card = movement::parseCard(answers[1]);
    if (!card || movement::rams(card->type))
        return misfit(1, QStringLiteral("no-card"), answers[1], QStringLiteral("6.0"));
    return askMove(state, car, *card, answers, stop);
}

} // namespace roadmarshal::apocalypse_road
