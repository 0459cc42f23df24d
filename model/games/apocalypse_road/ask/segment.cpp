#include "segment.h"

#include "games/apocalypse_road/combat/attack.h"
#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/events/event.h"
#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/turn/proceed.h"
#include "parts.h"
#include "stray_word.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using namespace table;

namespace {

const QString eventWord = QStringLiteral("event");
const QString missWord = QStringLiteral("miss");

Option plainOption(const QString& answer, const QString& code, const QJsonObject& args = {})
{
    return {answer, {code, args}, {}, {}};
}

QJsonObject pairArgs(const State& state, int car, int target)
{
    QJsonObject args = carArgs(state, car);
    args[QStringLiteral("target")] = state.sheet(target).id;
    args[QStringLiteral("needed")] = combat::valueNeeded(state, car, target);
    args[QStringLiteral("weapon")] = QStringLiteral("@weapon-") + toText(state.sheet(car).weapon);
    return args;
}

// What a drawn card can say about a hit; anything else of the same form can be typed.
QList<Option> hitOptions()
{
    QList<Option> options{plainOption(missWord, QStringLiteral("option-miss"))};
    constexpr int usual = 4;
    for (const bool suppress : {false, true}) {
        for (const bool spray : {false, true}) {
            for (int damage = suppress || spray ? 0 : 1; damage <= usual; ++damage) {
                const combat::Hit hit{damage, spray, suppress};
                const QString code = spray && suppress ? QStringLiteral("option-hit-spray-suppress")
                                     : spray           ? QStringLiteral("option-hit-spray")
                                     : suppress        ? QStringLiteral("option-hit-suppress")
                                                       : QStringLiteral("option-hit");
                Option option = plainOption(toText(hit), code, {{QStringLiteral("damage"), damage}});
                option.group = {QStringLiteral("group") + code.sliced(6), {}};
                option.chip = {QStringLiteral("value-number"), {{QStringLiteral("number"), damage}}};
                options.append(option);
            }
        }
    }
    return options;
}

Asked askCollision(const State& state, const Answers& answers)
{
    const Segment& segment = state.segment;
    if (answers.isEmpty())
        return Prompt{
            QStringLiteral("collision"),
            Asking::Card,
            {segment.sideswipe ? QStringLiteral("ask-sideswipe-card") : QStringLiteral("ask-ram-card"),
             pairArgs(state, segment.car, segment.target)},
            crashOptions(),
            {}};
    if (state.setup->decks.of(DeckId::Combat).kindOf(answers[0]) < 0 && !combat::parseCrash(answers[0]))
        return misfit(0, QStringLiteral("no-crash-card"), answers[0], QStringLiteral("8.4"));
    // The only chain there is may be named all the same.
    const auto crash = combat::parseCrash(answers[0]);
    const bool namesChain =
        crash && crash->chain && answers.value(1) == QLatin1StringView("1") &&
        combat::chainsFrom(state, segment.car, segment.target, segment.sideswipe).size() == 1 &&
        !beginsActivation(state, answers, 1);
    return Ready{stored(Collide{answers[0]}), namesChain ? 2 : 1};
}

QStringList idsOf(const State& state, const std::vector<int>& cars)
{
    QStringList ids;
    for (const int car : cars)
        ids.append(state.sheet(car).id);
    return ids;
}

Asked askChain(const State& state, const Answers& answers)
{
    const Segment& segment = state.segment;
    const auto chains = combat::chainsFrom(state, segment.car, segment.target, segment.sideswipe);
    Prompt prompt{QStringLiteral("chain"),
                  Asking::Choice,
                  {QStringLiteral("ask-chain"), pairArgs(state, segment.car, segment.target)},
                  {},
                  {}};
    for (size_t i = 0; i < chains.size(); ++i) {
        const QString cars = idsOf(state, chains[i]).join(QStringLiteral(", "));
        prompt.options.append(plainOption(QString::number(i + 1),
                                          chains[i].empty() ? QStringLiteral("option-chain-none")
                                                            : QStringLiteral("option-chain"),
                                          {{QStringLiteral("cars"), cars}}));
    }
    if (answers.isEmpty())
        return prompt;
    const auto chosen = std::ranges::find(prompt.options, answers[0], &Option::answer);
    if (chosen == prompt.options.end())
        return misfit(0, QStringLiteral("not-a-choice"), answers[0], QStringLiteral("8.5"));
    return Ready{
        stored(PickChain{idsOf(state, chains[static_cast<size_t>(chosen - prompt.options.begin())])}), 1};
}

Prompt eventPrompt(const State& state)
{
    Prompt prompt{QStringLiteral("event"),
                  Asking::Card,
                  {QStringLiteral("ask-event"), carArgs(state, state.segment.car)},
                  {},
                  {}};
    const cards::DeckSheet& sheet = state.setup->decks.of(DeckId::Event);
    for (const cards::Kind& kind : sheet.kinds) {
        Option option = plainOption(kind.card, QStringLiteral("event-") + kind.card);
        option.objections = objectionsToDrawn(state, DeckId::Event, kind.card);
        option.detail = {QStringLiteral("does-") + kind.card, {}};
        prompt.options.append(option);
    }
    return prompt;
}

// How many of the words name what the event, once drawn, leaves no choice about; or why one can't be.
std::expected<qsizetype, Misfit> saidOfForced(const State& state, const QString& event,
                                              const QStringList& words, const std::stop_token& stop)
{
    State drawn = state;
    drawn.segment.stage = Stage::Event;
    drawn.segment.event = event;
    if (words.isEmpty() || !std::holds_alternative<events::Chosen>(events::follow(drawn, {}, stop)))
        return 0;
    const auto followed = events::follow(drawn, words, stop, events::Obvious::MayBeSaid);
    const qsizetype said = std::get<events::Chosen>(followed).used;
    if (said == words.size() || !events::isChoiceWord(words[said]))
        return said;
    const Objection why = events::whyNot(drawn, {}, words[said], stop).first();
    return std::unexpected(Misfit{said, why.message, why.citation});
}

// `used` words come before the card's name.
Asked askEvent(const State& state, const Answers& answers, qsizetype used, const std::stop_token& stop)
{
    if (state.setup->decks.of(DeckId::Event).byApp)
        return Ready{stored(DrawEvent{}), used};
    if (answers.size() == used)
        return eventPrompt(state);
    const QString event = eventCalled(answers[used]);
    if (event.isEmpty())
        return misfit(used, QStringLiteral("no-event-card"), answers[used], QStringLiteral("10.0"));
    auto said = saidOfForced(state, event, answers.sliced(used + 1), stop);
    if (!said) {
        said.error().answer += used + 1;
        return std::move(said.error());
    }
    return Ready{stored(DrawEvent{event}), used + 1 + *said};
}

Asked askEventChoices(const State& state, const Answers& answers, const std::stop_token& stop)
{
    auto followed = events::follow(state, answers, stop, events::Obvious::MayBeSaid);
    if (auto* prompt = std::get_if<Prompt>(&followed))
        return std::move(*prompt);
    if (auto* wrong = std::get_if<Misfit>(&followed))
        return std::move(*wrong);
    const auto& chosen = std::get<events::Chosen>(followed);
    return Ready{stored(ResolveEvent{chosen.asked}), chosen.used};
}

// Cars that may be activated once this segment is over, so that the next click or word can begin with them.
QList<Option> nextCars(const State& state)
{
    Recorder recorder(state);
    finishSegment(recorder);
    QList<Option> options;
    const State& after = recorder.state();
    for (int car = 0; car < static_cast<int>(after.cars.size()); ++car) {
        if (after.phase == Phase::Race && after.sheet(car).team == after.toAct && after.canActivate(car)) {
            Option option = carOption(after, car);
            option.label.code = QStringLiteral("option-next-car");
            option.piece = option.answer;
            option.role = Role::Next;
            options.append(option);
        }
    }
    return options;
}

Prompt latePrompt(const State& state)
{
    const int car = state.segment.car;
    const bool maybeEvent = state.segment.star == Star::Unknown;
    const Objections barred = combat::objectionsToShooting(state, car);
    Prompt prompt{QStringLiteral("late"), Asking::Choice, {{}, carArgs(state, car)}, {}, {}};
    if (barred.isEmpty())
        prompt.options = shotOptions(state, car);
    for (const Objection& objection : barred)
        prompt.reminders.append(objection.message);
    prompt.question.code = prompt.options.isEmpty() ? QStringLiteral("ask-late-event")
                           : maybeEvent             ? QStringLiteral("ask-late-both")
                                                    : QStringLiteral("ask-late-shot");
    if (maybeEvent)
        prompt.options.append(plainOption(eventWord, QStringLiteral("option-event")));
    prompt.options.append(plainOption(doneWord, QStringLiteral("option-done")));
    prompt.options += nextCars(state);
    return prompt;
}

Asked askLate(const State& state, const Answers& answers, const std::stop_token& stop)
{
    if (answers.isEmpty())
        return latePrompt(state);
    const QString& word = answers[0];
    const bool maybeEvent = state.segment.star == Star::Unknown;
    if (word == doneWord)
        return Ready{stored(FinishSegment{}), 1};
    if (word.startsWith(shotMark))
        return askShot(state, state.segment.car, answers, 0);
    if (maybeEvent && word == eventWord)
        return askEvent(state, answers, 1, stop);
    if (maybeEvent && !state.setup->decks.of(DeckId::Event).byApp && !eventCalled(word).isEmpty() &&
        state.setup->carIndex(word) < 0)
        return askEvent(state, answers, 0, stop);
    // Anything else belongs to what comes after this segment.
    return Ready{stored(FinishSegment{}), 0};
}

} // namespace

