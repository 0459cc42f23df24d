#include "move.h"

#include "ends.h"
#include "games/apocalypse_road/record/actions.h"
#include "parts.h"
#include "stray_word.h"

namespace roadmarshal::apocalypse_road {

using namespace table;

namespace {

QJsonObject moveArgs(const State& state, int car, const RaceCard& card, const Moving& moving)
{
    QJsonObject args = carArgs(state, car);
    args[QStringLiteral("type")] = typeCode(card.movement);
    args[QStringLiteral("adjustment")] = adjustmentOf(card);
    args[QStringLiteral("points")] = moving.points();
    return args;
}

// Of several ways to an end: the one that a number names, or the only one that rams where the result of a
// collision follows. Otherwise what is wrong with the word.
struct Picked
{
    size_t way = 0;
    qsizetype used = 0;
};

std::expected<Picked, Misfit> pickWay(const State& state, const Moving& moving, const std::vector<int>& ways,
                                      const Answers& answers)
{
    const QString& word = answers[1];
    Misfit wrong = misfit(1, QStringLiteral("no-such-way"), word);
    wrong.message.args[QStringLiteral("end")] = answers[0];
    wrong.message.args[QStringLiteral("count")] = static_cast<int>(ways.size());
    if (const auto number = wayNumber(word, ways.size()))
        return Picked{*number, 1};
    const cards::DeckSheet& deck = state.setup->decks.of(DeckId::Combat);
    if (!combat::parseCrash(word) && deck.kindOf(word) < 0)
        return std::unexpected(wrong);
    std::vector<size_t> rams;
    QStringList numbers;
    for (size_t i = 0; i < ways.size(); ++i) {
        if (moving.outcome(ways[i]).ends != movement::Ending::Ram)
            continue;
        rams.push_back(i);
        numbers.append(QString::number(i + 1));
    }
    if (rams.size() == 1 && !deck.byApp)
        return Picked{rams.front(), 0};
    wrong.message.args[QStringLiteral("ways")] = numbers.join(QStringLiteral(", "));
    wrong.message.code = deck.byApp     ? QStringLiteral("app-draws-combat")
                         : rams.empty() ? QStringLiteral("nothing-rammed")
                                        : QStringLiteral("which-ram");
    wrong.citation.rule = QStringLiteral("7.9");
    return std::unexpected(wrong);
}

// The only way may be named all the same.
bool namesOnlyWay(const State& state, const Answers& answers)
{
    return answers.value(1) == QLatin1StringView("1") && !beginsActivation(state, answers, 1);
}

} // namespace

Asked askMove(const State& state, int car, const RaceCard& card, const Answers& answers,
              const std::stop_token& stop)
{
    const Moving moving(state, car, card.movement, stop);
    const QString& id = state.sheet(car).id;
    if (answers.isEmpty() && moving.tooMany())
        return misfit(-1, QStringLiteral("too-many-ways-now"), toText(card));
    if (answers.isEmpty())
        return Prompt{QStringLiteral("end"),
                      Asking::Place,
                      {QStringLiteral("ask-end"), moveArgs(state, car, card, moving)},
                      endOptions(state, moving),
                      {},
                      !state.setup->reveal.previews};
    const auto place = parseWhereabouts(answers[0]);
    if (!place || !placeOf(*place))
        return misfit(0, QStringLiteral("no-place"), answers[0]);
    const std::vector<int> ways = moving.waysTo(answers[0]);
    if (ways.empty()) // no legal movement: what the table says, if it insists
        return Ready{stored(Activate{id, toText(card), {}, {{id, answers[0]}}, {}}), 1};
    if (ways.size() > 1 && answers.size() == 1) {
        QJsonObject args = carArgs(state, car);
        args[QStringLiteral("end")] = answers[0];
        return Prompt{QStringLiteral("way"),
                      Asking::Way,
                      {QStringLiteral("ask-way"), args},
                      wayOptions(state, car, moving, ways),
                      {}};
    }
    const auto picked = ways.size() == 1 ? Picked{0, namesOnlyWay(state, answers) ? 1 : 0}
                                         : pickWay(state, moving, ways, answers);
    if (!picked)
        return picked.error();
    const movement::Outcome outcome = moving.outcome(ways[picked->way]);
    const QString ram =
        outcome.ends == movement::Ending::Ram ? state.sheet(moving.carOf(outcome.target)).id : QString();
    return Ready{stored(Activate{id, toText(card), moving.pathOf(outcome), moving.movesOf(outcome), ram}),
                 1 + picked->used};
}

} // namespace roadmarshal::apocalypse_road