// A row for each damage of the target with or without a special result, a chip for each of the active car.
QList<Option> crashOptions()
{
    QList<Option> options;
    constexpr int mostTarget = 4;
    constexpr int mostActive = 3;
    for (const QString& special :
         {QString(), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("u")}) {
        const QString suffix = special.isEmpty() ? QString() : u'-' + special;
        for (int target = 1; target <= mostTarget; ++target) {
            for (int active = 0; active <= mostActive; ++active) {
                const QJsonObject args{{QStringLiteral("target"), target},
                                       {QStringLiteral("active"), active}};
                Option option = plainOption(QStringLiteral("%1-%2").arg(target).arg(active) + special,
                                            QStringLiteral("option-crash") + suffix, args);
                option.group = {QStringLiteral("group-crash") + suffix, {{QStringLiteral("target"), target}}};
                option.chip = {QStringLiteral("chip-crash"), args};
                options.append(option);
            }
        }
    }
    return options;
}

QList<Option> shotOptions(const State& state, int car)
{
    QList<Option> options;
    for (const int target : combat::targetsOf(state, car)) {
        QJsonObject args = pairArgs(state, car, target);
        QString code = QStringLiteral("option-shoot");
        if (const auto odds = combat::hitOdds(state, car, target); odds && state.setup->reveal.odds) {
            args[QStringLiteral("least")] = qRound(odds->least * 100);
            args[QStringLiteral("most")] = qRound(odds->most * 100);
            code = args[QStringLiteral("least")] == args[QStringLiteral("most")]
                       ? QStringLiteral("option-shoot-odds")
                       : QStringLiteral("option-shoot-range");
        }
        const QString& id = state.sheet(target).id;
        Option option = plainOption(shotMark + id, code, args);
        option.piece = state.setup->reveal.threats ? id : QString();
        option.role = Role::Target;
        if (state.sheet(target).team == state.sheet(car).team)
            option.badge = {QStringLiteral("badge-own"), {}};
        options.append(option);
    }
    // 8.1 allows it, but hardly anybody means it.
    std::ranges::stable_partition(options, [](const Option& option) { return option.badge.code.isEmpty(); });
    return options;
}

Asked askShot(const State& state, int car, const Answers& answers, qsizetype before)
{
    const QString id = answers[before].sliced(shotMark.size());
    const int target = state.setup->carIndex(id);
    if (target < 0)
        return misfit(before, QStringLiteral("no-car"), id);
    if (!state.cars[target].inRace() || target == car)
        return misfit(before, QStringLiteral("no-target"), id, QStringLiteral("8.1"));
    Shoot action{state.sheet(car).id, id, {}};
    if (state.setup->decks.of(DeckId::Combat).byApp) {
        const QString next = answers.value(before + 1);
        if (combat::parseShot(next) && state.setup->carIndex(next) < 0)
            return misfit(before + 1, QStringLiteral("app-draws-combat"), next, QStringLiteral("8.0"));
        return Ready{stored(action), before + 1};
    }
    if (answers.size() == before + 1)
        return Prompt{QStringLiteral("shot"),
                      Asking::Card,
                      {QStringLiteral("ask-shot-card"), pairArgs(state, car, target)},
                      hitOptions(),
                      {}};
    action.result = answers[before + 1];
    if (state.setup->decks.of(DeckId::Combat).kindOf(action.result) < 0 && !combat::parseShot(action.result))
        return misfit(before + 1, QStringLiteral("no-shot-card"), action.result, QStringLiteral("8.0"));
    return Ready{stored(action), before + 2};
}

Asked askSegment(const State& state, const Answers& answers, const std::stop_token& stop)
{
    switch (state.segment.stage) {
    case Stage::Collision:
        return askCollision(state, answers);
    case Stage::Chain:
        return askChain(state, answers);
    case Stage::Draw:
        return askEvent(state, answers, answers.value(0) == eventWord ? 1 : 0, stop);
    case Stage::Event:
        return askEventChoices(state, answers, stop);
    case Stage::None:
    case Stage::Move:
    case Stage::Late:
        break;
    }
    return askLate(state, answers, stop);
}

} // namespace roadmarshal::apocalypse_road
